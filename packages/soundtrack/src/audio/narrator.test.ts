import { describe, expect, test } from 'vitest';
import { SPOKEN_LINES, type SpokenWords } from '../score/spoken.ts';
import { STANDARD } from '../testing/standardClock.ts';
import { type Caption, createNarrator, type Speaker } from './narrator.ts';

const WORDS = Object.fromEntries(SPOKEN_LINES.map(line => [line, `words of ${line}`])) as unknown as SpokenWords;

const studio = (hasVoice: boolean) => {
  const captions: (Caption | undefined)[] = [];
  const speaking: boolean[] = [];
  const said: { readonly text: string; readonly volume: number; readonly done: () => void; cut: boolean }[] = [];
  const speaker: Speaker = {
    say: (text, volume, done) => {
      if (!hasVoice) return undefined;
      const one = { text, volume, done, cut: false };
      said.push(one);
      return () => {
        one.cut = true;
        done();
      };
    },
  };
  const narrator = createNarrator({
    countdowns: STANDARD,
    words: WORDS,
    speaker,
    onCaption: caption => captions.push(caption),
    onSpeaking: is => speaking.push(is),
  });
  return { narrator, captions, speaking, said };
};

describe('the narrator', () => {
  test('cries at the beginning, and after each gong and slam has been heard', () => {
    const { narrator, said } = studio(true);
    for (let now = 0; now <= 602_000; now += 100) narrator.pump(now);
    expect(said.map(({ text }) => text)).toEqual(
      ['cry', 'gong1', 'slam', 'gong2', 'slam', 'gong3', 'collapse'].map(line => `words of ${line}`),
    );
  });

  test('[TT8] without a voice every line is still shown, and leaves when it has been read', () => {
    const { narrator, captions, speaking } = studio(false);
    for (let now = 179_000; now <= 190_000; now += 100) narrator.pump(now);
    expect(captions).toEqual([{ line: 'gong1', text: 'words of gong1' }, undefined]);
    expect(speaking.every(is => !is)).toBe(true);
  });

  test('the music steps back while a voice speaks, and comes back when it ends', () => {
    const { narrator, speaking, said, captions } = studio(true);
    narrator.pump(0);
    expect(speaking).toEqual([true]);
    said[0]?.done();
    expect(speaking).toEqual([true, false]);
    expect(captions.at(-1)).toBeUndefined();
  });

  test('whoever joins late is not told what was said before', () => {
    const { narrator, said } = studio(true);
    narrator.pump(300_000);
    expect(said).toHaveLength(0);
  });

  test('a new line cuts off the old one, and its end no longer counts', () => {
    const { narrator, said, captions } = studio(true);
    narrator.pump(0);
    narrator.conclude('victory', 100);
    narrator.pump(3700);
    expect(said[0]?.cut).toBe(true);
    expect(captions.at(-1)).toEqual({ line: 'victory', text: 'words of victory' });
  });

  test('a voice turned down to nothing is silent, and still to be read', () => {
    const { narrator, said, captions } = studio(true);
    narrator.setVolume(0);
    narrator.pump(0);
    expect(said).toHaveLength(0);
    expect(captions).toHaveLength(1);
  });

  test('after a victory no gong is spoken of', () => {
    const { narrator, said } = studio(true);
    narrator.conclude('victory', 380_000);
    for (let now = 370_000; now <= 602_000; now += 100) narrator.pump(now);
    expect(said.map(({ text }) => text)).toEqual(['words of victory']);
  });
});
