import type { AnyGame, CommandFields } from '@templefall/kernel';
import { MODULES, temple } from '@templefall/temple';
import type { CliGame } from '../games/game.ts';

const BEGIN = '<!-- reference: written by `npm run scenario -- --reference` -->';
const END = '<!-- /reference -->';

/** docs/SCENARIOS.md with every command, refusal and event of the games, and the slices of Temple's modules, as the code has them. */
export const withReference = (page: string, games: readonly CliGame[]): string => {
  const [before, rest] = page.split(BEGIN);
  const after = rest?.split(END)[1];
  if (rest === undefined || after === undefined) throw new Error(`no place for the reference: ${BEGIN}`);
  return `${before}${BEGIN}\n${[...games.map(gamePart), slicePart()].join('\n\n')}\n${END}${after}`;
};

/** docs/scenario.schema.json with the names of all commands, so that an editor completes and checks them. */
export const withCommandNames = (schema: string, games: readonly CliGame[]): string => {
  const names = games.flatMap(({ scenarios }) => Object.keys(commandsOf(scenarios)));
  const listed = [...new Set(names)].sort().map(name => `        "${name}"`);
  return schema.replace(COMMAND_TYPE, `"commandType": {\n      "enum": [\n${listed.join(',\n')}\n      ]\n    }`);
};
const COMMAND_TYPE = /"commandType": \{\s*"enum": \[[^\]]*\]\s*\}/;

const gamePart = ({ scenarios, play }: CliGame): string => {
  const lists = play.coverage('all');
  const idsOf = (name: string): string => sorted(lists.find(list => list.name === name)?.ids ?? []);
  return [
    `### ${scenarios.game.id}: commands, refusals, events`,
    '| command | fields |\n|---|---|',
    ...Object.entries(commandsOf(scenarios)).map(([type, fields]) => `| \`${type}\` | ${fieldsOf(fields)} |`),
    `\nRefusals: ${idsOf('refusals')}.`,
    `\nEvents: ${idsOf('events')}.`,
  ].join('\n');
};

const commandsOf = ({ game, host = {} }: { readonly game: AnyGame; readonly host?: CommandFields }): CommandFields => ({
  ...game.commands,
  ...host,
});

const fieldsOf = (fields: CommandFields[string]): string =>
  Object.entries(fields)
    .map(([name, { kind, optional }]) => `\`${name}\` (${kind}${optional ? ', may be left out' : ''})`)
    .join(', ') || '–';

/** What each module keeps, as a fresh game of all of them has it. */
const slicePart = (): string => {
  const wished = Object.fromEntries(Object.keys(MODULES).map(id => [id, id !== 'challenge']));
  const options = temple.parseOptions({ players: 2, modules: wished });
  if (!options.ok) throw new Error(`options refused: ${JSON.stringify(options.error)}`);
  const { modules } = temple.setup(options.value, () => ({ below: () => 0 }));
  return [
    '### Slices of modules in Temple',
    '| module | parts of its slice |\n|---|---|',
    ...Object.entries(modules).map(([id, slice]) => `| \`${id}\` | ${sorted(Object.keys(slice as object)) || '–'} |`),
  ].join('\n');
};

const sorted = (names: readonly string[]): string =>
  [...new Set(names)]
    .sort()
    .map(name => `\`${name}\``)
    .join(', ');
