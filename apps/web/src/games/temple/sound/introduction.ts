import { readingTime } from '@templefall/soundtrack';
import { loadSoundtrackTexts } from '@templefall/texts';
import { settings, voiceVolume } from '../../../settings/settings.ts';
import { browserSpeaker, voicesAreKnown } from '../../../sound/speaker.ts';
import { tell } from '../../../sound/telling.ts';

/** The opening words, before the clock runs: given to be shown, spoken if there is a voice, and then over. Answers how to stop. */
export const introduce = (show: (words: string) => void, over: () => void): (() => void) => {
  const { language } = settings.peek();
  let isStopped = false;
  let stop = (): void => {};
  void Promise.all([loadSoundtrackTexts[language](), voicesAreKnown()]).then(([texts]) => {
    if (isStopped) return;
    const text = texts['spoken.introduction'];
    show(text);
    const speaker = browserSpeaker(language);
    stop = tell({ text, volume: voiceVolume(), speaker, time: readingTime(text) }, over).stop;
  });
  return () => {
    isStopped = true;
    stop();
  };
};
