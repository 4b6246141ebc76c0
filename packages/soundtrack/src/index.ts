export type { Piece, ScheduledCue } from './audio/conductor.ts';
export { STANDARD_VOLUMES, type Volumes } from './audio/mixer.ts';
export type { Caption, Speaker } from './audio/narrator.ts';
export { createQuietTable } from './audio/quietTable.ts';
export { type Excerpt, renderExcerpt, type Story } from './audio/render.ts';
export { createSamples, type Order, type Record, recordWith, type Samples } from './audio/samples.ts';
export { createSoundtrack, ROLES, type Role, type Soundtrack, type SoundtrackOptions } from './audio/soundtrack.ts';
export { MODES, type Mode } from './score/cueNotes.ts';
export { type Countdown, CUE_TYPES, type Cue, type CueType, cuesOf } from './score/cues.ts';
export {
  CUE_BUZZ,
  EFFECT_TYPES,
  EFFECTS,
  type Effect,
  type EffectOptions,
  type EffectType,
  LANDING_BUZZ,
  landings,
} from './score/effects.ts';
export { cueVoices } from './score/ensemble.ts';
export { RULES_TALK, TALK_STEPS, type TalkSlot, type TalkStep, type TalkWords } from './score/rulesTalk.ts';
export { type Section, type SectionType, sectionsOf } from './score/sections.ts';
export { AT_THE_START, MOODS, type Mood, type OutcomeType, type Situation } from './score/situation.ts';
export { readingTime, SPOKEN_LINES, type SpokenLine, type SpokenWords } from './score/spoken.ts';
export { TRACK_IDS, type Track, type TrackId } from './score/track.ts';
export type { WriteEffect, WriteEffectOptions } from './score/writeEffects.ts';
export { type Band, createBand } from './synth/band.ts';
export type { Stereo } from './synth/hall.ts';
export { TRACKS } from './tracks/tracks.ts';
