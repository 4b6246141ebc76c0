import { mistake, type Reader } from '@templefall/kernel';
import { ok } from '@templefall/kit';
import { dieId } from '../setup.ts';
import type { Die, LostDie } from '../state.ts';
import { type DieId, FACES, LOSSES } from '../vocabulary.ts';

/**
 * `AAK.B`: one letter a die, a dot for a blank one. Digits after a letter are the moment its face shows or showed
 * (`A4500`); a die that is not of the seat's own numbering has its number before it (`#21A`).
 */
export const printDice = (dice: readonly Die[], seat: number): string =>
  dice
    .map(
      ({ id, face = '.', settlesAt = '' }, index) => `${id === dieId(seat, index) ? '' : `#${id}`}${face}${settlesAt}`,
    )
    .join('');

export const parseDice =
  (seat: number): Reader<readonly Die[]> =>
  (raw, path) => {
    if (typeof raw !== 'string' || !/^((#\d+)?[AKTGB.]\d*)*$/.test(raw))
      return mistake(path, 'dice like AAK.B (letters A K T G B, a dot for blank)', raw);
    const dice = [...raw.matchAll(/(?:#(\d+))?([AKTGB.])(\d*)/g)].map(([, id, letter, settles], index): Die => {
      const face = FACES.find(one => one === letter);
      return {
        id: id === undefined ? dieId(seat, index) : (Number(id) as DieId),
        ...(face && { face }),
        ...(settles !== '' && { settlesAt: Number(settles) }),
      };
    });
    return ok(dice);
  };

/** `15-slam`: a die out of the game, and how it went. */
export const printLost = ({ id, how }: LostDie): string => `${id}-${how}`;

export const parseLost: Reader<LostDie> = (raw, path) => {
  const parts = typeof raw === 'string' ? /^(\d+)-(\w+)$/.exec(raw) : null;
  const how = LOSSES.find(one => one === parts?.[2]);
  return parts && how
    ? ok({ id: Number(parts[1]) as DieId, how })
    : mistake(path, `a lost die like 15-slam (${LOSSES.join(', ')})`, raw);
};
