import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { openBrowser } from '../browser.ts';
import type { Job, LiveJob } from './page.ts';

export interface Recording {
  readonly left: Float32Array;
  readonly right: Float32Array;
  readonly rate: number;
  /** Milliseconds the browser took. */
  readonly took: number;
}

export interface ProcessorTime {
  readonly all: number;
  /** Of the thread that feeds the audio device. */
  readonly audio: number;
}

export interface Studio {
  readonly record: (job: Job) => Promise<Recording>;
  /** A page of its own, in which a soundtrack may play live. */
  readonly openPage: (live?: LiveJob) => Promise<Page>;
  /** A picture of a page as PNG. */
  readonly photograph: (html: string, width: number, height: number) => Promise<Buffer>;
  /** Seconds the pages of this browser have kept a processor busy, in all and, where the system tells, by thread. */
  readonly processorTime: () => Promise<ProcessorTime>;
  readonly close: () => Promise<void>;
}

/** A headless Chromium with the soundtrack in it: what is measured here is what players hear. */
export const openStudio = async (): Promise<Studio> => {
  const script = await bundle();
  let received: Float32Array[] = [];
  const server = createServer((request, response) => {
    if (request.method === 'POST') {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const bytes = Buffer.concat(parts);
        received.push(new Float32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4).slice());
        response.end();
      });
      return;
    }
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><meta charset="utf-8"><script>${script}</script>`);
  });
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const browser = await openBrowser('--autoplay-policy=document-user-activation-required');
  const openPage = async (live?: LiveJob): Promise<Page> => {
    const opened = await browser.newPage();
    await opened.goto(`http://127.0.0.1:${port}/${live ? `#${encodeURIComponent(JSON.stringify(live))}` : ''}`);
    return opened;
  };
  const page = await openPage();
  const browserSide = await browser.newBrowserCDPSession();

  return {
    record: async job => {
      received = [];
      const took = await page.evaluate(wanted => globalThis.renderSoundtrack(wanted), job);
      const [left, right] = received;
      if (!left || !right) throw new Error(`two channels were to come, ${received.length} came`);
      return { left, right, rate: job.excerpt.sampleRate, took };
    },
    openPage,
    photograph: async (html, width, height) => {
      const sheet = await browser.newPage({ viewport: { width, height } });
      await sheet.setContent(html);
      const picture = await sheet.screenshot();
      await sheet.close();
      return picture;
    },
    processorTime: async () => {
      const { processInfo } = await browserSide.send('SystemInfo.getProcessInfo');
      const pages = processInfo.filter(({ type }) => type === 'renderer');
      const audio = await Promise.all(pages.map(({ id }) => audioThreadTime(id)));
      const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
      return { all: sum(pages.map(({ cpuTime }) => cpuTime)), audio: sum(audio) };
    },
    close: async () => {
      await browser.close();
      server.close();
    },
  };
};

/** Linux counts by thread, in hundredths of a second; elsewhere this is 0. */
const audioThreadTime = async (process: number): Promise<number> => {
  const tasks = `/proc/${process}/task`;
  const threads = await readdir(tasks).catch(() => []);
  const times = threads.map(async thread => {
    const told = await readFile(join(tasks, thread, 'stat'), 'utf8').catch(() => '');
    const [, name = '', rest = ''] = /^\d+ \((.*)\) (.*)$/s.exec(told) ?? [];
    if (!name.startsWith('AudioOutput')) return 0;
    const [user = 0, system = 0] = rest.split(' ').slice(11, 13).map(Number);
    return (user + system) / 100;
  });
  return (await Promise.all(times)).reduce((sum, seconds) => sum + seconds, 0);
};

/** The script of a page: the soundtrack and what asks it to play. */
export const bundle = async (): Promise<string> => {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root: import.meta.dirname,
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, 'page.ts'), formats: ['iife'], name: 'studio', fileName: 'page' },
    },
  });
  const [bundled] = [result].flat();
  const chunk = bundled && 'output' in bundled ? bundled.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error('the soundtrack could not be bundled');
  return chunk.code;
};
