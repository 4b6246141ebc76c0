import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TableServices } from '@templefall/table';
import type { Logger } from 'pino';

/** Writes what is left of a damaged table to a file, row by row, and names it in the log. */
export const quarantineIn =
  (data: string, log: Logger): TableServices['quarantine'] =>
  async (table, rows, problem) => {
    const folder = join(data, 'damaged');
    const file = join(folder, `${table}.jsonl`);
    log.error({ table, file, err: problem }, 'a damaged table was set aside');
    await mkdir(folder, { recursive: true });
    await writeFile(file, (await rows()).map(row => `${JSON.stringify(row)}\n`).join(''), { mode: 0o600 });
  };
