/** The rulebook's words. Every closed set is a list, and its type is drawn from the list. */

/** What a die can show, and the six faces themselves: the adventurer stands twice (TS2). */
export const FACES = ['adventurer', 'key', 'torch', 'gold', 'black'] as const;
export type Face = (typeof FACES)[number];
export const DIE = ['adventurer', 'adventurer', 'key', 'torch', 'black', 'gold'] as const satisfies readonly Face[];

/** What a room or a map can ask for: every face but the black mask. */
export const SYMBOLS = ['adventurer', 'key', 'torch', 'gold'] as const satisfies readonly Face[];
export type RoomSymbol = (typeof SYMBOLS)[number];

export const COLUMNS = ['a', 'b', 'c', 'd', 'e'] as const;
export const ROWS = ['1', '2', '3', '4', '5'] as const;
/** Column a to e from west to east, row 1 to 5 from north to south. */
export type RoomId = `${(typeof COLUMNS)[number]}${(typeof ROWS)[number]}`;
export const ROOMS: readonly RoomId[] = ROWS.flatMap(row => COLUMNS.map((column): RoomId => `${column}${row}`));

export const SIDES = ['north', 'east', 'south', 'west'] as const;
export type Side = (typeof SIDES)[number];

export const COLOURS = ['red', 'yellow', 'blue', 'green'] as const;
export type Colour = (typeof COLOURS)[number];
export const HALVES = ['upper', 'lower'] as const;
export type Half = (typeof HALVES)[number];

/** The six bonus tracks of the adventure sheet (WB1). */
export const TRACKS = ['rush', 'heal', 'reroll', 'key', 'torch', 'gold'] as const;
export type Track = (typeof TRACKS)[number];

/** The tracks whose boxes stand for a die while exploring (WB5). */
export const DIE_TRACKS = ['key', 'torch', 'gold'] as const satisfies readonly (Track & RoomSymbol)[];
export type DieTrack = (typeof DIE_TRACKS)[number];

export const ROOM_ACTIONS = ['heal', 'reroll', 'key', 'torch', 'gold', 'joker', 'gem'] as const;
export type RoomAction = (typeof ROOM_ACTIONS)[number];

/** What a player can be asked to choose between: a box of a track, or what a drawn joker may bring instead. */
export const GAINS = ['heal', 'reroll', 'key', 'torch', 'gold', 'nothing', 'moveCurses'] as const;
export type Gain = (typeof GAINS)[number];

export const MAPS = [1, 2, 3, 4, 5, 6] as const;
export type MapId = (typeof MAPS)[number];
export const MAP_SIDES = ['bonus', 'gem'] as const;
export type MapSide = (typeof MAP_SIDES)[number];

/** The fields of the cursed area, from left to right. */
export const CURSED_FIELDS = [1, 2, 3] as const;
export type CursedField = (typeof CURSED_FIELDS)[number];

export const LEVELS = ['easy', 'normal', 'hard'] as const;
export type Level = (typeof LEVELS)[number];
/** Whether the players sit at the table now, or look in over days (WX5): only the first kind has time limits. */
export const PACES = ['live', 'days'] as const;
export type Pace = (typeof PACES)[number];
/** [WX9] When the team may suggest a way to the player in turn. */
export const TALK_MODES = ['open', 'onRequest', 'silent'] as const;
export type TalkMode = (typeof TALK_MODES)[number];
export const PLAYER_COUNTS = [2, 3, 4] as const;
export type PlayerCount = (typeof PLAYER_COUNTS)[number];

/** Whether a raw value is one of a closed set. */
export const isOneOf = <T>(set: readonly T[], raw: unknown): raw is T => set.some(one => one === raw);
