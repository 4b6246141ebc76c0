import { pino } from 'pino';
import { expect, it } from 'vitest';
import { startServer } from './server.ts';
import { parseSettings } from './settings.ts';
import { temporaryFolder } from './testing/process.ts';

it('who asks twice for the end, as a second signal does, waits for the same one', async () => {
  const folder = temporaryFolder();
  const asked = parseSettings(['--port', '0', '--data', folder.path], {}, '/nowhere');
  if (!asked.ok || asked.value.type !== 'run') throw new Error('no settings');
  const server = await startServer(asked.value.settings, {}, pino({ enabled: false }));
  const ends: string[] = [];
  const first = server.close().then(() => ends.push('first'));
  await server.close();
  expect(ends).toEqual(['first']);
  await first;
  folder.remove();
});
