import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { build } from 'vite';

const TYPES: { readonly [ending: string]: string } = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** What has its hash in its name, as the table server says it too: a page that is loaded again has it already. */
const FOR_EVER = 'public, max-age=31536000, immutable';

export const WEB = join(import.meta.dirname, '..');

/** Builds the client into a folder of its own choosing. */
export const buildSite = async (into: string): Promise<void> => {
  await build({
    root: WEB,
    configFile: join(WEB, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: into, emptyOutDir: true },
  });
};

/** Serves a built client on a free port, as any host of files does; tables of other browsers are not here. */
export const serveSite = async (
  folder: string,
  base = '',
): Promise<{ readonly url: string; readonly close: () => void }> => {
  const server = createServer((request, response) => {
    const asked = normalize(new URL(request.url ?? '/', 'http://site').pathname);
    const path = asked.startsWith(`${base}/`) ? asked.slice(base.length) : '';
    const file = join(folder, path === '/' ? 'index.html' : path);
    if (path === '' || !file.startsWith(folder) || !existsSync(file)) {
      response.writeHead(404).end('not found\n');
      return;
    }
    response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
    if (path.startsWith('/assets/')) response.setHeader('cache-control', FOR_EVER);
    createReadStream(file).pipe(response);
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}${base}`, close: () => server.close() };
};
