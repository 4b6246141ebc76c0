import { CHARACTERS } from '@templefall/temple/characters';
import { CURSES } from '@templefall/temple/curses';
import { TRIAL_TILES } from '@templefall/temple/quests';
import { TREASURES } from '@templefall/temple/treasures';
import { type Box, CARD_BOXES, CLOCKS, gemsOf, LEVELS, PARTS, type Pile, TRACKS } from './box.ts';

const STORED = 'templefall.box';

export const keepBox = (box: Box | undefined): void => {
  if (box) localStorage.setItem(STORED, printBox(box));
  else localStorage.removeItem(STORED);
};

export const keptBox = (): Box | undefined => parseBox(localStorage.getItem(STORED) ?? '');

/** A form of this version: fields with dots between them, numbers to the base 36, and a letter for each thing of a list. Short, for a QR code. */
const FORM = '1';

export const printBox = (box: Box): string =>
  [
    FORM,
    letters(PARTS, box.parts),
    letter(LEVELS, box.level) + letter(CLOCKS, box.clock) + letter(TRACKS, box.track),
    letters(CARD_BOXES, box.boxes),
    ...[box.players, box.spent, box.since ?? -1, box.depot, box.fates].map(number => number.toString(36)),
    ...printPile(CURSES, box.curses),
    ...printPile(TREASURES, box.treasures),
    ...printPile(TRIAL_TILES, box.trials),
    letters(CHARACTERS, box.characters),
  ].join('.');

/** What an earlier visit or another device left; undefined if it is no game of this version. */
export const parseBox = (text: string): Box | undefined => {
  const fields = text.split('.');
  const field = (at: number): string => fields[at] ?? '';
  if (fields.length !== 16 || field(0) !== FORM) return undefined;
  const parts = things(PARTS, field(1));
  const level = thing(LEVELS, field(2).charAt(0));
  const clock = thing(CLOCKS, field(2).charAt(1));
  const track = thing(TRACKS, field(2).charAt(2));
  const boxes = things(CARD_BOXES, field(3));
  const players = whole(field(4), 1, 6);
  const spent = whole(field(5), 0, DAY);
  const since = whole(field(6), -1, Number.MAX_SAFE_INTEGER);
  const depot = whole(field(7), 0, 99);
  const fates = whole(field(8), 0, 9);
  const curses = parsePile(CURSES, field(9), field(10));
  const treasures = parsePile(TREASURES, field(11), field(12));
  const trials = parsePile(TRIAL_TILES, field(13), field(14));
  const characters = things(CHARACTERS, field(15));
  if (!parts || !level || !clock || !track || !boxes || !players || !curses || !treasures || !trials || !characters)
    return undefined;
  if (spent === undefined || since === undefined || depot === undefined || fates === undefined) return undefined;
  const setup = { parts, players, level, clock, track, boxes };
  if (depot > gemsOf(setup) + MOST_ADDED) return undefined;
  return { ...setup, spent, ...(since >= 0 && { since }), depot, fates, curses, treasures, trials, characters };
};

const DAY = 86_400_000;
/** Fate never adds more. */
const MOST_ADDED = 2;

const letter = <T>(all: readonly T[], one: T): string => all.indexOf(one).toString(36);
const letters = <T>(all: readonly T[], some: readonly T[]): string => some.map(one => letter(all, one)).join('');

const thing = <T>(all: readonly T[], text: string): T | undefined => all[whole(text, 0, all.length - 1) ?? -1];
const things = <T>(all: readonly T[], text: string): readonly T[] | undefined => {
  const found = [...text].map(one => thing(all, one));
  return found.every(one => one !== undefined) ? found : undefined;
};

const whole = (text: string, least: number, most: number): number | undefined => {
  const number = /^-?[0-9a-z]{1,11}$/.test(text) ? Number.parseInt(text, 36) : Number.NaN;
  return number >= least && number <= most ? number : undefined;
};

const printPile = <T>(all: readonly T[], { down, shown }: Pile<T>): readonly string[] => [
  letters(all, down),
  shown === undefined ? '' : letter(all, shown),
];

const parsePile = <T>(all: readonly T[], downText: string, shownText: string): Pile<T> | undefined => {
  const down = things(all, downText);
  const shown = thing(all, shownText);
  if (!down || (shownText !== '' && shown === undefined)) return undefined;
  return { down, ...(shown !== undefined && { shown }) };
};
