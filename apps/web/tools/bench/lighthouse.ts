import lighthouse from 'lighthouse';
import type { Figure } from './figure.ts';

const LEAST = { performance: 90, accessibility: 100, 'best-practices': 95 } as const;
const CATEGORIES = Object.keys(LEAST) as (keyof typeof LEAST)[];

const MOMENTS = [
  ['first-contentful-paint', 'first picture'],
  ['largest-contentful-paint', 'largest picture'],
  ['total-blocking-time', 'blocked'],
  ['interactive', 'interactive after'],
] as const;

/** Lighthouse on its mobile profile: the landing page, and a table before the game. */
export const lighthouseBench = async (port: number, url: string): Promise<readonly Figure[]> => [
  ...(await audit(port, 'landing page', url)),
  ...(await audit(port, 'table', `${url}/#/table`)),
];

const audit = async (port: number, name: string, url: string): Promise<readonly Figure[]> => {
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: CATEGORIES });
  if (!result) throw new Error(`Lighthouse said nothing about the ${name}`);
  const { categories, audits } = result.lhr;
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
