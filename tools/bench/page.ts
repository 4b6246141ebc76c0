import type { BenchSuite } from './suites.ts';
import { isReached, type Summary } from './summary.ts';

export interface Circumstances {
  readonly date: string;
  readonly machine: string;
  readonly versions: { readonly [name: string]: string };
  readonly repeats: number;
}

export interface Results {
  readonly suite: BenchSuite;
  readonly summaries: readonly Summary[];
}

/** docs/BENCHMARKS.md as a whole. */
export const printPage = (results: readonly Results[], { date, machine, versions, repeats }: Circumstances): string => {
  const peers = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  return [
    '# Benchmarks',
    '',
    'Written by `npm run bench`; nothing here is changed by hand. One suite is run by `npm run bench -- NAME`.',
    '',
    `Measured on ${date}, on ${machine}. ${repeats} repeats of every suite, in turns; a figure is the median of them, beside it the least`,
    'and the most. A sign stands where a figure has a limit.',
    '',
    `Versions: ${peers.join(', ')}.`,
    ...results.flatMap(printSuite),
    '',
  ].join('\n');
};

const printSuite = ({ suite: { name, about }, summaries }: Results): readonly string[] => [
  '',
  `## ${name[0]?.toUpperCase()}${name.slice(1)}`,
  about,
  '',
  ...chartsOf(name, summaries).map(({ file, title }) => `![${title}](benchmarks/${file})`),
  '',
  '| figure | median | least to most | limit |',
  '|---|---:|---:|---|',
  ...summaries.map(one => {
    const range = `${short(one.least)} to ${short(one.most)}`;
    return `| ${one.name} | ${short(one.value)} ${one.unit} | ${range} | ${limitOf(one)} |`;
  }),
];

const limitOf = (one: Summary): string => {
  if (!one.limit) return '';
  const wanted = 'atLeast' in one.limit ? `at least ${short(one.limit.atLeast)}` : `below ${short(one.limit.below)}`;
  return `${isReached(one) ? '✓' : '✗'} ${wanted}`;
};

const short = (value: number): string =>
  value.toLocaleString('en', { maximumFractionDigits: Math.abs(value) < 1 ? 3 : Math.abs(value) < 100 ? 1 : 0 });

export interface Chart {
  readonly file: string;
  readonly title: string;
  readonly svg: string;
}

/** One chart for each unit that several figures of a suite share: only those can stand beside each other. */
export const chartsOf = (suite: string, summaries: readonly Summary[]): readonly Chart[] => {
  const units = new Set(summaries.map(({ unit }) => unit).filter(Boolean));
  return [...units].flatMap(unit => {
    const alike = summaries.filter(one => one.unit === unit);
    const title = `${suite}, ${unit}`;
    const file = `${title.replaceAll(/[^a-z0-9]+/gi, '-').toLowerCase()}.svg`;
    return alike.length > 1 ? [{ file, title, svg: drawChart(title, alike) }] : [];
  });
};

const [ROW, LEFT, WIDTH] = [26, 400, 860] as const;

/** Bars of the medians, with a line from the least to the most. */
const drawChart = (title: string, figures: readonly Summary[]): string => {
  const most = Math.max(...figures.map(one => one.most), Number.MIN_VALUE);
  const x = (value: number): string => (LEFT + (Math.max(0, value) / most) * (WIDTH - LEFT - 90)).toFixed(1);
  const rows = figures.map((one, i) => {
    const y = 16 + i * ROW;
    return [
      `<text x="${LEFT - 8}" y="${y + 5}" text-anchor="end">${escaped(one.name)}</text>`,
      `<rect x="${LEFT}" y="${y - 8}" width="${(Number(x(one.value)) - LEFT).toFixed(1)}" height="16" fill="#c58a2b"/>`,
      `<path d="M${x(one.least)} ${y}H${x(one.most)}" stroke="#5a3c10" stroke-width="2"/>`,
      `<text x="${Number(x(one.most)) + 6}" y="${y + 5}">${short(one.value)}</text>`,
    ].join('');
  });
  const height = 16 + figures.length * ROW;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="12"><title>${escaped(title)}</title><rect width="${WIDTH}" height="${height}" fill="#fff"/>${rows.join('')}</svg>\n`;
};

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
