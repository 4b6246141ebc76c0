import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const WORKER = 'sw.js';
/** Pages for looking at and for pictures are fetched when somebody asks for them. */
const LEFT_OUT = /\.map$|^assets\/Gallery-|^index\.html$/;

/** Builds the service worker, and tells it every file of the client: what it keeps so that a game alone needs no network. */
export const offlineShell = (root: string): Plugin => ({
  name: 'offline-shell',
  apply: 'build',
  enforce: 'post',
  buildStart() {
    this.emitFile({ type: 'chunk', id: join(root, 'src/offline/serviceWorker.ts'), fileName: WORKER });
  },
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const worker = bundle[WORKER];
      if (worker?.type !== 'chunk') throw new Error(`${WORKER} was not built`);
      const found = Object.values(bundle).filter(file => file !== worker && !LEFT_OUT.test(file.fileName));
      const given = readdirSync(join(root, 'public'));
      const files = ['', ...[...found.map(({ fileName }) => fileName), ...given].sort()];
      // Names of built files change with their content; of the others the content itself is asked.
      const version = createHash('sha256').update(files.join());
      for (const name of given) version.update(readFileSync(join(root, 'public', name)));
      const page = bundle['index.html'];
      if (page?.type === 'asset') version.update(page.source);
      const shell = { version: version.digest('hex').slice(0, 12), files };
      worker.code = worker.code.replace('__SHELL__', JSON.stringify(shell));
    },
  },
});
