import { tableOf } from '@templefall/testkit/rollwrite';
import { describe, expect, it } from 'vitest';
import { TREASURE_MAPS } from './content/maps.ts';
import { MAPS } from './vocabulary.ts';

const sharing = (pool: string, players = 4, position: object = {}) => {
  const table = tableOf({ options: { players }, position: { phase: 'exploring', kept: 'KK', pool, ...position } });
  table.does(0, { type: 'endExploring' });
  return table;
};
const marking = (dice: string, maps: object = {}, position: object = {}) =>
  tableOf({ position: { phase: 'marking', players: [{}, { dice, maps }], ...position } });

describe('the pool', () => {
  it('[WP1] clockwise from the left of the player in turn each other player takes one or two dice', () => {
    const table = sharing('AAAAA');
    expect(table.does(2, { type: 'takeDice', faces: ['adventurer'] })).toBe('notYourTurn');
    expect(table.does(0, { type: 'takeDice', faces: ['adventurer'] })).toBe('notYourTurn');
    expect(table.does(1, { type: 'takeDice', faces: [] })).toBe('oneOrTwoDice');
    expect(table.does(1, { type: 'takeDice', faces: ['adventurer', 'adventurer', 'adventurer'] })).toBe('oneOrTwoDice');
    expect(table.does(1, { type: 'takeDice', faces: ['adventurer', 'key'] })).toBe('notInPool');
    expect(table.does(1, { type: 'takeDice', faces: ['adventurer', 'adventurer'] })).toBe('done');
    expect(table.does(2, { type: 'takeDice', faces: ['adventurer'] })).toBe('done');
    expect(table.does(3, { type: 'takeDice', faces: ['adventurer', 'adventurer'] })).toBe('done');
    expect(table.state().players.map(({ dice }) => dice.length)).toEqual([0, 2, 1, 2]);
    expect(table.state().phase).toBe('marking');
  });

  it('[WP2] a second die may be taken only if one is left for every player still to choose', () => {
    const table = sharing('AKTG');
    expect(table.does(1, { type: 'takeDice', faces: ['adventurer', 'key'] })).toBe('done');
    expect(table.does(2, { type: 'takeDice', faces: ['torch', 'gold'] })).toBe('leaveOneForEach');
    expect(table.legal(2)).toEqual([
      { type: 'takeDice', seat: 2, faces: ['torch'] },
      { type: 'takeDice', seat: 2, faces: ['gold'] },
    ]);
  });

  it('[WP2] a player must take one while there is one; when the pool is too small the last go without', () => {
    const table = sharing('AA');
    expect(table.told()).toEqual(['exploringEnded', 'soleAnswerGiven', 'diceTaken', 'soleAnswerGiven', 'diceTaken']);
    expect(table.state()).toMatchObject({ phase: 'marking', pool: [], takers: [] });
    expect(table.state().players.map(({ dice }) => dice.length)).toEqual([0, 1, 1, 0]);
  });
});

