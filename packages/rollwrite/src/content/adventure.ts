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

export const BONUS_TRACKS: { readonly [T in Track]: BonusTrack } = {
  rush: { boxes: 6, gemAt: { 2: 5, 3: 5, 4: 4 } },
  heal: { boxes: 8, gemAt: { 2: 6, 3: 7, 4: 6 } },
  reroll: { boxes: 8, gemAt: { 2: 7, 3: 7, 4: 6 } },
  key: { boxes: 10, gemAt: { 2: 8, 3: 9, 4: 8 } },
  torch: { boxes: 10, gemAt: { 2: 8, 3: 9, 4: 8 } },
  gold: { boxes: 10, gemAt: { 2: 7, 3: 9, 4: 8 } },
};

/** [WE9] What a pair of secret rooms is worth. */
export const SECRET_GEMS = 2;
