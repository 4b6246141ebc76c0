import { seat } from '@templefall/kernel';
import { tableOf } from '@templefall/testkit/rollwrite';
import { describe, expect, it } from 'vitest';
import { isFaceDown } from './suggestions.ts';
import { undoableBy } from './undoing.ts';
import { parseWish, printWish } from './wish.ts';
import { wishedPick } from './wishes.ts';

const exploring = (position: object, options: object = {}) =>
  tableOf({ options: { players: 3, ...options }, position: { phase: 'exploring', ...position } });

describe('standing wishes', () => {
  const sharing = (pool: string, wishes: readonly string[], players = 2) => {
    const table = tableOf({
      options: { players },
      position: { phase: 'exploring', kept: 'KT', pool, players: [{ at: 'a2' }] },
    });
    expect(table.does(1, { type: 'setWishes', wishes })).toBe('done');
    expect(table.does(0, { type: 'endExploring' })).toBe('done');
    return table;
  };

  it('[WX7] the dearest wish that the pool can fill is taken and crossed by itself', () => {
    const table = sharing('KTA', ['gold:2', 'torch:5', 'adventurer:4', 'key:6']);
    expect(table.told()).toContain('wishFollowed');
    expect(table.state().players[1]?.maps[4]?.bonus).toEqual([false, false, true]);
    expect(table.state().players[1]?.maps[3]?.bonus).toEqual([true, false, false]);
    expect(table.state().active).toBe(1);
  });

  it('[WX7] a side may be named; a symbol that stands twice is filled twice', () => {
    const table = sharing('KK', ['key:1:gem']);
    expect(table.state().players[1]?.maps[0]).toMatchObject({ gem: [true, false, true], bonus: [false, false, false] });
  });

  it('[WX7] a second die is taken only if one is left for each', () => {
    const table = sharing('KTA', ['key:1:gem', 'torch:1'], 3);
    expect(table.events()).toContainEqual({ type: 'diceTaken', seat: 1, faces: ['key', 'torch'] });
    const scarce = sharing('KT', ['key:1:gem', 'torch:1'], 3);
    expect(scarce.told()).toContain('wishFollowed');
    expect(scarce.state().players[1]?.maps[0]).toMatchObject({
      gem: [true, false, false],
      bonus: [false, false, false],
    });
  });

  it('[WX7] with no wish to fill the player chooses; an empty list ends all wishes', () => {
    const table = sharing('KT', ['gold:2']);
    expect(table.told()).not.toContain('wishFollowed');
    expect(table.state().phase).toBe('sharing');
    table.does(1, { type: 'setWishes', wishes: [] });
    expect(table.state().wishes).toEqual([]);
    expect(table.does(1, { type: 'setWishes', wishes: ['black:1'] })).toBe('unknownValue');
  });

  it('[WX8] a wished pick is taken back until a die is rolled; the wishes then rest for the turn', () => {
    const table = sharing('KT', ['key:6']);
    expect(table.state().active).toBe(1);
    expect(undoableBy(table.state(), seat(1))).toEqual({ type: 'pick' });
    expect(table.offers(1, { type: 'undo' })).toBe(true);
    expect(table.does(1, { type: 'undo' })).toBe('done');
    expect(table.state()).toMatchObject({ phase: 'sharing', active: 0, resting: [1], pool: ['key', 'torch'] });
    expect(table.does(1, { type: 'takeDice', faces: ['torch'] })).toBe('done');
    expect(table.state().picks).toEqual([]);
    const later = sharing('KT', ['key:6']);
    later.does(1, { type: 'roll' });
    expect(later.state().picks).toEqual([]);
  });

  it('[WX8] what somebody does by hand seals it, what is said does not', () => {
    const table = sharing('KTA', ['key:6', 'torch:1'], 3);
    table.does(2, { type: 'pinNote', target: 'pool', text: 'thanks' });
    expect(undoableBy(table.state(), seat(1))).toEqual({ type: 'pick' });
    const spot = table.legal(2).find(({ type }) => type === 'crossSymbol');
    expect(spot && table.does(2, { ...spot })).toBe('done');
    expect(table.does(1, { type: 'undo' })).not.toBe('done');
  });

  it('[WX7] wishes are read and written in one way, and can be asked before', () => {
    for (const text of ['torch:1', 'torch:1:gem']) {
      const wish = parseWish(text);
      expect(wish && printWish(wish)).toBe(text);
    }
    for (const text of ['torch', 'torch:7', 'black:1', 'torch:1:top']) expect(parseWish(text)).toBeUndefined();
    const table = tableOf({ position: { phase: 'exploring', kept: 'KT', pool: 'KT', players: [{ at: 'a2' }] } });
    table.does(1, { type: 'setWishes', wishes: ['torch:1'] });
    expect(wishedPick(table.state(), seat(1))).toEqual({
      faces: ['torch'],
      spots: [{ face: 'torch', map: 1, side: 'bonus' }],
    });
    expect(wishedPick(table.state(), seat(0))).toBeUndefined();
  });
});

