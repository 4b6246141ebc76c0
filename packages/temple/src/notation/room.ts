import { mistake, type Reader } from '@templefall/kernel';
import { ok } from '@templefall/kit';
import { turned, turnWithStairsAt } from '../board.ts';
import type { Tile } from '../content/tiles.ts';
import type { Room } from '../state.ts';
import { SIDES } from '../vocabulary.ts';

/** Looks a tile up by its id; undefined if the box has none of that name. */
export type TileBox = (id: string) => Tile | undefined;

/** `basic-8@W*1`: the tile, the side at which its stairs lie (south unless told), the gems activated in it. */
export const printRoom = ({ tile, turn, gems }: Room): string => {
  const stairs = turned('S', turn);
  return `${tile.id}${stairs === 'S' ? '' : `@${stairs}`}${gems === 0 ? '' : `*${gems}`}`;
};

export const parseRoom =
  (box: TileBox): Reader<Room> =>
  (raw, path) => {
    const parts = typeof raw === 'string' ? /^([^@*]+)(?:@([A-Z]))?(?:\*(\d+))?$/.exec(raw) : null;
    if (!parts) return mistake(path, 'a room like basic-8@W*1 (tile, side of its stairs, gems in it)', raw);
    const tile = parseTile(box)(parts[1], path);
    if (!tile.ok) return tile;
    const stairs = SIDES.find(side => side === (parts[2] ?? 'S'));
    if (!stairs) return mistake(path, `one of the sides ${SIDES.join(', ')}`, parts[2]);
    return ok({ tile: tile.value, turn: turnWithStairsAt(stairs), gems: Number(parts[3] ?? 0) });
  };

export const parseTile =
  (box: TileBox): Reader<Tile> =>
  (raw, path) => {
    const tile = typeof raw === 'string' ? box(raw) : undefined;
    return tile ? ok(tile) : mistake(path, 'the id of a room tile', raw);
  };
