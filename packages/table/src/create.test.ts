import { sha256 } from '@templefall/kit';
import { describe, expect, it } from 'vitest';
import { createGame } from './create.ts';
import { doing, toyOf } from './testing/scene.ts';
import { stage } from './testing/stage.ts';

const TWO = [
  { name: 'Ada', colour: 0 },
  { name: 'Bo', colour: 1 },
];

describe('a table at which a game has begun already', () => {
  it('gives a secret to each person and none to a bot, and is played on at once', async () => {
    const at = stage();
    const players = [...TWO, { name: '1', colour: 2, bot: 'steady' as const }];
    const made = await createGame({ game: 'toy', options: {}, players }, at.services);
    if (!made.ok) throw new Error(made.error);
    const { table, seats } = made.value;
    expect(seats.length).toBe(2);
    expect(JSON.stringify(await at.storage.read(table, 1))).not.toContain(seats[0] ?? '');
    expect(JSON.stringify(await at.storage.read(table, 1))).toContain(sha256(seats[0] ?? ''));
    const [first] = seats;
    const ada = at.client(table, { ...(first && { secret: first }) });
    await at.pass(200);
    expect(ada.state().me?.place).toBe(0);
    expect(ada.state().table?.lobby).toMatchObject({ phase: 'playing', host: 0 });
    expect(ada.state().table?.lobby.places.map(({ name, bot }) => [name, bot])).toEqual([
      ['Ada', undefined],
      ['Bo', undefined],
      ['1', 'steady'],
    ]);
    expect(await doing(at, ada, { type: 'add', amount: 4 })).toMatchObject({ ok: true });
    const { total } = toyOf(ada);
    at.crash({ down: 100 });
    await at.pass(6000);
    // The bot goes on meanwhile; nothing that was shown is gone.
    expect(total).toBeGreaterThanOrEqual(4);
    expect(toyOf(ada).total).toBeGreaterThanOrEqual(total);
  });

  it('the same seed gives the same game', async () => {
    const faces = async (): Promise<readonly number[]> => {
      const at = stage();
      const seed = 'a'.repeat(32) as Parameters<typeof createGame>[0]['seed'];
      const made = await createGame({ game: 'toy', options: {}, players: TWO, ...(seed && { seed }) }, at.services);
      if (!made.ok) throw new Error(made.error);
      const [secret] = made.value.seats;
      const ada = at.client(made.value.table, { ...(secret && { secret }) });
      await at.pass(200);
      for (let roll = 0; roll < 5; roll++) await doing(at, ada, { type: 'roll' });
      return toyOf(ada).faces;
    };
    const once = await faces();
    expect(once.length).toBe(5);
    expect(await faces()).toEqual(once);
  });

  it('is refused where no such game can be played', async () => {
    const at = stage();
    expect(await createGame({ game: 'chess', options: {}, players: TWO }, at.services)).toEqual({
      ok: false,
      error: 'badRequest',
    });
  });
});
