import { effect, signal } from '@preact/signals';
import { LANGUAGES, type Language } from '@templefall/texts';
import { browserLanguage, speak } from '../words/menuWords.ts';

export const SOUND_MODES = ['full', 'gongs', 'gentle'] as const;
export type SoundMode = (typeof SOUND_MODES)[number];
export const READ_MODES = ['off', 'important', 'all'] as const;
export type ReadMode = (typeof READ_MODES)[number];
/** How the end of a turn in Roll & Write is confirmed: not at all, by a second tap, or by a ring of ten seconds. */
export const TURN_ENDS = ['off', 'ask', 'ring'] as const;
export type TurnEnd = (typeof TURN_ENDS)[number];

/** What one person likes, kept in this browser. */
export interface Settings {
  readonly language: Language;
  readonly isMuted: boolean;
  readonly soundMode: SoundMode;
  readonly music: number;
  readonly effects: number;
  readonly voices: number;
  /** Music in Roll & Write; Temple's belongs to its clock. */
  readonly quietMusic: boolean;
  readonly showsSounds: boolean;
  /** The narrator's words before the clock starts. */
  readonly introduces: boolean;
  readonly vibrates: boolean;
  /** In percent of what it is meant to be. */
  readonly vibration: number;
  readonly reducedMotion: boolean;
  readonly largeDice: boolean;
  readonly moreContrast: boolean;
  readonly textSize: number;
  /** An aim is carried out at once when paid, or waits for a tap. */
  readonly paysAtOnce: boolean;
  readonly assistHand: boolean;
  readonly assistFeet: boolean;
  readonly leftHand: boolean;
  readonly calm: boolean;
  readonly reads: ReadMode;
  /** In Roll & Write one tap draws; without it the first shows a ghost. */
  readonly drawsAtOnce: boolean;
  readonly turnEnd: TurnEnd;
  /** A notice of the browser when it is my turn and I look elsewhere. */
  readonly turnNotices: boolean;
  readonly name: string;
}

const STORED = 'templefall.settings';

const DEFAULTS: Settings = {
  language: browserLanguage(),
  isMuted: false,
  soundMode: 'full',
  music: 55,
  effects: 80,
  voices: 70,
  quietMusic: false,
  showsSounds: true,
  introduces: true,
  vibrates: true,
  vibration: 100,
  reducedMotion: false,
  largeDice: false,
  moreContrast: false,
  textSize: 100,
  paysAtOnce: true,
  assistHand: false,
  assistFeet: false,
  leftHand: false,
  calm: false,
  reads: 'important',
  drawsAtOnce: false,
  turnEnd: 'ring',
  turnNotices: false,
  name: '',
};

/** Whatever was kept, if it still makes sense: each value of another kind than its default is forgotten. */
const parseSettings = (text: string | null): Settings => {
  if (!text) return DEFAULTS;
  try {
    const raw: unknown = JSON.parse(text);
    if (typeof raw !== 'object' || raw === null) return DEFAULTS;
    const known = Object.entries(raw).filter(
      ([name, value]) => name in DEFAULTS && typeof value === typeof DEFAULTS[name as keyof Settings],
    );
    const merged: Settings = { ...DEFAULTS, ...Object.fromEntries(known) };
    return LANGUAGES.includes(merged.language) ? merged : { ...merged, language: DEFAULTS.language };
  } catch {
    return DEFAULTS;
  }
};

export const settings = signal<Settings>(parseSettings(localStorage.getItem(STORED)));

/** What stands in for the curses of the body (TM1.9, TP5), as the game takes it. */
export const assistsOf = ({
  assistHand,
  assistFeet,
}: Settings): { readonly hand: boolean; readonly feet: boolean } => ({
  hand: assistHand,
  feet: assistFeet,
});

export const change = (changes: Partial<Settings>): void => {
  settings.value = { ...settings.value, ...changes };
  localStorage.setItem(STORED, JSON.stringify(settings.value));
};

/** From 0 to 1, for whoever speaks. */
export const voiceVolume = (): number => {
  const { isMuted, voices } = settings.peek();
  return isMuted ? 0 : voices / 100;
};

/** Keeps the page in step with the settings; resolves once the first words are there. */
export const applySettings = (): Promise<void> => {
  const root = document.documentElement;
  effect(() => {
    const { reducedMotion, moreContrast, textSize, calm, leftHand } = settings.value;
    root.dataset.motion = reducedMotion ? 'reduced' : '';
    root.dataset.contrast = moreContrast ? 'more' : '';
    root.dataset.calm = calm ? 'yes' : '';
    root.dataset.hand = leftHand ? 'left' : '';
    root.style.setProperty('--text-size', String(textSize / 100));
  });
  let spoken = settings.value.language;
  effect(() => {
    const { language } = settings.value;
    if (language === spoken) return;
    spoken = language;
    void speak(language);
  });
  return speak(spoken);
};
