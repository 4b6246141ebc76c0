import { must, type Rng, type Seed, type SimulatedClock, seededChance, sha256, simulatedClock } from '@templefall/kit';
import {
  type ClientMessage,
  type ClientOptions,
  decodeServer,
  encode,
  type Joining,
  type OpenLine,
  type SeatSecret,
  type TableClient,
  type TableCode,
  type TableId,
  type Trouble,
  tableClient,
} from '@templefall/protocol';
import { createTable } from '../create.ts';
import { type HostedGames, rulesOf } from '../hostedGame.ts';
import { memoryStorage } from '../journal/memoryStorage.ts';
import type { Row, Storage } from '../journal/storage.ts';
import type { Parcel } from '../member.ts';
import { noMetrics } from '../metrics.ts';
import type { Secrets } from '../secrets.ts';
import type { TableServices } from '../services.ts';
import type { Table } from '../table.ts';
import type { Times } from '../times.ts';
import { wakeTable } from '../wake.ts';
import { toy } from './toy.ts';

/** Secrets that a test can foresee. */
const plainSecrets = (): Secrets => {
  let count = 0;
  const next = (): number => ++count;
  return {
    seat: () => next().toString(16).padStart(32, '0') as SeatSecret,
    seed: () => next().toString(16).padStart(32, 'f') as Seed,
    table: () => next().toString(36).padStart(20, 't') as TableId,
    hash: sha256,
    code: () => `AC${'ACDEFGHJKM'[Math.trunc(next() / 10) % 10]}${'ACDEFGHJKM'[next() % 10]}` as TableCode,
  };
};

const messageOf = (problem: unknown): string => (problem instanceof Error ? problem.message : String(problem));

/** Lets everything that is ready happen: promises, and what they lead to. */
export const calm = async (): Promise<void> => {
  for (let turn = 0; turn < 4; turn++) await new Promise(done => setImmediate(done));
};

/**
 * A server without sockets: one storage, one clock that stands until it is told to go, and real clients on lines that
 * can be cut and slowed. `crash` forgets everything in memory, as kill -9 does.
 */
export const stage = (
  options: { readonly games?: HostedGames; readonly storage?: Storage; readonly times?: Partial<Times> } = {},
) => {
  const games = options.games ?? { toy };
  const clock: SimulatedClock = simulatedClock(1_000_000);
  const storage = options.storage ?? memoryStorage();
  const aside: { readonly table: TableId; readonly problem: unknown; readonly rows: readonly Row[] }[] = [];
  const troubles: (Trouble | undefined)[] = [];
  const failures: string[] = [];
  const faults: string[] = [];
  let unwritten = 0;
  const rng: Rng = seededChance('1'.repeat(32) as Seed)(0, 0);
  let tables = new Map<TableId, Promise<Table | undefined>>();
  let generation = 0;
  let delay = 0;
  let isDown = false;

  const services: TableServices = {
    storage,
    games,
    clock,
    secrets: plainSecrets(),
    metrics: {
      ...noMetrics,
      failed: (_table, problem) => void failures.push(messageOf(problem)),
      faulted: (_table, problem) => void faults.push(messageOf(problem)),
      unwritten: () => {
        unwritten += 1;
      },
    },
    ...(options.times && { times: options.times }),
    quarantine: async (table, rows, problem) => void aside.push({ table, problem, rows: await rows() }),
  };

  /** The same services, whose inhabitants neither write nor act any more once their process is gone. */
  const mortal = (mine: number): TableServices => ({
    ...services,
    storage: {
      ...storage,
      append: append => (mine === generation ? storage.append(append) : new Promise(() => undefined)),
    },
    clock: {
      now: clock.now,
      at: (moment, callback) =>
        clock.at(moment, () => {
          if (mine === generation) callback();
        }),
    },
  });

  const tableOf = (id: TableId): Promise<Table | undefined> => {
    const found = tables.get(id);
    if (found) return found;
    const woken = wakeTable(id, mortal(generation), trouble => {
      troubles.push(trouble);
      tables.delete(id);
    }).then(
      result => (result.ok ? result.value : undefined),
      () => undefined,
    );
    tables.set(id, woken);
    void woken.then(table => {
      if (!table && tables.get(id) === woken) tables.delete(id);
    });
    return woken;
  };

  /** Everything crosses this line; `cut` drops it without a word, as a dead network does. */
  const lines = new Set<() => void>();
  const open: OpenLine = (joining: Joining, events) => {
    let isOver = false;
    let isDeaf = false;
    const mine = generation;
    const later = (callback: () => void): void => void clock.at(clock.now() + delay, callback);
    const over = (): void => {
      if (isOver) return;
      isOver = true;
      lines.delete(cut);
      later(() => events.closed({}));
    };
    const cut = (): void => {
      isDeaf = true;
      over();
      void session.then(found => found?.leave());
    };
    lines.add(cut);
    const connection = {
      send: ({ message: frame }: Parcel) => {
        const copy = Uint8Array.from(frame);
        later(() => {
          const message = decodeServer(copy);
          if (message && !isDeaf && !isOver) events.message(message);
        });
      },
      close: (trouble: Trouble) =>
        later(() => {
          if (!isDeaf && !isOver) events.message({ t: 'trouble', trouble });
          over();
        }),
    };
    const session = (isDown ? Promise.resolve(undefined) : tableOf(joining.table)).then(table => {
      if (isOver || !table || mine !== generation) {
        over();
        return undefined;
      }
      return table.join(connection, joining);
    });
    return {
      send: (message: ClientMessage) => {
        const body = encode(message).subarray(2);
        later(() => {
          if (!isDeaf && !isOver && mine === generation) void session.then(found => found?.receive(body));
        });
      },
      close: cut,
    };
  };

  return {
    clock,
    storage,
    services,
    aside,
    troubles,
    /** What the log would say. */
    failures,
    faults,
    /** A new table, and its id. */
    table: async (chosen: unknown = {}, game = 'toy'): Promise<TableId> => {
      const made = await createTable({ game, options: chosen, isPublic: true }, services);
      if (!made.ok) throw new Error(made.error);
      return made.value.table;
    },
    client: (table: TableId, more: Partial<ClientOptions> = {}): TableClient =>
      tableClient({
        table,
        games: rulesOf(games),
        open,
        clock,
        random: () => rng.below(1000) / 1000,
        changed: () => undefined,
        ...more,
      }),
    /** How often a table could not write. */
    unwritten: (): number => unwritten,
    open,
    live: (table: TableId): Promise<Table> => tableOf(table).then(found => must(found, 'the table')),
    /** Time goes by in small steps, so that everybody can react. */
    pass: async (span: number): Promise<void> => {
      await calm();
      const until = clock.now() + span;
      while (clock.now() < until) {
        clock.advanceTo(Math.min(until, clock.now() + 25));
        await calm();
      }
    },
    setDelay: (millis: number): void => {
      delay = millis;
    },
    cutAll: (): void => {
      for (const cut of [...lines]) cut();
    },
    /** kill -9: memory is gone, lines are dead; what is on the disk stays. */
    crash: ({ down = 0 }: { readonly down?: number } = {}): void => {
      generation += 1;
      tables = new Map();
      isDown = true;
      for (const cut of [...lines]) cut();
      clock.at(clock.now() + down, () => {
        isDown = false;
      });
    },
  };
};

export type Stage = ReturnType<typeof stage>;
