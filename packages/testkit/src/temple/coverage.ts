import type { GameEvent } from '@templefall/kernel';
import {
  CORE_EVENTS,
  CORE_TILES,
  type CoreEvent,
  ENDINGS,
  LEVELS,
  MODULES,
  REFUSAL_CODES,
  type State,
  type TempleModules,
  temple,
} from '@templefall/temple';
import { commandsGiven, eventsSeen, refusalsGiven } from '../play/coverage.ts';
import type { CoverageList, Happening } from '../play/spec.ts';

/** What only games with modules can show. */
const COMMANDS_OF_MODULES = ['layRoom'];
const REFUSALS_OF_MODULES = ['unknownCommand', 'drawOpen', 'neverEntered'];
const EVENTS_OF_MODULES: readonly string[] = [
  'roomDrawn',
  'roomPutBack',
  'diceBlanked',
  'dieLost',
  'dieReturned',
  'dieTaken',
  'dieHanded',
  'pawnMoved',
  'pawnsSwapped',
  'roomRemoved',
  'roomTurned',
  'tokensSpent',
  'standInsSpent',
  'cardDiscarded',
];

const modules: TempleModules = MODULES;
const all = Object.values(modules);
const commandsOfModules = [...COMMANDS_OF_MODULES, ...all.flatMap(module => Object.keys(module.commands ?? {}))];

/** What a long run of random games must have met: of the base game, or of everything in the box. */
export const templeCoverage = (wish: string): readonly CoverageList[] => {
  const isBase = wish === 'none';
  const commands = Object.keys(temple.commands);
  const deep = CORE_TILES.filter(({ id }) => id.startsWith('deep-'));
  return [
    commandsGiven(isBase ? commands.filter(type => !commandsOfModules.includes(type)) : commands),
    eventsSeen(
      isBase
        ? Object.keys(CORE_EVENTS).filter(type => !EVENTS_OF_MODULES.includes(type))
        : [...Object.keys(CORE_EVENTS), ...all.flatMap(module => Object.keys(module.evolve))],
    ),
    refusalsGiven(
      isBase
        ? REFUSAL_CODES.filter(code => !REFUSALS_OF_MODULES.includes(code))
        : [...REFUSAL_CODES, ...all.flatMap(module => module.codes)],
    ),
    rooms(
      (isBase
        ? CORE_TILES.filter(tile => !deep.includes(tile))
        : [...CORE_TILES, ...all.flatMap(module => module.tiles ?? [])]
      )
        .map(tile => tile.id)
        .filter(id => id !== 'start'),
    ),
    tables,
    endings,
    ...(isBase ? [] : [modulesOn, ...contents]),
  ];
};

const rooms = (ids: readonly string[]): CoverageList => ({
  name: 'rooms',
  ids,
  metIn: happening => (happening.type === 'event' && isLaying(happening.event) ? [happening.event.tile.id] : []),
});

const isLaying = (event: GameEvent): event is Extract<CoreEvent, { readonly type: 'roomLaid' }> =>
  event.type === 'roomLaid';

/** Every number of players at every level. */
const tables: CoverageList = {
  name: 'tables',
  ids: [1, 2, 3, 4, 5, 6].flatMap(players => LEVELS.map(level => `${players} ${level}`)),
  metIn: happening => {
    if (happening.type !== 'ended') return [];
    const { options }: State = happening.state;
    return [`${options.players} ${options.level}`];
  },
};

const endings: CoverageList = {
  name: 'endings',
  ids: ENDINGS,
  metIn: happening => (happening.type === 'ended' ? [happening.state.ended ?? 'unfinished'] : []),
};

const modulesOn: CoverageList = {
  name: 'modules',
  ids: Object.keys(modules),
  metIn: happening => (happening.type === 'ended' ? Object.keys(happening.state.modules) : []),
};

/** What modules bring besides rooms: in which events its use is seen, or in the slices of a game that was played. */
const SEEN_IN: { readonly [kind: string]: readonly string[] } = {
  curses: ['curseDrawn'],
  treasures: ['treasureGone'],
  quests: ['questDone'],
  trials: ['trialRevealed'],
};

const textsIn = (kind: string, happening: Happening): readonly string[] => {
  if (happening.type === 'event') return SEEN_IN[kind]?.includes(happening.event.type) ? textsOf(happening.event) : [];
  return happening.type === 'ended' && !SEEN_IN[kind] ? textsOf(happening.state.modules) : [];
};

const contents: readonly CoverageList[] = all
  .flatMap(module => Object.entries(module.contents ?? {}))
  .map(([kind, ids]) => ({
    name: kind,
    ids,
    metIn: happening => textsIn(kind, happening).filter(text => ids.includes(text)),
  }));

/** Every text in a value, and `a:b` for each pair of neighbours, which is how abilities are called. */
const textsOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  const parts = Object.values(value);
  const pairs = parts.slice(1).map((part, index) => `${parts[index]}:${part}`);
  return [...parts.flatMap(textsOf), ...pairs];
};
