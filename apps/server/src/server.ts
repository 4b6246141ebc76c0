import './room/presenceTimeout.ts';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { matchMaker, Server } from '@colyseus/core';
import { seedOf } from '@templefall/kit';
import { MAX_MESSAGE } from '@templefall/protocol';
import type { HostedGames, TableServices } from '@templefall/table';
import type { Logger } from 'pino';
import { botThread, thinkingElsewhere } from './bots/thread.ts';
import { systemClock } from './clock.ts';
import { lockFolder } from './folderLock.ts';
import { api } from './http/api.ts';
import { withoutBase } from './http/basePath.ts';
import { refuse, reserve } from './http/door.ts';
import { fileServer } from './http/files.ts';
import { withSafeHeaders } from './http/headers.ts';
import { isOwnHost } from './http/hosts.ts';
import { addressOf, doorLimits, isOwnOrigin } from './http/limits.ts';
import { perAddress } from './http/perAddress.ts';
import { readiness } from './http/ready.ts';
import { replyJson, replyText } from './http/reply.ts';
import { openStorage } from './journal/open.ts';
import { libraryLog } from './log.ts';
import { metrics } from './metrics.ts';
import { outage } from './outage.ts';
import { openPush } from './push/open.ts';
import { quarantineIn } from './quarantine.ts';
import { meetingPoint } from './room/meetingPoint.ts';
import { type LiveTables, tableRoom } from './room/tableRoom.ts';
import { isRoomAddress, SILENCE, TableTransport } from './room/transport.ts';
import { trueSecrets } from './secrets.ts';
import type { Settings } from './settings.ts';

export interface RunningServer {
  readonly port: number;
  /** A word to the players, the clocks written down, then the end. */
  readonly close: () => Promise<void>;
  /** An error that nobody caught, to be counted. */
  readonly uncaught: () => void;
}

/** How often nobody's tables are looked for, and how long a code lives after the last visit. */
const SWEEP = 3_600_000;
/** A few at a time: the journal of a busy server has no more than a moment for it. */
const SWEPT_AT_ONCE = 10;
const SWEEP_PAUSE = 250;
const DAY = 24 * 3_600_000;
const CODE_LIFE = 2 * DAY;
/** Of a table at which nobody ever sat down: there are 280,000 codes, and a program could open tables all day. */
const UNUSED_CODE_LIFE = DAY / 4;
/** And how long such a table is kept. */
const UNUSED_LIFE = DAY;

/** How long a connection may stand still in the middle of an answer; Node counts it twice where something waits to be written. */
const UNREAD_WITHIN = 10_000;
const LOOK_AT_SOCKETS = 5000;

