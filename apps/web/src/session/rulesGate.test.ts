import { simulatedClock } from '@templefall/kit';
import type { LineEvents, ServerMessage, TableEvent } from '@templefall/protocol';
import { describe, expect, it } from 'vitest';
import { rulesGate } from './rulesGate.ts';

const events = (from: number, type: string): ServerMessage => ({
  t: 'events',
  from,
  events: [{ type, game: 'temple' } as unknown as TableEvent],
});
const TIME: ServerMessage = { t: 'time', sent: 1, now: 2 };
const welcome = (part: object): ServerMessage => ({ t: 'welcome', now: 7000, ...part }) as ServerMessage;
const GAME = { view: { game: { id: 'temple' } } };

/** A line of which the test is the server, and rules that come or fail when the test says so. */
const opened = ({ isHere = false } = {}) => {
  const clock = simulatedClock();
  const heard: ServerMessage[] = [];
  const closed: object[] = [];
  let line: LineEvents | undefined;
  let isFetched = isHere;
  let fetches = 0;
  let holds = 0;
  let come = (_worked: boolean): void => {};
  const open = rulesGate(
    (_, given) => {
      line = given;
      return { send: () => {}, close: () => given.closed({}) };
    },
    {
      isHere: () => isFetched,
      fetch: () =>
        new Promise<void>((done, failed) => {
          fetches++;
          come = worked => {
            isFetched = worked;
            if (worked) done();
            else failed(new Error('no network'));
          };
        }),
      current: () => 'temple',
    },
    clock,
  );
  open({} as Parameters<typeof open>[0], {
    message: message => heard.push(message),
    held: () => holds++,
    closed: why => closed.push(why),
  });
  return {
    clock,
    heard,
    closed,
    fetches: () => fetches,
    holds: () => holds,
    server: (message: ServerMessage) => line?.message(message),
    cut: () => line?.closed({}),
    rulesCome: async (worked = true) => {
      come(worked);
      await new Promise(done => setImmediate(done));
    },
  };
};

describe('a line whose game waits for its rules', () => {
  it('tells of a table before the game at once', () => {
    const { heard, server } = opened();
    server(events(1, 'placeTaken'));
    expect(heard).toEqual([events(1, 'placeTaken')]);
  });

  it('holds a game back until its rules have come, with all that follows, in order', async () => {
    const { heard, server, rulesCome } = opened();
    server(events(1, 'gameStarted'));
    server(events(2, 'placeTaken'));
    expect(heard).toEqual([]);
    await rulesCome();
    server(events(3, 'played'));
    expect(heard).toEqual([events(1, 'gameStarted'), events(2, 'placeTaken'), events(3, 'played')]);
  });

  it('lets answers about the time pass', () => {
    const { heard, server } = opened();
    server(events(1, 'gameStarted'));
    server(TIME);
    expect(heard).toEqual([TIME]);
  });

  it('lets the reason pass for which the line ends, and tells nothing of before it after it', async () => {
    const { heard, server, cut, rulesCome } = opened();
    const trouble: ServerMessage = { t: 'trouble', trouble: 'replaced' };
    server(welcome(GAME));
    server(trouble);
    await rulesCome();
    cut();
    expect(heard).toEqual([trouble]);
  });

  it('holds nothing back where the rules are here', () => {
    const { heard, server } = opened({ isHere: true });
    server(events(1, 'played'));
    expect(heard).toEqual([events(1, 'played')]);
  });

  it('forgets what was held when the line is cut', async () => {
    const { heard, server, cut, rulesCome } = opened();
    server(events(1, 'gameStarted'));
    cut();
    await rulesCome();
    expect(heard).toEqual([]);
  });

  it('shows who returns to a table before its game in at once', () => {
    const { heard, server, fetches } = opened();
    server(welcome({ view: {} }));
    expect([heard.length, fetches()]).toEqual([1, 0]);
  });

  for (const [what, part] of Object.entries({
    'the game': GAME,
    'what was missed': { missed: { from: 4, events: [{ type: 'played' }] } },
  }))
    it(`holds a welcome back that brings ${what}, and tells that the line lives`, async () => {
      const { heard, server, holds, rulesCome } = opened();
      server(welcome(part));
      server(events(5, 'played'));
      expect([heard, holds()]).toEqual([[], 2]);
      await rulesCome();
      expect(heard).toEqual([welcome(part), events(5, 'played')]);
    });

  it('lets the time of a welcome go on while it is held', async () => {
    const { clock, heard, server, rulesCome } = opened();
    server(welcome(GAME));
    clock.advanceBy(2500);
    await rulesCome();
    expect(heard).toEqual([welcome({ ...GAME, now: 9500 })]);
  });

  it('asks for the rules again after a pause, while the line stays', async () => {
    const { clock, heard, closed, server, fetches, rulesCome } = opened();
    server(welcome(GAME));
    await rulesCome(false);
    clock.advanceBy(499);
    expect(fetches()).toBe(1);
    clock.advanceBy(1);
    expect(fetches()).toBe(2);
    await rulesCome(false);
    clock.advanceBy(999);
    expect(fetches()).toBe(2);
    clock.advanceBy(1);
    expect(fetches()).toBe(3);
    await rulesCome();
    expect([heard.length, closed]).toEqual([1, []]);
  });

  it('is shut for good, with a reason that has words, when the rules never come', async () => {
    const { clock, closed, server, fetches, rulesCome } = opened();
    server(welcome(GAME));
    for (let failures = 0; failures < 6; failures++) {
      expect(closed).toEqual([]);
      await rulesCome(false);
      clock.advanceBy(10_000);
    }
    expect([fetches(), closed]).toEqual([6, [{ refusal: 'otherProtocol' }]]);
  });

  it('asks for no rules any more once the line is cut', async () => {
    const { clock, closed, server, cut, fetches, rulesCome } = opened();
    server(welcome(GAME));
    await rulesCome(false);
    cut();
    clock.advanceBy(60_000);
    expect([fetches(), closed]).toEqual([1, [{}]]);
  });
});
