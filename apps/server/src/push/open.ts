import type { Millis } from '@templefall/kit';
import type { TableServices } from '@templefall/table';
import type { Logger } from 'pino';
import { pushDesk } from '../http/pushDesk.ts';
import type { LiveTables } from '../room/tableRoom.ts';
import type { Settings } from '../settings.ts';
import { pushKeysIn } from './keys.ts';
import { sender } from './send.ts';
import { subscriptionStore } from './store.ts';
import { turnPush } from './turnPush.ts';

/** How often reminders are looked for. */
const LOOK = 10 * 60_000;

interface PushOptions extends Pick<TableServices, 'storage'> {
  readonly settings: Settings;
  readonly live: LiveTables;
  readonly now: () => Millis;
  readonly log: Logger;
}

/** Web Push for those who are not at their table: keys, subscriptions, and what is sent. */
export const openPush = ({ settings, storage, live, now, log }: PushOptions) => {
  const { data, pushKeys, pushContact, publicHosts, isLocalPushAllowed } = settings;
  const keys = pushKeys ? { publicKey: pushKeys[0], privateKey: pushKeys[1] } : pushKeysIn(data);
  const contact = pushContact ?? (publicHosts[0] ? `https://${publicHosts[0]}` : 'mailto:operator@example.com');
  const failed = (problem: unknown): void => log.warn({ err: problem }, 'a push message could not be prepared');
  const store = subscriptionStore(data, failed);
  const turns = turnPush({
    store,
    storage,
    send: sender({ keys, contact, isLocalAllowed: isLocalPushAllowed }),
    isHere: (table, place) => live.get(table)?.isHere(place) ?? false,
    now,
  });
  const looking = setInterval(() => void turns.remind().catch(failed), LOOK);
  looking.unref();
  return {
    awaits: ((table, awaited) => void turns.awaits(table, awaited).catch(failed)) satisfies TableServices['awaits'],
    desk: (mayAsk: (address: string) => boolean) =>
      pushDesk({
        store,
        live,
        mayAsk,
        publicKey: keys.publicKey,
        isLocalAllowed: isLocalPushAllowed,
        look: turns.look,
      }),
    close: async (): Promise<void> => {
      clearInterval(looking);
      await store.written();
    },
  };
};
