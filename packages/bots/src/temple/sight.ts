import type { Seat } from '@templefall/kernel';
import type { Millis, Rng } from '@templefall/kit';
import type { Context, Player, Spot, State } from '@templefall/temple';
import type { Heard } from '../contract.ts';
import type { Grip } from './hand.ts';
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
  readonly map: TempleMap;
  readonly rolls: Rolls;
  readonly temper: Temper;
  readonly rng: Rng;
  readonly heard: readonly Heard[];
  /** From roll to roll: what the pace allows and what thinking takes. */
  readonly period: Millis;
}

/** The end of the running or next countdown. */
export const nextSlam = ({ view }: Sight): Millis => view.countdowns[view.slams]?.ends ?? Number.POSITIVE_INFINITY;
export const isLastCountdown = ({ view }: Sight): boolean => view.slams + 1 >= view.countdowns.length;
export const collapse = ({ view }: Sight): Millis => view.countdowns.at(-1)?.ends ?? Number.POSITIVE_INFINITY;
