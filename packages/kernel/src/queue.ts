import type { Chance, Millis, Result } from '@templefall/kit';
import type { AnyGame, Due, GameEvent, Refusal, SeatCommand } from './game.ts';
import type { Recorded } from './journal.ts';

/** What became of a command: applied with these events, or refused. Ticks are answered to nobody. */
export interface Answer<Token> {
  readonly token: Token;
  readonly result: Result<readonly Recorded[], Refusal>;
}

/** What one turn of the queue brought about, in order. */
export interface Step<State, Token> {
  readonly state: State;
  readonly events: readonly Recorded[];
  readonly answers: readonly Answer<Token>[];
}

/** A step in the making. Mostly it has one answer with one event, so its lists are made anew and not grown: that takes less memory. */
interface Brought<Token> {
  events: readonly Recorded[];
  answers: readonly Answer<Token>[];
}

interface Waiting<Token> {
  readonly token: Token;
  readonly command: SeatCommand;
  readonly at: Millis;
}

/** How late a command may arrive and still count at the moment it was made (TT9). */
export const LAG_MS = 250;

/**
 * A table's one serial queue: every command is judged against the state at its turn, deadlines are settled on time,
 * and commands stamped at or after an open deadline wait for it (TT10). It keeps no clock: the host says what time it is.
 */
export const tableQueue = <State, Token>(game: AnyGame, opening: State, chance: Chance) => {
  let state = opening;
  let waiting: readonly Waiting<Token>[] = [];
  const latest: Millis[] = [];
  // The deadline is asked for several times between two changes of the state.
  let known: { readonly state: State; readonly due: Due | undefined } | undefined;
  const dueNow = (): Due | undefined => {
    if (known?.state !== state) known = { state, due: game.due(state) };
    return known.due;
  };

  const run = (
    command: SeatCommand | { readonly type: 'tick' },
    at: Millis,
    now: Millis,
  ): Result<readonly Recorded[], Refusal> => {
    const result: Result<readonly GameEvent[], Refusal> = game.decide(state, command, { at, now, chance });
    if (!result.ok) return result;
    for (const event of result.value) state = game.evolve(state, event);
    return { ok: true, value: result.value.map((event): Recorded => ({ at, event })) };
  };

  /** Lets every command run that no deadline holds back, and settles the deadlines that have come by `now`, in turn. */
  const settle = (now: Millis, brought: Brought<Token>): void => {
    /** The last deadline settled here. One that lies inside its lag is settled after it: time never runs backwards. */
    let passed: Millis | undefined;
    for (;;) {
      // The last command or tick may have moved the deadline, so both are looked up anew each time.
      const due = dueNow();
      const free = waiting.length === 0 ? undefined : waiting.find(({ at }) => !due || at < due.at);
      if (free) {
        waiting = waiting.length === 1 ? [] : waiting.filter(one => one !== free);
        const result = run(free.command, free.at, passed ?? now);
        if (result.ok) brought.events = [...brought.events, ...result.value];
        brought.answers = [...brought.answers, { token: free.token, result }];
      } else if (due && due.settles <= now) {
        passed = Math.max(passed ?? 0, due.settles);
        const settled = run({ type: 'tick' }, passed, passed);
        if (!settled.ok) throw new Error(`a due tick was refused: ${settled.error.code}`);
        brought.events = [...brought.events, ...settled.value];
      } else return;
    }
  };

  const advance = (now: Millis): Step<State, Token> => {
    const brought: Brought<Token> = { events: [], answers: [] };
    settle(now, brought);
    return { state, events: brought.events, answers: brought.answers };
  };

  /**
   * A command made at `stamp` arrives at `now`. A stamp from the future or older than the lag allowed counts as now;
   * one player's stamps never run backwards.
   */
  const submit = (
    token: Token,
    command: SeatCommand,
    { stamp, now }: { readonly stamp: Millis; readonly now: Millis },
  ): Step<State, Token> => {
    const brought: Brought<Token> = { events: [], answers: [] };
    settle(now, brought);
    const honest = stamp <= now && stamp >= now - LAG_MS ? stamp : now;
    const at = Math.max(honest, latest[command.seat] ?? 0);
    latest[command.seat] = at;
    waiting = [...waiting, { token, command, at }];
    settle(now, brought);
    return { state, events: brought.events, answers: brought.answers };
  };

  return {
    state: (): State => state,
    /** When `advance` must be called next. */
    due: (): Millis | undefined => dueNow()?.settles,
    isWaiting: (token: Token): boolean => waiting.some(one => one.token === token),
    advance,
    submit,
  };
};
