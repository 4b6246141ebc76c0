/** Browsers and Node have it built in. */
declare const queueMicrotask: (callback: () => void) => void;

/** Something to tell people, and whether what it tells of is on the disk. */
interface Item {
  isDurable: boolean;
  readonly deliver: () => void;
}

interface OutboxOptions {
  readonly failed: (problem: unknown) => void;
  readonly untold: (problem: unknown) => void;
  /**
   * For now there is no more to tell: those who wait for it hear it at once, all others when every table of the commit has
   * done so. A player's own dice do not wait for the sockets of everybody else.
   */
  readonly tellFirst: () => void;
  readonly tellRest: () => void;
}

/**
 * What the table has to say, strictly in order. The state in memory runs ahead; an event leaves only when it is durable,
 * and nothing that was said after it leaves before it.
 */
export const outbox = ({ failed, untold, tellFirst, tellRest }: OutboxOptions) => {
  let items: Item[] = [];
  let isShut = false;
  let isAsked = false;

  const attempt = (telling: () => void): void => {
    try {
      telling();
    } catch (problem) {
      untold(problem);
    }
  };

  const tellDurable = (): void => {
    // Off the list first: what cannot be told is not tried for ever.
    while (!isShut && items[0]?.isDurable) items.shift()?.deliver();
    tellFirst();
  };
  const tellOthers = (): void => {
    if (!isShut) tellRest();
  };
  const flush = (): void => {
    isAsked = false;
    attempt(tellDurable);
    queueMicrotask(() => attempt(tellOthers));
  };

  /** A commit makes several items durable, one after the other: they are told in one go. */
  const flushSoon = (): void => {
    if (isAsked) return;
    isAsked = true;
    queueMicrotask(flush);
  };

  return {
    afterWriting: (written: Promise<void>, deliver: () => void): void => {
      const item: Item = { isDurable: false, deliver };
      items.push(item);
      written.then(
        () => {
          item.isDurable = true;
          flushSoon();
        },
        problem => {
          if (!isShut) failed(problem);
        },
      );
    },
    inTurn: (deliver: () => void): void => {
      items.push({ isDurable: true, deliver });
      flush();
    },
    isEmpty: (): boolean => items.length === 0,
    /** Nothing that still waits will ever be told. */
    shut: (): void => {
      isShut = true;
      items = [];
    },
  };
};
