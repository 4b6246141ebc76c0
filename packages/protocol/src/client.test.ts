import { simulatedClock } from '@templefall/kit';
import { describe, expect, it } from 'vitest';
import { tableClient } from './client.ts';
import type { TableId } from './ids.ts';
import type { LineEvents } from './line.ts';
import type { ClientMessage, ServerMessage, Welcome } from './messages.ts';

const SILENCE = 6000;
const WELCOME = { t: 'welcome', now: 0, presence: { seats: [] }, said: [] } as unknown as Welcome;

/** A client of which the test is the server: it answers questions about the time as long as it `answers`. */
const connected = () => {
  const clock = simulatedClock();
  const lines: LineEvents[] = [];
  const sent: ClientMessage[] = [];
  const closed: LineEvents[] = [];
  let answers = true;
  let questions = 0;
  const client = tableClient({
    table: 'table' as TableId,
    games: {},
    clock,
    random: () => 0.5,
    changed: () => {},
    open: (_, events) => {
      lines.push(events);
      return {
        send: (message: ClientMessage) => {
          if (message.t === 'time') questions += 1;
          else sent.push(message);
          if (message.t === 'time' && answers)
            clock.at(clock.now() + 20, () => events.message({ t: 'time', sent: message.sent, now: clock.now() }));
        },
        close: () => {
          closed.push(events);
          events.closed({});
        },
      };
    },
  });
  return {
    clock,
    lines,
    sent,
    closed,
    client,
    /** How often it has asked for the time so far. */
    questions: () => questions,
    falls: () => {
      answers = false;
    },
  };
};

describe('a line that tells nothing', () => {
  it('is tried again after six seconds', () => {
    const { clock, lines } = connected();
    clock.advanceBy(SILENCE - 1);
    expect(lines).toHaveLength(1);
    clock.advanceBy(SILENCE / 2);
    expect(lines).toHaveLength(2);
  });

  it('stays while its welcome is held and the server answers', () => {
    const { clock, lines, client } = connected();
    lines[0]?.held?.();
    clock.advanceBy(4 * SILENCE);
    expect([lines.length, client.state().line]).toEqual([1, 'connecting']);
    lines[0]?.message({ ...WELCOME, now: clock.now() });
    expect(client.state().line).toBe('open');
  });

  it('is tried again if the server falls silent while the welcome is held', () => {
    const { clock, lines, falls } = connected();
    lines[0]?.held?.();
    falls();
    clock.advanceBy(2 * SILENCE);
    expect(lines.length).toBeGreaterThan(1);
  });

  it('is not opened a second time by a device that wakes while the welcome is held', () => {
    const { clock, lines, client } = connected();
    lines[0]?.message(WELCOME);
    lines[0]?.closed({});
    clock.advanceBy(1000);
    lines[1]?.held?.();
    client.hurry();
    clock.advanceBy(1000);
    expect(lines).toHaveLength(2);
  });

  it('is shut for good by a refusal that asking again does not change', () => {
    const { clock, lines, client } = connected();
    lines[0]?.closed({ refusal: 'otherProtocol' });
    clock.advanceBy(60_000);
    expect([lines.length, client.state()]).toMatchObject([1, { line: 'shut', trouble: 'otherProtocol' }]);
  });
});

it('[TT2] when a game begins the time is asked for as often as on a new line: what a page that loads hears, it hears late', () => {
  const { clock, lines, questions } = connected();
  lines[0]?.message(WELCOME);
  clock.advanceBy(10_000);
  const before = questions();
  clock.advanceBy(2000);
  expect(questions() - before).toBe(1);
  lines[0]?.message({ t: 'events', from: 1, events: [{ type: 'gameStarted' }] } as unknown as ServerMessage);
  clock.advanceBy(2000);
  expect(questions() - before).toBeGreaterThan(20);
});

describe('a device that wakes while its line is being opened', () => {
  it('gives up the first attempt: what becomes of that is nobody\u2019s affair', () => {
    const { clock, lines, closed, client } = connected();
    lines[0]?.message(WELCOME);
    lines[0]?.closed({});
    clock.advanceBy(1000);
    expect([lines.length, client.state().line]).toEqual([2, 'away']);
    client.hurry();
    clock.advanceBy(1);
    expect([lines.length, closed]).toEqual([3, [lines[1]]]);
    lines[2]?.message({ ...WELCOME, now: clock.now() });
    // The server has had both, and the newer one took the seat.
    lines[1]?.message({ t: 'trouble', trouble: 'replaced' });
    lines[1]?.closed({});
    expect(client.state()).toMatchObject({ line: 'open' });
    expect(client.state().trouble).toBeUndefined();
  });
});

describe('what was not answered', () => {
  const inGame = (startedAt: number): Welcome =>
    ({ ...WELCOME, view: { seq: startedAt, lobby: { places: [] }, game: { startedAt } } }) as unknown as Welcome;

  for (const [what, startedAt, again] of [
    ['is sent again in the same game', 5, 2],
    ['is not sent into another one, and given up', 9, 1],
  ] as const)
    it(what, async () => {
      const { clock, lines, sent, client } = connected();
      lines[0]?.message(inGame(5));
      const answer = client.send({ type: 'roll' });
      lines[0]?.closed({});
      clock.advanceBy(1000);
      lines[1]?.message(inGame(startedAt));
      expect(sent).toHaveLength(again);
      expect(client.state().pending).toHaveLength(again - 1);
      if (again === 1) expect(await answer).toEqual({ ok: false, error: { code: 'lineLost' } });
    });

  it('is given up when the client is closed', async () => {
    const { lines, client } = connected();
    lines[0]?.message(inGame(5));
    const answers = [
      client.send({ type: 'roll' }),
      client.ask({ type: 'stand' }),
      client.ask({ type: 'sit', name: 'A' }),
    ];
    client.close();
    const lost = { ok: false, error: { code: 'lineLost' } };
    expect(await Promise.all(answers)).toEqual([lost, lost, lost]);
    expect(client.state()).toMatchObject({ line: 'shut', pending: [] });
  });
});
