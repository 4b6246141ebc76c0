import type { Millis } from '@templefall/kit';
import { CHARACTERS, type Character } from '@templefall/temple/characters';
import { CURSE_ROWS, CURSES, type Curse } from '@templefall/temple/curses';
import { deckOf } from '@templefall/temple/decks';
import { CLOCK_TIMES, type Countdown, DEPOT_GEMS, LEVEL_GEMS, SPARE_GEMS } from '@templefall/temple/numbers';
import { TRIAL_TILES, TRIALS_TO_PASS, type Trial } from '@templefall/temple/quests';
import { TREASURE_ROWS, TREASURES, type Treasure } from '@templefall/temple/treasures';

/** What this screen does beside the real box; each is chosen by itself. */
export const PARTS = ['clock', 'gems', 'curses', 'treasures', 'trials', 'characters'] as const;
export type Part = (typeof PARTS)[number];

/** Boxes of cards that join the decks. */
export const CARD_BOXES = ['additions', 'pit', 'doomed', 'fountain'] as const;
export type CardBox = (typeof CARD_BOXES)[number];

export const LEVELS = ['normal', 'advanced', 'expert'] as const;
export const CLOCKS = ['standard', 'thirds'] as const;
export const TRACKS = [1, 2] as const;

/** What is chosen before the first roll. */
export interface BoxSetup {
  readonly parts: readonly Part[];
  readonly players: number;
  readonly level: (typeof LEVELS)[number];
  readonly clock: (typeof CLOCKS)[number];
  readonly track: (typeof TRACKS)[number];
  readonly boxes: readonly CardBox[];
}

/** A face-down pile and the card that was turned over last. */
export interface Pile<Card> {
  readonly down: readonly Card[];
  readonly shown?: Card;
}

/** One game beside the real box, as this screen knows it. */
export interface Box extends BoxSetup {
  /** How much of the clock is gone, not counting what runs since `since`: the time of day, so that a locked screen loses nothing. */
  readonly spent: Millis;
  readonly since?: Millis;
  readonly depot: number;
  readonly fates: number;
  readonly curses: Pile<Curse>;
  readonly treasures: Pile<Treasure>;
  readonly trials: Pile<Trial>;
  readonly characters: readonly Character[];
}

export type Shuffle = <T>(all: readonly T[]) => readonly T[];

export const DEFAULT_SETUP: BoxSetup = {
  parts: ['clock', 'gems'],
  players: 4,
  level: 'normal',
  clock: 'standard',
  track: 1,
  boxes: [],
};

export const gemsOf = ({ players, level }: BoxSetup): number => (DEPOT_GEMS[players - 1] ?? 0) + LEVEL_GEMS[level];

export const newBox = (setup: BoxSetup, shuffle: Shuffle): Box => ({
  ...setup,
  spent: 0,
  depot: gemsOf(setup),
  fates: SPARE_GEMS[setup.level],
  curses: { down: shuffle(deckOf(CURSES, CURSE_ROWS, inPlay(setup))) },
  treasures: { down: shuffle(deckOf(TREASURES, TREASURE_ROWS, inPlay(setup))) },
  trials: { down: shuffle(TRIAL_TILES).slice(0, TRIALS_TO_PASS) },
  characters: shuffle(CHARACTERS).slice(0, setup.players),
});

const inPlay = ({ boxes }: BoxSetup) => ({ modules: Object.fromEntries(boxes.map(box => [box, true])) });

export const countdownsOf = ({ clock }: BoxSetup): readonly Countdown[] => CLOCK_TIMES[clock];

/** When the temple falls, on the game's clock. */
export const fallOf = (box: BoxSetup): Millis => countdownsOf(box).at(-1)?.ends ?? 0;

/** The game's clock at this time of day; it stops when the temple falls. */
export const gameTime = (box: Box, now: Millis): Millis =>
  Math.min(fallOf(box), box.spent + (box.since === undefined ? 0 : Math.max(0, now - box.since)));

export const isRunning = ({ since }: Box): boolean => since !== undefined;
export const hasFallen = (box: Box, now: Millis): boolean => gameTime(box, now) >= fallOf(box);

export const started = (box: Box, now: Millis): Box => (isRunning(box) ? box : { ...box, since: now });
export const paused = (box: Box, now: Millis): Box => {
  const { since: _, ...rest } = box;
  return { ...rest, spent: gameTime(box, now) };
};

/** A gem lit, or one put back by mistake. */
export const lit = (box: Box): Box => ({ ...box, depot: Math.max(0, box.depot - 1) });
export const putBack = (box: Box): Box => ({
  ...box,
  depot: Math.min(gemsOf(box) + SPARE_GEMS[box.level], box.depot + 1),
});

/** [TA21] Fate frees all dice and adds a gem. */
export const tempted = (box: Box): Box =>
  box.fates === 0 ? box : { ...box, fates: box.fates - 1, depot: box.depot + 1 };

/** [TM1.1] The top card is turned over; the one before lies with a player or is put away. */
export const drawn = <Card>({ down: [top, ...rest] }: Pile<Card>): Pile<Card> =>
  top === undefined ? { down: [] } : { down: rest, shown: top };
