import type { Millis } from '@templefall/kit';
import { type Die, type DieId, isBlack, type Player, shown } from '@templefall/temple';
import type { DieLook } from '../../../ui/dice/dieLook.ts';
import { FACE_TO_ART } from './faces.ts';

interface Own {
  readonly held: ReadonlySet<DieId>;
  readonly throws: ReadonlyMap<DieId, number>;
  readonly leaving?: ReadonlySet<DieId>;
}
const NO_THROWS: Own['throws'] = new Map();

/** Dice as they lie before a player; lost ones leave a hole, so that five places are always seen. */
export const diceLooks = (
  player: Player,
  at: Millis,
  own: Own = { held: keptBy(player, at), throws: NO_THROWS },
): readonly DieLook[] => [
  ...player.dice.map(
    (die): DieLook => ({
      id: die.id,
      state: own.held.has(die.id) ? 'held' : stateOf(die, at),
      rolls: own.throws.get(die.id) ?? 0,
      ...(own.leaving?.has(die.id) && { isLeaving: true }),
      ...(die.face && { face: FACE_TO_ART[die.face] }),
    }),
  ),
  ...player.lost.map((die): DieLook => ({ id: die.id, state: 'lost', rolls: 0 })),
];

/** All dice are black: only others, or fate, can free them. */
export const isStuck = ({ dice }: Player, at: Millis): boolean =>
  dice.length > 0 && dice.every(die => isBlack(die, at));

/** Why there is nothing to roll. */
export type Rest = 'noDice' | 'stuck' | 'held' | 'heldOrBlack';

/** Nothing, if something can be rolled. */
export const restOf = (player: Player, at: Millis, held: ReadonlySet<DieId>): Rest | undefined => {
  const { dice } = player;
  if (dice.length === 0) return 'noDice';
  if (isStuck(player, at)) return 'stuck';
  const others = dice.filter(die => !isBlack(die, at));
  if (others.some(die => !held.has(die.id))) return undefined;
  return others.length === dice.length ? 'held' : 'heldOrBlack';
};

const stateOf = (die: Die, at: Millis): DieLook['state'] => {
  if (!die.face) return 'blank';
  const face = shown(die, at);
  if (!face) return 'rolling';
  return face === 'B' ? 'black' : 'free';
};

/** What a friend holds stays in their hand until they roll: then it is what lies there from before. */
const keptBy = ({ dice }: Player, at: Millis): Own['held'] => {
  const last = Math.max(...dice.map(({ settlesAt = 0 }) => settlesAt));
  return new Set(dice.flatMap(die => ((die.settlesAt ?? 0) < last && stateOf(die, at) === 'free' ? [die.id] : [])));
};
