import type { Rng } from '@templefall/kit';
import {
  BONUS_TRACKS,
  diceInPlay,
  LEVELS,
  PACES,
  rollwrite,
  type State,
  TALK,
  TALK_MODES,
  TRACKS,
  VARIANTS,
} from '@templefall/rollwrite';
import type { RandomPlay } from '../play/spec.ts';
import { rollwriteCoverage } from './coverage.ts';
import { hunchOf } from './hunch.ts';
import { lateOpening } from './late.ts';

/** Roll & Write for the random player: every number of players, level and pace, variants as wished. */
export const rollwritePlay: RandomPlay<State> = {
  game: rollwrite,
  options: (rng, wish) => {
    const variant = variantOf(rng, wish);
    return {
      players: 2 + rng.below(3),
      level: LEVELS[rng.below(LEVELS.length)],
      pace: PACES[rng.below(PACES.length)],
      jokerHeals: rng.below(2) === 0,
      talk: TALK_MODES[rng.below(TALK_MODES.length)],
      ...(variant !== undefined && { variant }),
    };
  },
  usual: 'random',
  seats: state => state.players.length,
  opening: lateOpening,
  weight: command => WEIGHTS[command.type] ?? 20,
  hunch: hunchOf,
  // Dice and boxes may be named in any order, one step taken back in two ways; talk is never offered.
  free: ['placePair', 'takeDice', 'enterRoom', 'undo', ...TALK],
  broken: (state, opening) => [...diceAstray(state, opening), ...marksAstray(state)],
  isEndless: () => false,
  coverage: rollwriteCoverage,
};

/** `none` is the base game; `all` and `random` take any, for only one can be on; else the id itself. */
const variantOf = (rng: Rng, wish: string): string | undefined => {
  if (wish === 'none') return undefined;
  if (wish !== 'all' && wish !== 'random') return wish;
  return [undefined, ...Object.keys(VARIANTS)][rng.below(1 + Object.keys(VARIANTS).length)];
};

/** Chance leaves most to the hunches, or few games would get anywhere; ending and taking back it seldom does. */
const WEIGHTS: { readonly [type: string]: number } = { undo: 1, endExploring: 1 };

/** [WS1] [WV1] No die is lost, none comes out of nowhere, wherever they lie. */
const diceAstray = (state: State, opening: State): readonly string[] => {
  const [before, now] = [opening, state].map(one => diceInPlay(one) + one.extra.dice);
  return before === now && state.supply >= 0 ? [] : [`${before} dice became ${now}, ${state.supply} in the supply`];
};

/** [WB1] No more boxes are used than circled, none is circled beyond the end of its track. */
const marksAstray = ({ tracks }: State): readonly string[] =>
  TRACKS.filter(track => {
    const { circled, used } = tracks[track];
    return used < 0 || used > circled || circled > BONUS_TRACKS[track].boxes;
  }).map(track => `track ${track} is marked ${JSON.stringify(tracks[track])}`);
