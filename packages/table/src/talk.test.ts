import type { ServerMessage } from '@templefall/protocol';
import { describe, expect, it } from 'vitest';
import { memoryStorage } from './journal/memoryStorage.ts';
import { asking, doing, playing, sitting } from './testing/scene.ts';
import { stage } from './testing/stage.ts';

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
      { from: 0, place: 0, colour: 0, name: 'Ada', saying: { type: 'call', call: 'help' } },
      { from: 1, place: 1, colour: 1, name: 'Robo', saying: { type: 'call', call: 'wait' } },
    ]);
  });
});

describe('talk', () => {
  it('pings, calls and chat reach everybody; chat is cleaned', async () => {
    const { at, ada, bo } = await playing();
    const sayings = [
      { type: 'ping', target: '3,-4+' },
      { type: 'ping', target: 'seat:1' },
      { type: 'call', call: 'help' },
      { type: 'call', call: 'come', target: '3,-4' },
    ] as const;
    for (const saying of sayings) ada.say(saying);
    ada.say({ type: 'chat', text: ' <b>hi</b>\u202e\u0000 there  ' });
    await at.pass(50);
    expect(bo.state().said.map(({ saying }) => saying)).toEqual([
      ...sayings,
      { type: 'chat', text: '<b>hi</b> there' },
    ]);
    expect(bo.state().said[0]).toMatchObject({ from: 0, place: 0, colour: 0, name: 'Ada' });
  });

  it('[TM1.7] the silenced may not speak, and are told so', async () => {
    const { at, ada, bo } = await playing();
    await doing(at, ada, { type: 'hush', whom: 1 });
    for (const saying of [
      { type: 'call', call: 'help' },
      { type: 'ping', target: '0,0' },
      { type: 'chat', text: 'over here' },
    ] as const) {
      bo.say(saying);
      await at.pass(50);
      expect(bo.state().unsaid).toEqual({ code: 'silenced' });
    }
    ada.say({ type: 'chat', text: 'we hear you not' });
    await at.pass(50);
    expect(bo.state().said.map(({ from }) => from)).toEqual([0]);
  });

  it('chat is there again after a crash, for those who come later too', async () => {
    const { at, table, ada, bo } = await playing();
    ada.say({ type: 'chat', text: 'meet me at the well' });
    bo.say({ type: 'ping', target: '0,1' });
    await at.pass(50);
    at.crash();
    await at.pass(2000);
    const late = at.client(table);
    await at.pass(100);
    const kept = [{ from: 0, place: 0, colour: 0, name: 'Ada', saying: { type: 'chat', text: 'meet me at the well' } }];
    expect(late.state().said).toEqual(kept);
    expect(bo.state().said).toEqual(kept);
    const rows = await at.storage.read(table, 1);
    expect(rows.some(({ body }) => body.includes('well'))).toBe(false);
  });

  it('is told when it is on the disk, and to those too who are just coming in', async () => {
    const kept = memoryStorage();
    let disk = Promise.resolve();
    const at = stage({ storage: { ...kept, append: append => disk.then(() => kept.append(append)) } });
    const { table, ada, bo } = await playing({}, at);
    const { promise, resolve } = Promise.withResolvers<void>();
    disk = promise;
    void ada.send({ type: 'roll' });
    await at.pass(50);
    // Cy's welcome waits for the roll; what follows is not in it.
    const cy = at.client(table);
    await at.pass(50);
    ada.say({ type: 'chat', text: 'over here' });
    ada.say({ type: 'ping', target: '0,0' });
    await at.pass(50);
    expect([bo.state().said, cy.state().line]).toEqual([[], 'connecting']);
    resolve();
    await at.pass(50);
    for (const client of [bo, cy])
      expect(client.state().said.map(({ saying }) => saying.type)).toEqual(['chat', 'ping']);
  });

  it('chatter is limited', async () => {
    const { at, ada, bo } = await playing();
    for (let line = 0; line < 20; line++) ada.say({ type: 'chat', text: `line ${line}` });
    await at.pass(50);
    expect(bo.state().said.length).toBeLessThanOrEqual(6);
    expect(ada.state().unsaid).toEqual({ code: 'tooFast' });
  });

  it('whatever is said too fast is answered, also beyond the limit of all messages', async () => {
    const at = stage();
    const heard: ServerMessage[] = [];
    const ada = at.client(await at.table(), {
      open: (joining, events) =>
        at.open(joining, {
          ...events,
          message: message => {
            heard.push(message);
            events.message(message);
          },
        }),
    });
    await at.pass(50);
    await sitting(at, ada, 'Ada');
    for (let ping = 0; ping < 100; ping++) ada.say({ type: 'ping', target: '0,0' });
    await at.pass(50);
    const answers = heard.filter(({ t }) => t === 'said' || t === 'unsaid');
    expect(answers).toHaveLength(100);
    expect(answers.at(-1)).toEqual({ t: 'unsaid', refusal: { code: 'tooFast' } });
  });
});
