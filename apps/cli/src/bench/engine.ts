import { must } from '@templefall/kit';
import type { State } from '@templefall/temple';
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
    replaying(recording),
    boardgameIo(length),
    boardgameIo(UNBROKEN_STEP, { isUnbroken: true }),
  ]);
  const [ours, peer, unbroken] = rates.map(({ movesPerSecond }) => movesPerSecond);
  const times = (other: number | undefined): number => must(ours, 'our rate') / must(other, "the peer's rate");
  return {
    rates,
    figures: [
      { name: 'Temple beside games as long as its own', value: times(peer), unit: 'times', limit: { atLeast: 20 } },
      { name: 'Temple beside one unbroken game', value: times(unbroken), unit: 'times' },
      {
        name: `a position of four players and ${ROOMS} rooms`,
        value: bytesOf(fullTemple()),
        unit: 'bytes of JSON',
        limit: { below: 4096 },
      },
    ],
  };
};

const bytesOf = (state: State): number => new TextEncoder().encode(JSON.stringify(state)).length;

/** A practice game is played on until every room lies on the table. */
const fullTemple = (): State => {
  const isFull = (state: State): boolean => Object.keys(state.rooms).length === ROOMS;
  const { final } = recorded('all rooms', { clock: 'none' }, isFull);
  if (!isFull(final)) throw new Error(`only ${Object.keys(final.rooms).length} rooms were laid`);
  return final;
};
