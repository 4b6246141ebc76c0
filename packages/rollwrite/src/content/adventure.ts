import type { Level, PlayerCount, Track } from '../vocabulary.ts';

/** The adventure sheet: the team's tracks. */

/** [WS1] Dice everybody plays with, and the two that lie on the sheet in a variant (WV1). */
export const DICE = 8;
export const EXTRA_DICE = 2;

/** The printed length of the gem track; gems beyond it are not counted. */
export const GEM_TRACK = 30;

/** [WS2] */
export const ROUNDS: { readonly [N in PlayerCount]: number } = { 2: 8, 3: 7, 4: 6 };

/** [WS3] */
export const GEMS_NEEDED: { readonly [L in Level]: { readonly [N in PlayerCount]: number } } = {
  easy: { 2: 14, 3: 20, 4: 22 },
  normal: { 2: 15, 3: 23, 4: 25 },
  hard: { 2: 16, 3: 25, 4: 28 },
};

/** [WB2] How many boxes a bonus track has, and at which of them it gives its gem. */
export interface BonusTrack {
  readonly boxes: number;
  readonly gemAt: { readonly [N in PlayerCount]: number };
}

/** [WB2] The column "above the tracks" in which all of them have their gem: one for each number of players. */
export const GEM_COLUMN: { readonly [N in PlayerCount]: number } = { 2: 4, 3: 6, 4: 7 };

export const BONUS_TRACKS: { readonly [T in Track]: BonusTrack } = {
  rush: { boxes: 8, gemAt: GEM_COLUMN },
  heal: { boxes: 8, gemAt: GEM_COLUMN },
  reroll: { boxes: 8, gemAt: GEM_COLUMN },
  key: { boxes: 10, gemAt: GEM_COLUMN },
  torch: { boxes: 10, gemAt: GEM_COLUMN },
  gold: { boxes: 10, gemAt: GEM_COLUMN },
};

/** [WE9] What a pair of secret rooms is worth. */
export const SECRET_GEMS = 2;
