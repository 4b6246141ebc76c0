import type { CommandFields } from '@templefall/kernel';
import type { CliGame } from '../games/game.ts';
import { commandsOf, listOf, slicesOfTemple } from './words.ts';

const BEGIN = '<!-- reference: written by `npm run scenario -- --reference` -->';
const END = '<!-- /reference -->';

/** docs/SCENARIOS.md with every command, refusal and event of the games, and the slices of Temple's modules, as the code has them. */
export const withReference = (page: string, games: readonly CliGame[]): string => {
  const [before, rest] = page.split(BEGIN);
  const after = rest?.split(END)[1];
  if (rest === undefined || after === undefined) throw new Error(`no place for the reference: ${BEGIN}`);
  return `${before}${BEGIN}\n${[...games.map(gamePart), slicePart()].join('\n\n')}\n${END}${after}`;
};

const gamePart = (game: CliGame): string =>
  [
    `### ${game.scenarios.game.id}: commands, refusals, events`,
    '| command | fields |\n|---|---|',
    ...Object.entries(commandsOf(game.scenarios)).map(([type, fields]) => `| \`${type}\` | ${fieldsOf(fields)} |`),
    `\nRefusals: ${quoted(listOf(game, 'refusals'))}.`,
    `\nEvents: ${quoted(listOf(game, 'events'))}.`,
  ].join('\n');

const fieldsOf = (fields: CommandFields[string]): string =>
  Object.entries(fields)
    .map(([name, { kind, optional }]) => `\`${name}\` (${kind}${optional ? ', may be left out' : ''})`)
    .join(', ') || '–';

const slicePart = (): string =>
  [
    '### Slices of modules in Temple',
    '| module | parts of its slice |\n|---|---|',
    ...Object.entries(slicesOfTemple()).map(([id, parts]) => `| \`${id}\` | ${quoted(parts) || '–'} |`),
  ].join('\n');

const quoted = (names: readonly string[]): string => names.map(name => `\`${name}\``).join(', ');
