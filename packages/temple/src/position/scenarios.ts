import { dictionary, list, mistake, type Reader, type ScenarioGame, seat as toSeat } from '@templefall/kernel';
import { ok } from '@templefall/kit';
import { CORE_TILES } from '../content/tiles.ts';
import { moduleStream, SETUP_STREAM, seatStream } from '../context.ts';
import type { TempleGame } from '../game.ts';
import type { TempleModules } from '../module.ts';
import type { TileBox } from '../notation/room.ts';
import type { Options, State } from '../state.ts';
import { DIE_SIDES, VOTES } from '../vocabulary.ts';
import { templePosition } from './position.ts';
import type { LaterParts } from './slices.ts';
import { writtenPosition } from './written.ts';

/** Temple in scenario files and lessons. */
export const templeScenariosWith = (game: TempleGame, registry: TempleModules): ScenarioGame<Options, State> => ({
  game,
  position: agreed =>
    templePosition({ game, box: tileBoxOf(registry, modulesIn(agreed.options)), later: laterParts(registry) })(agreed),
  written: writtenPosition,
  host: { setAway: { away: { kind: 'flag' } } },
  draws: drawsOf(streamsOf(registry)),
  pending: state => [
    ...VOTES.filter(vote => state.votes[vote]),
    ...(state.drawn ? ['drawnRoom'] : []),
    ...(state.pausing ? ['pausing'] : []),
  ],
});

/** A tile of a module that is off is no tile of this game; a position on its own, as golden counts have it, may show any. */
const modulesIn = ({ modules }: Partial<Options>): readonly string[] | undefined => modules && Object.keys(modules);

const laterParts = (registry: TempleModules): LaterParts =>
  Object.fromEntries(Object.entries(registry).map(([id, module]) => [id, module.laterParts ?? []]));

/** Every tile of the box by its id, or of the core and these modules. */
export const tileBoxOf = (registry: TempleModules, modules: readonly string[] = Object.keys(registry)): TileBox => {
  const tiles = [...CORE_TILES, ...modules.flatMap(id => registry[id]?.tiles ?? [])];
  const byId = new Map(tiles.map(tile => [tile.id as string, tile]));
  return id => byId.get(id);
};

/** Who draws luck, by name: the setup, a seat, a module. */
type Streams = { readonly [name: string]: number };
const streamsOf = (registry: TempleModules): Streams => ({
  setup: SETUP_STREAM,
  ...Object.fromEntries(Object.keys(registry).map(id => [id, moduleStream(id)])),
  ...Object.fromEntries([0, 1, 2, 3, 4, 5].map(seat => [seat, seatStream(toSeat(seat))])),
});

/** `0: AAK` are the next faces of seat 0; `setup` takes numbers, as does whoever draws something else. */
const drawsOf =
  (streams: Streams): ScenarioGame<Options, State>['draws'] =>
  (raw, path) => {
    const read = dictionary(drawn)(raw, path);
    if (!read.ok) return read;
    const told: { [stream: number]: readonly number[] } = {};
    for (const [name, numbers] of Object.entries(read.value)) {
      const stream = streams[name];
      if (stream === undefined) return mistake([...path, name], `one of ${Object.keys(streams).join(', ')}`, name);
      told[stream] = numbers;
    }
    return ok(told);
  };

/** Faces as letters in one word, or numbers and letters in a list. */
const drawn: Reader<readonly number[]> = (raw, path) =>
  list(draw)(typeof raw === 'string' ? [...raw.replaceAll(' ', '')] : raw, path);

const draw: Reader<number> = (raw, path) => {
  if (typeof raw === 'number' && Number.isInteger(raw) && raw >= 0) return ok(raw);
  const side = (DIE_SIDES as readonly unknown[]).indexOf(raw);
  return side < 0 ? mistake(path, 'faces (A K T G B) or numbers', raw) : ok(side);
};