describe('asking the team', () => {
  const position = { players: [{ at: 'a2' }], kept: 'KTKK' };

  it('[WX9] suggestions wait for the question, lie face down, and are shown when all have answered', () => {
    const table = exploring(position);
    expect(table.does(1, { type: 'proposePlan', steps: ['a1'] })).toBe('notAsked');
    expect(table.does(0, { type: 'askTeam' })).toBe('done');
    expect(table.does(1, { type: 'proposePlan', steps: ['a1'] })).toBe('done');
    const [proposal] = table.state().proposals;
    expect(proposal && isFaceDown(table.state(), proposal)).toBe(true);
    expect(table.does(0, { type: 'followProposal', of: 1 })).toBe('faceDown');
    expect(table.does(2, { type: 'backProposal', of: 1 })).toBe('faceDown');
    expect(table.does(2, { type: 'passAsking' })).toBe('done');
    expect(table.told()).toContain('proposalsShown');
    expect(table.does(2, { type: 'backProposal', of: 1 })).toBe('done');
    expect(table.does(0, { type: 'followProposal', of: 1 })).toBe('done');
    expect(table.at(0)).toBe('a1');
  });

  it('[WX9] the player who asked may look before; nobody else asks, and the question ends with exploring', () => {
    const table = exploring(position);
    expect(table.does(1, { type: 'askTeam' })).toBe('notYourTurn');
    table.does(0, { type: 'askTeam' });
    table.does(1, { type: 'proposePlan', steps: ['a1'] });
    expect(table.does(2, { type: 'showProposals' })).toBe('notYourTurn');
    expect(table.does(0, { type: 'showProposals' })).toBe('done');
    expect(table.does(0, { type: 'showProposals' })).toBe('notAsked');
    expect(table.does(0, { type: 'endExploring' })).toBe('done');
    expect(table.state()).not.toHaveProperty('asking');
  });

  it('[WX9] at an open table nobody needs to be asked, at a silent one nobody suggests or points', () => {
    const open = exploring(position, { talk: 'open' });
    expect(open.does(1, { type: 'proposePlan', steps: ['a1'] })).toBe('done');
    expect(open.does(0, { type: 'followProposal', of: 1 })).toBe('done');
    const silent = exploring({ ...position, pool: 'AA' }, { talk: 'silent' });
    for (const said of [
      { type: 'proposePlan', steps: ['a1'] },
      { type: 'proposeSplit', shares: ['', 'A', 'A'] },
      { type: 'point', target: 'room:a1' },
    ])
      expect(silent.does(1, said)).toBe('silentTable');
    expect(silent.does(0, { type: 'askTeam' })).toBe('silentTable');
  });

  it('[WX9] shares of the pool may be suggested without being asked', () => {
    const table = exploring({ ...position, pool: 'AA' });
    expect(table.does(2, { type: 'proposeSplit', shares: ['', 'A', 'A'] })).toBe('done');
  });
});

describe('notes', () => {
  it('[WX10] a note is pinned, replaced by its writer, and taken off by anybody', () => {
    const table = exploring({});
    expect(table.does(1, { type: 'pinNote', target: 'map:3:1', text: 'torch, please' })).toBe('done');
    expect(table.does(1, { type: 'pinNote', target: 'map:3:1', text: 'key, please' })).toBe('done');
    expect(table.state().notes).toEqual([{ seat: 1, target: 'map:3:1', text: 'key, please' }]);
    expect(table.does(2, { type: 'unpinNote', target: 'map:3:1', of: 1 })).toBe('done');
    expect(table.state().notes).toEqual([]);
  });

  it.each(['', '   ', 'x'.repeat(61), 'two\nlines', 'turned \u202e round'])('[WX10] no note says %j', text => {
    expect(exploring({}).does(0, { type: 'pinNote', target: 'room:b2', text })).toBe('unknownValue');
  });

  it('[WX10] a note hangs on something that is there; of too many the oldest fall off', () => {
    const table = exploring({});
    expect(table.does(0, { type: 'pinNote', target: 'sheet:3', text: 'who?' })).toBe('unknownValue');
    const targets = [0, 1, 2].flatMap(who => [1, 2, 3, 4, 5, 6].map(map => `map:${map}:${who}`));
    for (const who of [0, 1, 2])
      for (const target of targets) expect(table.does(who, { type: 'pinNote', target, text: 'here' })).toBe('done');
    expect(table.state().notes).toHaveLength(40);
  });
});
