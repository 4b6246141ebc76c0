import { nodesOf } from './syntax.ts';

/** A file longer than this has more than one concept in it, unless it is a table. */
const MOST_LINES = 400;
const TABLE = /\/content\/|^packages\/texts\/src\/(\w+\/)?\w\w\.ts$|\.json$/;

/** What reaches out of a pure function: clocks, chance, the world. */
const IMPURE = ['Date', 'performance', 'setTimeout', 'setInterval', 'fetch', 'crypto', 'process', 'globalThis'];
const PURE = /^packages\/(kit|kernel|temple|rollwrite|odds|bots|texts)\/src\/(?!.*\.test\.ts$)/;

export interface Source {
  readonly file: string;
  readonly text: string;
}

export const lengthProblems = ({ file, text }: Source): readonly string[] => {
  const lines = text.split('\n').length - 1;
  return lines > MOST_LINES && !TABLE.test(file) ? [`${file} has ${lines} lines: one concept a file`] : [];
};

export const purityProblems = ({ file, text }: Source): readonly string[] => {
  if (!PURE.test(file)) return [];
  const nodes = nodesOf(text);
  const globals = nodes.filter(({ type, value }) => type === 'Identifier' && IMPURE.includes(String(value)));
  const luck = nodes.filter(
    ({ type, object, property }) =>
      type === 'MemberExpression' && object?.value === 'Math' && property?.value === 'random',
  );
  const found = new Set([...globals.map(({ value }) => String(value)), ...luck.map(() => 'Math.random')]);
  return [...found].map(name => `${file} uses ${name}: the engine reads no clock, draws no luck, does no I/O`);
};

/** The reader chooses the size of text. Numerals and titles of this size and more are legible to everybody. */
const LARGE = 32;
const FONT = /(?:^|[;{\s])((?:font|font-size|--t-[\w-]+):[^;}]*)/g;

/** Every font of the client follows the reader's text size. */
export const textSizeProblems = ({ file, text }: Source): readonly string[] =>
  [...text.matchAll(FONT)].flatMap(([, declaration = '']) => {
    // A number of `--px`, or a size times `--ts`, follows it.
    const fixed = declaration.replace(/calc\((?:[^()]|\([^()]*\))*\* var\(--ts\)\)/g, '');
    const sizes = [...fixed.matchAll(/([\d.]+)px/g)].map(([, size]) => Number(size));
    // Less than one is a part of a picture that is drawn to scale.
    const isSmall = sizes.some(size => size >= 1 && size < LARGE);
    return isSmall ? [`${file}: "${declaration.trim()}" ignores the reader's text size: calc(… * var(--px))`] : [];
  });

/** The lockfile names packages and their hashes, never the place they were fetched from: every mirror will do. */
export const lockProblems = (lock: string): readonly string[] => {
  const hosts = new Set([...lock.matchAll(/"resolved": "(\w+:\/\/[^/"]+)/g)].map(([, host]) => host));
  return [...hosts].map(host => `package-lock.json names ${host}`);
};