export const startServer = async (settings: Settings, hosted: HostedGames, log: Logger): Promise<RunningServer> => {
  // A cluster shares its database; a journal in a file has one writer.
  const release = settings.database ? () => undefined : lockFolder(settings.data);
  const bots = botThread();
  const games = thinkingElsewhere(hosted, bots.ask);
  const numbers = metrics({
    failed: (table, problem) => log.warn({ table, err: problem }, 'a table had to be closed, or could not be opened'),
    beyond: (table, seen) =>
      log.error({ table, ...seen }, 'somebody has seen more than the journal has: it has lost its end'),
    faulted: (table, problem) => log.warn({ table, err: problem }, 'a command or a bot failed; the table goes on'),
  });
  const database = outage('the database', log, systemClock.now);
  const storage = await openStorage(settings, {
    observed: (additions, millis) => {
      database.worked();
      numbers.committed(additions, millis);
    },
    troubled: database.failed,
  });
  const { presence, driver, ...meeting } = await meetingPoint(settings.redis, log);
  const journalAndRedis = readiness(() => Promise.all([storage.countTables(), meeting.answers()]), systemClock);
  const live: LiveTables = new Map();
  let closing: Promise<void> | undefined;
  // Processes that share a database do not know who is connected to the others: they send nothing.
  const push = settings.database ? undefined : openPush({ settings, storage, live, now: systemClock.now, log });
  const services: TableServices = {
    storage,
    games,
    clock: systemClock,
    secrets: settings.seed === undefined ? trueSecrets : { ...trueSecrets, seed: () => seedOf(settings.seed ?? '') },
    metrics: { ...numbers.table, unwritten: journalAndRedis.unwritten },
    times: { away: settings.awayMs, leadIn: settings.leadInMs },
    quarantine: quarantineIn(settings.data, log),
    ...(push && { awaits: push.awaits }),
  };
  numbers.follow({
    tables: () => live.size,
    members: () => [...live.values()].reduce((sum, table) => sum + table.members(), 0),
    journalDepth: storage.depth,
  });

  const limits = doorLimits(systemClock.now, settings.limitFactor);
  const files = fileServer(settings.web);
  const answerApi = api(services, limits, settings.host, push?.desk(limits.push));
  const clientAddress = (request: IncomingMessage): string => addressOf(request, settings.proxies);
  const hosts = { named: settings.publicHosts, proxies: settings.proxies };
  const isAllowed = (headers: IncomingMessage['headers']): boolean =>
    isOwnOrigin(headers.origin, headers.host, settings.origins);

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    withSafeHeaders(response);
    if (!withoutBase(request, settings.basePath)) {
      response.writeHead(302, { location: `${settings.basePath}/` }).end();
      return;
    }
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    const address = clientAddress(request);
    if (path === '/healthz') replyJson(response, 200, { ok: true });
    else if (!isOwnHost(request.headers.host, hosts))
      replyText(response, 421, 'This server does not know itself by that name; name it with --public-host.\n');
    else if (path === '/readyz') await ready(response);
    else if (path === '/metrics') await tellNumbers(request, response);
    else if (path.startsWith('/api/') || path.startsWith('/matchmake/')) {
      if (!isAllowed(request.headers)) refuse(response, 'otherOrigin');
      else if (closing) refuse(response, 'restarting');
      else if (path.startsWith('/api/')) await answerApi(request, response, address);
      else if (request.method !== 'POST' || path !== '/matchmake/joinOrCreate/table') refuse(response, 'badRequest');
      else if (!meeting.isThere()) refuse(response, 'busy');
      else if (!limits.join(address)) refuse(response, 'tooMany');
      else await reserve(request, response, meeting.whileThere);
    } else await files(request, response);
  };

  const ready = async (response: ServerResponse): Promise<void> => {
    const works = await journalAndRedis.isReady();
    const ok = works && !closing;
    replyJson(response, ok ? 200 : 503, { ok });
  };

  /** For the operator's own network: never through a proxy, never from outside. */
  const tellNumbers = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const isInside =
      isPrivate(request.socket.remoteAddress ?? '') && FORWARDED.every(name => request.headers[name] === undefined);
    if (!isInside) return replyText(response, 404, 'not found\n');
    response.setHeader('content-type', numbers.contentType);
    response.end(await numbers.text());
  };

  const http = createServer(
    // Together with the pause between two looks, a request that never comes is given up within ten seconds.
    { requestTimeout: 15_000, headersTimeout: 8000, connectionsCheckingInterval: 1000, maxHeaderSize: 8192 },
    (request, response) => {
      handle(request, response).catch(problem => {
        log.error({ err: problem }, 'a request failed');
        if (response.headersSent) response.destroy();
        else refuse(response, 'busy');
      });
    },
  );
  http.maxConnections = settings.maxConnections;
  // Who asks for a file and does not read it holds a connection; a socket of a table has a watch of its own.
  http.timeout = UNREAD_WITHIN;
  const sockets = perAddress(settings.maxPerAddress, systemClock.now);
  const watching = setInterval(sockets.lookAtAll, LOOK_AT_SOCKETS);
  watching.unref();
  // Behind a proxy all connections are the proxy's own, and only an upgrade says whose it is.
  if (settings.proxies === 0)
    http.on('connection', socket => {
      if (!sockets.admit(socket.remoteAddress ?? '', socket)) socket.destroy();
    });
  else
    http.prependListener('upgrade', (request, socket) => {
      if (!sockets.admit(clientAddress(request), request.socket)) socket.destroy();
    });

  // Before Colyseus reads which table it is for.
  http.prependListener('upgrade', request => void withoutBase(request, settings.basePath));

  const transport = new TableTransport(
    {
      server: http,
      maxPayload: MAX_MESSAGE,
      ...SILENCE,
      beforeUpgrade: (request, { headers }) =>
        closing ||
        !isRoomAddress(request.url) ||
        !isOwnHost(headers.get('host') ?? undefined, hosts) ||
        !isOwnOrigin(headers.get('origin') ?? undefined, headers.get('host') ?? undefined, settings.origins)
          ? new Response(null, { status: 403 })
          : undefined,
    },
    clientAddress,
  );
  // Colyseus finds rooms and carries messages; the HTTP side is ours alone, so its own routes are never bound.
  const colyseus = new Server({
    transport,
    presence,
    driver,
    ...(settings.publicAddress && { publicAddress: settings.publicAddress }),
    // The process that was asked opens the table: whoever balances the requests balances the tables.
    selectProcessIdToCreateRoom: async () => matchMaker.processId,
    greet: false,
    gracefullyShutdown: false,
    logger: libraryLog(log),
  });
  colyseus
    .define(
      'table',
      tableRoom(services, live, {
        mayOpen: () => live.size < settings.maxTables,
        mayHear: line => limits.frame(transport.addressOf(line)),
      }),
    )
    .filterBy(['table'])
    // Who has lost the table may not know it yet; who opened it last has it.
    .sortBy({ createdAt: -1 });
  await matchMaker.accept();

  const sweep = async (): Promise<void> => {
    const now = systemClock.now();
    await storage.freeCodes({ used: now - CODE_LIFE, unused: now - UNUSED_CODE_LIFE });
    const since = { used: settings.keepDays === 0 ? 0 : now - settings.keepDays * DAY, unused: now - UNUSED_LIFE };
    let gone = 0;
    for (let last = SWEPT_AT_ONCE; last === SWEPT_AT_ONCE && !closing; gone += last) {
      last = await storage.sweep(since, SWEPT_AT_ONCE);
      await new Promise(done => setTimeout(done, SWEEP_PAUSE).unref());
    }
    if (gone > 0) log.info({ gone }, 'tables nobody came back to are forgotten');
  };
  const sweeping = setInterval(() => sweep().catch(problem => log.warn({ err: problem }, 'sweeping failed')), SWEEP);
  sweeping.unref();

  await new Promise<void>((done, failed) => {
    http.once('error', failed);
    http.listen(settings.port, settings.host, () => {
      http.off('error', failed);
      done();
    });
  });

  const close = async (): Promise<void> => {
    clearInterval(sweeping);
    clearInterval(watching);
    await push?.close();
    // Off the list first: whoever comes to another process from now on opens the table there at once.
    if (meeting.isThere()) await atMost(matchMaker.driver.cleanup?.(matchMaker.processId));
    await Promise.all([...live.values()].map(table => table.close('restarting')));
    await atMost(matchMaker.gracefullyShutdown());
    transport.shutdown();
    http.closeAllConnections();
    await atMost(matchMaker.driver.shutdown());
    matchMaker.presence.shutdown();
    await storage.close();
    await bots.close();
    release();
  };

  return {
    port: (http.address() as AddressInfo).port,
    uncaught: numbers.uncaught,
    close: () => {
      // Whoever asks twice waits for the same end: the second signal must not cut the first one short.
      closing ??= close();
      return closing;
    },
  };
};

/** Redis may be away just now, and then nobody answers. */
const atMost = (parting: unknown): Promise<unknown> =>
  Promise.race([parting, new Promise(done => setTimeout(done, PART_WITHIN).unref())]);
const PART_WITHIN = 2000;

/** What proxies say of whom they speak for. */
const FORWARDED = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via', 'cf-connecting-ip'] as const;

const isPrivate = (address: string): boolean =>
  /^(::1|(::ffff:)?(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)|f[cd])/.test(address);
