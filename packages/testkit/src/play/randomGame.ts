import {
  type AnyGame,
  differences,
  LAG_MS,
  type Recorded,
  type SeatCommand,
  seat,
  tableQueue,
} from '@templefall/kernel';
import { type Millis, must, type Rng, seededChance, seedOf } from '@templefall/kit';
import { frozenGame } from '../freezing.ts';
import { met, type Tally } from './coverage.ts';
import { junkCommand, remember } from './junk.ts';
import { watched } from './laws.ts';
import type { AnyRandomPlay } from './spec.ts';

export interface RandomGameWish {
  /** Names the game: the same text plays the same game again. */
  readonly seed: string;
  readonly modules?: string;
  /** Freeze every state and check every law after every step; slow. */
  readonly strict?: boolean;
}

export interface PlayedGame {
  readonly options: unknown;
  readonly opening: unknown;
  readonly final: unknown;
  readonly events: readonly Recorded[];
  readonly steps: number;
  readonly tally: Tally;
}

/** A law was broken, or the game threw: what, and the commands that led there. */
export class PlayFailure extends Error {
  override readonly name = 'PlayFailure';
}

/**
 * Plays a game to its end by chance alone: random seats at random moments give random legal commands, now and then one
 * arrives late, now and then one is junk. Deadlines come as at a real table, through its queue.
 */
export const playRandomly = (
  play: AnyRandomPlay,
  { seed, modules = 'none', strict = false }: RandomGameWish,
): PlayedGame => {
  const rng = seededChance(seedOf(`play ${seed}`))(0, 0);
  const game: AnyGame = strict ? frozenGame(play.game) : play.game;
  const raw = play.options(rng, modules);
  const options = game.parseOptions(raw);
  const trail: string[] = [];
  const fail = (what: string): never => {
    throw new PlayFailure(`${what}\noptions: ${JSON.stringify(raw)}\nlast commands:\n  ${trail.join('\n  ')}`);
  };
  if (!options.ok) return fail(`options refused: ${JSON.stringify(options.error)}`);

  const chance = seededChance(seedOf(seed));
  const opening: unknown = game.setup(options.value, chance);
  const table = tableQueue<unknown, number>(game, opening, chance);
  const watch = strict ? watched(game, opening, rng) : undefined;
  const seats = play.seats(opening);
  const tempo = FASTEST_MS + rng.below(SLOWEST_MS - FASTEST_MS);
  const stamps: Millis[] = [];
  const words: string[] = [];
  const events: Recorded[] = [];
  const tally: Tally = {};
  let now: Millis = 0;
  let steps = 0;
  let encores = ENCORES;

  const happened = (recorded: readonly Recorded[]): void => {
    for (const one of recorded) {
      events.push(one);
      met(tally, play.coverage, { type: 'event', event: one.event });
    }
    const state = table.state();
    const broken = [
      ...play.broken(state, opening),
      ...(watch?.look(
        recorded.map(one => one.event),
        state,
      ) ?? []),
    ];
    if (broken.length > 0) fail(broken.join('\n'));
  };

  try {
    while (encores > 0) {
      if (game.outcome(table.state()) !== undefined) encores--;
      else if (steps >= MOST_STEPS) {
        if (!play.isEndless(table.state())) fail(`no end after ${steps} steps, at ${now} ms`);
        break;
      }
      steps++;
      now += rng.below(tempo * 2);
      const passed = table.advance(now).events;
      if (passed.length > 0) happened(passed);

      const who = seat(rng.below(seats));
      const late = rng.below(4) === 0 ? rng.below(LAG_MS + 1) : 0;
      const at = Math.max(now - late, stamps[who] ?? 0, 0);
      const before = table.state();
      const offered: readonly SeatCommand[] = game.legal(game.view(before), who, at);
      const isJunk = offered.length === 0 || rng.below(JUNK_ONE_IN) === 0;
      if (offered.length === 0 && rng.below(JUNK_ONE_IN) > 0) continue;
      const command = isJunk ? junkCommand(rng, game, offered, words) : chosen(rng, play, offered, before);
      trail.push(`${now} ms${late > 0 ? ` (made at ${at})` : ''} ${JSON.stringify(command)}`);
      if (trail.length > TRAIL) trail.shift();

      const { answers, events: brought } = table.submit(steps, command, { stamp: at, now });
      const counts = Math.max(at, stamps[command.seat] ?? 0);
      stamps[command.seat] = counts;
      const answer = answers.find(one => one.token === steps)?.result;
      if (!answer) continue;
      if (answer.ok) {
        met(tally, play.coverage, { type: 'accepted', command });
        remember(words, command);
        if (isJunk && !play.free.includes(command.type) && !isOffered(game, before, command, counts))
          fail(`accepted, though not offered: ${JSON.stringify(command)}`);
        happened(brought);
      } else {
        met(tally, play.coverage, { type: 'refused', command, code: answer.error.code });
        if (!isJunk) fail(`offered, yet refused (${JSON.stringify(answer.error)}): ${JSON.stringify(command)}`);
        if (table.state() !== before) fail(`a refused command changed the state: ${JSON.stringify(command)}`);
      }
    }
  } catch (error) {
    if (error instanceof PlayFailure) throw error;
    return fail(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
  const late = watch?.finish() ?? [];
  if (late.length > 0) fail(late.join('\n'));
  const final = table.state();
  met(tally, play.coverage, { type: 'ended', state: final });
  return { options: options.value, opening, final, events, steps, tally };
};

/** Mean time between two commands at the table, from a lively to a sleepy one. */
const FASTEST_MS = 60;
const SLOWEST_MS = 1200;
const MOST_STEPS = 20_000;
const JUNK_ONE_IN = 12;
const TRAIL = 12;
/** Commands tried after the end: every one must be refused. */
const ENCORES = 3;

const isOffered = (game: AnyGame, state: unknown, command: SeatCommand, at: Millis): boolean =>
  game.legal(game.view(state), command.seat, at).some(one => differences(command, one).length === 0);

const chosen = (rng: Rng, { weight }: AnyRandomPlay, offered: readonly SeatCommand[], state: unknown): SeatCommand => {
  if (!weight) return must(offered[rng.below(offered.length)], 'a command');
  const weights = offered.map(command => weight(command, state));
  const total = weights.reduce((sum, one) => sum + one, 0);
  let left = rng.below(Math.max(1, total));
  const index = weights.findIndex(one => {
    left -= one;
    return left < 0;
  });
  return must(offered[Math.max(0, index)], 'a command');
};
