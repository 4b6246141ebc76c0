import type { IncomingMessage } from 'node:http';

/** The JSON in a request; undefined if it is none, or larger than `most` bytes. */
export const jsonBody = async (request: IncomingMessage, most: number): Promise<unknown> => {
  if (!String(request.headers['content-type'] ?? '').startsWith('application/json')) return undefined;
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of request) {
      size += part.length;
      if (size > most) return undefined;
      parts.push(part);
    }
    return JSON.parse(Buffer.concat(parts).toString('utf8'));
  } catch {
    return undefined;
  }
};
