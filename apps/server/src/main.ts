import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addressesOf, printedAddresses } from './addresses.ts';
import { fileServer } from './http/files.ts';
import { withSafeHeaders } from './http/headers.ts';
import { replyJson } from './http/reply.ts';
import { parseSettings, type Settings } from './settings.ts';

const WEB = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** What the person at the terminal can mend is told in one sentence, without a stack. */
const giveUp = (sentence: string): never => {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
};

const run = async (settings: Settings): Promise<void> => {
  if (!settings.database) checkFolder(settings.data);
  const files = fileServer(settings.web);
  const http = createServer((request, response) => {
    withSafeHeaders(response);
    const path = (request.url ?? '/').split('?')[0];
    if (path === '/healthz') replyJson(response, 200, { ok: true });
    else void files(request, response);
  });
  http.on('error', problem => giveUp(sentenceFor(problem, settings)));
  http.listen(settings.port, settings.host, () => {
    const { port } = http.address() as AddressInfo;
    process.stdout.write(printedAddresses(addressesOf(settings.host, port), settings));
  });
};

const checkFolder = (folder: string): void => {
  const probe = join(folder, `.probe-${process.pid}`);
  try {
    // One level only: where parents are missing too, the name is probably a slip.
    if (!existsSync(folder)) mkdirSync(folder);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch {
    giveUp(`The data folder ${folder} cannot be written; name another with --data.`);
  }
};

const sentenceFor = (problem: NodeJS.ErrnoException, { port, host }: Settings): string => {
  if (problem.code === 'EADDRINUSE')
    return `Port ${port} is in use; choose another with --port (0 takes any free one).`;
  if (problem.code === 'EACCES') return `Port ${port} may not be opened by this user; choose one above 1023.`;
  if (problem.code === 'EADDRNOTAVAIL' || problem.code === 'ENOTFOUND')
    return `This machine has no address ${host}; choose another with --host.`;
  return `The server could not start: ${problem.message}`;
};

const asked = parseSettings(process.argv.slice(2), process.env, WEB);
if (!asked.ok) giveUp(asked.error);
else if (asked.value.type === 'help') process.stdout.write(asked.value.text);
else await run(asked.value.settings);
