import type { LineEvents, ServerMessage, TableEvent } from '@templefall/protocol';
import { describe, expect, it } from 'vitest';
import { lawfulLine } from './lawfulLine.ts';

const events = (from: number, type: string): ServerMessage => ({
  t: 'events',
  from,
  events: [{ type } as TableEvent],
});
const TIME: ServerMessage = { t: 'time', sent: 1, now: 2 };

/** A line of which the test is the server, and a law that comes when the test says so. */
const opened = ({ isHere = false } = {}) => {
  const heard: ServerMessage[] = [];
  let line: LineEvents | undefined;
  let isClosed = false;
  let isFetched = isHere;
  let come = (_worked: boolean): void => {};
  const fetched = new Promise<void>((done, failed) => {
    come = worked => {
      isFetched = worked;
      if (worked) done();
      else failed(new Error('no network'));
    };
  });
  const open = lawfulLine(
    (_, given) => {
      line = given;
      return {
        send: () => {},
        close: () => {
          isClosed = true;
        },
      };
    },
    { isHere: () => isFetched, fetch: () => fetched },
  );
  open({} as Parameters<typeof open>[0], { message: message => heard.push(message), closed: () => {} });
  return {
    heard,
    server: (message: ServerMessage) => line?.message(message),
    cut: () => line?.closed({}),
    isClosed: () => isClosed,
    lawComes: async (worked = true) => {
      come(worked);
      await new Promise(done => setTimeout(done));
    },
  };
};

describe('a line whose game waits for its law', () => {
  it('tells of a table before the game at once', () => {
    const { heard, server } = opened();
    server(events(1, 'placeTaken'));
    expect(heard).toEqual([events(1, 'placeTaken')]);
  });

  it('holds a game back until its law has come, with all that follows, in order', async () => {
    const { heard, server, lawComes } = opened();
    server(events(1, 'gameStarted'));
    server(events(2, 'placeTaken'));
    expect(heard).toEqual([]);
    await lawComes();
    server(events(3, 'played'));
    expect(heard).toEqual([events(1, 'gameStarted'), events(2, 'placeTaken'), events(3, 'played')]);
  });

  it('lets answers about the time pass', () => {
    const { heard, server } = opened();
    server(events(1, 'gameStarted'));
    server(TIME);
    expect(heard).toEqual([TIME]);
  });

  it('holds nothing back where the law is here', () => {
    const { heard, server } = opened({ isHere: true });
    server(events(1, 'played'));
    expect(heard).toEqual([events(1, 'played')]);
  });

  it('forgets what was held when the line is cut', async () => {
    const { heard, server, cut, lawComes } = opened();
    server(events(1, 'gameStarted'));
    cut();
    await lawComes();
    expect(heard).toEqual([]);
  });

  it('is closed when the law does not come, to be tried again', async () => {
    const { server, isClosed, lawComes } = opened();
    server(events(1, 'gameStarted'));
    await lawComes(false);
    expect(isClosed()).toBe(true);
  });
});
