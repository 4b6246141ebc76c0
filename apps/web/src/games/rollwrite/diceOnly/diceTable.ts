import {
  CURSED_FIELDS,
  type CursedField,
  DICE,
  EXTRA_DICE,
  type Face,
  type PlayerCount,
  ROUNDS,
  type VariantId,
} from '@templefall/rollwrite';

/** A die that lies on the table; those that paid or were taken are turned aside. */
export interface LyingDie {
  readonly face: Face;
  readonly isUsed: boolean;
}

/** A die of the pair on the table, and where it would go. */
export interface RolledDie {
  readonly face: Face;
  readonly isKept: boolean;
}

/** Where dice that were rolled lie. */
export const TRAYS = ['kept', 'pool'] as const;
export type TrayId = (typeof TRAYS)[number];

/** The dice of a game on paper. What is written is on the sheets: here are only the dice, the turn and the round. */
export interface DiceTable {
  readonly players: PlayerCount;
  readonly variant?: VariantId;
  readonly round: number;
  /** Whose turn it is, counted from the start player. */
  readonly turn: number;
  /** Dice of the game, wherever they lie; extra ones that joined included. */
  readonly dice: number;
  readonly supply: number;
  /** A pair was rolled this turn. */
  readonly hasRolled: boolean;
  readonly pair: readonly RolledDie[];
  readonly kept: readonly LyingDie[];
  readonly pool: readonly LyingDie[];
  readonly cursed: readonly [number, number, number];
  /** What the extra dice show, and how many of them join with the next turn (WV5). */
  readonly extra: { readonly left: number; readonly faces: readonly Face[]; readonly joining: number };
}

export const newDiceTable = (players: PlayerCount, variant?: VariantId): DiceTable => ({
  players,
  ...(variant && { variant }),
  round: 1,
  turn: 0,
  dice: DICE,
  supply: DICE,
  hasRolled: false,
  pair: [],
  kept: [],
  pool: [],
  cursed: [0, 0, 0],
  extra: { left: variant ? EXTRA_DICE : 0, faces: [], joining: 0 },
});

export const isOver = ({ round, players }: DiceTable): boolean => round > ROUNDS[players];
/** [WB3] Healing comes before the first pair. */
export const isBeforeRolling = ({ hasRolled }: DiceTable): boolean => !hasRolled;
export const isExploring = (table: DiceTable): boolean =>
  table.pair.length === 0 && table.supply === 0 && !isOver(table);
export const pairSize = ({ supply }: DiceTable): number => Math.min(2, supply);

/** [WV2] [WV4] The extra dice are due each turn where ways are barred, each round in the lottery. */
export const areExtraDiceDue = (table: DiceTable): boolean =>
  table.extra.faces.length === 0 &&
  ((table.variant === 'barredWays' && isBeforeRolling(table)) ||
    (table.variant === 'jokerLottery' && table.turn === 0));

/** [WT4] The pair that lies there is placed, and these faces come from the supply. Black masks have no choice. */
export const withRoll = (table: DiceTable, faces: readonly Face[]): DiceTable => ({
  ...placed(table),
  supply: table.supply - faces.length,
  hasRolled: true,
  pair: faces.map(face => ({ face, isKept: true })),
});

/** [WB4] */
export const withReroll = (table: DiceTable, faces: readonly Face[]): DiceTable => ({
  ...table,
  pair: faces.map(face => ({ face, isKept: true })),
});

/** Where a die of the pair goes. */
export const withChoice = (table: DiceTable, index: number, isKept: boolean): DiceTable => ({
  ...table,
  pair: table.pair.map((die, at) => (at === index ? { ...die, isKept } : die)),
});

/** [WT5] Black masks go to the first cursed field, the others where they were put. */
export const placed = (table: DiceTable): DiceTable => {
  const { pair, kept, pool } = table;
  const [first, second, third] = table.cursed;
  const free = pair.filter(({ face }) => face !== 'black');
  const lying = (isKept: boolean): readonly LyingDie[] =>
    free.filter(die => die.isKept === isKept).map(({ face }) => ({ face, isUsed: false }));
  return {
    ...table,
    pair: [],
    kept: [...kept, ...lying(true)],
    pool: [...pool, ...lying(false)],
    cursed: [first + pair.length - free.length, second, third],
  };
};

/** A die that is used, or was used by mistake. */
export const withTouched = (table: DiceTable, tray: TrayId, index: number): DiceTable => ({
  ...table,
  [tray]: table[tray].map((die, at) => (at === index ? { ...die, isUsed: !die.isUsed } : die)),
});

/** [WB3] All dice of a cursed field join the supply. */
export const withHealed = (table: DiceTable, field: CursedField): DiceTable => {
  const at = CURSED_FIELDS.indexOf(field);
  const [first, second, third] = table.cursed;
  return {
    ...table,
    supply: table.supply + (table.cursed[at] ?? 0),
    cursed: [at === 0 ? 0 : first, at === 1 ? 0 : second, at === 2 ? 0 : third],
  };
};

/** [WV3] Where ways are barred, each black mask among the extra dice curses one of the supply. */
export const withExtraRoll = (table: DiceTable, faces: readonly Face[]): DiceTable => {
  const masks = faces.filter(face => face === 'black').length;
  const cursed = table.variant === 'barredWays' ? Math.min(masks, table.supply) : 0;
  const [first, second, third] = table.cursed;
  return {
    ...table,
    supply: table.supply - cursed,
    cursed: [first + cursed, second, third],
    extra: { ...table.extra, faces },
  };
};

/** [WV5] */
export const withExtraDie = (table: DiceTable): DiceTable => ({
  ...table,
  extra: { ...table.extra, left: table.extra.left - 1, joining: table.extra.joining + 1 },
});

/** [WV4] Dice that come free that way are rolled from the next turn on. */
export const withCursesMoved = (table: DiceTable): DiceTable => {
  const [first, second] = table.cursed;
  return { ...table, cursed: [0, first, second] };
};

/** [WT3] [WT8] The next player: all dice but the cursed ones are back, and the cursed ones move. */
export const withNextTurn = (table: DiceTable): DiceTable => {
  const turn = (table.turn + 1) % table.players;
  const moved = withCursesMoved(placed(table));
  const dice = table.dice + table.extra.joining;
  const isNewRound = turn === 0;
  return {
    ...moved,
    turn,
    round: table.round + (isNewRound ? 1 : 0),
    dice,
    supply: dice - moved.cursed[1] - moved.cursed[2],
    hasRolled: false,
    kept: [],
    pool: [],
    extra: {
      ...table.extra,
      joining: 0,
      faces: table.variant === 'barredWays' || isNewRound ? [] : table.extra.faces,
    },
  };
};