describe('treasure maps', () => {
  it('[WP3] each die taken crosses one matching symbol on one of the player’s maps', () => {
    const table = marking('K');
    expect(table.does(1, { type: 'crossSymbol', face: 'gold', map: 2, side: 'bonus' })).toBe('noSuchDie');
    expect(table.does(1, { type: 'crossSymbol', face: 'key', map: 5, side: 'bonus' })).toBe('symbolNotFree');
    expect(table.does(1, { type: 'crossSymbol', face: 'key', map: 2, side: 'bonus' })).toBe('done');
    expect(table.state().players[1]?.maps[1]).toEqual({
      bonus: [false, true, false],
      gem: [false, false, false],
      closed: false,
    });
  });

  it('[WP3] a die with no matching free symbol has no effect', () => {
    const full = Object.fromEntries(MAPS.map(map => [map, 'x.x/..x closed']));
    const table = marking('A', full);
    table.does(1, { type: 'point', target: 'room:a1' });
    expect(table.told()).toContain('dieWasted');
    expect(table.state().active).toBe(1);
  });

  it('[WP4] a complete bonus side may be cashed in at any time: its box is circled and the map closed', () => {
    for (const map of MAPS) {
      const { reward } = TREASURE_MAPS[map];
      const table = tableOf({ position: { players: [{ maps: { [map]: 'xxx/x..' } }] } });
      expect(table.does(0, { type: 'cashMap', map })).toBe('done');
      if (reward === 'joker') table.does(0, { type: 'chooseGain', gain: 'gold' });
      expect(table.track(reward === 'joker' ? 'gold' : reward)).toBe('1/0');
      expect(table.state().players[0]?.maps[map - 1]?.closed).toBe(true);
      expect(table.state().gems).toBe(0);
      expect(table.does(0, { type: 'cashMap', map })).toBe('mapClosed');
    }
  });

  it('[WP4] with the gem side complete too the team gets a gem', () => {
    const table = tableOf({ position: { players: [{ maps: { 1: 'xxx/xxx' } }] } });
    table.does(0, { type: 'cashMap', map: 1 });
    expect({ gems: table.state().gems, rush: table.track('rush') }).toEqual({ gems: 1, rush: '1/0' });
  });

  it('[WP5] a map cashed in without its gem side never gives the gem', () => {
    const table = marking('K', { 1: 'xxx/xx. closed' });
    expect(table.does(1, { type: 'crossSymbol', face: 'key', map: 1, side: 'gem' })).toBe('mapClosed');
  });

  it('[WP5] the gem side alone gives nothing', () => {
    const table = marking('K', { 1: '.../xx.' });
    table.does(1, { type: 'crossSymbol', face: 'key', map: 1, side: 'gem' });
    expect(table.state().gems).toBe(0);
    expect(table.does(1, { type: 'cashMap', map: 1 })).toBe('mapIncomplete');
  });

  it.each([
    ['bonus', 'xx./xxx', 'T', 'torch'],
    ['gem', 'xxx/xx.', 'K', 'key'],
  ] as const)('[WP6] a map is cashed in by itself when its %s side completes it', (side, marks, dice, face) => {
    const table = marking(dice, { 1: marks });
    table.does(1, { type: 'crossSymbol', face, map: 1, side });
    expect(table.events()).toContainEqual({ type: 'mapCashed', seat: 1, map: 1, withGem: true });
    expect({ gems: table.state().gems, rush: table.track('rush') }).toEqual({ gems: 1, rush: '1/0' });
  });

  it('[WP7] two dice may go to two different maps, or to one', () => {
    const apart = marking('AA');
    expect(apart.does(1, { type: 'crossSymbol', face: 'adventurer', map: 5, side: 'bonus' })).toBe('done');
    expect(apart.does(1, { type: 'crossSymbol', face: 'adventurer', map: 6, side: 'bonus' })).toBe('done');
    const together = marking('AA');
    expect(together.does(1, { type: 'crossSymbol', face: 'adventurer', map: 5, side: 'bonus' })).toBe('done');
    expect(together.does(1, { type: 'crossSymbol', face: 'adventurer', map: 5, side: 'bonus' })).toBe('done');
    expect(together.state().players[1]?.maps[4]?.bonus).toEqual([true, true, false]);
  });

  it('[WP8] a friend’s map can be cashed in while a pair lies open, while somebody owes a choice, while the pool is shared', () => {
    const ready = { players: [{}, { maps: { 1: 'xxx/...' } }] };
    const cash = { type: 'cashMap', map: 1 };
    expect(tableOf({ position: { ...ready, rolled: 'AK' } }).does(1, cash)).toBe('done');
    const chosen = tableOf({
      position: { phase: 'exploring', players: [{ at: 'b1' }, ready.players[1]], kept: 'GA' },
    });
    chosen.does(0, { type: 'enterRoom', room: 'b2' });
    expect(chosen.does(1, cash)).toBe('done');
    expect(chosen.does(0, { type: 'chooseGain', gain: 'key' })).toBe('done');
    for (const position of [
      { ...ready, phase: 'sharing', pool: 'AK', takers: [1] },
      { players: [{ dice: 'A' }, ready.players[1]], phase: 'marking' },
      ready,
    ])
      expect(tableOf({ position }).does(1, cash)).toBe('done');
    expect(tableOf({ position: { ...ready, phase: 'sides', round: 0 } }).does(1, cash)).toBe('wrongPhase');
  });

  it('[WP8] one’s own open choice comes before the next map', () => {
    const table = tableOf({ position: { players: [{}, { maps: { 1: 'xxx/...', 3: 'xxx/...' } }] } });
    table.does(1, { type: 'cashMap', map: 3 });
    expect(table.does(1, { type: 'cashMap', map: 1 })).toBe('choiceOpen');
    table.does(1, { type: 'chooseGain', gain: 'key' });
    expect(table.does(1, { type: 'cashMap', map: 1 })).toBe('done');
  });

  it('[WP4] a friend’s re-roll saves a pair of black masks, a friend’s rush a turn without a move', () => {
    const masks = tableOf({
      position: { players: [{}, { maps: { 4: 'xxx/...' } }] },
      chance: { 0: 'BBAK' },
    });
    masks.does(0, { type: 'roll' });
    expect(masks.state().rolled).toEqual(['black', 'black']);
    masks.does(1, { type: 'cashMap', map: 4 });
    expect(masks.does(0, { type: 'reroll' })).toBe('done');
    const stuck = tableOf({
      position: { cursed: [7, 0, 0], players: [{ at: 'a2' }, { maps: { 1: 'xxx/...' } }] },
      chance: { 0: 'B' },
    });
    stuck.does(0, { type: 'roll' });
    stuck.does(0, { type: 'placePair', keep: [] });
    expect(stuck.state()).toMatchObject({ active: 0, phase: 'exploring' });
    stuck.does(1, { type: 'cashMap', map: 1 });
    expect(stuck.does(0, { type: 'rushInto', room: 'a1' })).toBe('done');
  });

  it('[WE6] a joker looks at the tracks as they are when it is chosen; with none left it is lost', () => {
    const nearly = { reroll: 8, key: 10, gold: 10, torch: 9 };
    const table = tableOf({
      position: { players: [{ maps: { 3: 'xxx/...' } }, { maps: { 6: 'xxx/...' } }], tracks: { ...nearly, gold: 9 } },
    });
    table.does(0, { type: 'cashMap', map: 3 });
    expect(table.offers(0, { type: 'chooseGain', gain: 'torch' })).toBe(true);
    table.does(1, { type: 'cashMap', map: 6 });
    // Torch is full now, gold is the only answer left.
    expect(table.track('gold')).toBe('10/0');
    const lost = tableOf({
      options: { players: 3 },
      position: {
        players: [{ maps: { 3: 'xxx/...' } }, { maps: { 3: 'xxx/...' } }, { maps: { 6: 'xxx/...' } }],
        tracks: { ...nearly, torch: 9, gold: 9 },
      },
    });
    lost.does(0, { type: 'cashMap', map: 3 });
    lost.does(1, { type: 'cashMap', map: 3 });
    lost.does(2, { type: 'cashMap', map: 6 });
    expect(lost.state().choices).toEqual([]);
    expect(lost.events()).toContainEqual({ type: 'gainLost', seat: 1 });
  });

  it('[WP8] on one’s own turn a map can be cashed in while the pair lies there, and its re-roll used at once', () => {
    const table = tableOf({
      position: { players: [{ maps: { 4: 'xxx/...' } }], rolled: 'BB' },
      chance: { 0: 'AK' },
    });
    expect(table.does(0, { type: 'cashMap', map: 4 })).toBe('done');
    expect(table.does(0, { type: 'reroll' })).toBe('done');
    expect(table.state().rolled).toEqual(['adventurer', 'key']);
  });
});
