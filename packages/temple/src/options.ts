import type { OptionProblem } from '@templefall/kernel';
import { type Err, err, ok, type Result } from '@templefall/kit';
import { MOST_PLAYERS } from './content/numbers.ts';
import type { AnyTempleModule, TempleModules } from './module.ts';
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

/** The modules' part: each parses its own options; what one of them brings along counts as the table's own wish. */
export const parseModuleOptions = (
  registry: TempleModules,
  options: Options,
): Result<Options, readonly OptionProblem[]> => {
  const problems: OptionProblem[] = [];
  const parsed: Record<string, unknown> = {};
  const parse = (wishes: Options, isMeant: (module: AnyTempleModule | undefined) => boolean): void => {
    for (const [id, raw] of Object.entries(wishes.modules)) {
      const module = Object.hasOwn(registry, id) ? registry[id] : undefined;
      if (raw === false || !isMeant(module)) continue;
      const own = module ? ownOptions(module, { id, raw, options: wishes }) : unknownModule(id);
      if (own.ok) parsed[id] = own.value;
      else problems.push(...own.error);
    }
  };
  // Whoever brings others is heard first.
  parse(options, module => module?.brings !== undefined);
  const brought = Object.entries(parsed).flatMap(([id, own]) =>
    Object.entries(registry[id]?.brings?.(own, options) ?? {}),
  );
  const modules = Object.fromEntries([...Object.entries(options.modules), ...brought]);
  parse({ ...options, modules }, module => !module?.brings);
  return problems.length > 0 ? err(problems) : ok({ ...options, modules: parsed });
};

const unknownModule = (id: string): Err<readonly OptionProblem[]> => err([problem(`modules.${id}`, 'unknownModule')]);

interface Wanted {
  readonly id: string;
  readonly raw: unknown;
  readonly options: Options;
}

const ownOptions = (
  { parseOptions }: AnyTempleModule,
  { id, raw, options }: Wanted,
): Result<unknown, readonly OptionProblem[]> => {
  if (parseOptions) return parseOptions(raw, options);
  return raw === true ? ok(true) : err([problem(`modules.${id}`, 'notASwitch')]);
};

const SEATS = Array.from({ length: MOST_PLAYERS }, (_, index) => index + 1);

const isObject = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !Array.isArray(value);
