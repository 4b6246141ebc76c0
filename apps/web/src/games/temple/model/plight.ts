import type { Seat } from '@templefall/kernel';
import type { Millis } from '@templefall/kit';
import { type State, temple } from '@templefall/temple';
import type { Words } from '@templefall/texts';
import { isStuck } from './dice.ts';

/** Those inside all of whose dice are black. */
export const stuckSeats = (state: State, at: Millis): readonly Seat[] =>
  state.players.flatMap((player, seat) => (player.spot !== undefined && isStuck(player, at) ? [seat as Seat] : []));

/** Fate may be asked for now, by this player or, for those who watch, by anybody. */
export const mayTemptFate = (state: State, me: Seat | undefined, at: Millis): boolean =>
  state.players.some(
    (_, seat) =>
      (me === undefined || seat === me) &&
      temple
        .legalOf({ view: state, me: seat as Seat, at }, 'propose')
        .some(command => 'vote' in command && command.vote === 'fate'),
  );

/** Who is stuck, and what helps. */
export const stuckText = (
  stuck: Seat,
  {
    me,
    names,
    hasFate,
  }: { readonly me: Seat | undefined; readonly names: readonly string[]; readonly hasFate: boolean },
  { say }: Words,
): string => {
  if (stuck !== me) return say(hasFate ? 'stuck.mateOrFate' : 'stuck.mate', { name: names[stuck] ?? '' });
  if (names.length === 1) return say(hasFate ? 'stuck.aloneFate' : 'stuck.alone');
  return say(hasFate ? 'stuck.meOrFate' : 'stuck.me');
};
