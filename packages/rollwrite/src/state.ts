import type { Seat, Slices } from '@templefall/kernel';
import type { Place } from './geography.ts';
import type { Options } from './options.ts';
import type { Proposal } from './proposals.ts';
import type { Colour, Face, Gain, MapId, MapSide, RoomId, RoomSymbol, Track } from './vocabulary.ts';
import type { Wish } from './wish.ts';

/**
 * The phases of a game. A turn is rolling, exploring, sharing (the pool is taken) and marking (the dice taken are
 * crossed on the maps); healing belongs to rolling, before the first pair (WT2).
 */
export const PHASES = ['sides', 'rolling', 'exploring', 'sharing', 'marking', 'ended'] as const;
export type Phase = (typeof PHASES)[number];

/** The crosses on one treasure map; a closed map takes no more and gives no more. */
export interface MapMarks {
  readonly bonus: readonly boolean[];
  readonly gem: readonly boolean[];
  readonly closed: boolean;
}

/** One player's adventurer and sheet. */
export interface Player {
  /** Absent until a side is chosen. */
  readonly place?: Place;
  /** Rooms whose action is crossed off, in the order of the visits; the exit, which has none, is not among them. */
  readonly crossed: readonly RoomId[];
  /** In the order of their numbers. */
  readonly maps: readonly MapMarks[];
  /** Dice taken from the pool and not yet crossed on a map. */
  readonly dice: readonly Face[];
  /** Rolls made so far: the occasion of the next one. */
  readonly rolls: number;
}

/** How far a bonus track is circled, and how many of its circled boxes are used up. */
export interface TrackMarks {
  readonly circled: number;
  readonly used: number;
}

/** A choice a player owes before the game goes on. */
export interface Choice {
  readonly seat: Seat;
  readonly gains: readonly Gain[];
  readonly from: 'room' | 'map';
}

export interface Ending {
  readonly won: boolean;
  readonly gems: number;
  readonly needed: number;
  /** Who did not stand in the exit room. */
  readonly missing: readonly Seat[];
}

/** A place on a map for a die of this face. */
export interface Spot {
  readonly face: RoomSymbol;
  readonly map: MapId;
  readonly side: MapSide;
}

/** [WX9] A question to the team, until exploring ends: whether the answers are shown, and who has none. */
export interface Asking {
  readonly isShown: boolean;
  readonly passed: readonly Seat[];
}

/** [WX10] */
export interface Note {
  readonly seat: Seat;
  /** As `parseTarget` reads it. */
  readonly target: string;
  readonly text: string;
}

/** What is said about the table: no undo touches it. */
export type Talk = Pick<State, 'proposals' | 'asking' | 'pointers' | 'notes' | 'wishes'>;

/** What an undo brings back: the whole table, the talk about it excepted (WX4). */
export type Checkpoint = Omit<State, 'options' | 'checkpoints' | 'picks' | 'sealedBy' | keyof Talk>;

/** The whole table. Nothing in it is hidden: coming faces are not in it. */
export interface State {
  readonly options: Options;
  readonly phase: Phase;
  readonly start: Seat;
  readonly active: Seat;
  /** 0 until the first turn. */
  readonly round: number;
  readonly players: readonly Player[];

  /** Dice still to be rolled this turn, and dice that join them from the next turn on (WV4, WV5). */
  readonly supply: number;
  readonly joining: number;
  /** The pair on the table, not yet placed; a lone last die is a pair of one. */
  readonly rolled: readonly Face[];
  /** Pairs placed this turn. */
  readonly placed: number;
  readonly kept: readonly Face[];
  readonly pool: readonly Face[];
  /** Dice that paid for a room or were crossed on a map this turn. */
  readonly used: readonly Face[];
  /** Dice on the three cursed fields, from left to right. */
  readonly cursed: readonly [number, number, number];
  /** The dice lying on the adventure sheet (WV1) and what they last showed. */
  readonly extra: { readonly dice: number; readonly faces: readonly Face[] };
  /** Rolls of the table's own dice so far: the occasion of the next one. */
  readonly tableRolls: number;

  readonly tracks: { readonly [T in Track]: TrackMarks };
  readonly gems: number;
  /** Colours whose secret rooms were found, in that order. */
  readonly secrets: readonly Colour[];

  /** Who still takes dice from the pool, in order. */
  readonly takers: readonly Seat[];
  readonly choices: readonly Choice[];
  /** The table before each exploring step that may be taken back, oldest first. */
  readonly checkpoints: readonly Checkpoint[];
  /** Who acted last so that steps before can no longer be taken back; absent after a step or a roll. */
  readonly sealedBy?: Seat;
  /** [WX8] The table before each pick made by wishes that may be taken back, oldest first. */
  readonly picks: readonly { readonly seat: Seat; readonly before: Checkpoint }[];
  /** [WX7] Where dice taken by wishes are to be crossed. */
  readonly meant: readonly ({ readonly seat: Seat } & Spot)[];
  /** [WX8] Whose wishes rest until the next turn. */
  readonly resting: readonly Seat[];

  /** Talk: at most one proposal and one pointer a seat. */
  readonly proposals: readonly Proposal[];
  readonly asking?: Asking;
  /** Targets as `parseTarget` reads them. */
  readonly pointers: readonly { readonly seat: Seat; readonly target: string }[];
  readonly notes: readonly Note[];
  readonly wishes: readonly { readonly seat: Seat; readonly list: readonly Wish[] }[];

  readonly slices: Slices;
  readonly ending?: Ending;
}
