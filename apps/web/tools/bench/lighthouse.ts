import { type AddressInfo, createServer } from 'node:net';
import lighthouse from 'lighthouse';
import { openBrowser } from '../browser.ts';
import type { Figure } from './figure.ts';

const LEAST = { performance: 90, accessibility: 100, 'best-practices': 95 } as const;
const CATEGORIES = Object.keys(LEAST) as (keyof typeof LEAST)[];

/** No picture of the whole page: nobody looks at it here. */
const HOW = { logLevel: 'error', onlyCategories: CATEGORIES, disableFullPageScreenshot: true } as const;

const MOMENTS = [
  ['first-contentful-paint', 'first picture'],
  ['largest-contentful-paint', 'largest picture'],
  ['total-blocking-time', 'blocked'],
  ['interactive', 'interactive after'],
] as const;

/** Lighthouse on its mobile profile: the landing page, and a table before the game. */
export const lighthouseBench = async (url: string): Promise<readonly Figure[]> => [
  ...(await audit('landing page', url)),
  ...(await audit('table', `${url}/#/table`)),
];

/** Each page in a browser of its own: nothing is kept from the page before, and no other tab is at work. */
const audit = async (name: string, url: string): Promise<readonly Figure[]> => {
  const port = await freePort();
  const browser = await openBrowser(`--remote-debugging-port=${port}`);
  try {
    return figuresOf(name, await lighthouse(url, { port, ...HOW }));
  } finally {
    await browser.close();
  }
};

const freePort = (): Promise<number> =>
  new Promise(done => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => done(port));
    });
  });

const figuresOf = (name: string, result: Awaited<ReturnType<typeof lighthouse>>): readonly Figure[] => {
  if (!result) throw new Error(`Lighthouse said nothing about the ${name}`);
  const { categories, audits, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`Lighthouse could not open the ${name}: ${runtimeError.message}`);
  for (const { id, title, score, scoreDisplayMode } of Object.values(audits))
    if (score !== null && score < 0.9 && scoreDisplayMode !== 'informative') console.error(`${name}: ${id}: ${title}`);
  return [
    ...CATEGORIES.map(id => ({
      name: `${name}: Lighthouse ${id}`,
      value: (categories[id]?.score ?? 0) * 100,
      unit: '',
      limit: { atLeast: LEAST[id] },
    })),
    ...MOMENTS.map(([id, what]) => ({
      name: `${name}: ${what}`,
      value: (audits[id]?.numericValue ?? Number.NaN) / 1000,
      unit: 's',
      ...(id === 'interactive' && { limit: { below: 2 } }),
    })),
  ];
};
