import { request as plainRequest } from 'node:http';
import { request as safeRequest } from 'node:https';
import webpush from 'web-push';
import { publicLookup } from './endpoint.ts';
import type { PushKeys } from './keys.ts';

export interface PushTarget {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

export interface SendOptions {
  readonly keys: PushKeys;
  /** Whom a push service may write to about this server. */
  readonly contact: string;
  /** For tests: a service on this machine. */
  readonly isLocalAllowed: boolean;
}

/** What came of it; `gone`: the person has unsubscribed, or the browser has forgotten it. */
export type Sent = 'sent' | 'gone' | 'failed';

const PATIENCE = 10_000;
/** A message that waits longer than this for its device is no news. */
const LIVES_SECONDS = 24 * 3600;

/** Leaves a message with the push service, encrypted for that browser alone. */
export const sender =
  ({ keys, contact, isLocalAllowed }: SendOptions) =>
  (target: PushTarget, message: unknown): Promise<Sent> => {
    const { endpoint, method, headers, body } = webpush.generateRequestDetails(
      { endpoint: target.endpoint, keys: { ...target.keys } },
      JSON.stringify(message),
      { vapidDetails: { subject: contact, ...keys }, TTL: LIVES_SECONDS, urgency: 'normal' },
    );
    const ask = endpoint.startsWith('https:') ? safeRequest : plainRequest;
    return new Promise(done => {
      const options = { method, headers, timeout: PATIENCE, ...(!isLocalAllowed && { lookup: publicLookup }) };
      const asked = ask(endpoint, options, answer => {
        answer.resume();
        const { statusCode = 0 } = answer;
        done(statusCode === 404 || statusCode === 410 ? 'gone' : statusCode < 300 ? 'sent' : 'failed');
      });
      asked.on('timeout', () => asked.destroy());
      asked.on('error', () => done('failed'));
      asked.end(body);
    });
  };
