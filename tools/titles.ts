import { type Node, nodesOf, partsOf } from './syntax.ts';

/**
 * The titles of the tests in a source file: the first argument of every call of `it`, `test` or `describe`, however it
 * is decorated (`it.each(rows)('…')`), except those that are switched off. Of a template only the written text counts.
 */
export const testTitlesIn = (source: string, { isTsx = false } = {}): readonly string[] =>
  nodesOf(source, { isTsx })
    .filter(({ type, callee }) => type === 'CallExpression' && isTest(callee))
    .flatMap(call => textOf(call.arguments?.[0]?.expression));

/** The titles of a scenario file, which may hold one scenario or a list. */
export const scenarioTitlesIn = (yaml: string): readonly string[] =>
  [...yaml.matchAll(/^(?:\s*- )?\s*title:\s*(.+)$/gm)].map(([, title]) =>
    (title as string).trim().replace(/^(['"])(.*)\1$/, '$2'),
  );

const isTest = (callee: Node | undefined): boolean => {
  switch (callee?.type) {
    case 'Identifier':
      return typeof callee.value === 'string' && ['it', 'test', 'describe'].includes(callee.value);
    case 'MemberExpression':
      return !['skip', 'todo', 'fixme'].includes(String(callee.property?.value)) && isTest(callee.object);
    case 'CallExpression':
      return isTest(callee.callee);
    case 'TaggedTemplateExpression':
      return isTest(callee.tag);
    default:
      return false;
  }
};

const textOf = (argument: Node | undefined): readonly string[] => {
  if (argument?.type === 'StringLiteral') return [String(argument.value)];
  if (argument?.type === 'TemplateLiteral') return [partsOf(argument).join('…')];
  return [];
};
