import type { OptionProblem } from '@templefall/kernel';
import { err, ok, type Result } from '@templefall/kit';
import type { AnyTempleModule, Provision, Table, TempleModules } from './module.ts';
import { CORE_OPTION_PROBLEMS, optionProblem } from './options.ts';
import type { Options } from './state.ts';

const problem = optionProblem(CORE_OPTION_PROBLEMS);

/** The modules' part of the options: each judges its own, beside what the others bring and provide. */
export const parseModuleOptions = (
  registry: TempleModules,
  options: Options,
): Result<Options, readonly OptionProblem[]> => {
  const wished = Object.keys(options.modules).filter(id => options.modules[id] !== false);
  const isBringer = (id: string): boolean => moduleOf(registry, id)?.brings !== undefined;
  // Whoever brings others is heard first.
  const bringers = parsed(registry, { options, ids: wished.filter(isBringer), brought: {} });
  const brought: Options['modules'] = Object.assign(
    {},
    ...Object.entries(bringers.modules).map(([id, own]) => registry[id]?.brings?.(own, options)),
  );
  const ids = [...new Set([...wished, ...Object.keys(brought)])].filter(id => !isBringer(id));
  const others = parsed(registry, { options, ids, brought });
  const problems = [...bringers.problems, ...others.problems];
  return problems.length > 0 ? err(problems) : ok({ ...options, modules: { ...bringers.modules, ...others.modules } });
};

interface Wanted {
  readonly options: Options;
  readonly ids: readonly string[];
  readonly brought: Options['modules'];
}

interface Parsed {
  readonly modules: Options['modules'];
  readonly problems: readonly OptionProblem[];
}

type OwnOptions = Result<unknown, readonly OptionProblem[]>;

const parsed = (registry: TempleModules, { options, ids, brought }: Wanted): Parsed => {
  const results = new Map<string, OwnOptions>();
  const resultOf = (id: string): OwnOptions => {
    const known = results.get(id);
    if (known) return known;
    const wish = options.modules[id];
    const raw = wish === undefined || wish === false ? brought[id] : wish;
    const module = moduleOf(registry, id);
    const result = module
      ? ownOptions(module, { id, raw, table: { options, brought: brought[id], provided } })
      : err([problem(`modules.${id}`, 'unknownModule')]);
    results.set(id, result);
    return result;
  };
  const provided = (what: Provision): number =>
    ids.reduce((sum, id) => {
      const provides = moduleOf(registry, id)?.provides?.[what];
      if (!provides) return sum;
      const own = resultOf(id);
      return own.ok ? sum + provides(own.value) : sum;
    }, 0);

  const all = ids.map(id => [id, resultOf(id)] as const);
  return {
    modules: Object.fromEntries(all.flatMap(([id, own]) => (own.ok ? [[id, own.value]] : []))),
    problems: all.flatMap(([, own]) => (own.ok ? [] : own.error)),
  };
};

interface Wish {
  readonly id: string;
  readonly raw: unknown;
  readonly table: Table;
}

const ownOptions = ({ parseOptions }: AnyTempleModule, { id, raw, table }: Wish): OwnOptions => {
  if (parseOptions) return parseOptions(raw, table);
  return raw === true ? ok(true) : err([problem(`modules.${id}`, 'notASwitch')]);
};

/** Ids may come from the wire. */
const moduleOf = (registry: TempleModules, id: string): AnyTempleModule | undefined =>
  Object.hasOwn(registry, id) ? registry[id] : undefined;
