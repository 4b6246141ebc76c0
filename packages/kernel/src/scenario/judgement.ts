import type { Millis } from '@templefall/kit';
import type { GameEvent, Refusal, SeatCommand } from '../game.ts';
import { offeredLike, unknownInOffer } from './command.ts';
import { type Difference, differences } from './difference.ts';
import type { Expectation } from './document.ts';
import { printGameTime } from './gameTime.ts';
import type { AnyScenarioGame } from './opening.ts';
import { type Path, shown } from './reading.ts';

/** What a step brought about, for whoever wants to watch (lessons, the command line). */
export interface ScenarioMoment {
  readonly at: Millis;
  readonly state: unknown;
  readonly command?: SeatCommand;
  readonly events: readonly GameEvent[];
  readonly refusal?: Refusal;
}

/** Everything about one step that does not hold. */
export const judged = (
  scenarios: AnyScenarioGame,
  { at, state, command, events, refusal }: ScenarioMoment,
  { expect, waits, path }: { readonly expect: Expectation; readonly waits: boolean; readonly path: Path },
): readonly Difference[] => {
  const { game, pending, written } = scenarios;
  const found: Difference[] = (['offers', 'withholds'] as const).flatMap(key =>
    (expect[key] ?? []).flatMap((like, index) => unknownInOffer(scenarios, like, [...path, key, index])),
  );
  const compare = (key: keyof Expectation, expected: unknown, actual: unknown): void => {
    if (expected !== undefined) found.push(...differences(expected, actual, [...path, key]));
  };

  if (refusal && !expect.refusal)
    found.push({
      path,
      expected: `${command?.type ?? 'what waited'} accepted at ${printGameTime(at)}`,
      found: `refused: ${shown(refusal)}`,
    });
  if (expect.refusal && !refusal)
    found.push({ path: [...path, 'refusal'], expected: shown(expect.refusal), found: waits ? 'it waits' : 'accepted' });
  if (expect.refusal && refusal) compare('refusal', expect.refusal, refusal);
  if (command && waits !== (expect.waits ?? false))
    found.push({ path: [...path, 'waits'], expected: String(expect.waits ?? false), found: String(waits) });
  compare('events', expect.events, events);
  compare('position', expect.position, written?.(state, at));
  compare('state', expect.state, state);
  compare('view', expect.view, game.view(state));
  compare('pending', expect.pending, pending?.(state) ?? []);
  const outcome = game.outcome(state);
  compare('outcome', expect.outcome, outcome === undefined ? 'open' : outcome.won ? 'won' : 'lost');
  for (const [index, like] of (expect.offers ?? []).entries())
    if (!offeredLike(game, { state, at }, like))
      found.push({ path: [...path, 'offers', index], expected: shown(like), found: 'no such command is offered' });
  for (const [index, like] of (expect.withholds ?? []).entries()) {
    const offered = offeredLike(game, { state, at }, like);
    if (offered)
      found.push({
        path: [...path, 'withholds', index],
        expected: 'no such command',
        found: `offered: ${shown(offered)}`,
      });
  }
  return found;
};
