import { isDeepStrictEqual } from 'node:util';
import { isDictionary, type Path, printPath, shown } from '@templefall/kernel';

/** A JSON schema, as far as ours go. */
export type Schema = { readonly [keyword: string]: unknown };

/**
 * Where a value departs from a JSON schema, in words. It knows the keywords our schemas use and throws at any other, so that
 * none is written down in vain.
 */
export const departures = (root: Schema, value: unknown): readonly string[] => against(root, root, value, []);

type Law = (
  at: { readonly root: Schema; readonly schema: Schema; readonly path: Path },
  value: unknown,
) => readonly string[];

const against = (root: Schema, schema: Schema, value: unknown, path: Path): readonly string[] =>
  Object.keys(schema).flatMap(keyword => {
    const law = LAWS[keyword];
    if (!law) throw new Error(`a keyword nobody checks: ${keyword}`);
    return law({ root, schema, path }, value);
  });

const wrong = (path: Path, expected: string, value: unknown): readonly string[] => [
  `${printPath(path)}: expected ${expected}, found ${shown(value)}`,
];
const fine: Law = () => [];
const holds = (root: Schema, schema: unknown, value: unknown, path: Path): boolean =>
  against(root, schema as Schema, value, path).length === 0;

const LAWS: { readonly [keyword: string]: Law } = {
  $schema: fine,
  $defs: fine,
  title: fine,
  description: fine,
  // Read together with `if` and `properties`.
  // biome-ignore lint/suspicious/noThenProperty: it is the schema's own word.
  then: fine,

  $ref: ({ root, schema, path }, value) => {
    const name = String(schema.$ref).replace('#/$defs/', '');
    const named = (root.$defs as Schema | undefined)?.[name];
    if (!isDictionary(named)) throw new Error(`no definition of ${name}`);
    return against(root, named, value, path);
  },
  type: ({ schema, path }, value) => {
    const types = [schema.type].flat() as readonly string[];
    return types.some(type => isOfType(type, value)) ? [] : wrong(path, types.join(' or '), value);
  },
  const: ({ schema, path }, value) =>
    isDeepStrictEqual(schema.const, value) ? [] : wrong(path, shown(schema.const), value),
  enum: ({ schema, path }, value) =>
    (schema.enum as readonly unknown[]).includes(value) ? [] : wrong(path, `one of ${shown(schema.enum)}`, value),
  pattern: ({ schema, path }, value) =>
    typeof value !== 'string' || new RegExp(String(schema.pattern)).test(value)
      ? []
      : wrong(path, `text like ${schema.pattern}`, value),
  minimum: ({ schema, path }, value) =>
    typeof value !== 'number' || value >= Number(schema.minimum)
      ? []
      : wrong(path, `at least ${schema.minimum}`, value),
  maximum: ({ schema, path }, value) =>
    typeof value !== 'number' || value <= Number(schema.maximum) ? [] : wrong(path, `at most ${schema.maximum}`, value),
  required: ({ schema, path }, value) =>
    isDictionary(value)
      ? (schema.required as readonly string[]).flatMap(key =>
          key in value ? [] : wrong(path, `the key ${key}`, value),
        )
      : [],
  properties: ({ root, schema, path }, value) =>
    isDictionary(value)
      ? Object.entries(schema.properties as { readonly [key: string]: Schema }).flatMap(([key, one]) =>
          value[key] === undefined ? [] : against(root, one, value[key], [...path, key]),
        )
      : [],
  additionalProperties: ({ root, schema, path }, value) => {
    if (!isDictionary(value)) return [];
    const known = (schema.properties ?? {}) as object;
    const others = Object.keys(value).filter(key => !(key in known));
    if (schema.additionalProperties === false) return others.flatMap(key => wrong([...path, key], 'no such key', key));
    return others.flatMap(key => against(root, schema.additionalProperties as Schema, value[key], [...path, key]));
  },
  propertyNames: ({ root, schema, path }, value) =>
    isDictionary(value)
      ? Object.keys(value).flatMap(key => against(root, schema.propertyNames as Schema, key, [...path, key]))
      : [],
  items: ({ root, schema, path }, value) =>
    Array.isArray(value)
      ? value.flatMap((one, index) => against(root, schema.items as Schema, one, [...path, index]))
      : [],
  anyOf: ({ root, schema, path }, value) => {
    const choices = schema.anyOf as readonly Schema[];
    if (choices.some(choice => holds(root, choice, value, path))) return [];
    // The choice of the same kind says most about what is wrong.
    const near = choices.find(choice =>
      against(root, choice, value, path).every(told => !told.startsWith(`${printPath(path)}: `)),
    );
    return near ? against(root, near, value, path) : wrong(path, 'one of several forms', value);
  },
  allOf: ({ root, schema, path }, value) =>
    (schema.allOf as readonly Schema[]).flatMap(one => against(root, one, value, path)),
  if: ({ root, schema, path }, value) =>
    holds(root, schema.if, value, path) ? against(root, schema.then as Schema, value, path) : [],
};

const isOfType = (type: string, value: unknown): boolean => {
  switch (type) {
    case 'object':
      return isDictionary(value);
    case 'array':
      return Array.isArray(value);
    case 'integer':
      return Number.isInteger(value);
    default:
      return typeof value === type;
  }
};
