import { type ReadonlySignal, signal } from '@preact/signals';
import { RULES_TALK, type Speaker, type TalkStep } from '@templefall/soundtrack';
import type { SoundtrackTexts } from '@templefall/texts';
import { tell } from '../../../sound/telling.ts';

export interface TalkOptions {
  readonly texts: SoundtrackTexts;
  /** From 0 to 1, asked for anew with every picture. */
  readonly volume: () => number;
  readonly speaker: Speaker;
}

export interface TalkMoment {
  readonly index: number;
  /** Names the picture. */
  readonly step: TalkStep;
  readonly text: string;
  /** A voice is saying it; else it is to be read. */
  readonly isSpoken: boolean;
}

/** The rules in two minutes, a picture at a time. */
export interface Talk {
  readonly moment: ReadonlySignal<TalkMoment>;
  readonly state: ReadonlySignal<'going' | 'paused' | 'over'>;
  /** Goes on with the words of the present picture from their beginning; after the end, with the first picture. */
  readonly play: () => void;
  readonly pause: () => void;
  /** To the picture so many on, or back; there is none before the first or after the last. */
  readonly turn: (by: number) => void;
}

/** With a voice, a picture stays until its words are spoken; without one, for its slot: time enough to read them. */
export const createTalk = ({ texts, volume, speaker }: TalkOptions): Talk => {
  const momentAt = (index: number, isSpoken: boolean): TalkMoment => {
    const { step } = slotAt(index);
    return { index, step, text: texts[`talk.${step}`], isSpoken };
  };
  const moment = signal(momentAt(0, false));
  const state = signal<'going' | 'paused' | 'over'>('paused');
  let cutOff = (): void => {};

  const show = (index: number): void => {
    cutOff();
    const { from, to } = slotAt(index);
    const { text } = momentAt(index, false);
    let isCurrent = true;
    const { isSpoken, stop } = tell({ text, volume: volume(), speaker, time: to - from }, () => {
      if (!isCurrent) return;
      if (index + 1 < RULES_TALK.length) show(index + 1);
      else state.value = 'over';
    });
    moment.value = momentAt(index, isSpoken);
    cutOff = () => {
      cutOff = () => {};
      isCurrent = false;
      stop();
    };
  };

  return {
    moment,
    state,
    play: () => {
      const { index } = moment.peek();
      const start = state.peek() === 'over' ? 0 : index;
      state.value = 'going';
      show(start);
    },
    pause: () => {
      cutOff();
      moment.value = momentAt(moment.peek().index, false);
      if (state.peek() === 'going') state.value = 'paused';
    },
    turn: by => {
      const index = Math.max(0, Math.min(RULES_TALK.length - 1, moment.peek().index + by));
      if (state.peek() === 'over') state.value = 'paused';
      if (state.peek() === 'going') show(index);
      else moment.value = momentAt(index, false);
    },
  };
};

const slotAt = (index: number): (typeof RULES_TALK)[number] => {
  const slot = RULES_TALK[index];
  if (!slot) throw new Error(`the talk has no picture ${index}`);
  return slot;
};
