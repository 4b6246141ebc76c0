import { gameIdOf, type SeatSecret, type TableClient, type TableId } from '@templefall/protocol';
import { describe, expect, it } from 'vitest';
import { OFFERS } from '../games.ts';
import { memoryStorage } from '../journal/memory.ts';
import type { Storage } from '../journal/storage.ts';
import { calm, type Stage, stage } from '../testing/stage.ts';
import type { ToyState } from '../testing/toy.ts';

const toyOf = (client: TableClient): ToyState => client.state().table?.game?.view as ToyState;
const secretOf = (client: TableClient): SeatSecret => {
  const secret = client.state().me?.secret;
  if (!secret) throw new Error('not seated');
  return secret;
};

/** Two players at a table whose game has begun. */
const playing = async (chosen: unknown = {}, at: Stage = stage()) => {
  const table: TableId = await at.table(chosen);
  const ada = at.client(table);
  await at.pass(50);
  await sitting(at, ada, 'Ada');
  const bo = at.client(table);
  await at.pass(50);
  await sitting(at, bo, 'Bo');
  await asking(at, bo, { type: 'ready', isReady: true });
  expect(await asking(at, ada, { type: 'start' })).toEqual({ ok: true, value: {} });
  return { at, table, ada, bo };
};
const asking = async (at: Stage, client: TableClient, request: Parameters<TableClient['ask']>[0]) => {
  const reply = client.ask(request);
  await at.pass(50);
  return reply;
};
const sitting = (at: Stage, client: TableClient, name: string) => asking(at, client, { type: 'sit', name });
const doing = async (at: Stage, client: TableClient, wish: Parameters<TableClient['play']>[0]) => {
  const answer = client.play(wish);
  await at.pass(50);
  return answer;
};

