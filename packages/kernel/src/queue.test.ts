import { err, ok, type Seed, seededChance } from '@templefall/kit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Due, type Game, seat } from './game.ts';
import { fold } from './journal.ts';
import { LAG_MS, tableQueue } from './queue.ts';

/**
 * A temple of one door: it slams at 1000 and at 2000, each settled 250 ms later. Whoever says `in` before that is
 * inside; a `pause` stops every timer.
 */
interface State {
  readonly story: readonly string[];
  readonly slams: readonly number[];
  readonly isPaused: boolean;
}
interface Command {
  readonly type: 'in' | 'pause' | 'nonsense';
  readonly seat: ReturnType<typeof seat>;
}
type Event = { readonly type: 'entered' | 'slammed' | 'paused'; readonly line: string };

const OPENING: State = { story: [], slams: [1000, 2000], isPaused: false };

const door: Game<undefined, State, Command, Event, 'nonsense' | 'paused'> = {
  id: 'door',
  version: 1,
  seats: { least: 1, most: 6 },
  commands: {},
  parseOptions: () => ok(undefined),
  setup: () => OPENING,
  decide: (state, command, { at }) => {
    switch (command.type) {
      case 'tick':
        return ok([{ type: 'slammed', line: `slam ${state.slams[0]}` }]);
      case 'nonsense':
        return err({ code: 'nonsense' });
      case 'pause':
        return ok([{ type: 'paused', line: 'pause' }]);
      case 'in':
        return state.isPaused
          ? err({ code: 'paused' })
          : ok([{ type: 'entered', line: `seat ${command.seat} in at ${at}` }]);
    }
  },
  evolve: (state, { type, line }) => ({
    story: [...state.story, line],
    slams: type === 'slammed' ? state.slams.slice(1) : state.slams,
    isPaused: state.isPaused || type === 'paused',
  }),
  due: ({ slams: [next], isPaused }): Due | undefined =>
    next === undefined || isPaused ? undefined : { at: next, settles: next + LAG_MS },
  legal: () => [],
  view: state => state,
  redact: event => event,
  isPaused: state => state.isPaused,
  outcome: () => undefined,
};

const table = () => tableQueue<State, string>(door, OPENING, seededChance('0'.repeat(32) as Seed));
const enter = (index: number): Command => ({ type: 'in', seat: seat(index) });

