import type { TableId } from '@templefall/protocol';
import type { Append } from '@templefall/table/journal';
import { type Committed, type Failure, parseSent, type Sent } from './additions.ts';
import type { Ring } from './ring.ts';

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

  // An earlier owner who still writes has lost the table itself, and is told so.
  const lose = ({ table, epoch }: Append, problem: string): void => {
    if (epoch >= (losses.get(table)?.epoch ?? 0)) losses.set(table, { epoch, problem });
  };
  /** Asked in order: what came before a refused addition is not lost with it. */
  const isSound = (sent: Sent): boolean => {
    if (sent.refused !== undefined) lose(sent, sent.refused);
    return sent.refused === undefined && !lossOf(sent);
  };

  const write = (appends: readonly Append[]): readonly boolean[] => {
    try {
      return appendAll(appends);
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      for (const append of appends) lose(append, problem);
      return [];
    }
  };

  const failuresAmong = (appends: readonly Append[], written: ReadonlySet<Append>): readonly Failure[] =>
    appends.flatMap((append, index): readonly Failure[] => {
      if (written.has(append)) return [];
      const loss = lossOf(append);
      return [loss ? { index, problem: loss.problem } : { index }];
    });

  return (): Committed | undefined => {
    const appends = takenFrom(road);
    if (appends.length === 0) return undefined;
    const began = performance.now();
    const sound = appends.filter(isSound);
    const owned = write(sound);
    const written = sound.filter((_, index) => owned[index]);
    return {
      committed: appends.length,
      millis: performance.now() - began,
      failures: written.length === appends.length ? [] : failuresAmong(appends, new Set(written)),
    };
  };
};

const takenFrom = (road: Ring): readonly Sent[] => {
  const appends: Sent[] = [];
  for (let letter = road.take(); letter; letter = road.take()) appends.push(parseSent(letter));
  return appends;
};
