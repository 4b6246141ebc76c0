import type { OptionProblem } from '@templefall/kernel';
import { err, ok, type Result } from '@templefall/kit';
import { MOST_PLAYERS } from './content/numbers.ts';
import type { Options } from './state.ts';
import { CLOCKS, LEVELS, PACES, SOUNDTRACKS } from './vocabulary.ts';

/** What a table plays with unless it says otherwise. */
export const DEFAULT_OPTIONS: Options = {
  players: 1,
  level: 'normal',
  pace: 'standard',
  clock: 'standard',
  soundtrack: 1,
  modules: {},
};

/** What can be wrong with the options of the core, or with a switch. */
export const CORE_OPTION_PROBLEMS = [
  'notAnObject',
  'unknownOption',
  'notOneOf',
  'unknownModule',
  'notASwitch',
] as const;
export type CoreOptionProblem = (typeof CORE_OPTION_PROBLEMS)[number];

/** A problem with an option, for a module: its own codes, and the core's where they say it already. */
export const optionProblem =
  <Code extends string>(_codes: readonly Code[]) =>
  (path: string, code: Code | CoreOptionProblem, because?: OptionProblem['because']): OptionProblem =>
    because ? { path, code, because } : { path, code };
const problem = optionProblem(CORE_OPTION_PROBLEMS);

type Raw = { readonly [name: string]: unknown };

/** The core's part of the options; those of modules are checked by the modules. */
export const parseCoreOptions = (raw: unknown): Result<Options, readonly OptionProblem[]> => {
  if (!isObject(raw)) return err([problem('', 'notAnObject')]);
  const problems: OptionProblem[] = [];
  for (const name of Object.keys(raw))
    if (!Object.hasOwn(DEFAULT_OPTIONS, name)) problems.push(problem(name, 'unknownOption'));

  const oneOf = <T extends string | number>(name: keyof Options, allowed: readonly T[]): T => {
    const value = raw[name] ?? DEFAULT_OPTIONS[name];
    if ((allowed as readonly unknown[]).includes(value)) return value as T;
    problems.push(problem(name, 'notOneOf', { allowed: allowed.join(', ') }));
    return allowed[0] as T;
  };
  const modules = raw.modules ?? {};
  if (!isObject(modules)) problems.push(problem('modules', 'notAnObject'));

  const options: Options = {
    players: oneOf('players', SEATS),
    level: oneOf('level', LEVELS),
    pace: oneOf('pace', PACES),
    clock: oneOf('clock', CLOCKS),
    soundtrack: oneOf('soundtrack', SOUNDTRACKS),
    modules: isObject(modules) ? modules : {},
  };
  return problems.length > 0 ? err(problems) : ok(options);
};

const SEATS = Array.from({ length: MOST_PLAYERS }, (_, index) => index + 1);

const isObject = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !Array.isArray(value);
