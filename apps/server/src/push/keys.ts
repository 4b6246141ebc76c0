import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import webpush from 'web-push';

/** By which push services know this server (VAPID). Who has the private one can write to everybody that subscribed. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Made at the first start and kept beside the journal: with other keys, all subscriptions would be void. */
export const pushKeysIn = (folder: string): PushKeys => {
  const file = join(folder, 'push-keys.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as PushKeys;
  const keys = webpush.generateVAPIDKeys();
  writeFileSync(file, JSON.stringify(keys), { mode: 0o600, flag: 'wx' });
  chmodSync(file, 0o600);
  return keys;
};
