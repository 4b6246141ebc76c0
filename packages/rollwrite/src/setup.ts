import { type Slices, seat } from '@templefall/kernel';
import type { Chance } from '@templefall/kit';
import { DICE, EXTRA_DICE } from './content/adventure.ts';
import { symbolsOf } from './content/maps.ts';
import { SETUP_STREAM } from './dice.ts';
import type { Options } from './options.ts';
import type { MapMarks, Player, State, TrackMarks } from './state.ts';
import { MAPS } from './vocabulary.ts';

/** What a variant may know when its slice is made. */
export interface VariantSetup {
  readonly players: number;
}

/** [WS1] The table before anybody has chosen a side; [WS4] the start player is drawn unless the table named one. */
export const opening = (options: Options, chance: Chance, slices: Slices): State => {
  const start = options.startPlayer ?? seat(chance(SETUP_STREAM, 0).below(options.players));
  return {
    options,
    phase: 'sides',
    start,
    active: start,
    round: 0,
    players: Array.from({ length: options.players }, () => NEW_PLAYER),
    supply: DICE,
    joining: 0,
    rolled: [],
    placed: 0,
    kept: [],
    pool: [],
    used: [],
    cursed: [0, 0, 0],
    extra: { dice: options.variant === undefined ? 0 : EXTRA_DICE, faces: [] },
    tableRolls: 0,
    tracks: { rush: UNMARKED, heal: UNMARKED, reroll: UNMARKED, key: UNMARKED, torch: UNMARKED, gold: UNMARKED },
    gems: 0,
    secrets: [],
    takers: [],
    choices: [],
    checkpoints: [],
    picks: [],
    meant: [],
    resting: [],
    proposals: [],
    pointers: [],
    notes: [],
    wishes: [],
    slices,
  };
};

const UNMARKED: TrackMarks = { circled: 0, used: 0 };

const NEW_MAPS: readonly MapMarks[] = MAPS.map(map => ({
  bonus: symbolsOf(map, 'bonus').map(() => false),
  gem: symbolsOf(map, 'gem').map(() => false),
  closed: false,
}));

/** [WS5] Every player has the same sheet, marked separately. */
const NEW_PLAYER: Player = { crossed: [], maps: NEW_MAPS, dice: [], rolls: 0 };
