import { join } from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { Fenced, type Storage } from '@templefall/table/journal';
import { type SuiteTools, storageContract } from '@templefall/table/testing';
import { build } from 'vite';
import { WEB } from '../tools/site.ts';

/** The journal's contract, on the database of a real browser: each call goes to the page, each answer comes from there. */

declare global {
  interface Window {
    readonly storages: { readonly indexedDbStorage: (name: string) => Promise<Storage> };
    open_?: Storage;
  }
}

let browser: Browser;
let code = '';
test.beforeAll(async ({ browser: given }) => {
  browser = given;
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      lib: {
        entry: join(WEB, 'src/session/worker/indexedDbStorage.ts'),
        name: 'storages',
        formats: ['iife'],
      },
    },
  });
  const [first] = Array.isArray(built) ? built : [built];
  if (!first || !('output' in first)) throw new Error('nothing was built');
  code = `${first.output[0].code}; window.storages = storages;`;
});

const METHODS = [
  'create',
  'claim',
  'read',
  'append',
  'quarantine',
  'withCode',
  'openTables',
  'tablesAmong',
  'countTables',
  'game',
  'importGame',
  'freeCodes',
  'sweep',
  'close',
] as const satisfies readonly (keyof Storage)[];

type Answer = { readonly value: unknown } | { readonly fenced: true } | { readonly problem: string };

/** The storage of a page, as if it were here. */
const storageOf = (page: Page): Storage => {
  const call =
    (method: keyof Storage) =>
    async (...args: readonly unknown[]): Promise<unknown> => {
      const answer = await page.evaluate(
        async ([name, given]): Promise<Answer> => {
          const storage = window.open_;
          if (!storage) throw new Error('no storage is open');
          try {
            const made = storage[name] as (...parts: readonly unknown[]) => Promise<unknown>;
            return { value: await made(...given) };
          } catch (problem) {
            const told = problem instanceof Error ? problem.message : String(problem);
            return told.endsWith('has another owner') ? { fenced: true } : { problem: told };
          }
        },
        [method, args] as const,
      );
      if ('fenced' in answer) throw new Fenced((args[0] as { readonly table: never }).table);
      if ('problem' in answer) throw new Error(answer.problem);
      return answer.value;
    };
  return Object.fromEntries(METHODS.map(method => [method, call(method)])) as unknown as Storage;
};

/** Playwright's own words for the same things; its `expect` is the same but for its types. */
const TOOLS = {
  describe: test.describe,
  it: test,
  beforeEach: test.beforeEach,
  afterEach: test.afterEach,
  expect,
} as unknown as SuiteTools;

storageContract(TOOLS, 'IndexedDB', async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  return {
    open: async () => {
      // As after a crash: nothing is left of the page that wrote.
      await page.goto(`${process.env.SITE}/favicon.svg`);
      await page.evaluate(code);
      await page.evaluate(async () => {
        window.open_ = await window.storages.indexedDbStorage('contract');
      });
      return storageOf(page);
    },
    remove: () => context.close(),
  };
});
