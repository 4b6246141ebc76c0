import type { Millis } from '@templefall/kit';
import { shown } from '../dice.ts';
import { printLost } from '../notation/dice.ts';
import { printRoom } from '../notation/room.ts';
import type { Die, Player, State } from '../state.ts';
import { printRest } from './rest.ts';
import { writtenSlices } from './slices.ts';

/**
 * A state in the words of a position (`templePosition` reads them), for scenarios to compare with. Dice show what they show
 * at the moment; one that still tumbles is a question mark.
 */
export const writtenPosition = (state: State, at: Millis): { readonly [key: string]: unknown } => ({
  rooms: Object.fromEntries(Object.entries(state.rooms).map(([cell, room]) => [cell, printRoom(room)])),
  players: state.players.map(player => writtenPlayer(player, at)),
  stack: state.stack.order ?? state.stack.size,
  depot: state.depot,
  spare: state.spare,
  gongs: state.gongs,
  slams: state.slams,
  modules: writtenSlices(state.modules),
  ...printRest(state),
});

const writtenPlayer = ({ spot, escapedAt, dice, lost, ...player }: Player, at: Millis) => ({
  ...player,
  ...(spot !== undefined && { at: spot }),
  ...(escapedAt !== undefined && { escaped: escapedAt }),
  dice: dice.map(die => letterOf(die, at)).join(''),
  lost: lost.map(printLost),
});

const letterOf = (die: Die, at: Millis): string => {
  if (die.face === undefined) return '.';
  return shown(die, at) ?? '?';
};
