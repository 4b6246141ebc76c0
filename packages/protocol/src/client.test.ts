import { simulatedClock } from '@templefall/kit';
import { describe, expect, it } from 'vitest';
import { tableClient } from './client.ts';
import type { TableId } from './ids.ts';
import type { LineEvents } from './line.ts';
import type { ClientMessage, Welcome } from './messages.ts';

const SILENCE = 6000;
const WELCOME = { t: 'welcome', now: 0, presence: { seats: [] }, said: [] } as unknown as Welcome;

/** A client of which the test is the server: it answers questions about the time as long as it `answers`. */
const connected = () => {
  const clock = simulatedClock();
  const lines: LineEvents[] = [];
  let answers = true;
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
          if (message.t === 'time' && answers)
            clock.at(clock.now() + 20, () => events.message({ t: 'time', sent: message.sent, now: clock.now() }));
        },
        close: () => events.closed({}),
      };
    },
  });
  return {
    clock,
    lines,
    client,
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
