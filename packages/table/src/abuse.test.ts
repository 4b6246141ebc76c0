import { PROTOCOL, type ServerMessage } from '@templefall/protocol';
import { describe, expect, it } from 'vitest';
import { createTable } from './create.ts';
import { asking, doing, playing, secretOf, sitting, toyOf } from './testing/scene.ts';
import { stage } from './testing/stage.ts';

/** Names that every object has: looked up carelessly, each of them is something. */
const INHERITED = Object.getOwnPropertyNames(Object.prototype);

describe('one client and everybody else', () => {
  it('what people change before a game is limited for the whole table, and refused in words beyond that', async () => {
    const at = stage();
    const table = await at.table();
    const ada = at.client(table);
    await at.pass(50);
    await sitting(at, ada, 'Ada');
    const bo = at.client(table);
    await at.pass(50);
    await sitting(at, bo, 'Bo');
    const before = (await at.storage.read(table, 1)).length;
    const answers: string[] = [];
    for (let turn = 0; turn < 400; turn++) {
      const reply = await asking(at, turn % 2 ? ada : bo, { type: 'ready', isReady: turn % 4 < 2 });
      answers.push(reply.ok ? 'done' : reply.error.code);
    }
    const written = (await at.storage.read(table, 1)).length - before;
    expect(new Set(answers)).toEqual(new Set(['done', 'tooFast']));
    // 400 toggles take 20 s: what may come at once, and four a second since.
    expect(written).toBeLessThanOrEqual(120 + 4 * 20);
    await at.pass(60_000);
    expect(await asking(at, bo, { type: 'ready', isReady: true })).toMatchObject({ ok: true });
  });

  it.each(INHERITED)('no game is called %s', async name => {
    const { at, ada, table } = await lobby();
    expect(await createTable({ game: name, options: {}, isPublic: true }, at.services)).toEqual({
      ok: false,
      error: 'badRequest',
    });
    expect(await asking(at, ada, { type: 'choose', game: name, options: {} })).toEqual({
      ok: false,
      error: { code: 'unknownGame' },
    });
    expect((await at.live(table)).lobby().game).toBe('toy');
    expect(await asking(at, ada, { type: 'start' })).toMatchObject({ ok: true });
    expect(await doing(at, ada, { type: name } as never)).toMatchObject({ ok: false, error: { code: 'badCommand' } });
    expect(await doing(at, ada, { type: 'add', amount: 1 })).toMatchObject({ ok: true });
  });

  it('numbers of commands belong to who sits there: the largest one does not lock the seat for the next', async () => {
    const { at, table, ada, bo } = await playing();
    const secret = secretOf(bo);
    bo.close();
    await at.pass(100);
    const heard: ServerMessage[] = [];
    const line = at.open(
      { protocol: PROTOCOL, table, secret },
      { message: message => void heard.push(message), closed: () => undefined },
    );
    await at.pass(100);
    line.send({ t: 'do', n: 2 ** 31, at: 1, command: { type: 'add', amount: 1 } });
    await at.pass(100);
    expect(toyOf(ada).total).toBe(1);
    line.send({ t: 'ask', id: 1, request: { type: 'stand' } });
    await at.pass(100);
    line.close();
    const cy = at.client(table);
    await at.pass(100);
    expect(await sitting(at, cy, 'Cy')).toMatchObject({ ok: true });
    expect(await doing(at, cy, { type: 'add', amount: 1 })).toMatchObject({ ok: true });
    expect(toyOf(ada).total).toBe(2);
    // And after a crash as well, when it is all read from the journal.
    at.crash({ down: 100 });
    await at.pass(6000);
    expect(await doing(at, cy, { type: 'add', amount: 1 })).toMatchObject({ ok: true });
    expect(toyOf(ada).total).toBe(3);
  });
});

const lobby = async () => {
  const at = stage();
  const table = await at.table();
  const ada = at.client(table);
  await at.pass(50);
  await sitting(at, ada, 'Ada');
  return { at, table, ada };
};
