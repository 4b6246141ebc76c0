import { type AnyGame, type FieldKind, type Seat, type SeatCommand, seat } from '@templefall/kernel';
import { must, type Rng } from '@templefall/kit';

interface Jester {
  readonly rng: Rng;
  readonly game: AnyGame;
  readonly who: Seat;
  readonly offered: readonly SeatCommand[];
  /** What somebody in a hurry might give. */
  readonly hasty: readonly SeatCommand[];
  readonly lore: Lore;
}

/**
 * Commands nobody with time to think would give: one that was just accepted, once more; one that is nearly right; one the
 * game offers, with a field changed; or any type the border lets in, with any values. Values come from commands accepted
 * before, so that they are often words of the game in the wrong place.
 */
export const junkCommand = ({ rng, game, who, offered, hasty, lore }: Jester): SeatCommand => {
  const again = rng.below(AGAIN_ONE_IN) === 0 ? lore.recent[rng.below(RECENT)] : undefined;
  if (again) return again;
  const kinds = [...new Set(hasty.map(({ type }) => type))];
  if (kinds.length > 0 && rng.below(3) > 0) {
    const kind = kinds[rng.below(kinds.length)];
    const ofKind = hasty.filter(({ type }) => type === kind);
    return must(ofKind[rng.below(ofKind.length)], 'a hasty command');
  }
  const model = offered.length > 0 && rng.below(2) === 0 ? offered[rng.below(offered.length)] : undefined;
  const types = Object.keys(game.commands);
  const type = model?.type ?? must(types[rng.below(types.length)], 'a command');
  const table = Object.entries(game.commands[type] ?? {});
  const changed = rng.below(table.length + 1);
  const command: { [field: string]: unknown } = { ...model };
  for (const [index, [name, { kind, optional }]] of table.entries()) {
    if (model && index !== changed) continue;
    if (optional && rng.below(2) === 0) delete command[name];
    else command[name] = JUNK[kind](rng, lore);
  }
  const isWrongSeat = rng.below(WRONG_SEAT_ONE_IN) === 0;
  return { ...command, type, seat: isWrongSeat ? seat(rng.below(game.seats.most + 1)) : who };
};

const AGAIN_ONE_IN = 3;
const WRONG_SEAT_ONE_IN = 6;

/** What commands were accepted of late, and the words and numbers in them; junk is made of it. */
export interface Lore {
  readonly recent: SeatCommand[];
  readonly words: string[];
  readonly numbers: number[];
}

export const remember = ({ recent, words, numbers }: Lore, command: SeatCommand): void => {
  recent.unshift(command);
  if (recent.length > RECENT) recent.pop();
  for (const value of Object.values(command).flat()) {
    if (typeof value === 'string' && words.length < MOST && !words.includes(value)) words.push(value);
    if (typeof value === 'number' && numbers.length < MOST && !numbers.includes(value)) numbers.push(value);
  }
};

const RECENT = 6;
const MOST = 60;

const junkNumber = (rng: Rng, { numbers }: Lore): number =>
  numbers[rng.below(numbers.length * 2 + 1)] ?? rng.below(12) - 2;
const junkText = (rng: Rng, { words }: Lore): string => words[rng.below(words.length + 1)] ?? nearlyRight(words);
/** What looks like a known word slips through more easily than nonsense. */
const nearlyRight = (words: readonly string[]): string => `${words[words.length >> 1] ?? 'nowhere'}+`;
const several = <T>(rng: Rng, one: () => T): readonly T[] => Array.from({ length: rng.below(4) }, one);

const JUNK: { readonly [K in FieldKind]: (rng: Rng, lore: Lore) => unknown } = {
  number: junkNumber,
  numbers: (rng, lore) => several(rng, () => junkNumber(rng, lore)),
  text: junkText,
  texts: (rng, lore) => several(rng, () => junkText(rng, lore)),
  flag: rng => rng.below(2) === 0,
};
