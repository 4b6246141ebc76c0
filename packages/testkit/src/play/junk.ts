import { type AnyGame, type FieldKind, type SeatCommand, seat } from '@templefall/kernel';
import { must, type Rng } from '@templefall/kit';

/**
 * Commands nobody sane would give: of any type the border lets in, with any values; or one the game offers, with one field
 * changed. Texts come from commands seen before, so that they are often words of the game in the wrong place.
 */
export const junkCommand = (rng: Rng, game: AnyGame, offered: readonly SeatCommand[], words: string[]): SeatCommand => {
  const model = offered.length > 0 && rng.below(2) === 0 ? offered[rng.below(offered.length)] : undefined;
  const types = Object.keys(game.commands);
  const type = model?.type ?? must(types[rng.below(types.length)], 'a command');
  const table = Object.entries(game.commands[type] ?? {});
  const changed = rng.below(table.length + 1);
  const command: { [field: string]: unknown } = { ...model };
  for (const [index, [name, { kind, optional }]] of table.entries()) {
    if (model && index !== changed) continue;
    if (optional && rng.below(2) === 0) delete command[name];
    else command[name] = JUNK[kind](rng, words);
  }
  return {
    ...command,
    type,
    seat: model && changed < table.length ? model.seat : seat(rng.below(game.seats.most + 1)),
  };
};

/** The texts of a command, for later junk; only so many are remembered. */
export const remember = (words: string[], command: SeatCommand): void => {
  if (words.length >= MOST_WORDS) return;
  for (const value of Object.values(command))
    if (typeof value === 'string' && !words.includes(value)) words.push(value);
};

const MOST_WORDS = 60;

const junkNumber = (rng: Rng): number => rng.below(12) - 2;
const junkText = (rng: Rng, words: readonly string[]): string => words[rng.below(words.length + 1)] ?? 'nowhere';
const several = <T>(rng: Rng, one: () => T): readonly T[] => Array.from({ length: rng.below(4) }, one);

const JUNK: { readonly [K in FieldKind]: (rng: Rng, words: readonly string[]) => unknown } = {
  number: junkNumber,
  numbers: rng => several(rng, () => junkNumber(rng)),
  text: junkText,
  texts: (rng, words) => several(rng, () => junkText(rng, words)),
  flag: rng => rng.below(2) === 0,
};