describe('sitting down', () => {
  it('the first to sit is the host; everybody sees who sits where', async () => {
    const { ada, bo } = await playing();
    const { lobby } = ada.state().table ?? {};
    expect(lobby?.places.map(({ name, colour }) => ({ name, colour }))).toEqual([
      { name: 'Ada', colour: 0 },
      { name: 'Bo', colour: 1 },
    ]);
    expect(lobby?.host).toBe(0);
    expect(bo.state().table).toEqual(ada.state().table);
    expect(ada.state().presence).toEqual({ seats: ['here', 'here'], watching: 0 });
  });

  it('names are cleaned, and an empty one is refused', async () => {
    const at = stage();
    const client = at.client(await at.table());
    await at.pass(50);
    expect(await sitting(at, client, ' \u202e\u0000 ')).toEqual({ ok: false, error: { code: 'nameEmpty' } });
    await sitting(at, client, '  Ada\u0007\n\t Lovelace\u202e and a name much too long ');
    expect(client.state().table?.lobby.places[0]?.name).toBe('Ada Lovelace and a name');
  });

  it('a colour is taken once, a locked table by nobody, a full one by nobody', async () => {
    const at = stage();
    const table = await at.table();
    const ada = at.client(table);
    const bo = at.client(table);
    await at.pass(50);
    await asking(at, ada, { type: 'sit', name: 'Ada', colour: 3 });
    expect(await asking(at, bo, { type: 'sit', name: 'Bo', colour: 3 })).toMatchObject({
      error: { code: 'colourTaken' },
    });
    await asking(at, ada, { type: 'change', isLocked: true });
    expect(await sitting(at, bo, 'Bo')).toMatchObject({ error: { code: 'tableLocked' } });
    await asking(at, ada, { type: 'change', isLocked: false });
    for (const name of ['b', 'c', 'd', 'e', 'f']) await asking(at, ada, { type: 'addBot', level: 'steady', name });
    expect(await sitting(at, bo, 'Bo')).toMatchObject({ error: { code: 'tableFull' } });
    expect(await asking(at, bo, { type: 'start' })).toMatchObject({ error: { code: 'notSeated' } });
  });

  it('only the host decides, and only when everybody is ready', async () => {
    const at = stage();
    const table = await at.table();
    const [ada, bo] = [at.client(table), at.client(table)];
    await at.pass(50);
    await sitting(at, ada, 'Ada');
    await sitting(at, bo, 'Bo');
    expect(await asking(at, bo, { type: 'start' })).toMatchObject({ error: { code: 'notHost' } });
    expect(await asking(at, ada, { type: 'start' })).toMatchObject({
      error: { code: 'notReady', because: { name: 'Bo' } },
    });
    expect(await asking(at, ada, { type: 'choose', game: 'toy', options: { nonsense: 1 } })).toMatchObject({
      error: { code: 'badOptions', because: { path: 'nonsense', problem: 'unknownOption' } },
    });
    expect(await asking(at, ada, { type: 'choose', game: 'chess', options: {} })).toMatchObject({
      error: { code: 'unknownGame' },
    });
    await asking(at, bo, { type: 'ready', isReady: true });
    expect(await asking(at, ada, { type: 'choose', game: 'toy', options: { bell: 500 } })).toMatchObject({ ok: true });
    expect(ada.state().table?.lobby.places[1]?.isReady).toBe(false);
  });

  it('the host who stands up hands the role on; who is sent away loses the line and the secret', async () => {
    const at = stage();
    const table = await at.table();
    const [ada, bo, cy] = [at.client(table), at.client(table), at.client(table)];
    await at.pass(50);
    await sitting(at, ada, 'Ada');
    await sitting(at, bo, 'Bo');
    await sitting(at, cy, 'Cy');
    await asking(at, ada, { type: 'stand' });
    expect(ada.state().me).toBeUndefined();
    expect(bo.state().table?.lobby.host).toBe(1);
    const secret = secretOf(cy);
    await asking(at, bo, { type: 'sendAway', place: 2 });
    expect(cy.state()).toMatchObject({ line: 'shut', trouble: 'sentAway' });
    const again = at.client(table, { secret });
    await at.pass(50);
    expect(again.state()).toMatchObject({ line: 'shut', trouble: 'wrongSecret' });
  });

  it('in mid-game a vacant place can be taken, with everything the seat has', async () => {
    const { at, table, ada, bo } = await playing();
    await asking(at, bo, { type: 'stand' });
    expect(ada.state().table?.lobby.places[1]).toMatchObject({ isVacant: true });
    const cy = at.client(table);
    await at.pass(50);
    expect(await asking(at, cy, { type: 'sit', name: 'Cy', place: 0 })).toMatchObject({ error: { code: 'seatTaken' } });
    await asking(at, cy, { type: 'sit', name: 'Cy' });
    expect(await doing(at, cy, { type: 'add', amount: 5 })).toMatchObject({ ok: true });
    expect(toyOf(ada).total).toBe(5);
  });
});

