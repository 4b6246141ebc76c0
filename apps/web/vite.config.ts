import preact from '@preact/preset-vite';
import { defineConfig, type Plugin } from 'vite';

/** The three faces the first screen is set in are fetched beside the script, not after the style sheet. */
const PRELOADED = /(grenze-latin-700|barlow-semi-condensed-latin-600|barlow-condensed-latin-700)-normal.*\.woff2$/;

const preloadFonts = (): Plugin => ({
  name: 'preload-fonts',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter(file => PRELOADED.test(file))
        .map(file => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
          injectTo: 'head' as const,
        })),
  },
});

export default defineConfig({
  root: import.meta.dirname,
  plugins: [preact({ devToolsEnabled: false }), preloadFonts()],
  build: { target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: false },
  server: { hmr: false },
});
