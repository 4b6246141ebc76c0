import { isDeepStrictEqual } from 'node:util';
import { differences, type GameEvent, type Seat, scriptedChance, tableQueue } from '@templefall/kernel';
import { must, type Result, seededChance, seedOf } from '@templefall/kit';
import { type Command, type Event, printFaces, rollwrite, rollwriteScenarios, type State } from '@templefall/rollwrite';
import { deepFrozen, frozenGame } from '../freezing.ts';

/** Only what a rule needs: options, a position and faces to come, in the words of the scenario files. */
export interface TableSketch {
  readonly options?: { readonly [name: string]: unknown };
  readonly position?: { readonly [name: string]: unknown };
  readonly chance?: { readonly [stream: string]: string | readonly number[] };
}

type Said = { readonly type: string; readonly [field: string]: unknown };

/** A table in a test. States are frozen; a refusal that changed anything throws. */
export const tableOf = ({ options = {}, position = {}, chance = {} }: TableSketch = {}) => {
  const game = frozenGame(rollwrite);
  const agreed = { options: read(rollwrite.parseOptions({ players: 2, ...options })), at: 0 };
  const opening: State = deepFrozen(read(rollwriteScenarios.position(agreed)(position, [])));
  const luck = scriptedChance(read(rollwriteScenarios.draws(chance, [])), seededChance(seedOf('table')));
  const table = tableQueue<State, number>(game, opening, luck.chance);
  const told: GameEvent[] = [];
  let tokens = 0;

  /** `done`, or the code of the refusal. */
  const does = (seat: number, said: Said, at = 0): string => {
    const before = table.state();
    const token = tokens++;
    // A test may say what no player could: the law is asked all the same.
    const command = { ...said, seat: seat as Seat } as Command;
    const step = table.submit(token, command, { stamp: at, now: at });
    const answer = must(
      step.answers.find(one => one.token === token),
      'an answer',
    );
    told.push(...step.events.map(({ event }) => event));
    if (answer.result.ok) return 'done';
    if (!isDeepStrictEqual(table.state(), before)) throw new Error('a refusal changed the table');
    return answer.result.error.code;
  };

  return {
    does,
    state: (): State => table.state(),
    /** Everything that happened so far. */
    events: (): readonly Event[] => told as readonly Event[],
    /** What happened, by name. */
    told: (): readonly string[] => told.map(({ type }) => type),
    /** Whether the seat is offered a command with these parts. */
    offers: (seat: number, said: Said): boolean =>
      rollwrite.legal(table.state(), seat as Seat, 0).some(one => differences(said, one).length === 0),
    legal: (seat: number): readonly Command[] => rollwrite.legal(table.state(), seat as Seat, 0),
    /** Lets the clock run to a moment. */
    until: (moment: number): void => {
      told.push(...table.advance(moment).events.map(({ event }) => event));
    },
    /** Where an adventurer stands. */
    at: (seat: number): string => {
      const place = must(table.state().players[seat], `seat ${seat}`).place;
      return place === undefined ? 'nowhere' : place.type === 'room' ? place.room : place.side;
    },
    kept: (): string => printFaces(table.state().kept),
    pool: (): string => printFaces(table.state().pool),
    /** `circled/used` of a track. */
    track: (track: keyof State['tracks']): string => {
      const { circled, used } = table.state().tracks[track];
      return `${circled}/${used}`;
    },
  };
};

const read = <T>(result: Result<T, readonly unknown[]>): T => {
  if (!result.ok) throw new Error(`the sketch cannot be read: ${JSON.stringify(result.error)}`);
  return result.value;
};