describe('playing', () => {
  it('every command is answered: applied at its event, or refused with a reason and nothing changed', async () => {
    const { at, ada, bo } = await playing();
    const applied = await doing(at, ada, { type: 'add', amount: 5 });
    expect(applied).toEqual({ ok: true, value: ada.state().table?.seq });
    expect(await doing(at, bo, { type: 'add', amount: 13 })).toEqual({
      ok: false,
      error: { code: 'unlucky', because: { amount: 13 } },
    });
    expect(await doing(at, bo, { type: 'nothing' })).toMatchObject({ ok: true });
    expect(await doing(at, bo, { type: 'setAway', away: true })).toMatchObject({ error: { code: 'badCommand' } });
    expect(await doing(at, bo, { type: 'tick' })).toMatchObject({ error: { code: 'badCommand' } });
    expect(await doing(at, bo, { type: 'add', amount: 'many' })).toMatchObject({ error: { code: 'badCommand' } });
    expect(toyOf(ada)).toEqual(toyOf(bo));
    expect(toyOf(ada).total).toBe(5);
    expect(ada.state().pending).toEqual([]);
  });

  it('before and after the game no command is taken', async () => {
    const { at, table, ada } = await playing();
    await doing(at, ada, { type: 'win' });
    expect(await doing(at, ada, { type: 'roll' })).toMatchObject({ error: { code: 'notPlaying' } });
    expect(ada.state().table?.outcome).toEqual({ won: true });
    const record = await at.storage.game(gameIdOf(table, ada.state().table?.game?.startedAt ?? 0));
    expect(record?.record).toMatchObject({ game: 'toy', won: true, names: ['Ada', 'Bo'], first: 6, last: 8 });
  });

  it('a command so old that nobody remembers it is refused, not guessed at', async () => {
    const { at, table, ada } = await playing();
    for (let count = 0; count < 520; count++) {
      void ada.play({ type: 'add', amount: 1 });
      await at.pass(50);
    }
    const line = at.open(
      { protocol: 1, table, secret: secretOf(ada) },
      { message: message => heard.push(message), closed: () => undefined },
    );
    const heard: unknown[] = [];
    await at.pass(50);
    line.send({ t: 'do', n: 2, at: 0, command: { type: 'add', amount: 1 } });
    line.send({ t: 'do', n: 519, at: 0, command: { type: 'add', amount: 1 } });
    await at.pass(50);
    expect(heard).toContainEqual({ t: 'refused', n: 2, refusal: { code: 'staleCommand' } });
    expect(heard).toContainEqual(expect.objectContaining({ t: 'applied', n: 519 }));
  });

  it('a watcher sees everything and may do nothing', async () => {
    const { at, table, ada } = await playing();
    const watcher = at.client(table);
    await at.pass(50);
    await doing(at, ada, { type: 'add', amount: 5 });
    expect(watcher.state().table).toEqual(ada.state().table);
    expect(await doing(at, watcher, { type: 'add', amount: 1 })).toMatchObject({ error: { code: 'notSeated' } });
  });

  it('a law that fails costs one command, not the game', async () => {
    const { at, ada } = await playing();
    expect(await doing(at, ada, { type: 'break' })).toMatchObject({ error: { code: 'failed' } });
    expect(await doing(at, ada, { type: 'add', amount: 1 })).toMatchObject({ ok: true });
  });

  it('[TX1] no message tells what is hidden: pile, seed, secrets, hashes', async () => {
    const at = stage();
    const heard: unknown[] = [];
    const table = await at.table();
    const ada = at.client(table, {
      open: (joining, events) =>
        at.open(joining, {
          ...events,
          message: message => {
            heard.push(message);
            events.message(message);
          },
        }),
    });
    const watcher = at.client(table);
    await at.pass(50);
    await sitting(at, ada, 'Ada');
    await asking(at, ada, { type: 'start' });
    for (const type of ['roll', 'draw', 'draw', 'win']) await doing(at, ada, { type });
    await asking(at, ada, { type: 'again', luck: 'same' });
    const rows = await at.storage.read(table, 1);
    const header = JSON.parse(rows.find(({ body }) => body.includes('header'))?.body ?? '{}').header;
    const text = JSON.stringify(heard);
    expect(header.seed).toMatch(/^[0-9a-f]{32}$/);
    expect(text).not.toContain(header.seed);
    expect(text).not.toContain(header.keys[0]);
    expect(text).not.toContain('"order"');
    expect(JSON.stringify(watcher.state())).not.toContain(secretOf(ada));
  });

  it('nothing is lost at eight taps a second and 200 ms there and back', async () => {
    const { at, ada, bo } = await playing();
    at.setDelay(100);
    await at.pass(500);
    const answers: Promise<unknown>[] = [];
    for (let tap = 0; tap < 40; tap++) {
      answers.push(ada.play({ type: 'add', amount: 1 }), bo.play({ type: 'roll' }));
      await at.pass(125);
    }
    await at.pass(500);
    expect(await Promise.all(answers)).toHaveLength(80);
    expect(toyOf(ada).total).toBe(40);
    expect(toyOf(ada)).toEqual(toyOf(bo));
  });

  it('a rematch with the same luck rolls the same dice; with new luck it does not', async () => {
    const { at, ada } = await playing();
    const game = async (): Promise<readonly number[]> => {
      for (let roll = 0; roll < 12; roll++) await doing(at, ada, { type: 'roll' });
      const { faces } = toyOf(ada);
      await doing(at, ada, { type: 'lose' });
      return faces;
    };
    const first = await game();
    expect(ada.state().table).toMatchObject({ outcome: { won: false }, lobby: { phase: 'ended' } });
    await asking(at, ada, { type: 'again', luck: 'same' });
    expect(await game()).toEqual(first);
    await asking(at, ada, { type: 'again', luck: 'new' });
    expect(await game()).not.toEqual(first);
    await asking(at, ada, { type: 'regather' });
    expect(ada.state().table?.lobby.phase).toBe('gathering');
  });
});

