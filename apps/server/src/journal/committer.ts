import type { TableId } from '@templefall/protocol';
import { type Committed, type Failure, parseAppend } from './additions.ts';
import type { Ring } from './ring.ts';
import type { Append } from './storage.ts';

/** Writes additions as one transaction and says which were still their owners'. */
type AppendAll = (appends: readonly Append[]) => readonly boolean[];

/** Who loses an addition has lost all that follow it until the table is claimed anew: a journal has no gaps. */
interface Loss {
  readonly epoch: number;
  readonly problem: string;
}

/** Commits all that has come so far; undefined if nothing has. */
export const committer = (road: Ring, appendAll: AppendAll) => {
  const losses = new Map<TableId, Loss>();
  const lossOf = ({ table, epoch }: Append): Loss | undefined => {
    const loss = losses.get(table);
    return loss?.epoch === epoch ? loss : undefined;
  };

  const write = (appends: readonly Append[]): readonly boolean[] => {
    try {
      return appendAll(appends);
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      // An earlier owner who still writes has lost the table itself, and is told so.
      for (const { table, epoch } of appends)
        if (epoch >= (losses.get(table)?.epoch ?? 0)) losses.set(table, { epoch, problem });
      return [];
    }
  };

  const failuresAmong = (appends: readonly Append[], written: ReadonlySet<Append>): readonly Failure[] =>
    appends.flatMap((append, index): readonly Failure[] => {
      const loss = lossOf(append);
      if (loss) return [{ index, problem: loss.problem }];
      return written.has(append) ? [] : [{ index }];
    });

  return (): Committed | undefined => {
    const appends = takenFrom(road);
    if (appends.length === 0) return undefined;
    const began = performance.now();
    const sound = losses.size === 0 ? appends : appends.filter(append => !lossOf(append));
    const owned = write(sound);
    const written = sound.filter((_, index) => owned[index]);
    return {
      committed: appends.length,
      millis: performance.now() - began,
      failures: written.length === appends.length ? [] : failuresAmong(appends, new Set(written)),
    };
  };
};

const takenFrom = (road: Ring): readonly Append[] => {
  const appends: Append[] = [];
  for (let text = road.take(); text !== undefined; text = road.take()) appends.push(parseAppend(text));
  return appends;
};
