import { type AnyGame, differences, type Recorded, type Refusal, tableQueue } from '@templefall/kernel';
import { type Millis, type Result, seededChance, seedOf } from '@templefall/kit';
import { frozenGame } from '../freezing.ts';
import { met, type Tally } from './coverage.ts';
import { type Lore, remember } from './junk.ts';
import { watched } from './laws.ts';
import { nextMoment, nextTry, type Try } from './nextTry.ts';
import type { AnyRandomPlay, Happening } from './spec.ts';

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
  const tries: Try[] = [];
  const fail = (what: string): never => {
    const trail = tries
      .slice(-TRAIL)
      .map(({ now, at, command }) => `${now} ms (made at ${at}) ${JSON.stringify(command)}`);
    throw new PlayFailure(`${what}\noptions: ${JSON.stringify(raw)}\nlast commands:\n  ${trail.join('\n  ')}`);
  };
  if (!options.ok) return fail(`options refused: ${JSON.stringify(options.error)}`);

  const chance = seededChance(seedOf(seed));
  const fresh: unknown = game.setup(options.value, chance);
  const opening = play.opening?.(rng, fresh) ?? fresh;
  const table = tableQueue<unknown, number>(game, opening, chance);
  const watch = strict ? watched(game, opening, rng) : undefined;
  const lists = play.coverage(modules);
  const [fastest, slowest] = play.tempo ?? TEMPO;
  const tempo = Math.ceil((fastest + rng.below(slowest - fastest)) / play.seats(opening));
  const most = play.isEndless(opening) ? ENOUGH_STEPS : MOST_STEPS;
  const stamps: Millis[] = [];
  const lore: Lore = { recent: [], words: [], numbers: [] };
  const events: Recorded[] = [];
  const tally: Tally = {};
  const tell = (happening: Happening): void => met(tally, lists, happening);

  const happened = (recorded: readonly Recorded[]): void => {
    for (const one of recorded) tell({ type: 'event', event: one.event });
    events.push(...recorded);
    const state = table.state();
    const told =
      watch?.look(
        recorded.map(one => one.event),
        state,
      ) ?? [];
    const broken = [...play.broken(state, opening), ...told];
    if (broken.length > 0) fail(broken.join('\n'));
  };

  const judge = ({ command, at, origin }: Try, before: unknown, result: Result<unknown, Refusal>): void => {
    const told = (): string => JSON.stringify(command);
    if (!result.ok) {
      tell({ type: 'refused', command, code: result.error.code });
      if (origin === 'offered') fail(`offered, yet refused (${JSON.stringify(result.error)}): ${told()}`);
      if (table.state() !== before) fail(`a refused command changed the state: ${told()}`);
      return;
    }
    tell({ type: 'accepted', command });
    if (origin !== 'host') remember(lore, command);
    if (origin === 'junk' && !play.free.includes(command.type) && !isOffered(play, before, { command, at }))
      fail(`accepted, though not offered: ${told()}`);
  };

  const step = (number: number, now: Millis): void => {
    const passed = table.advance(now).events;
    if (passed.length > 0) happened(passed);
    const before = table.state();
    const refused = number % OFFERS_EVERY === 0 ? (watch?.lookAtOffers(before, now, play.seats(before)) ?? []) : [];
    if (refused.length > 0) fail(refused.join('\n'));
    const made = nextTry({ rng, play, game, state: before, now, stamps, lore });
    if (!made) return;
    tries.push(made);
    const { answers, events: brought } = table.submit(number, made.command, { stamp: made.at, now });
    stamps[made.command.seat] = made.at;
    const answer = answers.find(one => one.token === number);
    if (!answer) return;
    judge(made, before, answer.result);
    if (brought.length > 0) happened(brought);
  };

  let now: Millis = play.takenUpAt?.(opening) ?? 0;
  let steps = 0;
  try {
    for (let encores = ENCORES; encores > 0 && steps < most; steps++) {
      if (game.outcome(table.state()) !== undefined) encores--;
      now = nextMoment({ rng, game, state: table.state(), now, tempo });
      step(steps, now);
    }
    if (steps >= MOST_STEPS) fail(`no end after ${steps} steps, at ${now} ms`);
    const changed = watch?.finish() ?? [];
    if (changed.length > 0) fail(changed.join('\n'));
  } catch (error) {
    if (error instanceof PlayFailure) throw error;
    return fail(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
  const final = table.state();
  tell({ type: 'ended', state: final });
  return { options: options.value, opening, final, events, steps, tally };
};

const TEMPO = [600, 5000] as const;
const MOST_STEPS = 40_000;
/** For games that nothing forces to end. */
const ENOUGH_STEPS = 2000;
const TRAIL = 12;
/** Under every law, all offers to everybody are tried every so many steps. */
const OFFERS_EVERY = 8;
/** Commands tried after the end: every one must be refused. */
const ENCORES = 3;

/** Whether a command is one of those offered; an optional flag that is not set is as good as none. */
const isOffered = (
  { game, interchangeable = [] }: AnyRandomPlay,
  state: unknown,
  { command, at }: Pick<Try, 'command' | 'at'>,
): boolean => {
  const table = game.commands[command.type] ?? {};
  const parts = Object.entries(command).filter(
    ([field, value]) => !interchangeable.includes(field) && !(table[field]?.optional && value === false),
  );
  const named = Object.fromEntries(parts);
  return game.legal(game.view(state), command.seat, at).some(one => differences(named, one).length === 0);
};
