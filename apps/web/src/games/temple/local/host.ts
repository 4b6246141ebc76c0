import { tableQueue } from '@templefall/kernel';
import { type Clock, type Millis, seededChance, seedOf } from '@templefall/kit';
import { type Command, type Event, type State, temple } from '@templefall/temple';
import { gameTime } from '../../../session/gameTime.ts';
import { listeners } from '../../../ui/signals/listeners.ts';
import type { Call } from '../../gameClient.ts';
import type { LocalGame } from './game.ts';
import type { News, Order } from './wire.ts';

/** The table itself, with everything hidden on it. It knows no page: it takes orders and tells news. */
export interface Host {
  readonly order: (order: Order) => void;
  /** What everybody sees. */
  readonly view: () => State;
  readonly now: () => Millis;
  readonly isStill: () => boolean;
  /** Somebody else at this table plays, or calls out. */
  readonly play: (command: Command) => void;
  readonly call: (call: Call) => void;
  readonly onCall: (listener: (call: Call) => void) => () => void;
}

/** A table of this browser, by the same law as on the server: one queue, its deadlines on a real clock. */
export const hostOf = (game: LocalGame, clock: Clock, tell: (news: News) => void): Host => {
  /** A command of the page bears a number; bots need no answer. */
  const queue = tableQueue<State, number | undefined>(temple, game.opening, seededChance(game.seed));
  const time = gameTime(clock, game.at);
  const calls = listeners<Call>();
  let view = temple.view(game.opening);
  let hasBegun = false;
  let wakeUp = (): void => {};

  const kept = (): string => JSON.stringify({ ...game, opening: queue.state() } satisfies LocalGame);

  const settle = ({ events, answers }: ReturnType<typeof queue.advance>): void => {
    const seen = events.map(({ at, event }) => ({ at, event: temple.redact(event as Event) }));
    view = seen.reduce((state, { event }) => temple.evolve(state, event), view);
    if (view.paused || view.ended) time.stop();
    else if (hasBegun) time.run();
    tell({
      type: 'turn',
      events: seen,
      answers: answers.flatMap(({ token, result }) =>
        token === undefined ? [] : [{ n: token, ...(!result.ok && { refusal: result.error }) }],
      ),
      time: time.reading(),
      ...(seen.length > 0 && { kept: kept() }),
    });
    wakeUp();
    const due = queue.due();
    if (due !== undefined && time.isRunning())
      wakeUp = clock.at(clock.now() + Math.max(0, due - time.now()), () => settle(queue.advance(time.now())));
  };
  const submit = (command: Command, n: number | undefined, stamp: Millis): void =>
    settle(queue.submit(n, command, { stamp, now: time.now() }));
  const call = (told: Call): void => {
    calls.tell(told);
    tell({ type: 'called', call: told });
  };

  tell({
    type: 'opened',
    view,
    players: game.players,
    me: game.me,
    game: seedOf(`game ${game.seed}`),
    time: time.reading(),
    kept: kept(),
  });
  return {
    order: order => {
      switch (order.type) {
        case 'begin':
          hasBegun = true;
          settle(queue.advance(time.now()));
          return;
        case 'play':
          submit(order.command, order.n, order.stamp);
          return;
        case 'call':
          call(order.call);
          return;
        case 'setUp':
        case 'takeUp':
          throw new Error(`a table plays one game: ${order.type}`);
      }
    },
    view: () => view,
    now: time.now,
    isStill: () => !time.isRunning(),
    play: command => submit(command, undefined, time.now()),
    call,
    onCall: calls.add,
  };
};
