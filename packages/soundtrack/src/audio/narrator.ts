import type { Millis } from '@templefall/kit';
import type { Countdown } from '../score/cues.ts';
import type { OutcomeType } from '../score/situation.ts';
import {
  closingSpeech,
  readingTime,
  type Speech,
  type SpokenLine,
  type SpokenWords,
  speechesOf,
} from '../score/spoken.ts';

/** Whoever can speak. The browser's speech synthesis is one; a device without a voice is the other. */
export interface Speaker {
  /** Says it, or answers undefined if there is no voice for it. `done` is called once, at its end or when cut off. */
  readonly say: (text: string, volume: number, done: () => void) => (() => void) | undefined;
}

/** A line to be read; undefined takes the last one away. */
export interface Caption {
  readonly line: SpokenLine;
  readonly text: string;
}

export interface Narrator {
  /** Says what has come due since the last call. */
  readonly pump: (now: Millis) => void;
  readonly conclude: (outcome: OutcomeType, at: Millis) => void;
  readonly setVolume: (volume: number) => void;
  readonly beQuiet: () => void;
}

export interface NarratorOptions {
  readonly countdowns: readonly Countdown[];
  readonly words: SpokenWords;
  readonly speaker: Speaker | undefined;
  readonly onCaption: (caption: Caption | undefined) => void;
  /** Told when a voice begins and ends, for the music to step back. */
  readonly onSpeaking: (speaking: boolean) => void;
}

/** Speaks the lines of the game at their moments, and always shows them: nobody needs to hear to play. */
export const createNarrator = ({ countdowns, words, speaker, onCaption, onSpeaking }: NarratorOptions): Narrator => {
  let speeches = speechesOf(countdowns);
  let said: readonly Speech[] = [];
  let volume = 1;
  let cutOff: (() => void) | undefined;
  /** Without a voice a caption leaves by the clock. */
  let shownUntil: Millis | undefined;

  const end = (): void => {
    cutOff = undefined;
    shownUntil = undefined;
    onSpeaking(false);
    onCaption(undefined);
  };
  const beQuiet = (): void => {
    const cut = cutOff;
    const wasShown = shownUntil !== undefined;
    cutOff = undefined;
    cut?.();
    if (cut || wasShown) end();
  };
  const say = (line: SpokenLine, now: Millis): void => {
    beQuiet();
    const text = words[line];
    let current = true;
    onCaption({ line, text });
    const stop =
      volume > 0
        ? speaker?.say(text, volume, () => {
            if (current) end();
          })
        : undefined;
    if (!stop) {
      shownUntil = now + readingTime(text);
      return;
    }
    onSpeaking(true);
    cutOff = () => {
      current = false;
      stop();
    };
  };

  return {
    pump: now => {
      if (shownUntil !== undefined && now >= shownUntil) end();
      const due = speeches.filter(speech => speech.at <= now && !said.includes(speech));
      said = [...said, ...due];
      const last = due.at(-1);
      // Joining late, one does not hear what was said before.
      if (last && now - last.at < STILL_FRESH) say(last.line, now);
    },
    conclude: (outcome, at) => {
      const stays = ({ line, at: moment }: Speech): boolean =>
        moment <= at || (outcome === 'fall' && line === 'collapse');
      speeches = [...speeches.filter(stays), closingSpeech(outcome, at)];
    },
    setVolume: next => {
      volume = next;
    },
    beQuiet,
  };
};

const STILL_FRESH: Millis = 1500;
