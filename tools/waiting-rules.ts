import type { Source } from './house-rules.ts';
import { type Node, nodesOf, nodesUnder } from './syntax.ts';

/** Suites, and what only they use. */
const SUITE = /\.(test|spec)\.tsx?$|^apps\/web\/e2e\/|\/testing\//;

const WAITS = ['waitForTimeout', 'setTimeout as a wait', 'node:timers/promises', 'performance.now'] as const;
type Wait = (typeof WAITS)[number];

interface Exception {
  readonly file: string;
  readonly wait: Wait;
  readonly because: string;
}

/** Where real time has to pass. None of them fails because a machine is slow. */
export const EXCEPTIONS: readonly Exception[] = [
  {
    file: 'apps/server/src/testing/visitor.ts',
    wait: 'setTimeout as a wait',
    because: 'it waits for a state of another process, and looks again and again',
  },
  {
    file: 'apps/server/src/testing/visitor.ts',
    wait: 'performance.now',
    because: 'a state that never comes has to fail some time, after a minute',
  },
  {
    file: 'apps/server/src/journal/failing.test.ts',
    wait: 'setTimeout as a wait',
    because:
      'disk and database answer in real time, while the clock of the table is simulated; it goes on until a state is there',
  },
  {
    file: 'apps/server/src/journal/storage.test.ts',
    wait: 'performance.now',
    because: 'it is part of a name',
  },
  {
    file: 'apps/server/src/room/tableRoom.test.ts',
    wait: 'setTimeout as a wait',
    because: 'that Colyseus has let go of a kept place cannot be seen from outside; who waits longer sees the same',
  },
  {
    file: 'apps/web/e2e/server.spec.ts',
    wait: 'waitForTimeout',
    because:
      'a game has to be older than what counts as its beginning, by the clock of a real server; who waits longer sees the same',
  },
  {
    file: 'apps/server/src/security.test.ts',
    wait: 'setTimeout as a wait',
    because: 'Node cuts off who does not read by a timer of its own; who was too early tries again, for longer',
  },
];

/** Suites wait for states. What waits for a span of time is right on one machine and wrong on the next. */
export const waitingProblems = (
  sources: readonly Source[],
  exceptions: readonly Exception[] = EXCEPTIONS,
): readonly string[] => {
  const found = sources
    .filter(({ file }) => SUITE.test(file))
    .flatMap(({ file, text }) => waitsIn(text, file.endsWith('x')).map(wait => ({ file, wait })));
  const isSame = (one: { readonly file: string; readonly wait: Wait }) => (other: typeof one) =>
    one.file === other.file && one.wait === other.wait;
  return [
    ...found
      .filter(one => !exceptions.some(isSame(one)))
      .map(({ file, wait }) => `${file} uses ${wait}: a suite waits for a state, on simulated time`),
    ...exceptions
      .filter(one => !found.some(isSame(one)))
      .map(({ file, wait }) => `${file} does not use ${wait} any more: its exception goes`),
  ];
};

const waitsIn = (text: string, isTsx: boolean): readonly Wait[] => {
  const nodes = nodesOf(text, { isTsx });
  const has: { readonly [W in Wait]: (node: Node) => boolean } = {
    waitForTimeout: ({ type, property }) => type === 'MemberExpression' && property?.value === 'waitForTimeout',
    'setTimeout as a wait': node =>
      node.type === 'NewExpression' && node.callee?.value === 'Promise' && nodesUnder(node).some(isTimeout),
    'node:timers/promises': ({ type, source }) =>
      type === 'ImportDeclaration' && /^(node:)?timers\/promises$/.test(String(source?.value)),
    'performance.now': ({ type, object, property }) =>
      type === 'MemberExpression' && object?.value === 'performance' && property?.value === 'now',
  };
  return WAITS.filter(wait => nodes.some(has[wait]));
};

const isTimeout = ({ type, callee }: Node): boolean =>
  type === 'CallExpression' && (callee?.value === 'setTimeout' || callee?.property?.value === 'setTimeout');