describe('time', () => {
  it('[TT9] a command made before the bell and delivered 250 ms late counts before it', async () => {
    const { at, ada } = await playing({ bell: 1000 });
    at.setDelay(200);
    await at.pass(990 - ada.gameTime());
    const late = ada.play({ type: 'add', amount: 1 });
    await at.pass(600);
    expect(await late).toMatchObject({ ok: true });
    expect(toyOf(ada).story.slice(-2)).toEqual(['added', 'rang']);
  });

  it('[TT10] a command made after the bell waits until it is settled', async () => {
    const { at, ada } = await playing({ bell: 1000 });
    await at.pass(1050 - ada.gameTime());
    const early = ada.play({ type: 'add', amount: 1 });
    await at.pass(100);
    expect(toyOf(ada).story).toEqual([]);
    await at.pass(300);
    expect(await early).toMatchObject({ ok: true });
    expect(toyOf(ada).story).toEqual(['rang', 'added']);
  });

  it('[TT9] a stamp from the future or the distant past counts as the time of arrival', async () => {
    const { at, table, ada } = await playing();
    const line = at.open(
      { protocol: 1, table, secret: secretOf(ada) },
      { message: () => undefined, closed: () => undefined },
    );
    await at.pass(50);
    for (const [index, lie] of [10 ** 9, -5000].entries()) {
      line.send({ t: 'do', n: 1000 + index, at: lie, command: { type: 'add', amount: 1 } });
      await at.pass(50);
    }
    const rows = await at.storage.read(table, 1);
    const times = rows.flatMap(({ body }) => {
      const { event } = JSON.parse(body);
      return event.type === 'played' && event.event.type === 'added' ? [event.at] : [];
    });
    for (const time of times) expect(time).toBeLessThan(2000);
    expect(times).toHaveLength(2);
    expect(times.every(time => time >= 0)).toBe(true);
  });

  it('[TX4] a pause stops the clock for everybody and covers every command but resume', async () => {
    const { at, ada, bo } = await playing({ bell: 1000 });
    await at.pass(500 - ada.gameTime());
    await doing(at, ada, { type: 'pause' });
    const stood = bo.gameTime();
    await at.pass(5000);
    expect(bo.gameTime()).toBe(stood);
    expect(toyOf(bo).rings).toBe(0);
    expect(await doing(at, bo, { type: 'add', amount: 1 })).toMatchObject({ error: { code: 'paused' } });
    await doing(at, bo, { type: 'resume' });
    await at.pass(1000);
    expect(toyOf(bo).rings).toBe(1);
    expect(bo.gameTime()).toBeGreaterThan(stood + 900);
  });

  it('clients know the game time to the millisecond on a line that is slow alike both ways', async () => {
    const { at, table, ada, bo } = await playing();
    at.setDelay(75);
    at.cutAll();
    await at.pass(12_000);
    const live = await at.live(table);
    expect(live.members()).toBe(2);
    expect(Math.abs(ada.gameTime() - bo.gameTime())).toBeLessThan(1);
    expect(ada.delay()).toBe(75);
  });
});

