import type { Seat } from '@templefall/kernel';
import {
  type Colour,
  type Event,
  exitOf,
  GEM_SOURCES,
  type GemSource,
  printPosition,
  type State,
} from '@templefall/rollwrite';
import type { AppliedEvent } from '../../gameClient.ts';

type Applied = AppliedEvent<State, Event>;

/** Something worth a bead on the time line. */
export type Bead =
  | { readonly type: 'gem'; readonly source: GemSource }
  | { readonly type: 'map'; readonly withGem: boolean }
  | { readonly type: 'secret'; readonly colour: Colour }
  | { readonly type: 'exit' };

/** One turn, as it is remembered. */
export interface TurnTold {
  readonly number: number;
  readonly round: number;
  readonly seat: Seat;
  /** Rooms entered. */
  readonly rooms: number;
  /** Gems of the team when it was over. */
  readonly gems: number;
  /** By seat: what it brought, and symbols crossed on maps. */
  readonly beads: readonly (readonly Bead[])[];
  readonly crosses: readonly number[];
}

/** A whole game, turn by turn. */
export interface Course {
  readonly turns: readonly TurnTold[];
  readonly sources: { readonly [S in GemSource]: number };
  readonly secrets: readonly { readonly colour: Colour; readonly by: readonly Seat[]; readonly turn: number }[];
  /** By seat: gems they brought, and the turn in which they last reached the exit. */
  readonly gemsOf: readonly number[];
  readonly exitTurn: readonly (number | undefined)[];
}

/** The course of a game from everything that happened; what was taken back did not happen. */
export const courseOf = (applied: readonly Applied[], players: number): Course => {
  const turns: Draft[] = [];
  const gemsOf = Array.from({ length: players }, () => 0);
  const exitTurn: (number | undefined)[] = Array.from({ length: players }, () => undefined);
  const sources = Object.fromEntries(GEM_SOURCES.map(source => [source, 0])) as { [S in GemSource]: number };
  const secrets: Course['secrets'][number][] = [];

  for (const { event, after } of withoutUndone(applied)) {
    if (event.type === 'turnBegan') turns.push(newTurn(turns.length + 1, event.round, event.seat, players));
    const turn = turns.at(-1);
    if (!turn) continue;
    turn.gems = after.gems;
    const bead = (seat: Seat, one: Bead): unknown => turn.beads[seat]?.push(one);
    switch (event.type) {
      case 'roomEntered':
        turn.rooms++;
        if (event.room === exitOf(after.options)) {
          bead(event.seat, { type: 'exit' });
          exitTurn[event.seat] = turn.number;
        }
        break;
      case 'gemsMarked':
        sources[event.source] += event.count;
        gemsOf[event.seat] = (gemsOf[event.seat] ?? 0) + event.count;
        // A map and a secret room have beads of their own.
        if (event.source === 'room' || event.source === 'track')
          bead(event.seat, { type: 'gem', source: event.source });
        break;
      case 'mapCashed':
        bead(event.seat, { type: 'map', withGem: event.withGem });
        break;
      case 'secretFound':
        bead(event.by[0], { type: 'secret', colour: event.colour });
        secrets.push({ colour: event.colour, by: event.by, turn: turn.number });
        break;
      case 'symbolCrossed':
        turn.crosses[event.seat] = (turn.crosses[event.seat] ?? 0) + 1;
        break;
    }
  }
  return { turns, sources, secrets, gemsOf, exitTurn };
};

/** The turn that brought most gems; the later one if there are several. Undefined where none brought any. */
export const turningPoint = ({ turns }: Course): { readonly turn: number; readonly gems: number } | undefined => {
  const gains = turns.map(({ gems }, index) => gems - (turns[index - 1]?.gems ?? 0));
  const most = Math.max(0, ...gains);
  return most === 0 ? undefined : { turn: gains.lastIndexOf(most) + 1, gems: most };
};

interface Draft extends TurnTold {
  rooms: number;
  gems: number;
  readonly beads: Bead[][];
  readonly crosses: number[];
}

const newTurn = (number: number, round: number, seat: Seat, players: number): Draft => ({
  number,
  round,
  seat,
  rooms: 0,
  gems: 0,
  beads: Array.from({ length: players }, () => []),
  crosses: Array.from({ length: players }, () => 0),
});

/** What was taken back goes with all that came of it: back to the last moment at which the table stood as it stands again. */
const withoutUndone = (applied: readonly Applied[]): readonly Applied[] => {
  const kept: Applied[] = [];
  for (const one of applied) {
    const isUndone = one.event.type === 'stepUndone' || one.event.type === 'pickUndone';
    if (!isUndone) {
      kept.push(one);
      continue;
    }
    const restored = printPosition(one.after);
    const since = kept.findLastIndex(({ before }) => printPosition(before) === restored);
    if (since >= 0) kept.length = since;
  }
  return kept;
};
