/** [TM7.1] Everyone plays one of these, and of it one of two abilities. */
export const CHARACTERS = ['explorer', 'doc', 'colossus', 'priest', 'mechanic', 'magician'] as const;
export type Character = (typeof CHARACTERS)[number];
/** A permanent ability always holds; an activated one is paid for and then face down until a door slams (TM7.2). */
export const ABILITIES = ['permanent', 'activated'] as const;
export type Ability = (typeof ABILITIES)[number];

/** [TM7.17] */
export const FACE_DOWN_IN_PRACTICE_MS = 60_000;

/** [TM7.4] */
export const DASH_COST = ['A', 'A', 'A'] as const;
export const DASH_ROOMS = 3;
/** [TM7.5] */
export const FREED_BY_DOC = 3;
/** [TM7.6] */
export const CURE_COST = ['G', 'G'] as const;
/** [TM7.7] */
export const COLOSSAL_TORCH = 2;
/** [TM7.8] */
export const TURN_COST = ['T', 'T'] as const;
/** [TM7.10] So many black masks give as many keys or torches. */
export const MASKS_GIVEN = 3;
export const GIVEN_AS = ['K', 'T'] as const;
/** [TM7.12] */
export const JOIN_COST = ['K', 'K'] as const;
/** [TM7.13] */
export const MAGIC_COST = ['A', 'A'] as const;
/** [TM7.14] */
export const WALL_COST = ['A', 'A'] as const;