describe('coming back', () => {
  it('a line that drops comes back by itself: same seat, only what was missed, commands sent again once', async () => {
    const { at, ada, bo } = await playing();
    at.setDelay(40);
    const first = ada.play({ type: 'add', amount: 1 });
    at.cutAll();
    const second = ada.play({ type: 'add', amount: 10 });
    expect(ada.state().pending).toHaveLength(2);
    await at.pass(3000);
    expect(await Promise.all([first, second])).toMatchObject([{ ok: true }, { ok: true }]);
    expect(toyOf(bo).total).toBe(11);
    expect(ada.state()).toMatchObject({ line: 'open', me: { place: 0 } });
  });

  it('a command made while the line was away for long is not done as a surprise, and that is said', async () => {
    const { at, ada } = await playing();
    at.crash({ down: 6000 });
    await at.pass(500);
    const tapped = ada.play({ type: 'add', amount: 1 });
    await at.pass(9000);
    expect(await tapped).toEqual({ ok: false, error: { code: 'lineLost' } });
    expect(toyOf(ada).total).toBe(0);
  });

  it('a device that wakes need not wait for its next try', async () => {
    const { at, ada } = await playing();
    at.crash({ down: 20_000 });
    await at.pass(19_900);
    expect(ada.state().line).toBe('away');
    await at.pass(110);
    ada.hurry();
    await at.pass(60);
    expect(ada.state().line).toBe('open');
  });

  it('an answer lost on the way is asked for again and the command is not doubled', async () => {
    const { at, ada } = await playing();
    at.setDelay(40);
    await at.pass(200);
    const answer = ada.play({ type: 'add', amount: 7 });
    // It reaches the server, and the line dies before the answer is back.
    await at.pass(50);
    at.cutAll();
    await at.pass(3000);
    expect(await answer).toMatchObject({ ok: true });
    expect(toyOf(ada).total).toBe(7);
  });

  it('another device with the link has the seat, and the old one is told', async () => {
    const { at, table, ada } = await playing();
    const phone = at.client(table, { secret: secretOf(ada) });
    await at.pass(100);
    expect(ada.state()).toMatchObject({ line: 'shut', trouble: 'replaced' });
    expect(phone.state()).toMatchObject({ line: 'open', me: { place: 0 } });
    expect(await doing(at, phone, { type: 'add', amount: 3 })).toMatchObject({ ok: true });
  });

  it('a seat handed over has a new secret; the old one opens nothing', async () => {
    const { at, table, ada } = await playing();
    const old = secretOf(ada);
    const friend = at.client(table, { secret: old, isHandedOver: true });
    await at.pass(100);
    expect(friend.state().me?.place).toBe(0);
    expect(secretOf(friend)).not.toBe(old);
    const thief = at.client(table, { secret: old });
    await at.pass(100);
    expect(thief.state()).toMatchObject({ line: 'shut', trouble: 'wrongSecret' });
    expect(await doing(at, friend, { type: 'roll' })).toMatchObject({ ok: true });
  });

  it('[TA21] the game hears of a player whose line is gone for two seconds, and of the return', async () => {
    const { at, table, ada, bo } = await playing();
    bo.close();
    await at.pass(1500);
    expect(toyOf(ada).away).toEqual([false, false]);
    await at.pass(1000);
    expect(toyOf(ada).away).toEqual([false, true]);
    const again = at.client(table, { secret: secretOf(bo) });
    await at.pass(100);
    expect(toyOf(again).away).toEqual([false, false]);
  });

  it('[TX3] a bot takes the seat after awayMs only where the table chose it, and hands it back', async () => {
    const { at, table, ada, bo } = await playing();
    bo.close();
    await at.pass(20_000);
    expect(toyOf(ada).total).toBe(0);
    expect(ada.state().presence?.seats).toEqual(['here', 'gone']);
    const back = at.client(table, { secret: secretOf(bo) });
    await asking(at, ada, { type: 'change', standIn: 'steady' });
    back.close();
    await at.pass(14_000);
    expect(toyOf(ada).total).toBe(0);
    await at.pass(3000);
    expect(ada.state().presence?.seats).toEqual(['here', 'bot']);
    expect(toyOf(ada).total).toBeGreaterThan(0);
    const again = at.client(table, { secret: secretOf(bo) });
    await at.pass(100);
    const { total } = toyOf(ada);
    await at.pass(5000);
    expect(toyOf(again).total).toBe(total);
    expect(again.state().presence?.seats).toEqual(['here', 'here']);
  });

  it('a host who is away for long hands the role to somebody who is here', async () => {
    const { at, ada, bo } = await playing();
    ada.close();
    await at.pass(16_000);
    expect(bo.state().table?.lobby.host).toBe(1);
  });

  it('a bot on a seat plays from the start', async () => {
    const at = stage();
    const ada = at.client(await at.table());
    await at.pass(50);
    await sitting(at, ada, 'Ada');
    await asking(at, ada, { type: 'addBot', level: 'expert', name: 'Robo' });
    await asking(at, ada, { type: 'start' });
    await at.pass(3100);
    expect(toyOf(ada).total).toBe(300);
  });
});

