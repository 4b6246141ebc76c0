/** One player of a contestant: `roll` is kept when the roller has seen the die. */
export interface Roller {
  readonly roll: () => Promise<void>;
  readonly close: () => void;
}

/** A way to run dice tables: ours, and those of others, all with the same game of one die a command. */
export interface Contestant {
  readonly name: string;
  /** In the server's process: listens on a free port of loopback and says which. */
  readonly serve: (folder: string) => Promise<number>;
  /** In the generator's process: all players of one table, seated and playing. */
  readonly table: (url: string, players: number) => Promise<readonly Roller[]>;
}

/** Rolls on their way, by number; answered in any order. */
export const pendingRolls = () => {
  const waiting = new Map<number, () => void>();
  let next = 0;
  return {
    begin: (send: (n: number) => void): Promise<void> =>
      new Promise(done => {
        const n = next++;
        waiting.set(n, done);
        send(n);
      }),
    /** For servers that lose some: whatever was on its way counts as lost. */
    beginAlone: (send: () => void): Promise<void> =>
      new Promise(done => {
        waiting.clear();
        waiting.set(Number.MAX_SAFE_INTEGER, done);
        send();
      }),
    seenAny: (): void => {
      for (const done of waiting.values()) done();
      waiting.clear();
    },
    seen: (n: number): void => {
      waiting.get(n)?.();
      waiting.delete(n);
    },
    /** Everything up to this one has been seen. */
    seenUpTo: (count: number): void => {
      for (const [n, done] of waiting) {
        if (n >= count) continue;
        waiting.delete(n);
        done();
      }
    },
  };
};
