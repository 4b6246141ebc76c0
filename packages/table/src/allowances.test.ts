import {
  decodeServer,
  encode,
  PROTOCOL,
  type SeatSecret,
  type ServerMessage,
  type TableId,
} from '@templefall/protocol';
import { describe, expect, it } from 'vitest';
import { bucket } from './bucket.ts';
import type { Parcel } from './member.ts';
import { playing, secretOf } from './testing/scene.ts';
import type { Stage } from './testing/stage.ts';

/** A line that says what it is told to, and what it hears. */
const lineTo = async (at: Stage, table: TableId, secret: SeatSecret | undefined, mayHear?: () => boolean) => {
  const live = await at.live(table);
  const heard: ServerMessage[] = [];
  let ending: string | undefined;
  const connection = {
    send: ({ message }: Parcel) => {
      const decoded = decodeServer(message);
      if (decoded) heard.push(decoded);
    },
    close: (trouble: string) => {
      ending ??= trouble;
    },
    ...(mayHear && { mayHear }),
  };
  const session = live.join(connection, { protocol: PROTOCOL, table, ...(secret && { secret }) });
  await at.pass(25);
  return {
    leave: session.leave,
    ending: () => ending,
    /** How many of so many questions about the time are answered. */
    asks: async (times: number): Promise<number> => {
      const before = heard.filter(({ t }) => t === 'time').length;
      const body = encode({ t: 'time', sent: 1 }).subarray(2);
      for (let time = 0; time < times; time++) session.receive(body);
      await at.pass(25);
      return heard.filter(({ t }) => t === 'time').length - before;
    },
  };
};

describe('what one person may send', () => {
  it('belongs to the seat and not to the line: coming again grants no fresh burst', async () => {
    const { at, table, bo } = await playing();
    const secret = secretOf(bo);
    bo.close();
    await at.pass(3000);
    let answered = 0;
    for (let time = 0; time < 10; time++) {
      const line = await lineTo(at, table, secret);
      answered += await line.asks(60);
      line.leave();
    }
    // 60 at once, and 25 a second in the half second that ten lines take.
    expect(answered).toBeGreaterThanOrEqual(60);
    expect(answered).toBeLessThanOrEqual(60 + 25);
  });

  it('who does not stop is shown out, on whichever line; after a while they may speak again', async () => {
    const { at, table, bo } = await playing();
    const secret = secretOf(bo);
    bo.close();
    await at.pass(3000);
    const first = await lineTo(at, table, secret);
    await first.asks(200);
    expect(first.ending()).toBeUndefined();
    first.leave();
    const second = await lineTo(at, table, secret);
    await second.asks(100);
    expect(second.ending()).toBe('flooding');
    await at.pass(20_000);
    const third = await lineTo(at, table, secret);
    expect(await third.asks(60)).toBe(60);
  });

  it('a steady flood is shown out too, though some of it passes', async () => {
    const { at, table } = await playing();
    const line = await lineTo(at, table, undefined);
    for (let second = 0; second < 30 && line.ending() === undefined; second++) {
      await line.asks(50);
      await at.pass(975);
    }
    expect(line.ending()).toBe('flooding');
  });

  it('an address may send so much over all its lines, those that are gone included', async () => {
    const { at, table } = await playing();
    const ofAddress = bucket({ burst: 100, rate: 0 }, at.clock.now());
    const mayHear = (): boolean => ofAddress.take(at.clock.now());
    const answered: number[] = [];
    for (let time = 0; time < 4; time++) {
      const line = await lineTo(at, table, undefined, mayHear);
      answered.push(await line.asks(40));
      line.leave();
    }
    expect(answered).toEqual([40, 40, 20, 0]);
  });
});
