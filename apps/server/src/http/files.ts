import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { pipeline } from 'node:stream';
import { replyText } from './reply.ts';

const TYPES: { readonly [extension: string]: string } = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Vite puts a hash of the content into these names, so what was fetched once never changes. */
const HASHED = /^\/assets\/.+-[\w-]{8}\.\w+$/;

/** The encodings a build may have put beside a file, best first. */
const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

/**
 * The built web client, which is one page. A path without a dot is a place in it, and places stand behind a `#`: a friend's link
 * as it is typed, `/j/K7QF`, is led to `#/j/K7QF`, relative to wherever a proxy has put this server.
 */
export const fileServer = (folder: string) => async (request: IncomingMessage, response: ServerResponse) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') return replyText(response, 405, 'only GET\n');
  const path = pathOf(request.url ?? '/');
  if (path === undefined) return replyText(response, 400, 'bad path\n');

  const place = path.slice(1);
  if (place !== '' && extname(path) === '') {
    const up = '../'.repeat(place.split(sep).length - 1) || './';
    response.writeHead(302, { location: `${up}#/${encodeURI(place)}`, 'cache-control': 'no-store' }).end();
    return;
  }
  const wanted = place === '' ? '/index.html' : path;
  const found = await fileAt(join(folder, wanted), String(request.headers['accept-encoding'] ?? ''));
  if (!found) {
    const isMissing = wanted === '/index.html';
    return replyText(response, 404, isMissing ? 'The web client has not been built.\n' : 'not found\n');
  }
  const tag = `"${found.size.toString(36)}-${Math.trunc(found.changedAt).toString(36)}"`;
  response.setHeader('etag', tag);
  response.setHeader('vary', 'accept-encoding');
  response.setHeader('cache-control', HASHED.test(wanted) ? 'public, max-age=31536000, immutable' : 'no-cache');
  if (request.headers['if-none-match'] === tag) {
    response.writeHead(304).end();
    return;
  }
  if (found.encoding) response.setHeader('content-encoding', found.encoding);
  response.writeHead(200, {
    'content-type': TYPES[extname(wanted)] ?? 'application/octet-stream',
    'content-length': found.size,
  });
  if (request.method === 'HEAD') response.end();
  // A reader that goes away, before it or in the middle, is no error of ours: the stream just ends.
  else if (!response.destroyed) pipeline(createReadStream(found.file), response, () => undefined);
};

interface Found {
  readonly file: string;
  readonly size: number;
  readonly changedAt: number;
  readonly encoding?: string;
}

const fileAt = async (file: string, accepted: string): Promise<Found | undefined> => {
  for (const { name, ending } of ENCODINGS) {
    if (!accepted.includes(name)) continue;
    const packed = await plainFile(file + ending);
    if (packed) return { ...packed, encoding: name };
  }
  return plainFile(file);
};

const plainFile = async (file: string): Promise<Found | undefined> => {
  const facts = await stat(file).catch(() => undefined);
  return facts?.isFile() ? { file, size: facts.size, changedAt: facts.mtimeMs } : undefined;
};

/** The path alone, decoded, and only if it stays inside the folder. */
const pathOf = (url: string): string | undefined => {
  try {
    const path = normalize(decodeURIComponent(url.split(/[?#]/)[0] ?? '/'));
    if (path.includes('\0') || path.split(sep).includes('..')) return undefined;
    if (path.split(sep).some(part => part.startsWith('.') && part !== '.well-known')) return undefined;
    return path.startsWith(sep) ? path : undefined;
  } catch {
    return undefined;
  }
};
