export { type CompanionWords, companionWordsOf, loadCompanionTexts } from './companion/companion.ts';
export { LANGUAGE_NAMES, LANGUAGES, type Language, loadTexts, preferredLanguage } from './languages.ts';
export type { LessonsKey, LessonsTexts } from './lessons/en.ts';
export { type LessonsWords, lessonsWordsOf, loadLessonsTexts } from './lessons/lessons.ts';
export type { MenuTexts } from './menu/en.ts';
export { loadMenuTexts, type MenuWords, menuWordsOf } from './menu/menu.ts';
export type { PuzzleKey, PuzzleTexts } from './puzzle/en.ts';
export { loadPuzzleTexts, type PuzzleWords, puzzleWordsOf } from './puzzle/puzzle.ts';
export type { ReplayKey, ReplayTexts } from './replay/en.ts';
export { loadReplayTexts, type ReplayWords, replayWordsOf } from './replay/replay.ts';
export { type CoachWords, coachWordsOf, loadCoachTexts } from './rollwrite/coach/coach.ts';
export type { RollwriteKey, RollwriteTexts } from './rollwrite/en.ts';
export type { PaperKey, PaperTexts } from './rollwrite/paper/en.ts';
export { loadPaperTexts, type PaperWords, paperWordsOf } from './rollwrite/paper/paper.ts';
export { loadRollwriteTexts, type RollwriteWords, rollwriteWordsOf } from './rollwrite/rollwrite.ts';
export type { RulebookKey, RulebookTexts } from './rulebook/en.ts';
export type { RollwriteRulesKey, RollwriteRulesTexts } from './rulebook/rollwrite/en.ts';
export {
  loadRollwriteRulesTexts,
  loadRulebookTexts,
  loadTempleRulesTexts,
  type RollwriteRulesWords,
  type RulebookWords,
  rollwriteRulesWordsOf,
  rulebookWordsOf,
  type TempleRulesWords,
  templeRulesWordsOf,
} from './rulebook/rulebook.ts';
export type { TempleRulesKey, TempleRulesTexts } from './rulebook/temple/en.ts';
export type { SoundtrackKey, SoundtrackTexts } from './soundtrack/en.ts';
export { loadSoundtrackTexts } from './soundtrack/soundtrack.ts';
export type { Filling, Key, Texts, Value, Values } from './table.ts';
export type { StoryKey, StoryTexts } from './temple/story/en.ts';
export { loadStoryTexts, type StoryWords, storyWordsOf } from './temple/story/story.ts';
export type { TempleCoachKey, TempleCoachTexts } from './templeCoach/en.ts';
export { loadTempleCoachTexts, type TempleCoachWords, templeCoachWordsOf } from './templeCoach/templeCoach.ts';
export type { Plural, Text } from './text.ts';
export { clockTime, type Words, wordsOf } from './words.ts';
