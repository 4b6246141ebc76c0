import type { Millis } from '@templefall/kit';
import type { PlaceId, TableId } from '@templefall/protocol';
import type { ListedPlace, Listing, Storage } from '@templefall/table/journal';
import { loadTexts, wordsOf } from '@templefall/texts';
import type { PushTarget, Sent } from './send.ts';
import type { Subscription, SubscriptionStore } from './store.ts';

export interface TurnPushOptions {
  readonly store: SubscriptionStore;
  readonly storage: Pick<Storage, 'tablesAmong'>;
  readonly send: (target: PushTarget, message: PushMessage) => Promise<Sent>;
  /** Whether that person's line is open: then nothing is sent. */
  readonly isHere: (table: TableId, place: PlaceId) => boolean;
  readonly now: () => Millis;
}

/** What the service worker shows, and where a tap leads. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  readonly table: TableId;
}

const DAY = 24 * 3_600_000;
/** How long after the turn came each message leaves: at once, and at most twice more. */
const AFTER = [0, DAY, 3 * DAY] as const;

/** Tells people who are not at the table that it waits for them. */
export const turnPush = ({ store, storage, send, isHere, now }: TurnPushOptions) => {
  /** The table waits for these from now on. */
  const awaits = async (table: TableId, awaited: readonly ListedPlace[]): Promise<void> => {
    for (const one of store.at(table)) {
      const isAwaited = awaited.some(({ place }) => place === one.place);
      if (isAwaited === (one.waiting !== undefined)) continue;
      const { waiting: _, ...rest } = one;
      // Who is at the table sees it; reminders follow if they go without an answer.
      const told = isHere(table, one.place) ? 1 : 0;
      store.put(isAwaited ? { ...rest, waiting: { since: now(), told } } : rest);
    }
    await tell(store.at(table));
  };

  const isDue = ({ table, place, waiting }: Subscription): boolean => {
    const after = AFTER[waiting?.told ?? AFTER.length];
    return waiting !== undefined && after !== undefined && now() - waiting.since >= after && !isHere(table, place);
  };

  const tell = async (some: readonly Subscription[]): Promise<void> => {
    const due = some.filter(isDue);
    if (due.length === 0) return;
    // Counted first: a message that fails is not sent again and again.
    for (const one of due)
      if (one.waiting) store.put({ ...one, waiting: { ...one.waiting, told: one.waiting.told + 1 } });
    const tables = await storage.tablesAmong([...new Set(due.map(({ table }) => table))]);
    for (const one of due) {
      const found = tables.find(({ id }) => id === one.table);
      const isAwaited = found?.listing.awaited?.some(({ place }) => place === one.place);
      const sent = found && isAwaited ? await send(one, await messageFor(one, found.listing)) : undefined;
      if (sent === 'gone') store.remove(other => other.endpoint === one.endpoint);
      if (!found) store.remove(other => other.table === one.table);
    }
  };

  return {
    awaits,
    /** As the table stands. */
    look: async (table: TableId): Promise<void> => {
      const [found] = await storage.tablesAmong([table]);
      if (found) await awaits(table, found.listing.awaited ?? []);
    },
    /** Now and then: reminders of turns that came a day ago, or three. */
    remind: () => tell(store.all()),
  };
};

/** The words of the list of one's tables in the main menu. */
const messageFor = async ({ language, table }: Subscription, { names }: Listing): Promise<PushMessage> => {
  const { say, list } = wordsOf(language, await loadTexts[language]());
  return { title: say('tables.yourTurn'), body: `${say('landing.rollwrite')} · ${list(names)}`, table };
};
