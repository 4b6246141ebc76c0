import { RULES_TALK, SPOKEN_LINES, type Speaker, TALK_STEPS } from '@templefall/soundtrack';
import { LANGUAGES, type Language, loadSoundtrackTexts } from '@templefall/texts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTalk, type Talk } from './talk.ts';
import { spokenWords } from './words.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const SILENT: Speaker = { say: () => undefined };
const SLOT = 7500;

/** Speaks until told that it has finished. */
const patientSpeaker = () => {
  const said: string[] = [];
  let done: () => void = () => {};
  const speaker: Speaker = {
    say: (text, _volume, finished) => {
      said.push(text);
      done = finished;
      return () => {
        said.push('cut off');
        // Browsers tell of the end of what was cut off, too.
        finished();
      };
    },
  };
  return { speaker, said, finish: () => done() };
};

const talkIn = async (language: Language, speaker: Speaker, volume = 1): Promise<Talk> =>
  createTalk({ texts: await loadSoundtrackTexts[language](), volume: () => volume, speaker });
const step = (talk: Talk): string => talk.moment.value.step;

test('the talk lasts two minutes, picture after picture without a gap', () => {
  expect(RULES_TALK.map(slot => slot.step)).toEqual([...TALK_STEPS]);
  expect(RULES_TALK.at(-1)?.to).toBe(120_000);
  RULES_TALK.slice(1).forEach(({ from }, index) => {
    expect(from).toBe(RULES_TALK[index]?.to);
  });
});

test.each(LANGUAGES)('in %s every line and every picture has its words', async language => {
  const texts = await loadSoundtrackTexts[language]();
  for (const one of TALK_STEPS) expect(texts[`talk.${one}`]).toBeTruthy();
  for (const line of SPOKEN_LINES) expect(spokenWords(texts)[line]).toBe(texts[`spoken.${line}`]);
});

test('without a voice the pictures change by themselves, and end after two minutes', async () => {
  const talk = await talkIn('en', SILENT);
  talk.play();
  const shown = [step(talk)];
  for (let slot = 1; slot < TALK_STEPS.length; slot++) {
    vi.advanceTimersByTime(SLOT);
    shown.push(step(talk));
  }
  expect(shown).toEqual([...TALK_STEPS]);
  expect(talk.state.value).toBe('going');
  vi.advanceTimersByTime(SLOT);
  expect(talk.state.value).toBe('over');
  expect(step(talk)).toBe('go');
});

test('with a voice each picture stays until its words are spoken', async () => {
  const { speaker, finish } = patientSpeaker();
  const talk = await talkIn('sk', speaker);
  talk.play();
  vi.advanceTimersByTime(60_000);
  expect(step(talk)).toBe('temple');
  expect(talk.moment.value.isSpoken).toBe(true);
  finish();
  expect(step(talk)).toBe('goal');
});

test('a voice that the browser keeps back leaves time to read', async () => {
  const { speaker, finish } = patientSpeaker();
  const talk = await talkIn('nl', speaker);
  talk.play();
  finish();
  expect(step(talk)).toBe('temple');
  vi.advanceTimersByTime(SLOT - 1);
  expect(step(talk)).toBe('temple');
  vi.advanceTimersByTime(1);
  expect(step(talk)).toBe('goal');
});

test('muted, nothing is said and everything shown', async () => {
  const { speaker, said } = patientSpeaker();
  const talk = await talkIn('fr', speaker, 0);
  talk.play();
  vi.advanceTimersByTime(SLOT);
  expect(said).toEqual([]);
  expect(step(talk)).toBe('goal');
});

test('a pause cuts the words off and holds the picture; going on says them again', async () => {
  const { speaker, said } = patientSpeaker();
  const talk = await talkIn('de', speaker);
  talk.play();
  talk.pause();
  vi.advanceTimersByTime(60_000);
  expect(step(talk)).toBe('temple');
  expect(talk.state.value).toBe('paused');
  talk.play();
  expect(said).toEqual([said[0], 'cut off', said[0]]);
});

test('one turns the pictures by hand, and never past the first or the last', async () => {
  const talk = await talkIn('en', SILENT);
  talk.turn(-1);
  expect(step(talk)).toBe('temple');
  talk.turn(1);
  expect(step(talk)).toBe('goal');
  vi.advanceTimersByTime(60_000);
  expect(step(talk)).toBe('goal');
  talk.turn(99);
  expect(step(talk)).toBe('go');
  talk.play();
  vi.advanceTimersByTime(SLOT);
  expect(talk.state.value).toBe('over');
  talk.play();
  expect(step(talk)).toBe('temple');
});
