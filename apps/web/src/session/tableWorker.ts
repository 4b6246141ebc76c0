import type { Millis } from '@templefall/kit';
import type { GameId, OpenLine, SeatSecret, TableId } from '@templefall/protocol';
import type { RecordedGame, WantedGame } from '@templefall/table';
import { type Port, portLine } from './worker/portLine.ts';
import type { FromWorker, ToWorker } from './worker/wire.ts';

export interface MadeTable {
  readonly table: TableId;
  readonly seats: readonly SeatSecret[];
}

/** The worker in which tables of this browser stand. */
export interface TableWorker {
  readonly line: OpenLine;
  readonly makeTable: (wanted: { readonly game: string; readonly options: unknown }) => Promise<MadeTable>;
  readonly makeGame: (wanted: WantedGame) => Promise<MadeTable>;
  /** Sets a table's clock to where it stood when the page was left. */
  readonly advance: (table: TableId, at: Millis) => void;
  /** A finished game of any table of this browser, in the shape of the server's `GET /api/games`. */
  readonly recorded: (game: GameId) => Promise<RecordedGame | undefined>;
  readonly stop: () => void;
}

export const startTableWorker = (
  url: string,
  on: {
    readonly unsaved: () => void;
    /** It could not be started, or gave up. */
    readonly broken: () => void;
  },
): TableWorker => {
  const worker = new Worker(url, { type: 'module' });
  const post = (message: ToWorker, ...ports: readonly MessagePort[]): void => worker.postMessage(message, [...ports]);
  const waiting: ((answer: Extract<FromWorker, { readonly type: 'made' | 'notMade' }> | undefined) => void)[] = [];
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if (data.type === 'unsaved') on.unsaved();
    else waiting.shift()?.(data);
  });
  worker.addEventListener('error', () => {
    for (const tell of waiting.splice(0)) tell(undefined);
    on.broken();
  });
  const made = async (request: ToWorker): Promise<MadeTable> => {
    const answer = await new Promise<Parameters<(typeof waiting)[number]>[0]>(tell => {
      waiting.push(tell);
      post(request);
    });
    if (answer?.type !== 'made') throw new Error(answer?.code ?? 'noWorker');
    return answer;
  };
  return {
    line: portLine(() => {
      const { port1, port2 } = new MessageChannel();
      post({ type: 'connect' }, port2);
      return port1 as Port;
    }),
    makeTable: wanted => made({ type: 'table', wanted }),
    makeGame: wanted => made({ type: 'game', wanted }),
    advance: (table, at) => post({ type: 'advance', table, at }),
    recorded: game =>
      new Promise(resolve => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }: MessageEvent<RecordedGame | undefined>) => {
          port1.close();
          resolve(data);
        };
        post({ type: 'recorded', game }, port2);
      }),
    stop: () => worker.terminate(),
  };
};
