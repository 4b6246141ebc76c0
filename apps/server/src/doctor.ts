import { closeSync, fsyncSync, openSync, rmSync, writeSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { WebSocket, WebSocketServer } from 'ws';
import { FolderInUse, lockFolder } from './folderLock.ts';
import { openStorage } from './journal/open.ts';
import type { Settings } from './settings.ts';

/** One thing looked at, in one sentence that also says what to do. */
export interface Finding {
  readonly isWell: boolean;
  readonly says: string;
}

const well = (says: string): Finding => ({ isWell: true, says });
const ill = (says: string): Finding => ({ isWell: false, says });
const messageOf = (problem: unknown): string => (problem instanceof Error ? problem.message : String(problem));

/** Every answer in a game waits for the disk; beyond this players would feel it. */
const SLOW_SYNC_MS = 50;
const SYNCS = 10;
/** No release of this server is older: a clock that says so was never set. */
const FIRST_YEAR = 2025;
const PATIENCE_MS = 5000;

/** Looks at everything a server needs on this machine, without starting one. `site` is tried through the proxy in front. */
export const examine = async (
  settings: Settings,
  site: string | undefined,
  stopwatch: () => number = () => performance.now(),
): Promise<readonly Finding[]> => {
  const findings = [clock(new Date()), folder(settings, stopwatch), await journal(settings)];
  if (settings.redis) findings.push(await redis(settings.redis));
  const probe = await listen(settings);
  if ('says' in probe) return [...findings, probe];
  findings.push(well(`Port ${settings.port} is free.`));
  if (site) findings.push(...(await throughProxy(site, probe, settings.proxies)));
  probe.close();
  return findings;
};

const clock = (now: Date): Finding =>
  now.getFullYear() < FIRST_YEAR
    ? ill(`The clock says ${now.toISOString()}: set it, or tables will be forgotten at once.`)
    : well(`The clock says ${now.toISOString()}.`);

/** The median of a few small synced writes: what a player's command waits for. */
const folder = ({ data }: Settings, stopwatch: () => number): Finding => {
  const file = join(data, `.doctor-${process.pid}`);
  try {
    const descriptor = openSync(file, 'w');
    const times = Array.from({ length: SYNCS }, () => {
      const before = stopwatch();
      writeSync(descriptor, 'x'.repeat(4096));
      fsyncSync(descriptor);
      return stopwatch() - before;
    }).sort((a, b) => a - b);
    closeSync(descriptor);
    rmSync(file);
    const median = times[SYNCS / 2] ?? 0;
    return median > SLOW_SYNC_MS
      ? ill(`${data} takes ${median.toFixed(1)} ms to sync a write: players will feel it. Use a local disk.`)
      : well(`${data} can be written, and syncs in ${median.toFixed(1)} ms.`);
  } catch (problem) {
    return ill(`The data folder ${data} cannot be written (${messageOf(problem)}); name another with --data.`);
  }
};

const journal = async (settings: Settings): Promise<Finding> => {
  const name = settings.database ? 'The database' : 'The journal';
  try {
    if (!settings.database) lockFolder(settings.data)();
    const storage = await openStorage(settings);
    const tables = await storage.countTables();
    await storage.close();
    return well(`${name} can be read and written; it has ${tables} tables.`);
  } catch (problem) {
    if (problem instanceof FolderInUse) return well(`The journal in ${settings.data} is in use by a running server.`);
    return ill(`${name} cannot be used: ${messageOf(problem)}.`);
  }
};

const redis = async (url: string): Promise<Finding> => {
  const client = new Redis(url, { lazyConnect: true, retryStrategy: () => null, connectTimeout: PATIENCE_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.ping();
    return well('Redis answers.');
  } catch (problem) {
    return ill(`Redis does not answer: ${messageOf(problem)}. Check --redis-url.`);
  } finally {
    client.disconnect();
  }
};

interface Probe {
  readonly last: () => IncomingHttpHeaders | undefined;
  readonly close: () => void;
}

/** A stand-in for the server, which remembers with what headers requests arrive. */
const listen = ({ port, host }: Settings): Promise<Probe | Finding> =>
  new Promise(done => {
    let last: IncomingHttpHeaders | undefined;
    const http: Server = createServer((request, response) => {
      last = request.headers;
      response.end('templefall doctor');
    });
    const sockets = new WebSocketServer({ server: http });
    sockets.on('connection', socket => socket.send('templefall doctor'));
    http.once('error', (problem: NodeJS.ErrnoException) =>
      done(
        problem.code === 'EADDRINUSE'
          ? ill(`Port ${port} is in use: stop the server there, or choose another with --port.`)
          : ill(`Port ${port} cannot be opened: ${problem.message}.`),
      ),
    );
    sockets.on('error', () => undefined);
    http.listen(port, host, () =>
      done({
        last: () => last,
        close: () => {
          sockets.close();
          http.closeAllConnections();
          http.close();
        },
      }),
    );
  });

const throughProxy = async (site: string, probe: Probe, proxies: number): Promise<readonly Finding[]> => {
  const address = new URL('healthz', site.endsWith('/') ? site : `${site}/`);
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if ((await answer.text()) !== 'templefall doctor')
      return [ill(`${site} is answered by something else: the proxy does not lead to this port.`)];
  } catch (problem) {
    return [ill(`${site} does not answer: ${messageOf(problem)}.`)];
  }
  return [well(`${site} leads here.`), forwarded(probe, proxies), await webSocket(address)];
};

const forwarded = (probe: Probe, proxies: number): Finding => {
  const chain = String(probe.last()?.['x-forwarded-for'] ?? '');
  const hops = chain === '' ? 0 : chain.split(',').length;
  if (hops === proxies) return well(`Visitors' addresses come through (--proxies ${proxies}).`);
  return ill(`x-forwarded-for names ${hops} addresses and --proxies is ${proxies}: set --proxies ${hops}.`);
};

const webSocket = (address: URL): Promise<Finding> =>
  new Promise(done => {
    const url = new URL(address);
    url.protocol = url.protocol.replace('http', 'ws');
    const socket = new WebSocket(url, { handshakeTimeout: PATIENCE_MS });
    socket.once('message', () => {
      socket.close();
      done(well('WebSockets come through.'));
    });
    socket.once('error', problem =>
      done(ill(`WebSockets do not come through (${problem.message}): the proxy must pass on Upgrade and Connection.`)),
    );
  });
