import type { Speaker, TalkStep } from '@templefall/soundtrack';
import type { Language, SoundtrackTexts } from '@templefall/texts';
import { browserSpeaker } from './speaker.ts';

export interface TalkOptions {
  readonly language: Language;
  readonly texts: SoundtrackTexts;
  readonly volume: number;
  /** The picture and the words to show; undefined when the talk is over. */
  readonly onStep: (step: TalkStep | undefined, text: string) => void;
  readonly speaker?: Speaker;
}

/**
 * The rules in two minutes, a picture at a time. With a voice, a picture stays until its words are spoken; without one,
 * for its slot, which is time enough to read them. Answers how to stop.
 */
export const startTalk = async (options: TalkOptions): Promise<() => void> => {
  const { language, texts, volume, onStep, speaker = browserSpeaker(language) } = options;
  const { RULES_TALK } = await import('@templefall/soundtrack');
  let cancel: (() => void) | undefined;
  const tell = (index: number): void => {
    const slot = RULES_TALK[index];
    if (!slot) {
      onStep(undefined, '');
      return;
    }
    const text = texts[`talk.${slot.step}`];
    onStep(slot.step, text);
    const next = (): void => tell(index + 1);
    const stop = volume > 0 ? speaker.say(text, volume, next) : undefined;
    const timer = stop ? undefined : setTimeout(next, slot.to - slot.from);
    cancel = () => {
      clearTimeout(timer);
      stop?.();
    };
  };
  tell(0);
  return () => cancel?.();
};
