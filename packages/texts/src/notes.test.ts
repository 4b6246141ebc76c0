import { describe, expect, it } from 'vitest';
import { LANGUAGES, loadTexts } from './languages.ts';
import { loadLessonsTexts } from './lessons/lessons.ts';
import { notes as lessonsNotes } from './lessons/notes.ts';
import { noteOf } from './note.ts';
import { notes } from './notes.ts';
import { notes as puzzleNotes } from './puzzle/notes.ts';
import { loadPuzzleTexts } from './puzzle/puzzle.ts';
import { notes as rollwriteNotes } from './rollwrite/notes.ts';
import { loadRollwriteTexts } from './rollwrite/rollwrite.ts';
import { notes as rulebookNotes } from './rulebook/notes.ts';
import { notes as rollwriteRulesNotes } from './rulebook/rollwrite/notes.ts';
import { loadRollwriteRulesTexts, loadRulebookTexts, loadTempleRulesTexts } from './rulebook/rulebook.ts';
import { notes as templeRulesNotes } from './rulebook/temple/notes.ts';
import { notes as soundtrackNotes } from './soundtrack/notes.ts';
import { loadSoundtrackTexts } from './soundtrack/soundtrack.ts';
import { notes as storyNotes } from './temple/story/notes.ts';
import { loadStoryTexts } from './temple/story/story.ts';
import { notes as templeCoachNotes } from './templeCoach/notes.ts';
import { loadTempleCoachTexts } from './templeCoach/templeCoach.ts';
import type { Text } from './text.ts';

const BOOKS = [
  { book: 'Temple', load: loadTexts, notes },
  { book: 'Roll & Write', load: loadRollwriteTexts, notes: rollwriteNotes },
  { book: 'the lessons', load: loadLessonsTexts, notes: lessonsNotes },
  { book: 'the narrator', load: loadSoundtrackTexts, notes: soundtrackNotes },
  { book: 'a rule book', load: loadRulebookTexts, notes: rulebookNotes },
  { book: 'the rules of Temple', load: loadTempleRulesTexts, notes: templeRulesNotes },
  { book: 'the rules of Roll & Write', load: loadRollwriteRulesTexts, notes: rollwriteRulesNotes },
  { book: 'the puzzle of the day', load: loadPuzzleTexts, notes: puzzleNotes },
  { book: 'the coach of Temple', load: loadTempleCoachTexts, notes: templeCoachNotes },
  { book: 'the story of a game', load: loadStoryTexts, notes: storyNotes },
];
const formsOf = (text: Text): readonly string[] => (typeof text === 'string' ? [text] : Object.values(text));

describe.each(BOOKS)('the notes for translators of $book', ({ load, notes }) => {
  it.each(LANGUAGES)(
    'say for each text where it stands and what fills it, and %s keeps to the length',
    async language => {
      for (const [key, text] of Object.entries<Text>(await load[language]())) {
        const { where, most, fills } = noteOf(key as never, text, notes as never);
        expect(where, key).toMatch(/\S/);
        for (const fill of fills) expect(fill, key).toMatch(/^\{\w+\}: (?!undefined)/);
        for (const form of formsOf(text)) expect(form.length, `${key}: ${form}`).toBeLessThanOrEqual(most);
      }
    },
  );
});
