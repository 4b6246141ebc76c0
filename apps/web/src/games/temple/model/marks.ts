import type { Seat } from '@templefall/kernel';
import { type Cell, cellOf, coordinates, type State } from '@templefall/temple';
import type { Words } from '@templefall/texts';
import type { Call, Shout, Sitter } from '../../../session/table.ts';
import type { PawnArt } from '../../../ui/Icon.tsx';
import { pawnOf } from './pawn.ts';

/** Something pointed out on the board: a call at its place, or where help is. */
export interface BoardMark {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly kind: Call | 'found';
  readonly text: string;
  readonly pawn?: PawnArt;
}

/** A call points at a room or a player; without either, at where its caller stands. */
export const cellOfShout = (state: State, { seat, cell }: Shout): Cell | undefined => {
  const named = /^seat:(\d)$/.exec(cell ?? '')?.[1];
  if (cell && named === undefined) {
    const room = /^-?\d+,-?\d+/.exec(cell)?.[0] as Cell | undefined;
    return room && room in state.rooms ? room : undefined;
  }
  const spot = state.players[named === undefined ? seat : (Number(named) as Seat)]?.spot;
  return spot && cellOf(spot);
};

/** In the reader's words. Who calls somebody to a gem or to the exit says so. */
export const shoutText = (state: State, shout: Shout, { say }: Words): string => {
  if (shout.call !== 'come' || shout.cell === undefined) return say(`call.${shout.call}`);
  const cell = cellOfShout(state, shout);
  const room = cell && state.rooms[cell];
  if (room?.tile.id === 'exit') return say('call.exit');
  return room?.tile.offers && room.gems === 0 ? say('call.gem') : say('call.come');
};

export const marksOf = (
  state: State,
  shouts: readonly (Shout & { readonly key: number })[],
  sitters: readonly Sitter[],
  words: Words,
): readonly BoardMark[] =>
  shouts.flatMap((shout): BoardMark[] => {
    const cell = cellOfShout(state, shout);
    const player = state.players[shout.seat];
    if (!cell || !player) return [];
    const [x, y] = coordinates(cell);
    return [
      {
        key: `call ${shout.key}`,
        x,
        y,
        kind: shout.call,
        text: shoutText(state, shout, words),
        pawn: pawnOf(player, sitters),
      },
    ];
  });
