import type { Speaker } from '@templefall/soundtrack';
import type { Language } from '@templefall/texts';

/** The browser's own voice for a language, if it has one; without one, captions do. */
export const browserSpeaker = (language: Language): Speaker => ({
  say: (text, volume, done) => {
    if (!('speechSynthesis' in window)) return undefined;
    const voice = voiceFor(language);
    if (!voice) return undefined;
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.volume = volume;
    utterance.onend = done;
    utterance.onerror = done;
    speechSynthesis.speak(utterance);
    return () => speechSynthesis.cancel();
  },
});

/** Kept once the browser has said which voices it has: some take a moment, and some never have any. */
export const voicesAreKnown = (): Promise<void> =>
  new Promise(done => {
    if (!('speechSynthesis' in window) || speechSynthesis.getVoices().length > 0) done();
    else {
      speechSynthesis.addEventListener('voiceschanged', () => done(), { once: true });
      setTimeout(done, VOICES_COME_WITHIN);
    }
  });
const VOICES_COME_WITHIN = 300;

/** A voice on the device answers at once; one in the cloud may come after the door has slammed. */
const voiceFor = (language: Language): SpeechSynthesisVoice | undefined => {
  const voices = speechSynthesis.getVoices().filter(({ lang }) => lang.toLowerCase().split(/[-_]/)[0] === language);
  return voices.find(({ localService }) => localService) ?? voices[0];
};
