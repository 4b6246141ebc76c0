import type { BotLevel } from '@templefall/protocol';
import { CHALLENGES } from '@templefall/temple/challenges';
import type { TempleOptions } from '../options.ts';

/** Tables chosen with one tap. */
export const PRESETS = ['children', 'first', 'full', 'surprise'] as const;
export type Preset = (typeof PRESETS)[number];

export const PRESET_ICON = { children: 'ui-hand', first: 'ui-flag', full: 'ch-explorer', surprise: 'ui-dice' } as const;

interface Chosen {
  readonly options: Omit<TempleOptions, 'clock'>;
  /** How bots play there, and how many people sit there at least, where nobody else can come. */
  readonly bots: { readonly level: BotLevel; readonly least: number };
}

const PLAIN: { readonly [P in Exclude<Preset, 'surprise'>]: Chosen } = {
  children: {
    options: { level: 'normal', pace: 'deliberate', modules: { treasures: true } },
    bots: { level: 'steady', least: 3 },
  },
  first: { options: { level: 'normal', pace: 'deliberate', modules: {} }, bots: { level: 'steady', least: 2 } },
  full: {
    options: {
      level: 'normal',
      pace: 'standard',
      modules: { curses: true, treasures: true, quests: 2, characters: true, special: true },
    },
    bots: { level: 'expert', least: 3 },
  },
};

/** `chance` is between 0 and 1: which of the fitting challenges a surprise is. */
export const chosenBy = (preset: Preset, won: readonly string[], chance: number): Chosen => {
  if (preset !== 'surprise') return PLAIN[preset];
  const fitting = fittingChallenges(won);
  const challenge = fitting[Math.min(fitting.length - 1, Math.floor(chance * fitting.length))];
  return {
    options: { level: 'normal', pace: 'standard', modules: challenge ? { challenge } : {} },
    bots: { level: 'steady', least: 2 },
  };
};

/** What is not won yet of the lowest level that is not all won; who has won everything gets any. */
export const fittingChallenges = (won: readonly string[]): readonly string[] => {
  const ids = CHALLENGES.map(({ id }): string => id);
  const open = ids.filter(id => !won.includes(id));
  const [next] = open;
  if (next === undefined) return ids;
  return open.filter(id => id.slice(0, 1) === next.slice(0, 1));
};

/** Whether a table is as this preset makes it. */
export const isChosenNow = (preset: Preset, { level, pace, modules }: TempleOptions): boolean => {
  if (preset === 'surprise') return typeof modules.challenge === 'string';
  const { options } = PLAIN[preset];
  const names = (all: object): string => Object.keys(all).sort().join();
  return options.level === level && options.pace === pace && names(options.modules) === names(modules);
};
