/** What became of a roll. A refusal is an answer too; only silence is none. */
export type Answer = 'applied' | 'refused';

/** One player of a contestant: `roll` is kept when the roller has seen the die, or has been told why there is none. */
export interface Roller {
  readonly roll: () => Promise<Answer>;
  readonly close: () => void;
}

/** A way to run dice tables: ours, and those of others, all with the same game of one die a command. */
export interface Contestant {
  readonly name: string;
  /** How its server is started, where it says so: each as its own makers do. */
  readonly nodeFlags?: readonly string[];
  /** In the server's process: listens on a free port of loopback and says which. */
  readonly serve: (folder: string) => Promise<number>;
  /** In the generator's process: all players of one table, seated and playing. */
  readonly table: (url: string, players: number) => Promise<readonly Roller[]>;
}

/** Rolls on their way, by number; answered in any order. */
export const pendingRolls = () => {
  const waiting = new Map<number, (answer: Answer) => void>();
  let next = 0;
  return {
    begin: (send: (n: number) => void): Promise<Answer> =>
      new Promise(done => {
        const n = next++;
        waiting.set(n, done);
        send(n);
      }),
    seenAny: (): void => {
      for (const done of waiting.values()) done('applied');
      waiting.clear();
    },
    seen: (n: number): void => {
      waiting.get(n)?.('applied');
      waiting.delete(n);
    },
    /** Everything up to this one has been seen. */
    seenUpTo: (count: number): void => {
      for (const [n, done] of waiting) {
        if (n >= count) continue;
        waiting.delete(n);
        done('applied');
      }
    },
  };
};
