import type { Seat } from '@templefall/kernel';
import type { CommandOf } from '../commands.ts';
import type { Context } from '../context.ts';
import type { CoreEvent } from '../events.ts';
import { freeBox, isComplete, mapOf, playerOf } from '../questions.ts';
import { type CoreRefusal, type CoreVerdict, refuse, unless } from '../refusals.ts';
import { MAP_SIDES, MAPS, type MapId, SYMBOLS } from '../vocabulary.ts';
import { crossed } from './crossing.ts';
import { ended, notIn, unknown } from './guards.ts';

/** [WP3] For each die taken one matching symbol is crossed; each die may go to a different map (WP7). */
export const crossSymbol = (ctx: Context, { seat, face, map, side }: CommandOf<'crossSymbol'>): CoreVerdict =>
  unless(
    ended(ctx, seat) ??
      unknown('face', SYMBOLS, face) ??
      unknown('map', MAPS, map) ??
      unknown('side', MAP_SIDES, side) ??
      notIn(ctx, 'marking') ??
      ownChoiceOpen(ctx, seat) ??
      (playerOf(ctx.state, seat).dice.includes(face) ? undefined : refuse('noSuchDie', { face })) ??
      closed(ctx, seat, map) ??
      (freeBox(playerOf(ctx.state, seat), map, side, face) === undefined
        ? refuse('symbolNotFree', { map, face })
        : undefined),
    () => [crossed(ctx.state, seat, { face, map, side })],
  );

/** [WP4] A map whose bonus side is complete may be cashed in at any moment, by anybody (WP8). */
export const cashMap = (ctx: Context, { seat, map }: CommandOf<'cashMap'>): CoreVerdict =>
  unless(
    ended(ctx, seat) ??
      unknown('map', MAPS, map) ??
      notIn(ctx, 'rolling', 'exploring', 'sharing', 'marking') ??
      ownChoiceOpen(ctx, seat) ??
      closed(ctx, seat, map) ??
      (isComplete(mapOf(playerOf(ctx.state, seat), map), 'bonus') ? undefined : refuse('mapIncomplete', { map })),
    () => [cashed(ctx, seat, map)],
  );

/** [WP5] Cashed in without its gem side, a map never gives the gem. */
export const cashed = ({ state }: Context, seat: Seat, map: MapId): CoreEvent => ({
  type: 'mapCashed',
  seat,
  map,
  withGem: isComplete(mapOf(playerOf(state, seat), map), 'gem'),
});

const ownChoiceOpen = ({ state }: Context, seat: Seat): CoreRefusal | undefined =>
  state.choices.some(choice => choice.seat === seat) ? refuse('choiceOpen') : undefined;

const closed = ({ state }: Context, seat: Seat, map: MapId): CoreRefusal | undefined =>
  mapOf(playerOf(state, seat), map).closed ? refuse('mapClosed', { map }) : undefined;
