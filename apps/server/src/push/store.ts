import { existsSync, readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PlaceId, TableId } from '@templefall/protocol';
import type { Language } from '@templefall/texts';
import type { PushTarget } from './send.ts';

/** Somebody at a table who wants to hear of their turn, on one device. */
export interface Subscription extends PushTarget {
  readonly table: TableId;
  readonly place: PlaceId;
  readonly language: Language;
  /** Since when the table waits for them, and how many messages of it they need not get any more. */
  readonly waiting?: { readonly since: number; readonly told: number };
}

/** More than a busy server has; the oldest go first. */
const MOST = 20_000;

/** Subscriptions in a file beside the journal. Losing the latest in a crash costs a message, not a game. */
export const subscriptionStore = (folder: string, failed: (problem: unknown) => void) => {
  const file = join(folder, 'push.json');
  let all: readonly Subscription[] = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as readonly Subscription[])
    : [];
  let writing = Promise.resolve();
  let isDirty = false;

  const save = (): void => {
    if (isDirty) return;
    isDirty = true;
    writing = writing.then(async () => {
      isDirty = false;
      await writeFile(`${file}.new`, JSON.stringify(all), { mode: 0o600 });
      await rename(`${file}.new`, file);
    });
    writing = writing.catch(failed);
  };
  return {
    all: () => all,
    at: (table: TableId) => all.filter(one => one.table === table),
    put: (one: Subscription): void => {
      all = [...all.filter(other => !isSame(one, other)), one].slice(-MOST);
      save();
    },
    remove: (isGone: (one: Subscription) => boolean): void => {
      const left = all.filter(one => !isGone(one));
      if (left.length === all.length) return;
      all = left;
      save();
    },
    written: () => writing,
  };
};

export type SubscriptionStore = ReturnType<typeof subscriptionStore>;

/** A device hears of each of its seats once. */
const isSame = (a: Subscription, b: Subscription): boolean =>
  a.table === b.table && a.place === b.place && a.endpoint === b.endpoint;
