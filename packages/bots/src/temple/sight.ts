import type { Seat } from '@templefall/kernel';
import type { Millis, Rng } from '@templefall/kit';
import type { Hand } from '@templefall/odds';
import type { Cell, Command, Context, Player, Spot, State } from '@templefall/temple';
import type { Heard } from '../contract.ts';
import type { Grip } from './hand.ts';
import type { Job } from './job.ts';
import type { TempleMap } from './map.ts';
import type { Rolls } from './rolls.ts';
import type { Temper } from './temper.ts';

/** Everything a bot goes by at one moment, worked out once and passed on. */
export interface Sight {
  readonly ctx: Context;
  readonly view: State;
  readonly at: Millis;
  readonly me: Seat;
  readonly player: Player;
  readonly spot: Spot;
  readonly grip: Grip;
  /** Anybody's grip. */
  readonly gripFor: (ctx: Context, seat: Seat) => Grip;
  /** Where a slamming door does no harm besides the start room, by the map's numbers, in their order. */
  readonly safePlaces: (ctx: Context, map: TempleMap) => readonly number[];
  /** This player's dice as they show now. */
  readonly hand: Hand;
  readonly map: TempleMap;
  /** All players with their dice blank, worked out when first asked for. */
  readonly unrolled: () => readonly Player[];
  readonly rolls: Rolls;
  readonly temper: Temper;
  readonly rng: Rng;
  readonly heard: readonly Heard[];
  /** The seats of people in the temple; nobody where bots are among themselves. */
  readonly people: readonly Seat[];
  /** From roll to roll: what the pace allows and what thinking takes. */
  readonly period: Millis;
  /** What the modules that are on add. */
  readonly parts: Parts;
}

/** One of the team who can do something. */
export interface Mate {
  readonly seat: Seat;
  /** Where the map has the distances from where they stand. */
  readonly row: number;
  readonly grip: Grip;
  readonly hand: Hand;
  readonly slow: number;
}

/** The team as a plan sees it, worked out once for each. */
export interface Team {
  readonly mates: readonly Mate[];
  /** What the escape costs beyond the gems in the depot. */
  readonly keysBeyond: number;
  /** What one key less saves all who are still inside, by the number of keys. */
  readonly keySaves: readonly number[];
}

/** What a bot makes of one module. */
export interface Part {
  /** The module's. */
  readonly id: string;
  /** Something to be done at once, whatever the plan. */
  readonly reflex?: (sight: Sight) => Command | undefined;
  readonly jobs?: (sight: Sight, team: Team) => readonly Job[];
  /** Whether one of its jobs is still to be done. */
  readonly isOpen?: (sight: Sight, job: Job) => boolean;
  /** A quick way to somewhere, with the rolls it saves. */
  readonly leap?: (sight: Sight, goal: Spot) => Leap | undefined;
  /** What it is worth besides to lay a room here. */
  readonly bonus?: (sight: Sight, team: Team, cell: Cell) => number;
  /** What of its slice holds the passages it has made: the same object as long as there are no others. */
  readonly passages?: (view: State) => unknown;
  /** Gems that its rooms can take in all. */
  readonly gems?: (view: State) => number;
  /** How long to wait before a roll, beyond what the pace demands. */
  readonly calm?: (sight: Sight) => Millis;
}

/** The parts of the modules that are on, by what they know to do: most do little, and all are asked at every thought. */
export interface Parts {
  readonly byId: ReadonlyMap<string, Part>;
  readonly reflexes: readonly NonNullable<Part['reflex']>[];
  readonly jobs: readonly NonNullable<Part['jobs']>[];
  readonly leaps: readonly NonNullable<Part['leap']>[];
  readonly bonuses: readonly NonNullable<Part['bonus']>[];
  readonly passages: readonly NonNullable<Part['passages']>[];
  readonly gems: readonly NonNullable<Part['gems']>[];
  readonly calms: readonly NonNullable<Part['calm']>[];
}

export interface Leap {
  readonly command: Command;
  readonly saves: number;
}

/** The end of the running or next countdown. */
export const nextSlam = ({ view }: Sight): Millis => view.countdowns[view.slams]?.ends ?? Number.POSITIVE_INFINITY;
export const isLastCountdown = ({ view }: Sight): boolean => view.slams + 1 >= view.countdowns.length;
export const collapse = ({ view }: Sight): Millis => view.countdowns.at(-1)?.ends ?? Number.POSITIVE_INFINITY;
