import type { Millis, Result } from '@templefall/kit';
import type { AnyGame, OptionProblem } from '../game.ts';
import { tableQueue } from '../queue.ts';
import { scriptCommand } from './command.ts';
import { type Difference, differences } from './difference.ts';
import type { ScriptTime } from './gameTime.ts';
import { judged, type ScenarioMoment } from './judgement.ts';
import { type AnyScenarioGame, openedScenario, readScenario, titleOf } from './opening.ts';
import { isDictionary, type Problem, shown } from './reading.ts';
import { ChanceMissing } from './scriptedChance.ts';

/** How a scenario went. It stops at the first step that does not hold. */
export interface ScenarioReport {
  readonly title: string;
  /** The game and the state it began with; absent if the document could not be read. */
  readonly begun?: { readonly game: AnyGame; readonly opening: unknown };
  /** Mistakes in the document itself. */
  readonly problems: readonly Problem[];
  /** What did not hold, at its place in the document. */
  readonly failures: readonly Difference[];
  /** What holds, but may not be what was meant. */
  readonly warnings: readonly Problem[];
  readonly moments: readonly ScenarioMoment[];
}

/** Reads the document and plays its script through a table's own queue, so that deadlines and lag are the real ones. */
export const runScenario = (raw: unknown, games: readonly AnyScenarioGame[]): ScenarioReport => {
  const unplayed = (problems: readonly Problem[], failures: readonly Difference[]): ScenarioReport => ({
    title: titleOf(raw),
    problems,
    failures,
    warnings: [],
    moments: [],
  });
  const read = readScenario(raw, games);
  if (!read.ok) return unplayed(read.error, []);
  const { refused } = read.value.document;
  if (refused) return unplayed([], refusalOf(read.value.options, refused));
  const opened = openedScenario(read.value);
  if (!opened.ok) return unplayed(opened.error, []);
  const { document, game, state, luck } = opened.value;
  const table = tableQueue<unknown, number>(game.game, state, luck.chance);
  const moments: ScenarioMoment[] = [];
  const warnings: Problem[] = [];
  const stopped = (problems: readonly Problem[], failures: readonly Difference[]): ScenarioReport => ({
    title: document.title,
    begun: { game: game.game, opening: state },
    problems,
    failures,
    warnings,
    moments,
  });

  let { clock } = document;
  for (const [index, step] of document.script.entries()) {
    const path = ['script', index];
    const at = momentOf(step.at, clock);
    const now = momentOf(step.arrives, at);
    try {
      // What falls due by then comes first: the command is completed and judged in the state that players see.
      const passed = table.advance(at);
      if (index === 0 && step.command && passed.events.length > 0 && !hasClock(raw))
        warnings.push({
          path: [...path, 'at'],
          expected: 'a `clock` at which the position stands',
          found: `none: time passes from 0:00, and ${passed.events.map(one => one.event.type).join(', ')} happens first`,
        });
      const command = step.command && scriptCommand(game, table.state(), at)(step.command, [...path, 'command']);
      if (command && !command.ok) return stopped(command.error, []);
      const met = command ? table.submit(index, command.value, { stamp: at, now }) : table.advance(now);
      const events = [...passed.events, ...met.events];
      const answers = [...passed.answers, ...met.answers];
      // One that had waited may be refused now; the step's own command comes first.
      const results = answers.toSorted((a, b) => b.token - a.token).map(one => one.result);
      const refused = results.find(one => !one.ok);
      const moment: ScenarioMoment = {
        at,
        state: table.state(),
        events: events.map(one => one.event),
        ...(command && { command: command.value }),
        ...(refused && { refusal: refused.error }),
      };
      moments.push(moment);
      const failures = judged(game, moment, {
        waits: command !== undefined && table.isWaiting(index),
        expect: step.expect ?? {},
        path: [...path, 'expect'],
      });
      if (failures.length > 0) return stopped([], failures);
    } catch (error) {
      if (!(error instanceof ChanceMissing)) throw error;
      return stopped([{ path, expected: 'enough faces and draws in chance', found: error.message }], []);
    }
    clock = Math.max(clock, at);
  }
  const left = luck.left();
  return Object.keys(left).length === 0
    ? stopped([], [])
    : stopped([], [{ path: ['chance'], expected: 'every draw used', found: `left over: ${shown(left)}` }]);
};

/** Where the problems with the options are others than the scenario says. */
const refusalOf = (
  options: Result<unknown, readonly OptionProblem[]>,
  refused: readonly unknown[],
): readonly Difference[] =>
  options.ok
    ? [{ path: ['refused'], expected: shown(refused), found: 'the options are accepted' }]
    : differences(refused, options.error, ['refused']);

const hasClock = (raw: unknown): boolean => isDictionary(raw) && raw.clock !== undefined;

const momentOf = (time: ScriptTime | undefined, before: Millis): Millis => {
  if (!time) return before;
  return time.type === 'clock' ? time.at : before + time.by;
};
