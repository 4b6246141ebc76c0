import type { Seat } from '@templefall/kernel';
import type { Event, State } from '@templefall/rollwrite';
import type { AppliedEvent } from '../../gameClient.ts';
import type { WriteCue } from './sound.ts';

/** What is heard when something happens; most of it is seen only. */
export const cueOf = (
  { event, before, after }: AppliedEvent<State, Event>,
  isMine: (seat: Seat) => boolean,
): WriteCue | undefined => {
  switch (event.type) {
    case 'pairRolled':
    case 'pairRerolled':
    case 'extraDiceRolled':
      return {
        effect: 'roll',
        options: { dice: event.faces.length, black: event.faces.filter(face => face === 'black').length },
      };
    case 'actionCrossed':
    case 'symbolCrossed':
    case 'wayClosed':
      return { effect: 'cross' };
    case 'boxCircled':
      return { effect: 'circle' };
    case 'gemsMarked':
      return event.source === 'secret' ? undefined : { effect: 'gem', options: { gems: before.gems } };
    case 'secretFound':
      return { effect: 'secret' };
    case 'mapCashed':
      return { effect: 'map' };
    case 'supplyCursed':
      return { effect: 'curse' };
    case 'turnBegan':
      return isMine(event.seat) && after.phase === 'rolling' ? { effect: 'turn' } : undefined;
    case 'gameEnded':
      return { effect: event.won ? 'won' : 'lost' };
    default:
      return undefined;
  }
};
