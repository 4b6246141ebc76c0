import { request } from 'node:http';
import { colyseusLine, type OpenLine, type Platform } from '@templefall/protocol';
import { WebSocket } from 'ws';

/** The platform of a client whose requests and sockets come from this address of the loopback network. */
const platformAt = (localAddress: string): Platform => ({
  fetch: (url, { method, headers, body }) =>
    new Promise((done, failed) => {
      const asking = request(url, { method, headers, localAddress }, answer => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => {
          const { statusCode = 0 } = answer;
          const json = async (): Promise<unknown> => JSON.parse(Buffer.concat(parts).toString());
          done({ ok: statusCode >= 200 && statusCode < 300, json });
        });
      });
      asking.on('error', failed);
      asking.end(body);
    }),
  WebSocket: class extends WebSocket {
    constructor(url: string) {
      super(url, { localAddress });
    }
  } as unknown as Platform['WebSocket'],
});

export const openedWith =
  (localAddress: string) =>
  (url: string): OpenLine =>
    colyseusLine(url, platformAt(localAddress));
