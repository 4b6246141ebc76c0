import type { Seat } from '@templefall/kernel';
import { type Cell, cellOf, coordinates, type State } from '@templefall/temple';
import type { Words } from '@templefall/texts';
import type { PawnArt } from '../../../ui/Icon.tsx';
import type { Player } from '../../gameClient.ts';
import type { CallId, TempleCall } from '../session.ts';
import { pawnOf } from './pawn.ts';

/** Something pointed out on the board: a call at its place, or where help is. */
export interface BoardMark {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly kind: CallId | 'found';
  readonly text: string;
  readonly pawn?: PawnArt;
}

/** A call points at a room or a player; without either, at where its caller stands. */
export const cellOfCall = (state: State, { seat, target }: TempleCall): Cell | undefined => {
  const named = /^seat:(\d)$/.exec(target ?? '')?.[1];
  if (target && named === undefined) {
    const room = /^-?\d+,-?\d+/.exec(target)?.[0] as Cell | undefined;
    return room && room in state.rooms ? room : undefined;
  }
  const spot = state.players[named === undefined ? seat : (Number(named) as Seat)]?.spot;
  return spot && cellOf(spot);
};

/** In the reader's words. Who calls somebody to a gem or to the exit says so. */
export const callText = (state: State, call: TempleCall, { say }: Words): string => {
  if (call.call !== 'come' || call.target === undefined) return say(`call.${call.call}`);
  const cell = cellOfCall(state, call);
  const room = cell && state.rooms[cell];
  if (room?.tile.id === 'exit') return say('call.exit');
  return room?.tile.offers && room.gems === 0 ? say('call.gem') : say('call.come');
};

export const marksOf = (
  state: State,
  calls: readonly (TempleCall & { readonly key: number })[],
  players: readonly Player[],
  words: Words,
): readonly BoardMark[] =>
  calls.flatMap((call): BoardMark[] => {
    const cell = cellOfCall(state, call);
    const player = state.players[call.seat];
    if (!cell || !player) return [];
    const [x, y] = coordinates(cell);
    return [
      {
        key: `call ${call.key}`,
        x,
        y,
        kind: call.call,
        text: callText(state, call, words),
        pawn: pawnOf(player, players),
      },
    ];
  });
