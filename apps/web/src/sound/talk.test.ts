import { RULES_TALK, SPOKEN_LINES, type Speaker, TALK_STEPS } from '@templefall/soundtrack';
import { LANGUAGES, loadSoundtrackTexts } from '@templefall/texts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startTalk } from './talk.ts';
import { spokenWords } from './words.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const MUTE: Speaker = { say: () => undefined };

test('the talk lasts two minutes, picture after picture without a gap', () => {
  expect(RULES_TALK.map(({ step }) => step)).toEqual([...TALK_STEPS]);
  expect(RULES_TALK.at(-1)?.to).toBe(120_000);
  RULES_TALK.slice(1).forEach(({ from }, index) => {
    expect(from).toBe(RULES_TALK[index]?.to);
  });
});

test.each(LANGUAGES)('in %s every line and every picture has its words', async language => {
  const texts = await loadSoundtrackTexts[language]();
  for (const step of TALK_STEPS) expect(texts[`talk.${step}`]).toBeTruthy();
  for (const line of SPOKEN_LINES) expect(spokenWords(texts)[line]).toBe(texts[`spoken.${line}`]);
});

test('without a voice the pictures change by themselves, and end after two minutes', async () => {
  const steps: (string | undefined)[] = [];
  const texts = await loadSoundtrackTexts.en();
  await startTalk({ language: 'en', texts, volume: 1, speaker: MUTE, onStep: step => steps.push(step) });
  expect(steps).toEqual(['temple']);
  vi.advanceTimersByTime(7500);
  expect(steps).toEqual(['temple', 'goal']);
  vi.advanceTimersByTime(112_500);
  expect(steps).toEqual([...TALK_STEPS, undefined]);
});

test('with a voice each picture stays until its words are spoken', async () => {
  const steps: (string | undefined)[] = [];
  let finish: () => void = () => {};
  const speaker: Speaker = {
    say: (_text, _volume, done) => {
      finish = done;
      return () => {};
    },
  };
  const texts = await loadSoundtrackTexts.sk();
  await startTalk({ language: 'sk', texts, volume: 1, speaker, onStep: step => steps.push(step) });
  vi.advanceTimersByTime(60_000);
  expect(steps).toEqual(['temple']);
  finish();
  expect(steps).toEqual(['temple', 'goal']);
});

test('a talk that is stopped changes no picture any more', async () => {
  const steps: (string | undefined)[] = [];
  const texts = await loadSoundtrackTexts.de();
  const stop = await startTalk({ language: 'de', texts, volume: 1, speaker: MUTE, onStep: step => steps.push(step) });
  stop();
  vi.advanceTimersByTime(60_000);
  expect(steps).toEqual(['temple']);
});
