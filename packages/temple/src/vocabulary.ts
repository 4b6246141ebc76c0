import type { Brand } from '@templefall/kit';

/** The five faces of a die as the rules abbreviate them: adventurer, key, torch, gold mask, black mask. */
export const FACES = ['A', 'K', 'T', 'G', 'B'] as const;
export type Face = (typeof FACES)[number];

/** [TS2] The six sides of every die. */
export const DIE_SIDES = ['A', 'A', 'K', 'T', 'B', 'G'] as const satisfies readonly Face[];

/** What can be paid: every face but the black mask. */
export const SYMBOLS = ['A', 'K', 'T', 'G'] as const;
export type DieSymbol = (typeof SYMBOLS)[number];
export type Cost = readonly DieSymbol[];

/** The four sides of a room, clockwise; turning a room by one quarter moves each side on by one. */
export const SIDES = ['N', 'E', 'S', 'W'] as const;
export type Side = (typeof SIDES)[number];
export const TURNS = [0, 1, 2, 3] as const;
/** Quarter turns clockwise. */
export type Turn = (typeof TURNS)[number];

/** A square of the unbounded grid, written `x,y`; x grows to the east, y to the south. */
export type Cell = Brand<string, 'Cell'>;
/** Where an adventurer stands: a cell, with a `+` behind it for the back part of a room that an inner wall divides. */
export type Spot = Brand<string, 'Spot'>;
/** A die of the box; it keeps its id when it changes hands. */
export type DieId = Brand<number, 'DieId'>;
export type TileId = Brand<string, 'TileId'>;

/** What a tile can show besides its cost: the purple mask draws a curse, the chest holds a treasure. */
export const MARKS = ['curse', 'treasure'] as const;
export type Mark = (typeof MARKS)[number];

export const LEVELS = ['normal', 'advanced', 'expert'] as const;
export type Level = (typeof LEVELS)[number];
export const PACES = ['brisk', 'standard', 'deliberate'] as const;
export type Pace = (typeof PACES)[number];
/** `none` is practice (TS11). */
export const CLOCKS = ['standard', 'thirds', 'none'] as const;
export type ClockId = (typeof CLOCKS)[number];
export const SOUNDTRACKS = [1, 2] as const;
export type Soundtrack = (typeof SOUNDTRACKS)[number];

/** What needs the whole team's consent. */
export const VOTES = ['fate', 'pause', 'giveUp'] as const;
export type VoteKind = (typeof VOTES)[number];

/** How a die left the game. */
export const LOSSES = ['slam', 'fell', 'sacrificed'] as const;
export type Loss = (typeof LOSSES)[number];
