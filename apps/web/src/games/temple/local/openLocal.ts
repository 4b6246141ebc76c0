import { pageClock } from '../../../session/gameTime.ts';
import { type LocalTable, localTable } from './localTable.ts';
import workerUrl from './tableWorker.ts?entry';
import type { News, Order } from './wire.ts';

/**
 * Opens a table in a worker of its own. Fails if the browser cannot start it; `onBroken` is called if it gives up later.
 */
export const openLocal = (
  first: Extract<Order, { readonly type: 'setUp' | 'takeUp' }>,
  onBroken: () => void,
): Promise<LocalTable> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(workerUrl, { type: 'module' });
    const order = (one: Order): void => worker.postMessage(one);
    let table: LocalTable | undefined;
    worker.addEventListener('message', ({ data }: MessageEvent<News>) => {
      if (data.type !== 'opened') return table?.hear(data);
      const opened = localTable(data, pageClock, order);
      table = { ...opened, leave: () => worker.terminate() };
      resolve(table);
    });
    worker.addEventListener('error', ({ message }) => {
      worker.terminate();
      if (table) onBroken();
      else reject(new Error(message));
    });
    order(first);
  });
