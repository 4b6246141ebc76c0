import { describe, expect, it } from 'vitest';
import { lonely, running } from '../../../gallery/samples.ts';
import { type Hint, hintFor, type Situation } from './coaching.ts';

const { view, at } = lonely();
const me = 0;
const blank = view.players.map(player => ({ ...player, rolls: 0, dice: player.dice.map(({ id }) => ({ id })) }));
const before: Situation = { view: { ...view, players: blank }, me, at, goals: [], held: 0, isRunHome: false };
const rolled: Situation = {
  ...before,
  view: { ...view, players: view.players.map(player => ({ ...player, rolls: 1 })) },
};
const door = { key: 'door', command: { type: 'discover' }, cost: [], missing: [], reach: 'go' } as never;

describe('hints for the first game', () => {
  it('come with the first roll, black mask, door, hold, gem and gong, each once', () => {
    const given = new Set<Hint>();
    const next = (now: Situation): Hint | undefined => {
      const hint = hintFor(now, given);
      if (hint) given.add(hint);
      return hint;
    };
    expect(next(before)).toBe('roll');
    expect(next(before)).toBeUndefined();
    expect(next({ ...rolled, goals: [door] })).toBe('black');
    expect(next({ ...rolled, goals: [door] })).toBe('door');
    expect(next(rolled)).toBe('hold');
    expect(next({ ...rolled, view: { ...rolled.view, rooms: running().view.rooms } })).toBe('gem');
    expect(next({ ...rolled, isRunHome: true })).toBe('gong');
    expect(next({ ...rolled, goals: [door], isRunHome: true })).toBeUndefined();
  });

  it('are silent in a pause and after the game', () => {
    expect(hintFor({ ...before, view: { ...before.view, paused: true } }, new Set())).toBeUndefined();
    expect(hintFor({ ...before, view: { ...before.view, ended: 'gaveUp' } }, new Set())).toBeUndefined();
  });
});
