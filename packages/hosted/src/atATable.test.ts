import { type AnyGame, fold, type GameEvent, seat } from '@templefall/kernel';
import { type TableClient, TROUBLES } from '@templefall/protocol';
import { restored, rulesOf } from '@templefall/table';
import { asking, type Stage, sitting, stage } from '@templefall/table/testing';
import { describe, expect, it } from 'vitest';
import { HOSTED_GAMES } from './index.ts';

const started = async (at: Stage, game: string, options: unknown, bots: readonly string[]) => {
  const table = await at.table(options, game);
  const people: TableClient[] = [];
  const ask = async (client: TableClient | undefined, request: Parameters<TableClient['ask']>[0]) => {
    const reply = client?.ask(request);
    await at.pass(50);
    return reply;
  };
  for (const name of ['Ada', 'Bo']) {
    const client = at.client(table);
    await at.pass(50);
    expect(await ask(client, { type: 'sit', name })).toMatchObject({ ok: true });
    people.push(client);
  }
  for (const name of bots) await ask(people[0], { type: 'addBot', level: 'steady', name });
  await ask(people[1], { type: 'ready', isReady: true });
  expect(await ask(people[0], { type: 'start' })).toEqual({ ok: true, value: {} });
  return { table, people };
};

/** What the journal says the state is, worked out anew. */
const retold = async (
  at: Stage,
  table: Parameters<Stage['client']>[0],
  game: AnyGame,
  upTo: number,
): Promise<unknown> => {
  const rows = (await at.storage.read(table, 1)).filter(({ seq }) => seq <= upTo);
  const { record, entries } = restored(rows, HOSTED_GAMES);
  const events = entries.flatMap(({ event }) => (event.type === 'played' ? [event.event] : []));
  return game.view(fold<unknown, GameEvent>(game, record.game?.opening, events));
};

describe.each(['temple', 'rollwrite'])('%s at a table', id => {
  const game = rulesOf(HOSTED_GAMES)[id];
  if (!game) throw new Error(`no ${id}`);

  it('[TX5] is played by what it offers, and after kill -9 goes on exactly where it was', async () => {
    const at = stage({ games: HOSTED_GAMES });
    const { table, people } = await started(at, id, {}, []);
    let applied = 0;
    for (let turn = 0; turn < 60; turn++) {
      const index = turn % 2;
      const client = people[index];
      if (!client) throw new Error('nobody');
      const [offer] = game.legal(client.state().table?.game?.view, seat(index), client.gameTime());
      if (offer) {
        const { seat: _, ...wish } = offer as { readonly type: string; readonly seat: number };
        const answer = client.send(wish);
        await at.pass(50);
        const result = await answer;
        if (result.ok) applied += 1;
      }
      await at.pass(400);
      if (turn === 30) {
        at.crash({ down: 1000 });
        await at.pass(5000);
      }
    }
    expect(applied).toBeGreaterThan(15);
    const [ada, bo] = people;
    expect(ada?.state().table).toEqual(bo?.state().table);
    const seq = ada?.state().table?.seq ?? 0;
    expect(ada?.state().table?.game?.view).toEqual(await retold(at, table, game, seq));
    expect(at.troubles.every(trouble => trouble === undefined || TROUBLES.includes(trouble))).toBe(true);
  });
});

describe('Temple with everything on and bots on the seats', () => {
  it('[TX3] Temple with the real bots: three of them play beside a person, each rolling its own dice', async () => {
    const at = stage({ games: HOSTED_GAMES });
    const table = await at.table({}, 'temple');
    const ada = at.client(table);
    await at.pass(50);
    await sitting(at, ada, 'Ada');
    for (const name of ['1', '2', '3']) await asking(at, ada, { type: 'addBot', level: 'steady', name });
    expect(await asking(at, ada, { type: 'start' })).toMatchObject({ ok: true });
    await at.pass(20_000);
    const rows = await at.storage.read(table, 1);
    const movers = new Set(rows.flatMap(({ body }) => /"type":"rolled","seat":(\d)/.exec(body)?.[1] ?? []));
    expect([...movers].sort()).toEqual(['1', '2', '3']);
    expect(ada.state().table?.lobby.phase).toBe('playing');
  });

  it('[TX5] two minutes with a crash in the middle: people and journal agree to the last die', async () => {
    const at = stage({ games: HOSTED_GAMES });
    const modules = { curses: true, treasures: true, illusions: true, characters: true, special: true };
    const { table, people } = await started(at, 'temple', { modules }, ['1', '2']);
    await at.pass(60_000);
    at.crash({ down: 500 });
    await at.pass(60_000);
    const view = people[0]?.state().table;
    expect(view?.seq).toBeGreaterThan(100);
    const game = rulesOf(HOSTED_GAMES).temple;
    if (!game) throw new Error('no temple');
    expect(view?.game?.view).toEqual(await retold(at, table, game, view?.seq ?? 0));
    expect(people[1]?.state().table).toEqual(view);
  });

  it('[TM7.1] the roles that players chose are their characters', () => {
    const places = [{ role: 'doc:permanent' }, {}].map((more, index) => ({
      id: index,
      name: 'x',
      colour: index,
      isReady: true,
      ...more,
    })) as never;
    expect(HOSTED_GAMES.temple?.optionsAt({ modules: { characters: true } }, places)).toEqual({
      players: 2,
      modules: { characters: [{ character: 'doc', ability: 'permanent' }, null] },
    });
    expect(
      HOSTED_GAMES.temple?.game.parseOptions(HOSTED_GAMES.temple.optionsAt({ modules: { characters: true } }, places))
        .ok,
    ).toBe(true);
  });
});
