import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import preact from '@preact/preset-vite';
import { defineConfig, type Plugin } from 'vite';
import { chunkOf, folderOf } from './tools/chunks.ts';
import { fetchAhead } from './tools/fetchAhead.ts';
import { inlineTokens } from './tools/inlineTokens.ts';
import { lessonFiles } from './tools/lessonFiles.ts';
import { noCircles } from './tools/noCircles.ts';
import { offlineShell } from './tools/offlineShell.ts';

/** The faces the first screen is set in are fetched beside the script, not after the style sheet. */
const PRELOADED = /(grenze-latin-700|barlow-semi-condensed-latin-600)-normal.*\.woff2$/;

const preloadFonts = (): Plugin => ({
  name: 'preload-fonts',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter(file => PRELOADED.test(file))
        .map(file => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `./${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
          injectTo: 'head' as const,
        })),
  },
});

const ENGLISH = 'packages/texts/src/menu/en.ts';

/** The words of a first visit are fetched beside the script. Which language it is only the script knows: English is the guess. */
const preloadWords = (): Plugin => ({
  name: 'preload-words',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.values(bundle ?? {})
        .filter(file => file.type === 'chunk' && file.facadeModuleId?.endsWith(ENGLISH))
        .map(({ fileName }) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', href: `./${fileName}`, crossorigin: '' },
          injectTo: 'head' as const,
        })),
  },
});

const SIGN = /(?<=(?:<link rel="icon" href|<img class="splash" src)=")(?:\.\/|\/)favicon\.svg(?=")/g;
const SIGNS = 2;

/** The sign, which is there before anything else, comes with the page itself: on a slow line each file waits for its turn. */
const inlineSign = (): Plugin => ({
  name: 'inline-sign',
  apply: 'build',
  transformIndexHtml: async html => {
    const drawing = await readFile(join(import.meta.dirname, 'public/favicon.svg'));
    const places = html.match(SIGN)?.length ?? 0;
    if (places !== SIGNS) throw new Error(`the sign stands at ${places} places of the page, not at ${SIGNS}`);
    return html.replace(SIGN, `data:image/svg+xml;base64,${drawing.toString('base64')}`);
  },
});

const PACKED = /\.(js|css|svg|html)$/;

/** Beside each file that packs well lies a packed one, which the server sends to whoever can unpack it. */
const packFiles = (): Plugin => ({
  name: 'pack-files',
  apply: 'build',
  writeBundle: async ({ dir = '' }) => {
    const files = (await readdir(dir, { recursive: true })).filter(file => PACKED.test(file));
    for (const file of files) {
      const bytes = await readFile(join(dir, file));
      await writeFile(join(dir, `${file}.gz`), gzipSync(bytes, { level: 9 }));
      await writeFile(
        join(dir, `${file}.br`),
        brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
      );
    }
  },
});

/** Workers that are built together with the page. */
const workers = new Set<string>();

const ENTRY = '?entry';
const WORKER = /Worker-[\w-]+\.js$/;

/**
 * `import url from './tableWorker.ts?entry'`: the address of a worker that is built together with the page, so that both read
 * the engine from the same files. Vite's own workers are bundles apart, which would fetch it twice.
 */
const workerEntries = (): Plugin => {
  let isBuild = false;
  return {
    name: 'worker-entries',
    enforce: 'pre',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    load(id) {
      if (!id.endsWith(ENTRY)) return undefined;
      const file = id.slice(0, -ENTRY.length);
      workers.add(file);
      if (!isBuild) return `export default ${JSON.stringify(file.replace(import.meta.dirname, ''))}`;
      // With all it exports: a worker fetches another file by such an address and calls what is in it.
      const name = this.emitFile({ type: 'chunk', id: file, name: basename(file, '.ts'), preserveSignature: 'strict' });
      return `export default import.meta.ROLLUP_FILE_URL_${name}`;
    },
  };
};

export default defineConfig({
  root: import.meta.dirname,
  // Nothing in the page says where it lies: it works under any path of any server.
  base: './',
  plugins: [
    preact({ devToolsEnabled: false }),
    inlineTokens(import.meta.dirname),
    preloadFonts(),
    preloadWords(),
    inlineSign(),
    fetchAhead(),
    workerEntries(),
    lessonFiles(),
    noCircles(),
    packFiles(),
    offlineShell(import.meta.dirname),
  ],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // The soundtrack is a file of its own, by its name: it has a budget of its own.
    rolldownOptions: {
      output: {
        chunkFileNames: chunk => `${folderOf(chunk)}/${chunk.name.split('~')[0]}-[hash].js`,
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'soundtrack', test: /packages\/soundtrack\// },
            { debugName: 'first', name: chunkOf(import.meta.dirname, workers) },
            // Each game's bots apart: a table has those of one.
            { name: 'botMinds', test: /packages\/bots\/src\/temple\/(?!coach\.)/ },
            { name: 'botMinds', test: /packages\/bots\/src\/rollwrite\// },
            { name: 'odds', test: /packages\/odds\// },
            // What only lessons need of the kernel comes with them.
            {
              name: 'basics',
              test: /packages\/(kernel|kit)\/(?!src\/(lesson\/|scenario\/(document|opening|scriptedChance|difference)\.))|session\/gameTime\.ts/,
            },
            // What a page needs of the protocol beside a worker's table; bytes and their checks are for the table, and for servers.
            {
              name: 'protocol',
              test: /protocol\/src\/(lobby|ids|client|clientState|serverTime|seatKey|secret|retry|sync|table|version)\.ts/,
            },
            {
              name: 'wire',
              test: /node_modules\/(msgpackr|valibot)\/|protocol\/src\/(codec|messages|talk|command|line)\.ts/,
            },
            // One file: cut by who needs what, its parts would import each other. How positions are read is for lessons.
            { name: 'engine', test: /packages\/temple\/(?!src\/(?:position|notation)\/)/ },
          ],
        },
      },
    },
    modulePreload: {
      // Browsers that do not fetch ahead by themselves do without.
      polyfill: false,
      // A worker has no document to note down in what will be needed next.
      resolveDependencies: (_, files, { hostId }) => (WORKER.test(hostId) ? [] : files),
    },
  },
  server: { hmr: false },
});
