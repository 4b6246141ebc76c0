import { type ReadonlySignal, signal } from '@preact/signals';
import { RULES_TALK, type Speaker, type TalkStep } from '@templefall/soundtrack';
import type { SoundtrackTexts } from '@templefall/texts';

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

/**
 * With a voice, a picture stays until its words are spoken; without one, for its slot, which is time enough to read
 * them. A voice that falls silent at once, as browsers do before the first touch, counts as none.
 */
export const createTalk = ({ texts, volume, speaker }: TalkOptions): Talk => {
  const momentAt = (index: number, isSpoken: boolean): TalkMoment => {
    const { step } = slotAt(index);
    return { index, step, text: texts[`talk.${step}`], isSpoken };
  };
  const moment = signal(momentAt(0, false));
  const state = signal<'going' | 'paused' | 'over'>('paused');
  let cutOff = (): void => {};

  const tell = (index: number): void => {
    cutOff();
    const { from, to } = slotAt(index);
    const { text } = momentAt(index, false);
    const begun = Date.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isCurrent = true;
    const next = (): void => {
      if (!isCurrent) return;
      if (index + 1 < RULES_TALK.length) tell(index + 1);
      else state.value = 'over';
    };
    const spoken = (): void => {
      const gone = Date.now() - begun;
      if (gone >= (to - from) / 3) next();
      else if (isCurrent) timer = setTimeout(next, to - from - gone);
    };
    const hush = volume() > 0 ? speaker.say(text, volume(), spoken) : undefined;
    if (!hush) timer = setTimeout(next, to - from);
    moment.value = momentAt(index, hush !== undefined);
    cutOff = () => {
      cutOff = () => {};
      isCurrent = false;
      clearTimeout(timer);
      hush?.();
    };
  };

  return {
    moment,
    state,
    play: () => {
      const { index } = moment.peek();
      const start = state.peek() === 'over' ? 0 : index;
      state.value = 'going';
      tell(start);
    },
    pause: () => {
      cutOff();
      moment.value = momentAt(moment.peek().index, false);
      if (state.peek() === 'going') state.value = 'paused';
    },
    turn: by => {
      const index = Math.max(0, Math.min(RULES_TALK.length - 1, moment.peek().index + by));
      if (state.peek() === 'over') state.value = 'paused';
      if (state.peek() === 'going') tell(index);
      else moment.value = momentAt(index, false);
    },
  };
};

const slotAt = (index: number): (typeof RULES_TALK)[number] => {
  const slot = RULES_TALK[index];
  if (!slot) throw new Error(`the talk has no picture ${index}`);
  return slot;
};
