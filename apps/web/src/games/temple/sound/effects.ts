import type { Seat } from '@templefall/kernel';
import type { EffectOptions, EffectType } from '@templefall/soundtrack';
import type { Die, State } from '@templefall/temple';
import { litGems } from './situation.ts';

export interface Effect {
  readonly type: EffectType;
  readonly options?: EffectOptions;
}

/** What is heard at this seat between two states. Holding a die and a newly payable action are the screen's own moments. */
export const effectsBetween = (before: State, after: State, me: Seat | undefined): readonly Effect[] => {
  const effects: Effect[] = [];
  const mine = me === undefined ? undefined : after.players[me];
  const was = me === undefined ? undefined : before.players[me];
  const isFate = after.spare < before.spare;

  if (mine && was && mine.rolls > was.rolls) {
    const rolled = mine.dice.filter(({ id, settlesAt }) => {
      const old = was.dice.find(die => die.id === id);
      return settlesAt !== undefined && settlesAt !== old?.settlesAt;
    });
    effects.push({ type: 'roll', options: { dice: rolled.length, black: blackIn(rolled) } });
  } else if (mine && was && !isFate && blackIn(mine.dice) < blackIn(was.dice) && mine.dice.length === was.dice.length)
    effects.push({ type: 'freed' });

  const lit = litGems(before);
  if (litGems(after) > lit) effects.push({ type: 'gem', options: { gems: lit } });

  if (isFate) effects.push({ type: 'fate' });

  if (escapees(after) > escapees(before)) effects.push({ type: 'escape' });

  return effects;
};

const blackIn = (dice: readonly Die[]): number => dice.filter(({ face }) => face === 'B').length;
const escapees = ({ players }: State): number => players.filter(({ escapedAt }) => escapedAt !== undefined).length;
