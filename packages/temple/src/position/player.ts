import { andThen, clockTime, fields, flag, list, optional, type Reader, text, whole } from '@templefall/kernel';
import { ok } from '@templefall/kit';
import { cellOfTile, frontOf } from '../board.ts';
import { parseDice, parseLost } from '../notation/dice.ts';
import type { Player, Rooms } from '../state.ts';
import type { DieId, Spot } from '../vocabulary.ts';

/** One player of a position: what is not written is as at the beginning of a game. */
export const parsePlayerParts = ({
  seat,
  rooms,
  fresh,
}: {
  readonly seat: number;
  readonly rooms: Rooms;
  readonly fresh: Player;
}): Reader<Player> =>
  andThen(
    fields({
      at: optional(text),
      escaped: optional(clockTime),
      dice: optional(parseDice(seat)),
      lost: optional(list(parseLost)),
      rolls: optional(whole()),
      rollsAt: optional(clockTime),
      sharing: optional(flag),
      marked: optional(whole()),
      gave: optional(flag),
      away: optional(flag),
      pawn: optional(whole(0, 5)),
    }),
    ({ at, escaped, marked, gave, away, ...parts }) => {
      const { spot: home, ...player } = fresh;
      const spot = at === undefined ? home : spotNamed(rooms, at);
      return ok({
        ...player,
        ...parts,
        ...(escaped === undefined ? spot && { spot } : { escapedAt: escaped }),
        ...(marked !== undefined && { marked: marked as DieId }),
        ...(gave && { gave }),
        ...(away && { away }),
      });
    },
  );

/** A place by its cell (`1,0`, `1,0+`), or by the name of the tile that lies there (`exit`). */
const spotNamed = (rooms: Rooms, name: string): Spot => {
  const cell = cellOfTile(rooms, name);
  return cell === undefined ? (name as Spot) : frontOf(cell);
};
