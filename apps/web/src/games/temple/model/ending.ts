import type { Ending, State } from '@templefall/temple';
import type { Words } from '@templefall/texts';
import type { Hearer } from './announcement.ts';

/** Of somebody who plays alone others read the name: "you" is whoever played. */
export const loneName = ({ players }: Pick<State, 'players'>, { me, names }: Hearer): string | undefined =>
  players.length === 1 && me === undefined ? names[0] : undefined;

/** How a game ended, as its title. */
export const endingText = (
  state: Pick<State, 'players'>,
  ending: Ending | undefined,
  hearer: Hearer,
  { say }: Words,
): string => {
  const n = state.players.length;
  const name = loneName(state, hearer);
  switch (ending) {
    case 'escaped':
      return name === undefined ? say('end.won', { n }) : say('end.mark.out', { name });
    case 'gaveUp':
      return name === undefined ? say('end.gaveUp', { n }) : say('end.gaveUpNamed', { name });
    default:
      return say('end.lost');
  }
};
