import type { IncomingMessage, ServerResponse } from 'node:http';
import { isSeatSecret, isTableId, type SeatSecret, type TableId } from '@templefall/protocol';
import { LANGUAGES } from '@templefall/texts';
import * as v from 'valibot';
import { isPushEndpoint } from '../push/endpoint.ts';
import type { SubscriptionStore } from '../push/store.ts';
import type { LiveTables } from '../room/tableRoom.ts';
import { jsonBody } from './body.ts';
import { refuse } from './door.ts';
import { replyJson } from './reply.ts';

export type PushDesk = (request: IncomingMessage, response: ServerResponse, address: string) => Promise<void>;

interface DeskOptions {
  readonly store: SubscriptionStore;
  readonly live: LiveTables;
  readonly mayAsk: (address: string) => boolean;
  readonly publicKey: string;
  readonly isLocalAllowed: boolean;
  /** Whether the table waits for somebody who has just subscribed. */
  readonly look: (table: TableId) => Promise<void>;
}

/** Devices one seat may be told on. */
const MOST_DEVICES = 5;

/** Where a browser says that it wants to hear of a seat's turn, or no longer does. */
export const pushDesk = ({ store, live, mayAsk, publicKey, isLocalAllowed, look }: DeskOptions): PushDesk => {
  const endpoint = v.pipe(
    v.string(),
    v.check(text => isPushEndpoint(text) || (isLocalAllowed && text.startsWith('http://127.0.0.1:'))),
  );
  const key = (bytes: number) =>
    v.pipe(
      v.string(),
      v.maxLength(200),
      v.check(text => Buffer.from(text, 'base64url').length === bytes),
    );
  const wish = v.strictObject({
    table: v.custom<TableId>(raw => typeof raw === 'string' && isTableId(raw)),
    secret: v.custom<SeatSecret>(raw => typeof raw === 'string' && isSeatSecret(raw)),
    language: v.picklist(LANGUAGES),
    endpoint,
    keys: v.strictObject({ p256dh: key(65), auth: key(16) }),
  });
  const farewell = v.strictObject({ endpoint: v.string() });

  /** Who subscribes is at the table, so it is awake here. */
  const subscribe = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const parsed = v.safeParse(wish, await jsonBody(request, 4096));
    if (!parsed.success) return refuse(response, 'badRequest');
    const { table, secret, ...device } = parsed.output;
    const place = live.get(table)?.placeWith(secret);
    if (place === undefined) return refuse(response, 'noSuchTable');
    const others = store.at(table).filter(one => one.place === place && one.endpoint !== device.endpoint);
    const surplus = others.slice(0, Math.max(0, others.length + 1 - MOST_DEVICES));
    store.remove(one => surplus.includes(one));
    const known = store.at(table).find(one => one.place === place && one.endpoint === device.endpoint);
    store.put({ ...device, table, place, ...(known?.waiting && { waiting: known.waiting }) });
    await look(table);
    replyJson(response, 200, {});
  };

  /** Nobody but that browser and its push service knows the endpoint. */
  const unsubscribe = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const parsed = v.safeParse(farewell, await jsonBody(request, 4096));
    if (!parsed.success) return refuse(response, 'badRequest');
    store.remove(one => one.endpoint === parsed.output.endpoint);
    replyJson(response, 200, {});
  };

  return async (request, response, address) => {
    if (request.method === 'GET') return replyJson(response, 200, { key: publicKey });
    if (!mayAsk(address)) return refuse(response, 'tooMany');
    if (request.method === 'POST') return subscribe(request, response);
    if (request.method === 'DELETE') return unsubscribe(request, response);
    refuse(response, 'badRequest');
  };
};
