import { computed, signal } from '@preact/signals';
import { type Seat, seat } from '@templefall/kernel';
import { seededChance, seedOf } from '@templefall/kit';
import { type Command, type Event, rollwrite, type State } from '@templefall/rollwrite';
import type { AppliedEvent, Player } from '../../gameClient.ts';
import type { Session } from '../session.ts';

const PEOPLE: readonly Omit<Player, 'seat'>[] = [
  { name: 'Inès', kind: 'human', pawn: 4 },
  { name: 'Maya', kind: 'human', pawn: 1 },
  { name: 'Jonas', kind: 'human', pawn: 2 },
  { name: 'Teo', kind: 'bot', bot: 'steady', pawn: 5 },
];

/** A table in this page alone: it answers as the real one does, but nobody else sits at it. */
export const stillSession = (
  opened: State,
  how: {
    readonly seats?: readonly Seat[];
    readonly connection?: 'open' | 'lost';
    readonly said?: readonly Command[];
  } = {},
): Session => {
  const view = signal(opened);
  const seats = how.seats ?? [seat(0)];
  const listeners = new Set<(applied: AppliedEvent<State, Event>) => void>();
  const chance = seededChance(seedOf('a table to look at'));
  const give = (command: Command) => {
    const verdict = rollwrite.decide(view.peek(), command, { at: 0, chance });
    if (!verdict.ok) return verdict.error;
    for (const event of verdict.value) {
      const before = view.peek();
      view.value = rollwrite.evolve(before, event);
      for (const listener of listeners) listener({ at: 0, event, before, after: view.peek() });
    }
    return undefined;
  };
  for (const command of how.said ?? []) give(command);
  const [me] = seats;
  return {
    game: 'rollwrite',
    me,
    seats: signal(seats),
    code: 'K7QF',
    gameKey: () => 'still',
    view,
    players: signal(PEOPLE.slice(0, opened.players.length).map((one, index) => ({ ...one, seat: seat(index) }))),
    connection: signal(how.connection ?? 'open'),
    now: () => 6000,
    hasBegun: signal(true),
    hasEnded: computed(() => view.value.ending !== undefined),
    send: async (command, as = me) =>
      as === undefined ? { code: 'notYourTurn' } : give({ ...command, seat: as } as Command),
    call: () => {},
    onApplied: listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onCall: () => () => {},
    leave: () => {},
  };
};
