import { must } from '@templefall/kit';
import { MODULES, type State, temple } from '@templefall/temple';
import { boardgameIo } from './boardgameIo.ts';
import type { Report } from './figure.ts';
import { sideBySide } from './measure.ts';
import { recorded, replaying } from './recording.ts';

const ROOMS = 19;
const UNBROKEN_STEP = 100;

/** The engine beside the peer, in one run: moves a second, and how large a position is. */
export const engineBench = (): Report => {
  const recording = recorded('bench', { pace: 'brisk' });
  const { length } = recording.moves;
  const rates = sideBySide([
    replaying(recording, 'Temple, a recorded game of four'),
    replaying(recorded('bench', { pace: 'brisk', modules: everyModule() }), 'Temple, the same with every module on'),
    boardgameIo(length),
    boardgameIo(UNBROKEN_STEP, { isUnbroken: true }),
  ]);
  const [ours, full, peer, unbroken] = rates.map(({ movesPerSecond }) => movesPerSecond);
  const times = (other: number | undefined): number => must(ours, 'our rate') / must(other, 'the other rate');
  return {
    rates,
    figures: [
      {
        name: "Temple beside the peer's client left running",
        value: times(unbroken),
        unit: 'times',
        limit: { atLeast: 20 },
      },
      { name: 'Temple beside games of the peer as long as its own', value: times(peer), unit: 'times' },
      {
        name: 'a command with every module on, beside the base game',
        value: times(full),
        unit: 'times',
        limit: { below: 3 },
      },
      {
        name: `a position of four players and ${ROOMS} rooms`,
        value: bytesOf(fullTemple()),
        unit: 'bytes of JSON',
        limit: { below: 4096 },
      },
    ],
  };
};

/** Every expansion at once, in the options' parsed form. */
const everyModule = (): State['options']['modules'] => {
  const ids = Object.keys(MODULES).filter(id => id !== 'challenge');
  const parsed = temple.parseOptions({ players: 4, modules: Object.fromEntries(ids.map(id => [id, true])) });
  if (!parsed.ok) throw new Error(`modules refused: ${JSON.stringify(parsed.error)}`);
  return parsed.value.modules;
};

const bytesOf = (state: State): number => new TextEncoder().encode(JSON.stringify(state)).length;

/** A practice game is played on until every room lies on the table. */
const fullTemple = (): State => {
  const isFull = (state: State): boolean => Object.keys(state.rooms).length === ROOMS;
  const { final } = recorded('all rooms', { clock: 'none' }, isFull);
  if (!isFull(final)) throw new Error(`only ${Object.keys(final.rooms).length} rooms were laid`);
  return final;
};
