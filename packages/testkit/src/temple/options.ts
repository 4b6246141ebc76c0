import { must, type Rng, shuffled } from '@templefall/kit';
import { CLOCKS, LEVELS, MODULES, PACES, SOUNDTRACKS, type TempleModules } from '@templefall/temple';

/** The options of a random table: all numbers of players, levels, paces and clocks, modules as wished. */
export const randomOptions = (rng: Rng, wish: string): object => {
  const players = 1 + rng.below(6);
  const modules = modulesOf(rng, wish, players);
  return {
    players,
    level: 'challenge' in modules ? 'normal' : among(rng, LEVELS),
    pace: among(rng, PACES),
    clock: clockOf(rng),
    soundtrack: among(rng, SOUNDTRACKS),
    modules,
  };
};

/** Practice has no end of its own: one game in twenty is enough of it. */
const clockOf = (rng: Rng): string =>
  rng.below(20) === 0
    ? 'none'
    : among(
        rng,
        CLOCKS.filter(clock => clock !== 'none'),
      );

/** `none`, `all`, `random`, or ids with commas between them. */
const modulesOf = (rng: Rng, wish: string, players: number): { readonly [id: string]: unknown } => {
  if (wish === 'none') return {};
  if (wish === 'random' && registry.challenge && rng.below(3) === 0) return challengeOf(rng);
  const wanted =
    wish === 'all' || wish === 'random' ? Object.keys(MODULES).filter(id => id !== 'challenge') : wish.split(',');
  const ids = wish === 'random' ? lawful(someOf(rng, wanted)) : wanted;
  return Object.fromEntries(ids.map(id => [id, ownOptions(rng, id, players)]));
};

/** Any subset; now and then every box of cards is in it, for cards work on each other. */
const someOf = (rng: Rng, ids: readonly string[]): readonly string[] => {
  const hasCards = rng.below(3) === 0;
  return ids.filter(id => (hasCards && CARDS.includes(id)) || rng.below(2) === 0);
};

const CARDS: readonly string[] = ['curses', 'treasures', 'additions', 'pit', 'doomed', 'fountain'];

/** [TC5] A challenge, now and then with rooms added at will. */
const challengeOf = (rng: Rng): { readonly [id: string]: unknown } => ({
  challenge: ownOptions(rng, 'challenge', 1),
  ...(rng.below(2) === 0 && { pit: true, fountain: true }),
});

/** Boxes of cards need a deck to go into. */
const lawful = (ids: readonly string[]): readonly string[] =>
  ids.includes('curses') || ids.includes('treasures') ? ids : ids.filter(id => id !== 'doomed' && id !== 'additions');

const registry: TempleModules = MODULES;
const OWN: { readonly [id: string]: (rng: Rng, players: number) => unknown } = {
  challenge: rng => among(rng, registry.challenge?.contents?.challenges ?? []),
  curses: rng => (rng.below(2) === 0 ? true : { hand: rng.below(2) === 0, feet: rng.below(2) === 0 }),
  quests: rng => 1 + rng.below(3),
  special: rng =>
    rng.below(2) === 0 ? true : { twins: rng.below(2) === 0, doubles: true, treasureRoom: rng.below(2) === 0 },
  characters: (rng, players) => (rng.below(2) === 0 ? true : picks(rng, players)),
};
const ownOptions = (rng: Rng, id: string, players: number): unknown => OWN[id]?.(rng, players) ?? true;

const CHARACTERS = [...new Set((registry.characters?.contents?.abilities ?? []).map(id => id.split(':')[0]))];
const picks = (rng: Rng, players: number): readonly unknown[] =>
  shuffled(rng, CHARACTERS)
    .slice(0, players)
    .map(character => (rng.below(4) === 0 ? null : { character, ability: among(rng, ['permanent', 'activated']) }));

const among = <T>(rng: Rng, items: readonly T[]): T => must(items[rng.below(items.length)], 'something to choose from');
