import { expect, it } from 'vitest';
import { freePort, serverProcess, temporaryFolder } from '../testing/process.ts';
import { tableOn, until, visitor } from '../testing/visitor.ts';

it.each(['temple', 'rollwrite'])(
  '[WX2] on a real server bots play %s beside a person, thinking in a thread of their own',
  async game => {
    const folder = temporaryFolder();
    const server = await serverProcess({ port: await freePort(), data: folder.path });
    const { table } = await tableOn(server.url, game);
    const ada = visitor(server.url, table);
    await until('open', () => ada.state().line === 'open');
    await ada.ask({ type: 'sit', name: 'Ada' });
    for (const name of ['1', '2']) await ada.ask({ type: 'addBot', level: 'steady', name });
    expect(await ada.ask({ type: 'start' })).toMatchObject({ ok: true });
    const begun = ada.state().table?.seq ?? 0;
    await until('the bots have done something', () => (ada.state().table?.seq ?? 0) >= begun + 2, 30_000);
    expect(ada.state().presence?.seats).toEqual(['here', 'bot', 'bot']);
    expect(server.log()).toBe('');
    ada.close();
    await server.kill('SIGKILL');
    folder.remove();
  },
);
