import type { Seat } from '@templefall/kernel';
import { err, ok } from '@templefall/kit';
import { rolled, TABLE_STREAM } from '../../dice.ts';
import { type Way, wayBetween, waysOf } from '../../geography.ts';
import { leftOf, roomOf } from '../../questions.ts';
import type { State } from '../../state.ts';
import { ROOMS } from '../../vocabulary.ts';
import type { Variant } from '../variant.ts';

export interface BarredWaysSlice {
  /** The ways closed on each seat's sheet. */
  readonly closed: readonly (readonly Way[])[];
  /** Who still has to close one before the dice are rolled. */
  readonly closing: readonly Seat[];
}

export interface CloseWay {
  readonly type: 'closeWay';
  readonly seat: Seat;
  readonly way: Way;
}

export type BarredWaysEvent =
  | { readonly type: 'closingDue'; readonly seats: readonly Seat[] }
  | { readonly type: 'wayClosed'; readonly seat: Seat; readonly way: Way };

export const BARRED_WAYS_REFUSALS = ['nothingToClose', 'notAnEntrance'] as const;

export const barredWays: Variant<BarredWaysSlice, CloseWay, BarredWaysEvent> = {
  init: ({ players }) => ({ closed: Array.from({ length: players }, () => []), closing: [] }),
  fields: { closeWay: { way: { kind: 'text' } } },

  on: {
    // [WV2] Before rolling, the two extra dice are rolled in order and laid back.
    turnBegan: ({ state, chance }) => [
      { type: 'extraDiceRolled', faces: rolled(chance(TABLE_STREAM, state.tableRolls), state.extra.dice) },
    ],
    extraDiceRolled: ({ state }, { faces }, slice) => {
      // [WV3] No entrance is closed, but for each black mask one die of the supply is cursed.
      const masks = faces.filter(face => face === 'black').length;
      if (masks > 0) return state.supply > 0 ? [{ type: 'supplyCursed', dice: Math.min(masks, state.supply) }] : [];
      // [WV2] The player in turn and the one to the left close one entrance each, if there is one left.
      const both = [state.active, leftOf(state, state.active)];
      const seats = both.filter(who => entrances(state, slice, who).length > 0);
      return seats.length > 0 ? [{ type: 'closingDue', seats }] : [];
    },
  },

  commands: {
    closeWay: ({ state }, { seat, way }, slice) => {
      if (!slice.closing.includes(seat)) return err({ code: 'nothingToClose' });
      if (!entrances(state, slice, seat).includes(way)) return err({ code: 'notAnEntrance', because: { way } });
      return ok({ happen: () => [{ type: 'wayClosed', seat, way }] });
    },
  },
  offers: ({ state }, seat, slice) =>
    slice.closing.includes(seat)
      ? entrances(state, slice, seat).map((way): CloseWay => ({ type: 'closeWay', seat, way }))
      : [],

  answers: {
    isBarred: (_ctx, { seat, from, to }, { closed }) => closed[seat]?.includes(wayBetween(from, to)),
    mustWait: (_ctx, _argument, { closing }) => closing.length > 0,
  },

  evolve: {
    closingDue: (slice, { seats }) => ({ ...slice, closing: seats }),
    wayClosed: ({ closed, closing }, { seat, way }) => ({
      closed: closed.with(seat, [...(closed[seat] ?? []), way]),
      closing: closing.filter(who => who !== seat),
    }),
  },
};

/** The open inner entrances of all rooms whose two symbols are those of the extra dice, in their order. */
const entrances = (state: State, { closed }: BarredWaysSlice, who: Seat): readonly Way[] => {
  const [first, second] = state.extra.faces;
  const rooms = ROOMS.filter(room => {
    const { symbols } = roomOf(state, room);
    return symbols[0] === first && symbols[1] === second;
  });
  return [...new Set(rooms.flatMap(waysOf))].filter(way => !closed[who]?.includes(way));
};
