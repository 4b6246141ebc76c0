import { parseSync } from '@swc/core';

/**
 * The titles of the tests in a source file: the first argument of every call of `it`, `test` or `describe`, however it
 * is decorated (`it.each(rows)('…')`), except those that are switched off. Of a template only the written text counts.
 */
export const testTitlesIn = (source: string, { isTsx = false } = {}): readonly string[] => {
  const titles: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) {
      for (const one of node) visit(one);
      return;
    }
    if (typeof node !== 'object' || node === null) return;
    const call = node as Node;
    if (call.type === 'CallExpression' && isTest(call.callee)) titles.push(...textOf(call.arguments?.[0]?.expression));
    for (const child of Object.values(node)) visit(child);
  };
  visit(parseSync(source, { syntax: 'typescript', tsx: isTsx, target: 'esnext' }).body);
  return titles;
};

/** The titles of a scenario file, which may hold one scenario or a list. */
export const scenarioTitlesIn = (yaml: string): readonly string[] =>
  [...yaml.matchAll(/^(?:\s*- )?\s*title:\s*(.+)$/gm)].map(([, title]) =>
    (title as string).trim().replace(/^(['"])(.*)\1$/, '$2'),
  );

/** The few fields of the parser's tree that are looked at. */
interface Node {
  readonly type?: string;
  readonly value?: unknown;
  readonly callee?: Node;
  readonly object?: Node;
  readonly property?: Node;
  readonly tag?: Node;
  readonly arguments?: readonly { readonly expression: Node }[];
  readonly quasis?: readonly { readonly cooked?: string; readonly raw: string }[];
}

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
  if (argument?.type === 'TemplateLiteral')
    return [(argument.quasis ?? []).map(one => one.cooked ?? one.raw).join('…')];
  return [];
};
