import { type State, temple } from '@templefall/temple';
import { describe, expect, it } from 'vitest';
import { merged, missed } from '../play/coverage.ts';
import { forRandomGames } from '../play/properties.ts';
import { playRandomly } from '../play/randomGame.ts';
import { templePlay } from './play.ts';

/**
 * Every step of these games is watched (`play/laws.ts`, `templePlay.broken`): dice and gems are conserved, folding the events
 * gives the state and folding the redacted ones the view, the view is the same for any order of what is hidden, a refusal
 * leaves the state identical, a past state never changes, what is offered is accepted and nothing else is, the game ends.
 */
describe('long random games under every law', () => {
  it('[TX1] [TX2] the base game at all tables', () => {
    forRandomGames(templePlay, { games: 5 }, ({ final }) => {
      const state = final as State;
      expect(temple.outcome(state) !== undefined || state.countdowns.length === 0).toBe(true);
    });
  });

  it('[TX1] [TX2] with any modules', () => forRandomGames(templePlay, { games: 5, modules: 'random' }));
});

it('random games get somewhere: rooms are laid, dice freed, gems activated, adventurers escape', () => {
  const games = Array.from({ length: 20 }, (_, index) => playRandomly(templePlay, { seed: `somewhere ${index}` }));
  const tally = merged(games.map(game => game.tally));
  const met = Object.keys(tally.events ?? {});
  expect(met).toEqual(
    expect.arrayContaining(['roomLaid', 'diceFreed', 'gemsActivated', 'escaped', 'doorSlammed', 'ended']),
  );
  const rooms = templePlay.coverage('none').filter(list => list.name === 'rooms');
  // Two rooms come with a sixth player only.
  expect(rooms.flatMap(list => missed(tally, list)).filter(id => !/^great-.*-3$/.test(id))).toEqual([]);
});
