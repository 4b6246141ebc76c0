import type { SeatSecret } from '@templefall/protocol';

/** The push service's hold on this browser; none over plain http, nor where the browser has no such thing. */
const manager = async (): Promise<PushManager | undefined> => {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return undefined;
  return (await navigator.serviceWorker.getRegistration())?.pushManager;
};

const tell = (method: 'POST' | 'DELETE', body: object): Promise<Response> =>
  fetch('api/push', { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

/** Asks to be told of this seat's turns while the page is closed. False if this browser or this server cannot. */
export const subscribe = async (table: string, secret: SeatSecret, language: string): Promise<boolean> => {
  const pushes = await manager();
  if (!pushes || Notification.permission !== 'granted') return false;
  const answer = await fetch('api/push');
  const { key }: { readonly key?: string } = answer.ok ? await answer.json() : {};
  if (!key) return false;
  const subscription = await pushes.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = subscription.toJSON();
  const told = await tell('POST', { table, secret, language, endpoint, keys });
  return told.ok;
};

/** This browser is told nothing any more, of no table. */
export const unsubscribe = async (): Promise<void> => {
  const subscription = await (await manager())?.getSubscription();
  if (!subscription) return;
  await subscription.unsubscribe();
  await tell('DELETE', { endpoint: subscription.endpoint });
};
