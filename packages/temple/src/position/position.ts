import {
  type Agreed,
  all,
  andThen,
  anything,
  dictionary,
  fields,
  known,
  list,
  optional,
  orElse,
  pileOf,
  type Reader,
  whole,
} from '@templefall/kernel';
import { must, ok, seededChance, seedOf } from '@templefall/kit';
import { CENTRE } from '../board.ts';
import { CORE_TILES, EXIT } from '../content/tiles.ts';
import type { TempleGame } from '../game.ts';
import { parsePosition } from '../notation/position.ts';
import { parseRoom, parseTile, type TileBox } from '../notation/room.ts';
import type { Options, Rooms, State } from '../state.ts';
import type { TileId } from '../vocabulary.ts';
import { lawful } from './lawful.ts';
import { parsePlayerParts } from './player.ts';
import { restFields } from './rest.ts';
import { type LaterParts, slicesOver } from './slices.ts';

/**
 * A Temple position as scenario files write it (docs/SCENARIOS.md), or in the one-line notation. What is left out is as a
 * fresh game of these options has it: only the start room laid, everyone in it with blank dice, the rest on the stack with
 * the exit at the bottom.
 */
export const templePosition =
  ({ game, box, later }: Tables) =>
  ({ options, at }: Agreed<Options>): Reader<State> =>
  (raw, path) => {
    if (typeof raw === 'string') return parsePosition(game, box)(raw, path);
    const opening = game.setup(options, seededChance(seedOf('position')));
    const passed = (moment: 'opens' | 'ends'): number => opening.countdowns.filter(one => one[moment] <= at).length;

    const read = fields({
      rooms: orElse(dictionary(parseRoom(box)), {}),
      players: optional(list(anything)),
      stack: optional(list(andThen(parseTile(box), tile => ok(tile.id)))),
      depot: orElse(whole(), opening.depot),
      spare: orElse(whole(), opening.spare),
      gongs: orElse(whole(0, opening.countdowns.length), passed('opens')),
      slams: orElse(whole(0, opening.countdowns.length), passed('ends')),
      modules: orElse(slicesOver(opening.modules, later), opening.modules),
      ...restFields(box),
    })(raw, path);
    if (!read.ok) return read;

    const { players, stack, votes = {}, ...rest } = read.value;
    const rooms: Rooms = { [CENTRE]: must(opening.rooms[CENTRE], 'the start room'), ...rest.rooms };
    const seated = all(
      (players ?? opening.players.map(() => ({}))).map((player, seat) => {
        const fresh = opening.players[seat] ?? must(opening.players[0], 'a player');
        return parsePlayerParts({ seat, rooms, fresh })(player, [...path, 'players', seat]);
      }),
    );
    if (!seated.ok) return seated;
    const left = stack ?? notLaid(opening, rooms).filter(id => id !== rest.drawn?.tile.id);
    return lawful({ ...opening, ...rest, rooms, votes, players: seated.value, stack: pileOf(left) }, path);
  };

/** What the words of a position mean. */
interface Tables {
  readonly game: TempleGame;
  readonly box: TileBox;
  readonly later: LaterParts;
}

/** The rooms of the game that are not laid, in the order of the tables, the exit last. */
const notLaid = (opening: State, rooms: Rooms): readonly TileId[] => {
  const laid = new Set(Object.values(rooms).map(room => room.tile.id));
  const inPlay = [...Object.values(opening.rooms).map(room => room.tile.id), ...known(opening.stack)];
  const place = (id: TileId): number => CORE_TILES.findIndex(tile => tile.id === id);
  const others = inPlay
    .filter(id => !laid.has(id) && id !== EXIT)
    .sort((a, b) => place(a) - place(b) || (a < b ? -1 : 1));
  return laid.has(EXIT) ? others : [...others, EXIT];
};
