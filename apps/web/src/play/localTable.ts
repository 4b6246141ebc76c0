import { signal } from '@preact/signals';
import { type Recorded, type Refusal, type Seat, tableQueue } from '@templefall/kernel';
import { type Clock, type Millis, type Seed, seededChance } from '@templefall/kit';
import { type Command, type Event, type State, temple } from '@templefall/temple';
import { gameTime } from './gameTime.ts';
import { listeners } from './listeners.ts';
import type { Happening, Shout, Sitter, Table } from './table.ts';

export interface LocalGame {
  readonly opening: State;
  readonly seed: Seed;
  readonly sitters: readonly Sitter[];
  readonly me: Seat;
  /** Of the rules it was begun with. */
  readonly version: number;
  /** Where the clock stands when a kept game is taken up again. */
  readonly at?: Millis;
}

/** What only the one who runs the table may see: a game is kept, with its hidden piles, to be taken up later. */
export interface LocalTable extends Table {
  readonly keep: () => LocalGame;
  /** What somebody else at this table calls out. */
  readonly hear: (shout: Shout) => void;
}

/** A table played in this browser by the same law as on the server: one queue, its deadlines on a real clock. */
export const localTable = (game: LocalGame, clock: Clock): LocalTable => {
  const queue = tableQueue<State, (refusal: Refusal | undefined) => void>(
    temple,
    game.opening,
    seededChance(game.seed),
  );
  const time = gameTime(clock, game.at);
  const view = signal(temple.view(game.opening));
  const hasBegun = signal(false);
  const happenings = listeners<Happening>();
  const shouts = listeners<Shout>();
  let wakeUp = (): void => {};

  const settle = ({ events, answers }: ReturnType<typeof queue.advance>): void => {
    show(events);
    for (const { token, result } of answers) token(result.ok ? undefined : result.error);
    const { paused, ended } = view.value;
    if (paused || ended) time.stop();
    else if (hasBegun.value) time.run();
    wakeUp();
    const due = queue.due();
    if (due !== undefined && time.isRunning())
      wakeUp = clock.at(clock.now() + Math.max(0, due - time.now()), () => settle(queue.advance(time.now())));
  };

  /** Listeners get each event with the states around it; the screen gets one state for all of them. */
  const show = (events: readonly Recorded[]): void => {
    let before = view.value;
    const told = events.map(({ at, event }): Happening => {
      const redacted: Event = temple.redact(event as Event);
      const after = temple.evolve(before, redacted);
      const happening = { at, event: redacted, before, after };
      before = after;
      return happening;
    });
    view.value = before;
    for (const happening of told) happenings.tell(happening);
  };

  return {
    me: game.me,
    game: () => game.seed,
    view,
    sitters: signal(game.sitters),
    connection: signal('open' as const),
    now: time.now,
    hasBegun,
    begin: () => {
      hasBegun.value = true;
      settle(queue.advance(time.now()));
    },
    send: (command: Command) =>
      new Promise(resolve => {
        const now = time.now();
        settle(queue.submit(resolve, command, { stamp: now, now }));
      }),
    shout: (call, cell) => shouts.tell({ seat: game.me, call, ...(cell && { cell }) }),
    onHappening: happenings.add,
    onShout: shouts.add,
    leave: () => {
      wakeUp();
      time.stop();
    },
    hear: shouts.tell,
    keep: () => ({ ...game, opening: queue.state(), at: time.now() }),
  };
};
