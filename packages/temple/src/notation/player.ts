import { mistake, type Reader } from '@templefall/kernel';
import { ok } from '@templefall/kit';
import type { Player } from '../state.ts';
import type { DieId, Spot } from '../vocabulary.ts';
import { parseDice, parseLost, printDice, printLost } from './dice.ts';

/** What a player has besides place and dice, as words; only what departs from a fresh player is written. */
const printRest = (player: Player, seat: number): readonly string[] => [
  ...(player.pawn === seat ? [] : [`pawn=${player.pawn}`]),
  ...(player.rolls === 0 ? [] : [`rolls=${player.rolls}`]),
  ...(player.rollsAt === 0 ? [] : [`next=${player.rollsAt}`]),
  ...(player.escapedAt === undefined ? [] : [`out=${player.escapedAt}`]),
  ...(player.marked === undefined ? [] : [`marked=${player.marked}`]),
  ...(player.lost.length === 0 ? [] : [`lost=${player.lost.map(printLost).join('+')}`]),
  ...(player.sharing ? [] : ['unshared']),
  ...(player.gave ? ['gave'] : []),
  ...(player.away ? ['away'] : []),
];

/** `1,0:AAK.B:rolls=3/next=4600`: place, dice, the rest. A dash stands for having left the temple. */
export const printPlayer = (player: Player, seat: number): string =>
  [player.spot ?? '-', printDice(player.dice, seat), printRest(player, seat).join('/')].join(':').replace(/:$/, '');

export const parsePlayer =
  (seat: number): Reader<Player> =>
  (raw, path) => {
    const [spot, letters, rest = '', ...more] = typeof raw === 'string' ? raw.split(':') : [];
    if (spot === undefined || letters === undefined || more.length > 0)
      return mistake(path, 'a player like 1,0:AAK.B (place, dice)', raw);
    const dice = parseDice(seat)(letters, path);
    if (!dice.ok) return dice;
    let player: Player = {
      pawn: seat,
      ...(spot !== '-' && { spot: spot as Spot }),
      dice: dice.value,
      lost: [],
      rolls: 0,
      rollsAt: 0,
      sharing: true,
    };
    for (const word of rest === '' ? [] : rest.split('/')) {
      const [name = '', value = ''] = word.split('=');
      if (!Object.hasOwn(WORDS, name)) return mistake(path, `one of the words ${Object.keys(WORDS).join(', ')}`, name);
      const part = WORDS[name]?.(value);
      if (!part) return mistake(path, `a lawful ${name}`, word);
      player = { ...player, ...part };
    }
    return ok(player);
  };

/** What each word of `printRest` means; undefined for a value that means nothing. */
const WORDS: { readonly [name: string]: (value: string) => Partial<Player> | undefined } = {
  pawn: value => number(value, pawn => ({ pawn })),
  rolls: value => number(value, rolls => ({ rolls })),
  next: value => number(value, rollsAt => ({ rollsAt })),
  out: value => number(value, escapedAt => ({ escapedAt })),
  marked: value => number(value, die => ({ marked: die as DieId })),
  lost: value => {
    const lost = value.split('+').map(one => parseLost(one, []));
    return lost.every(one => one.ok) ? { lost: lost.flatMap(one => (one.ok ? [one.value] : [])) } : undefined;
  },
  unshared: () => ({ sharing: false }),
  gave: () => ({ gave: true }),
  away: () => ({ away: true }),
};

const number = (value: string, part: (value: number) => Partial<Player>): Partial<Player> | undefined =>
  /^\d+$/.test(value) ? part(Number(value)) : undefined;
