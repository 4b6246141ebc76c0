import { must } from '@templefall/kit';
import type { State } from '@templefall/temple';
import { boardgameIo } from './boardgameIo.ts';
import { type Rate, sideBySide } from './measure.ts';
import { recorded, replaying } from './recording.ts';

/** What was measured, what it must reach, and whether it does. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly limit: { readonly atLeast: number } | { readonly below: number };
}

export interface EngineReport {
  readonly rates: readonly Rate[];
  readonly figures: readonly Figure[];
}

const ROOMS = 19;

/** The engine beside the peer, in one run: moves a second, and how large a position is. */
export const engineBench = (): EngineReport => {
  const recording = recorded('bench', { pace: 'brisk' });
  const rates = sideBySide([boardgameIo(recording.moves.length), replaying(recording)]);
  const [peer, ours] = rates.map(({ movesPerSecond }) => movesPerSecond);
  return {
    rates,
    figures: [
      {
        name: 'decide and evolve, beside boardgame.io',
        value: must(ours, 'our rate') / must(peer, "the peer's rate"),
        unit: 'times',
        limit: { atLeast: 20 },
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

export const isReached = ({ value, limit }: Figure): boolean =>
  'atLeast' in limit ? value >= limit.atLeast : value < limit.below;

const bytesOf = (state: State): number => new TextEncoder().encode(JSON.stringify(state)).length;

/** A practice game is played on until every room lies on the table. */
const fullTemple = (): State => {
  const isFull = (state: State): boolean => Object.keys(state.rooms).length === ROOMS;
  const { final } = recorded('all rooms', { clock: 'none' }, isFull);
  if (!isFull(final)) throw new Error(`only ${Object.keys(final.rooms).length} rooms were laid`);
  return final;
};
