import { dictionary, list, mistake, type Reader, type ScenarioGame, whole } from '@templefall/kernel';
import { ok } from '@templefall/kit';
import { SETUP_STREAM, seatStream, TABLE_STREAM } from '../dice.ts';
import { rollwrite } from '../game.ts';
import { parseFaces } from '../notation.ts';
import type { Options } from '../options.ts';
import type { State } from '../state.ts';
import { barredWaysOf, diceRoomsOf } from '../variants/index.ts';
import { DIE } from '../vocabulary.ts';
import { rollwritePosition } from './position.ts';
import { writtenPosition } from './written.ts';

/** Roll & Write in scenario files and lessons. */
export const rollwriteScenarios: ScenarioGame<Options, State> = {
  game: rollwrite,
  position: rollwritePosition,
  written: writtenPosition,
  draws: (raw, path) => {
    const read = dictionary(drawn)(raw, path);
    if (!read.ok) return read;
    const streams: { [stream: number]: readonly number[] } = {};
    for (const [name, numbers] of Object.entries(read.value)) {
      const stream = STREAMS[name];
      if (stream === undefined) return mistake([...path, name], `one of ${Object.keys(STREAMS).join(', ')}`, name);
      streams[stream] = numbers;
    }
    return ok(streams);
  },
  pending: state => [
    ...state.choices.map(({ seat }) => `gain of seat ${seat}`),
    ...(barredWaysOf(state)?.closing ?? []).map(seat => `way of seat ${seat}`),
    ...(diceRoomsOf(state)?.vote ? ['prize'] : []),
  ],
};

/** Faces in letters, `AKB`; who begins is drawn as a number. */
const drawn: Reader<readonly number[]> = (raw, path) => {
  if (Array.isArray(raw)) return list(whole())(raw, path);
  const faces = typeof raw === 'string' ? parseFaces(raw.replaceAll(' ', '')) : undefined;
  return faces ? ok(faces.map(face => DIE.indexOf(face))) : mistake(path, 'faces in letters (A K T G B)', raw);
};

const STREAMS: { readonly [name: string]: number } = {
  setup: SETUP_STREAM,
  table: TABLE_STREAM,
  ...Object.fromEntries([0, 1, 2, 3].map(seat => [seat, seatStream(seat)])),
};
