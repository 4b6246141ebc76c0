import { readFileSync } from 'node:fs';
import {
  type AnyGame,
  type AnyScenarioGame,
  differences,
  endsStep,
  isAllowed,
  type Lesson,
  leastCommands,
  lessonDocument,
  type OpenScenario,
  openScenario,
  type Part,
  printDifference,
  printProblem,
  type Seat,
  type SeatCommand,
  scenarioOf,
  seat,
  starsFor,
  tableQueue,
} from '@templefall/kernel';
import { must, seededChance, seedOf } from '@templefall/kit';
import { readYaml } from '@templefall/testkit';
import { describe, expect, it } from 'vitest';
import { filesNamed } from '../files.ts';
import { allGames } from '../games/index.ts';

const ROOT = new URL('../../../../', import.meta.url).pathname;
const games = (await allGames()).map(game => game.scenarios);
const raw = filesNamed([`${ROOT}corpora/lessons`], ['.yaml']).flatMap(file => readYaml(readFileSync(file, 'utf8')));
const me = seat(0);
/** Dice have come to rest by then, and no hand is quicker. */
const PAUSE = 2000;

const lessons = raw.map(({ raw: document }): Lesson => {
  const read = lessonDocument(document, []);
  if (!read.ok) throw new Error(read.error.map(printProblem).join('\n'));
  return read.value;
});

const openedOf = (lesson: Lesson): OpenScenario => {
  const opened = openScenario(scenarioOf(lesson), games);
  if (!opened.ok) throw new Error(`${lesson.id}: ${opened.error.map(printProblem).join('\n')}`);
  return opened.value;
};

/** A lesson as a player meets it: so many steps done, by so many commands. */
interface Position {
  readonly state: unknown;
  readonly at: number;
  readonly step: number;
  readonly refusal?: string;
}

/** One command of mine, with what friends answer to it. */
const after = (lesson: Lesson, { game }: AnyScenarioGame, from: Position, command: SeatCommand): Position => {
  const step = must(lesson.steps[from.step], 'a step');
  const at = from.at + PAUSE;
  const queue = tableQueue<unknown, number>(game, from.state, seededChance(seedOf(lesson.seed)));
  const commands = [command, ...step.friends.map(one => one as Part & SeatCommand)];
  const events = queue.advance(at).events.map(({ event }) => event);
  let refusal: string | undefined;
  for (const [index, one] of commands.entries()) {
    const met = queue.submit(index, { ...one, seat: one.seat as Seat }, { stamp: at, now: at });
    events.push(...met.events.map(({ event }) => event));
    for (const { result } of met.answers) if (!result.ok) refusal ??= `${one.type}: ${result.error.code}`;
  }
  const isDone = events.some(event => endsStep(step, event));
  return { state: queue.state(), at, step: from.step + (isDone ? 1 : 0), ...(refusal && { refusal }) };
};

/** Everything the lesson lets through in this position. */
const allowedIn = (lesson: Lesson, game: AnyGame, { state, at, step }: Position): readonly SeatCommand[] => {
  const now = lesson.steps[step];
  return now ? game.legal(game.view(state), me, at + PAUSE).filter(command => isAllowed(now, command)) : [];
};

const begun = ({ state, document }: OpenScenario): Position => ({ state, at: document.clock, step: 0 });

/** The stated commands, completed from what the game offers. */
const statedIn = (lesson: Lesson, game: AnyGame, from: Position, like: Part): SeatCommand => {
  const { legal, view } = game;
  const now = { ...must(lesson.steps[from.step], 'a step'), solve: [like], allow: [] };
  const found = legal(view(from.state), me, from.at + PAUSE).find(command => isAllowed(now, command));
  // Which dice are rolled is the player's choice: only rolling all of them is offered.
  return found ?? ({ ...like, seat: me } as unknown as SeatCommand);
};

describe.each(lessons)('the lesson $game $id', lesson => {
  const opened = openedOf(lesson);
  const { game } = opened.game;

  it('is solved by what it states, command by command, and by no less', () => {
    let now = begun(opened);
    for (const [index, step] of lesson.steps.entries()) {
      const position = opened.game.written?.(now.state, now.at + PAUSE);
      expect(differences(step.given ?? {}, position).map(printDifference), `step ${index + 1} is as it says`).toEqual(
        [],
      );
      for (const like of step.solve) {
        expect(now.step, 'a step was done before its last command').toBe(index);
        now = after(lesson, opened.game, now, statedIn(lesson, game, now, like));
        expect(now.refusal).toBeUndefined();
      }
      expect(now.step, `step ${index + 1} is done`).toBe(index + 1);
    }
    expect(starsFor(lesson, leastCommands(lesson))).toBe(3);
  });

  it('cannot be done with fewer commands, and nothing that it lets through ends the game before it is done', () => {
    const least = leastCommands(lesson);
    let reached: readonly Position[] = [begun(opened)];
    for (let count = 0; count < least; count++) {
      for (const one of reached) {
        expect(one.step, 'a lesson done too soon').toBeLessThan(lesson.steps.length);
        expect(game.outcome(one.state), 'a game that is over').toBeUndefined();
      }
      reached = reached.flatMap(one =>
        allowedIn(lesson, game, one).map(command => after(lesson, opened.game, one, command)),
      );
    }
  });
});

it('no two lessons of a game have the same id', () => {
  const ids = lessons.map(({ game, id }) => `${game} ${id}`);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});
