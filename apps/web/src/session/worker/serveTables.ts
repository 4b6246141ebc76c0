import { type Millis, sha256 } from '@templefall/kit';
import {
  createGame,
  createTable,
  type HostedGames,
  noMetrics,
  recordedGame,
  secretsFrom,
  type TableServices,
} from '@templefall/table';
import { pageClock } from '../gameTime.ts';
import { forgivingStorage } from './forgivingStorage.ts';
import { DATABASE, indexedDbStorage } from './indexedDbStorage.ts';
import type { Port } from './portLine.ts';
import { tableHost } from './tableHost.ts';
import { type FromWorker, TABLES_KEPT_MS, type ToWorker } from './wire.ts';

const MOST_SWEPT = 100;
/** So much game time a crash may cost: here one player's clock is written down, not a thousand. */
const BEAT: Millis = 250;

/** Makes this worker the place where the tables of one game stand: what a server is to the others. */
export const serveTables = (games: HostedGames): void => {
  const tell = (message: FromWorker): void => postMessage(message);
  const services = openServices(games, () => tell({ type: 'unsaved' }));
  const host = services.then(tableHost);

  const made = async (request: Extract<ToWorker, { readonly type: 'table' | 'game' }>): Promise<FromWorker> => {
    const given = await services;
    const created =
      request.type === 'game'
        ? await createGame(request.wanted, given)
        : await createTable({ ...request.wanted, isPublic: false }, given);
    return created.ok ? { type: 'made', seats: [], ...created.value } : { type: 'notMade', code: created.error };
  };

  let advanced: Promise<unknown> = Promise.resolve();
  addEventListener('message', ({ data, ports }: MessageEvent<ToWorker>) => {
    const [port] = ports;
    if (data.type === 'connect')
      void Promise.all([host, advanced]).then(([one]) => {
        if (port) one.accept(port as Port);
      });
    else if (data.type === 'recorded')
      void services
        .then(given => recordedGame(data.game, given))
        .then(
          game => port?.postMessage(game),
          () => port?.postMessage(undefined),
        );
    else if (data.type === 'advance')
      advanced = services.then(given => advance(data, given)).catch(problem => console.error(problem));
    else made(data).then(tell, () => tell({ type: 'notMade', code: 'storage' }));
  });
};

const advance = async (
  { table, at }: Extract<ToWorker, { readonly type: 'advance' }>,
  { storage, clock }: Pick<TableServices, 'storage' | 'clock'>,
): Promise<void> => {
  const claim = await storage.claim(table, clock.now());
  if (claim && at > claim.clock)
    await storage.append({ table, epoch: claim.epoch, rows: [], clock: at, at: clock.now() });
};

const openServices = async (games: HostedGames, onUnsaved: () => void): Promise<TableServices> => {
  const storage = await forgivingStorage(() => indexedDbStorage(DATABASE), onUnsaved);
  // Games that nobody went back to.
  const since = pageClock.now() - TABLES_KEPT_MS;
  storage.sweep({ used: since, unused: since }, MOST_SWEPT).catch(() => undefined);
  return {
    storage,
    games,
    clock: pageClock,
    secrets: secretsFrom({ randomBytes: count => crypto.getRandomValues(new Uint8Array(count)), sha256 }),
    metrics: { ...noMetrics, failed: (_, problem) => console.error(problem) },
    quarantine: async (_table, _rows, problem) => console.error(problem),
    times: { beat: BEAT },
    waitsForWord: true,
  };
};
