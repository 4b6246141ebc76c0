import type { CommandFields, FieldKind } from '@templefall/kernel';
import type { CliGame } from '../games/game.ts';
import { commandsOf, listOf, slicesOfTemple } from './words.ts';

/** From this definition of docs/scenario.schema.json on everything is written by `npm run scenario -- --reference`. */
const BEGIN = '    "reference": {';

/** The schema with every command and its fields, refusal, event and slice of the games, so that an editor completes and checks them. */
export const withWords = (schema: string, games: readonly CliGame[]): string => {
  const [before, rest] = schema.split(BEGIN);
  if (rest === undefined) throw new Error(`no place for the words of the games: ${BEGIN}`);
  const definitions = {
    reference: { description: 'This and all below: npm run scenario -- --reference' },
    ...Object.assign({}, ...games.map(definitionsOf)),
    ...kindParts(),
    templeSlices: slicesPart(),
    templeModule: { enum: Object.keys(slicesOfTemple()) },
  };
  const lines = Object.entries(definitions).map(
    ([name, one]) => `    ${JSON.stringify(name)}: ${printed(one, '    ')}`,
  );
  return `${before}${lines.join(',\n')}\n  }\n}\n`;
};

type Schema = { readonly [keyword: string]: unknown };

const definitionsOf = (game: CliGame): Schema => {
  const { id } = game.scenarios.game;
  return {
    [`${id}Script`]: { items: { properties: { command: ref(`${id}Command`), expect: expectation(id) } } },
    [`${id}Command`]: commandPart(commandsOf(game.scenarios)),
    [`${id}Refusal`]: named('code', listOf(game, 'refusals')),
    [`${id}Event`]: named('type', listOf(game, 'events')),
  };
};

const ref = (name: string): Schema => ({ $ref: `#/$defs/${name}` });

const expectation = (id: string): Schema => ({
  properties: {
    events: { items: ref(`${id}Event`) },
    refusal: ref(`${id}Refusal`),
    offers: { items: ref(`${id}Command`) },
    withholds: { items: ref(`${id}Command`) },
  },
});

/** A word, or parts among which the word stands under its key. */
const named = (key: string, words: readonly string[]): Schema => ({
  anyOf: [{ enum: words }, { type: 'object', properties: { [key]: { anyOf: [{ enum: words }, ref('choice')] } } }],
});

/** Each type has its own fields; what may be left out is for the runner to say. */
const commandPart = (commands: CommandFields): Schema => ({
  properties: { type: { enum: Object.keys(commands) } },
  allOf: Object.entries(commands).map(([type, fields]) => ({
    if: { required: ['type'], properties: { type: { const: type } } },
    // biome-ignore lint/suspicious/noThenProperty: it is the schema's own word.
    then: {
      additionalProperties: false,
      properties: {
        seat: {},
        type: {},
        ...Object.fromEntries(Object.entries(fields).map(([name, { kind }]) => [name, ref(kind)])),
      },
    },
  })),
});

/** The value of a field, or a choice of values. */
const kindParts = (): Schema =>
  Object.fromEntries(Object.entries(KINDS).map(([kind, value]) => [kind, { anyOf: [value, ref('choice')] }]));

const KINDS: { readonly [K in FieldKind]: Schema } = {
  number: { type: 'integer' },
  numbers: { type: 'array', items: { type: 'integer' } },
  text: { type: 'string' },
  texts: { type: 'array', items: { type: 'string' } },
  flag: { type: 'boolean' },
};

const slicesPart = (): Schema => ({
  type: 'object',
  additionalProperties: false,
  properties: Object.fromEntries(
    Object.entries(slicesOfTemple()).map(([id, parts]) => [
      id,
      { type: 'object', additionalProperties: false, properties: Object.fromEntries(parts.map(part => [part, {}])) },
    ]),
  ),
});

/** JSON as the formatter has it: in one line what fits into one, else a line for each part. */
const printed = (value: unknown, by: string): string => {
  const line = inOneLine(value);
  if (typeof value !== 'object' || value === null || by.length + line.length <= WIDTH - KEY_AND_COMMA) return line;
  const within = `${by}  `;
  const parts = Array.isArray(value)
    ? value.map(one => printed(one, within))
    : Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}: ${printed(one, within)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${within}${parts.join(`,\n${within}`)}\n${by}${close}`;
};
const WIDTH = 120;
/** Room for the name before it: names here are shorter. */
const KEY_AND_COMMA = 26;

const inOneLine = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(inOneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}: ${inOneLine(one)}`);
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
};
