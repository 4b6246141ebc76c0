import { type Node, nodesOf, partsOf } from './syntax.ts';

/** A text, or its plural forms. */
export type Text = string | { readonly [form: string]: string };
export type Table = { readonly [key: string]: Text };

/** How a table differs from the one that names every text: keys, and the `{names}` that are filled in. */
export const tableProblems = (language: string, table: Table, model: Table): readonly string[] => [
  ...Object.keys(model)
    .filter(key => !(key in table))
    .map(key => `${language} lacks ${key}`),
  ...Object.keys(table)
    .filter(key => !(key in model))
    .map(key => `${language} has ${key}, which no other language knows`),
  ...Object.entries(table).flatMap(([key, text]) => {
    const wanted = model[key];
    return wanted === undefined ? [] : textProblems(language, key, text, wanted);
  }),
];

const textProblems = (language: string, key: string, text: Text, wanted: Text): readonly string[] => {
  const forms = typeof text === 'string' ? {} : text;
  const needed = typeof text === 'string' ? [] : new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  return [
    ...(namesIn(text) === namesIn(wanted) ? [] : [`${language} fills ${key} with ${namesIn(text) || 'nothing'}`]),
    ...needed
      .filter(form => !forms[form] && form !== 'many')
      .map(form => `${language} lacks the form "${form}" of ${key}`),
    ...(Object.values(typeof text === 'string' ? { text } : text).some(one => one.trim() === '')
      ? [`${language} has nothing to say for ${key}`]
      : []),
  ];
};

/** The names of all forms together: one of them may leave the number out ("a gem"). */
const namesIn = (text: Text): string => {
  const all = typeof text === 'string' ? text : Object.values(text).join(' ');
  return [...new Set([...all.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))].sort().join(', ');
};

/** What sources say about keys: whole ones, and templates whose blanks stand for any part. */
export interface Mentions {
  readonly whole: ReadonlySet<string>;
  readonly patterns: readonly RegExp[];
}

export const mentionsIn = (sources: readonly { readonly text: string; readonly isTsx: boolean }[]): Mentions => {
  const nodes = sources.flatMap(({ text, isTsx }) => nodesOf(text, { isTsx }));
  return {
    whole: new Set(nodes.filter(({ type }) => type === 'StringLiteral').map(({ value }) => String(value))),
    patterns: nodes
      .filter(({ type }) => type === 'TemplateLiteral')
      .map(partsOf)
      // A template that opens with a blank could be anything, and would excuse every key.
      .filter(([first = '']) => /^[a-z]\w*\./i.test(first))
      .map(parts => new RegExp(`^${parts.map(escaped).join('.+')}$`)),
  };
};

export const unusedKeys = (table: Table, { whole, patterns }: Mentions): readonly string[] =>
  Object.keys(table).filter(key => !whole.has(key) && !patterns.some(pattern => pattern.test(key)));

/** Words that a component shows without asking the tables: text between tags, and in attributes that are read aloud. */
export const wordsShownBy = (source: string): readonly string[] =>
  nodesOf(source, { isTsx: true })
    .flatMap(shownBy)
    .map(text => text.trim().replaceAll(/\s+/g, ' '))
    .filter(text => /\p{L}{2,}/u.test(text));

const READ_ALOUD = ['alt', 'aria-label', 'aria-description', 'aria-roledescription', 'label', 'placeholder', 'title'];

const shownBy = (node: Node): readonly string[] => {
  if (node.type === 'JSXText') return [String(node.value)];
  if (node.type === 'JSXAttribute' && READ_ALOUD.includes(String(node.name?.value)))
    return literal(node.value as Node | undefined);
  if (node.type === 'JSXElement') return (node.children ?? []).flatMap(child => literal(child.expression));
  return [];
};

const literal = (node: Node | undefined): readonly string[] => {
  if (node?.type === 'JSXExpressionContainer') return literal(node.expression);
  if (node?.type === 'StringLiteral') return [String(node.value)];
  if (node?.type === 'TemplateLiteral') return partsOf(node);
  return [];
};

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