describe('tableQueue', () => {
  it('answers every command with what it brought about, and folds it', () => {
    const queue = table();
    const { events, answers, state } = queue.submit('a', enter(0), { stamp: 10, now: 10 });
    const event = { at: 10, event: { type: 'entered', line: 'seat 0 in at 10' } };
    expect(events).toEqual([event]);
    expect(answers).toEqual([{ token: 'a', result: { ok: true, value: [event] } }]);
    expect(state).toBe(queue.state());
    expect(state.story).toEqual(['seat 0 in at 10']);
  });

  it('answers a refusal with its code, and changes nothing', () => {
    const queue = table();
    const step = queue.submit('a', { type: 'nonsense', seat: seat(0) }, { stamp: 10, now: 10 });
    expect(step).toEqual({
      state: OPENING,
      events: [],
      answers: [{ token: 'a', result: { ok: false, error: { code: 'nonsense' } } }],
    });
    expect(queue.state()).toBe(OPENING);
  });

  it('[TT7] lets a command stamped at the very millisecond of a deadline come after it, one before it before', () => {
    const queue = table();
    const [early, late] = [
      queue.submit('early', enter(0), { stamp: 999, now: 1000 }),
      queue.submit('late', enter(1), { stamp: 1000, now: 1000 }),
    ];
    expect(early.answers.map(({ token }) => token)).toEqual(['early']);
    expect(late.answers).toEqual([]);
    expect(queue.isWaiting('late')).toBe(true);
    const settled = queue.advance(1250);
    expect(settled.answers.map(({ token }) => token)).toEqual(['late']);
    expect(queue.isWaiting('late')).toBe(false);
    expect(queue.state().story).toEqual(['seat 0 in at 999', 'slam 1000', 'seat 1 in at 1000']);
  });

  it('[TT9] counts a command made before the deadline and delivered up to 250 ms late, and no later', () => {
    const intime = table();
    intime.submit('a', enter(0), { stamp: 999, now: 1249 });
    intime.advance(1250);
    expect(intime.state().story).toEqual(['seat 0 in at 999', 'slam 1000']);

    const late = table();
    late.submit('a', enter(0), { stamp: 999, now: 1250 });
    expect(late.state().story).toEqual(['slam 1000', 'seat 0 in at 1250']);
  });

  it.each([
    { what: 'just old enough', stamp: 250, now: 500, counts: 250 },
    { what: 'too old', stamp: 249, now: 500, counts: 500 },
    { what: 'from the future', stamp: 501, now: 500, counts: 500 },
  ])('[TT9] a stamp that is $what counts as $counts', ({ stamp, now, counts }) => {
    const queue = table();
    queue.submit('a', enter(0), { stamp, now });
    expect(queue.state().story).toEqual([`seat 0 in at ${counts}`]);
  });

  it('[TT10] takes those before the deadline in order of arrival, settles it, then lets the waiting ones run', () => {
    const queue = table();
    queue.submit('w1', enter(1), { stamp: 1010, now: 1010 });
    queue.submit('b', enter(2), { stamp: 990, now: 1020 });
    queue.submit('w2', enter(3), { stamp: 1000, now: 1030 });
    queue.submit('a', enter(4), { stamp: 980, now: 1200 });
    expect(queue.due()).toBe(1250);
    const { answers } = queue.advance(1300);
    expect(answers.map(({ token }) => token)).toEqual(['w1', 'w2']);
    expect(queue.state().story).toEqual([
      'seat 2 in at 990',
      'seat 4 in at 980',
      'slam 1000',
      'seat 1 in at 1010',
      'seat 3 in at 1000',
    ]);
  });

  it("[TT10] one player's stamps never run backwards, not even behind one of theirs that waits", () => {
    const before = table();
    before.submit('a', enter(0), { stamp: 500, now: 500 });
    before.submit('b', enter(0), { stamp: 400, now: 510 });
    before.submit('c', enter(1), { stamp: 400, now: 520 });
    expect(before.state().story).toEqual(['seat 0 in at 500', 'seat 0 in at 500', 'seat 1 in at 400']);

    const across = table();
    across.submit('a', enter(0), { stamp: 1000, now: 1000 });
    across.submit('b', enter(0), { stamp: 990, now: 1010 });
    across.advance(1250);
    expect(across.state().story).toEqual(['slam 1000', 'seat 0 in at 1000', 'seat 0 in at 1000']);
  });

  it('settles several deadlines in one go, each with those that waited for it', () => {
    const queue = table();
    queue.submit('a', enter(0), { stamp: 1100, now: 1100 });
    expect(queue.submit('b', enter(1), { stamp: 5000, now: 5000 }).answers.map(({ token }) => token)).toEqual([
      'a',
      'b',
    ]);
    expect(queue.state().story).toEqual(['slam 1000', 'seat 0 in at 1100', 'slam 2000', 'seat 1 in at 5000']);
    expect(queue.due()).toBeUndefined();
  });

  it('answers those that wait for a deadline when the deadline goes away', () => {
    const queue = table();
    queue.submit('waits', enter(0), { stamp: 1000, now: 1000 });
    const { answers } = queue.submit('pause', { type: 'pause', seat: seat(1) }, { stamp: 990, now: 1100 });
    expect(answers.map(({ token, result }) => [token, result.ok])).toEqual([
      ['pause', true],
      ['waits', false],
    ]);
  });

  it('answers each command once, and its events fold to its state, whatever arrives when', () => {
    const arrival = fc.record({ seat: fc.nat(5), wait: fc.nat(400), lag: fc.integer({ min: -50, max: 400 }) });
    fc.assert(
      fc.property(fc.array(arrival), arrivals => {
        const queue = table();
        let now = 0;
        const steps = arrivals.map(({ seat: index, wait, lag }, token) => {
          now += wait;
          return queue.submit(`${token}`, enter(index), { stamp: now - lag, now });
        });
        steps.push(queue.advance(now + 10_000));
        const tokens = steps.flatMap(({ answers }) => answers.map(({ token }) => Number(token)));
        expect(tokens.sort((a, b) => a - b)).toEqual(arrivals.map((_, token) => token));
        const events = steps.flatMap(step => step.events.map(({ event }) => event as Event));
        expect(fold(door, OPENING, events)).toEqual(queue.state());
      }),
    );
  });

  it('throws when a game refuses its own deadline', () => {
    const broken = { ...door, decide: () => err({ code: 'never' }) };
    const queue = tableQueue(broken, OPENING, seededChance('0'.repeat(32) as Seed));
    expect(() => queue.advance(1250)).toThrow('a due tick was refused: never');
  });
});
