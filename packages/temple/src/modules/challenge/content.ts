/** The boxes that a challenge needs besides the base game. */
export const BOXES = ['illusions', 'quest'] as const;
export type Box = (typeof BOXES)[number];
/** The modules that a challenge decides on; everything else is the table's choice (TC5). */
export const COLUMNS = ['curses', 'treasures', 'illusions', 'characters', 'quests'] as const;
export type Column = (typeof COLUMNS)[number];

export interface Challenge {
  readonly id: string;
  readonly needs: readonly Box[];
  /** Added to the depot. */
  readonly gems: number;
  readonly quests: number;
  readonly modules: readonly Column[];
}

/** One row a challenge: id, boxes, gems added, quests, and the modules that are on (c, t, i: curses, treasures, illusions; p: characters). */
type Row = readonly [id: string, needs: string, gems: number, quests: number, modules: string];
const BOX_OF: { readonly [letter: string]: Box } = { I: 'illusions', Q: 'quest' };
const COLUMN_OF: { readonly [letter: string]: Column } = {
  c: 'curses',
  t: 'treasures',
  i: 'illusions',
  p: 'characters',
};

const challenges = (rows: readonly Row[]): readonly Challenge[] =>
  rows.map(([id, needs, gems, quests, modules]) => ({
    id,
    needs: [...needs].flatMap(letter => BOX_OF[letter] ?? []),
    gems,
    quests,
    modules: [...modules].flatMap(letter => COLUMN_OF[letter] ?? []),
  }));

/** [TC1] Twenty-six challenges in seven levels. */
export const CHALLENGES = challenges([
  ['1a', 'Q', 0, 0, 'ctp'],
  ['1b', 'I', 0, 0, 'ti'],
  ['1c', 'Q', 0, 1, 't'],
  ['1d', 'Q', 0, 0, 'p'],
  ['2a', '', 3, 0, 'ct'],
  ['2b', 'I', 3, 1, 'ti'],
  ['2c', 'Q', 4, 1, 'p'],
  ['2d', 'Q', 0, 3, ''],
  ['3a', 'Q', 3, 2, ''],
  ['3b', 'I', 6, 0, 'ti'],
  ['3c', 'I', 4, 1, 'ti'],
  ['3d', 'Q', 4, 1, 'ctp'],
  ['4a', '', 6, 0, 'ct'],
  ['4b', 'Q', 1, 5, 'tp'],
  ['4c', 'IQ', 3, 3, 'tpi'],
  ['4d', 'Q', 5, 3, 'tp'],
  ['5a', 'Q', 4, 3, 'ctp'],
  ['5b', 'Q', 5, 4, 'p'],
  ['5c', 'I', 6, 1, 'cti'],
  ['5d', 'Q', 4, 5, 'tp'],
  ['6a', 'Q', 6, 3, 'ctp'],
  ['6b', 'Q', 3, 5, 'ctp'],
  ['6c', 'IQ', 5, 3, 'ctpi'],
  ['6d', 'Q', 6, 5, 'tp'],
  ['6e', 'IQ', 3, 6, 'p'],
  ['ultimate', 'IQ', 6, 6, 'ctpi'],
]);

/** [TC2] So many rooms of the stack are shuffled with the exit and the quest rooms and go back on top. */
export const ROOMS_ON_TOP = 12;
/** [TC4] */
export const SPARE_GEMS = 2;