describe('bots at the table', () => {
  it('a bot hears calls and answers them, as everybody may', async () => {
    const at = stage();
    const ada = at.client(await at.table());
    await at.pass(50);
    await sitting(at, ada, 'Ada');
    await asking(at, ada, { type: 'addBot', level: 'expert', name: 'Robo' });
    await asking(at, ada, { type: 'start' });
    await at.pass(1500);
    ada.say({ type: 'call', call: 'help' });
    await at.pass(1500);
    expect(ada.state().said).toEqual([
      { from: 0, name: 'Ada', saying: { type: 'call', call: 'help' } },
      { from: 1, name: 'Robo', saying: { type: 'call', call: 'wait' } },
    ]);
  });

  it('[TX3] Temple with the real bots: three of them play beside a person, each rolling its own dice', async () => {
    const at = stage({ offers: OFFERS });
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
});

describe('talk', () => {
  it('pings, calls and chat reach everybody; chat is cleaned', async () => {
    const { at, ada, bo } = await playing();
    ada.say({ type: 'ping', target: 'room:3,4' });
    ada.say({ type: 'call', call: 'help' });
    ada.say({ type: 'chat', text: ' <b>hi</b>\u202e\u0000 there  ' });
    await at.pass(50);
    expect(bo.state().said.map(({ saying }) => saying)).toEqual([
      { type: 'ping', target: 'room:3,4' },
      { type: 'call', call: 'help' },
      { type: 'chat', text: '<b>hi</b> there' },
    ]);
    expect(bo.state().said[0]).toMatchObject({ from: 0, name: 'Ada' });
  });

  it('[TM1.7] the silenced may not speak, and are told so', async () => {
    const { at, ada, bo } = await playing();
    await doing(at, ada, { type: 'hush', whom: 1 });
    bo.say({ type: 'call', call: 'help' });
    ada.say({ type: 'call', call: 'come' });
    await at.pass(50);
    expect(bo.state().unsaid).toEqual({ code: 'silenced' });
    expect(bo.state().said.map(({ from }) => from)).toEqual([0]);
  });

  it('chatter is limited', async () => {
    const { at, ada, bo } = await playing();
    for (let line = 0; line < 20; line++) ada.say({ type: 'chat', text: `line ${line}` });
    await at.pass(50);
    expect(bo.state().said.length).toBeLessThanOrEqual(6);
    expect(ada.state().unsaid).toEqual({ code: 'tooFast' });
  });
});

describe('a table that dies', () => {
  it('[TX5] after kill -9 everything that was shown is there, and the clock has not run on', async () => {
    const { at, ada, bo } = await playing({ bell: 60_000 });
    for (let turn = 0; turn < 5; turn++) await doing(at, ada, { type: 'roll' });
    await at.pass(2500);
    const shown = toyOf(bo);
    const time = bo.gameTime();
    at.crash({ down: 7000 });
    await at.pass(7000);
    await at.pass(4000);
    expect(bo.state().line).toBe('open');
    expect(toyOf(bo).faces).toEqual(shown.faces);
    expect(bo.gameTime()).toBeLessThan(time + 4500);
    expect(bo.gameTime()).toBeGreaterThan(time - 1100);
    expect(ada.state().table).toEqual(bo.state().table);
  });

  it('[TX5] a command on its way through kill -9 is done exactly once', async () => {
    const { at, ada } = await playing();
    at.setDelay(30);
    await at.pass(200);
    for (let kill = 0; kill < 6; kill++) {
      const answer = ada.play({ type: 'add', amount: 1 });
      await at.pass([10, 25, 31, 45, 61, 90][kill] ?? 0);
      at.crash({ down: 300 });
      await at.pass(4000);
      expect(await answer).toMatchObject({ ok: true });
    }
    expect(toyOf(ada).total).toBe(6);
  });

  it('[TX5] dice after a crash are those that would have come anyway', async () => {
    const rolls = async (kills: boolean): Promise<readonly number[]> => {
      const { at, ada } = await playing();
      for (let roll = 0; roll < 10; roll++) {
        await doing(at, ada, { type: 'roll' });
        if (kills && roll % 3 === 0) {
          at.crash();
          await at.pass(3500);
        }
      }
      return toyOf(ada).faces;
    };
    expect(await rolls(true)).toEqual(await rolls(false));
  });

  it('time stands after a crash until all are back, but not longer than three seconds', async () => {
    const { at, table, ada, bo } = await playing({ bell: 60_000 });
    await at.pass(1000);
    const secret = secretOf(bo);
    bo.close();
    await at.pass(200);
    at.crash();
    await at.pass(1500);
    const stood = ada.gameTime();
    expect(ada.state().clock?.isRunning).toBe(false);
    await at.pass(500);
    expect(ada.gameTime()).toBe(stood);
    at.client(table, { secret });
    await at.pass(500);
    expect(ada.state().clock?.isRunning).toBe(true);
  });

  it('[WX5] a table nobody is at leaves memory and wakes days later as it was, with its clock', async () => {
    const { at, table, ada, bo } = await playing();
    await doing(at, ada, { type: 'add', amount: 4 });
    const secret = secretOf(ada);
    const left = ada.gameTime();
    ada.close();
    bo.close();
    await at.pass(16_000);
    expect(at.troubles).toEqual([undefined]);
    at.clock.advanceBy(3 * 24 * 3600 * 1000);
    await calm();
    const again = at.client(table, { secret });
    await at.pass(100);
    expect(toyOf(again).total).toBe(4);
    expect(again.state().me?.place).toBe(0);
    expect(again.gameTime()).toBeLessThan(left + 17_000);
  });

  it('a table taken over by another process closes here and is followed there', async () => {
    const { at, table, ada } = await playing();
    await at.storage.claim(table, at.clock.now());
    const answer = ada.play({ type: 'add', amount: 2 });
    await at.pass(3000);
    expect(at.troubles).toContain('movedOn');
    expect(await answer).toMatchObject({ ok: true });
    expect(toyOf(ada).total).toBe(2);
  });

  it('a damaged journal is set aside and the people are told; other tables go on', async () => {
    const storage = memoryStorage();
    let spoilt: TableId | undefined;
    const spoiling: Storage = {
      ...storage,
      read: async (id, from) => {
        const rows = await storage.read(id, from);
        return id === spoilt ? rows.map(row => (row === rows.at(-1) ? { ...row, body: `${row.body} ` } : row)) : rows;
      },
    };
    const { at, table, ada } = await playing({}, stage({ storage: spoiling }));
    const other = await playing({}, at);
    spoilt = table;
    at.crash();
    await at.pass(4000);
    expect(at.aside.map(one => one.table)).toEqual([table]);
    expect(ada.state().line).not.toBe('open');
    expect(other.ada.state().line).toBe('open');
  });
});
