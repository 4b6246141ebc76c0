import { type Game, type SeatCommand, seat } from '@templefall/kernel';
import { ok } from '@templefall/kit';
import { describe, expect, it } from 'vitest';
import { type Bot, type Contest, playSitting } from './contest.ts';

/** A race: each command is a step, ten steps win, and after a minute it is lost. */
interface Race {
  readonly steps: readonly number[];
  readonly isOver: boolean;
}
const race: Game<number, Race, SeatCommand, { readonly type: 'stepped' | 'timeUp'; readonly by?: number }, 'never'> = {
  id: 'race',
  version: 1,
  seats: { least: 1, most: 2 },
  commands: { step: {} },
  parseOptions: raw => (typeof raw === 'number' ? ok(raw) : { ok: false, error: [{ path: '', code: 'notANumber' }] }),
  setup: players => ({ steps: new Array(players).fill(0), isOver: false }),
  decide: (state, command) => {
    if (command.type === 'tick') return ok([{ type: 'timeUp' }]);
    if (command.type !== 'step' || state.isOver) return { ok: false, error: { code: 'never' } };
    return ok([{ type: 'stepped', by: command.seat }]);
  },
  evolve: (state, { type, by }) =>
    type === 'timeUp' || by === undefined
      ? { ...state, isOver: true }
      : { ...state, steps: state.steps.with(by, (state.steps[by] ?? 0) + 1) },
  due: ({ isOver }) => (isOver ? undefined : { at: 60_000, settles: 60_000 }),
  legal: () => [],
  view: state => state,
  redact: event => event,
  isPaused: () => false,
  outcome: ({ steps, isOver }) => {
    if (steps.some(count => count >= 10)) return { won: true };
    return isOver ? { won: false } : undefined;
  },
};

const among = (bot: Bot): Contest => ({
  game: race,
  bot,
  startMemory: 0,
  seats: state => (state as Race).steps.length,
  progress: (_state, at) => at,
  figures: ({ state, at, events }) => ({ at, events: events.length, first: (state as Race).steps[0] ?? 0 }),
});
const stepping =
  (pause: number): Bot =>
  ({ seat: me, at, memory }) => ({
    memory: (memory as number) + 1,
    command: { type: 'step', seat: me },
    wakeAt: at + pause * (me + 1),
  });

describe('a sitting', () => {
  it('wakes every bot at its own time until the game is won', () => {
    const played = playSitting(among(stepping(1000)), { options: 2, levels: ['steady'], seed: 'a' });
    expect(played).toMatchObject({ won: true, figures: { at: 9000, first: 10 } });
  });

  it('lets the game’s own deadlines come', () => {
    expect(playSitting(among(stepping(20_000)), { options: 1, levels: ['steady'], seed: 'a' })).toMatchObject({
      won: false,
      figures: { at: 60_000, first: 3 },
    });
  });

  it('a bot whose command is refused, or that never lets time pass, is a fault', () => {
    const cheat: Bot = ({ at, memory }) => ({ memory, command: { type: 'fly', seat: seat(0) }, wakeAt: at + 1 });
    const idle: Bot = ({ at, memory }) => ({ memory, wakeAt: at });
    expect(() => playSitting(among(cheat), { options: 1, levels: ['steady'], seed: 'a' })).toThrow('refused (never)');
    expect(() => playSitting(among(idle), { options: 1, levels: ['steady'], seed: 'a' })).toThrow('wakes for ever');
  });

  it('bots take a game over where it stands, without a memory, and practice is broken off', () => {
    const remembered: unknown[] = [];
    const slow: Bot = ({ seat: me, at, memory }) => {
      remembered.push(memory);
      return { memory: 'mine', command: { type: 'step', seat: me }, wakeAt: at + 1000 };
    };
    const from = { state: { steps: [7], isOver: false }, at: 5000 };
    const sitting = { options: 1, levels: ['steady'], seed: 'a', from } as const;
    expect(playSitting(among(slow), sitting)).toMatchObject({ won: true, figures: { at: 7000, events: 3, first: 10 } });
    expect(remembered).toEqual([undefined, 'mine', 'mine']);
    expect(playSitting(among(slow), { ...sitting, until: 6000 })).toMatchObject({ won: false, figures: { first: 9 } });
  });

  it('at a table with people the bots are told which seats are bots', () => {
    const told: unknown[] = [];
    const asking: Bot = ({ seat: me, at, memory, bots }) => {
      told[me] = bots;
      return { memory, command: { type: 'step', seat: me }, wakeAt: at + 1000 };
    };
    playSitting(among(asking), { options: 2, levels: ['steady'], people: 1, seed: 'a' });
    expect(told).toEqual([undefined, [1]]);
    playSitting(among(asking), { options: 2, levels: ['steady'], seed: 'a' });
    expect(told).toEqual([undefined, undefined]);
  });

  it('options that the game refuses are told', () => {
    expect(() => playSitting(among(stepping(1)), { options: 'two', levels: ['steady'], seed: 'a' })).toThrow(
      'notANumber',
    );
  });
});
