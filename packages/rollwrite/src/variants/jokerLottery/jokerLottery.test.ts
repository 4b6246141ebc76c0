import { tableOf } from '@templefall/testkit/rollwrite';
import { describe, expect, it } from 'vitest';

const inJoker = (extra: string, position: object = {}) => {
  const table = tableOf({
    options: { variant: 'jokerLottery' },
    position: { phase: 'exploring', players: [{ at: 'd1' }], kept: 'GA', extra, ...position },
  });
  table.does(0, { type: 'enterRoom', room: 'd2' });
  return table;
};

describe('the joker lottery', () => {
  it('[WV4] the extra dice are rolled at each turn of the start player, and hold for the round', () => {
    const table = tableOf({
      options: { players: 2, variant: 'jokerLottery', startPlayer: 1 },
      position: { phase: 'exploring', active: 0, extra: 'KT' },
      chance: { table: 'AB' },
    });
    table.does(0, { type: 'endExploring' });
    expect(table.state().extra.faces).toEqual(['adventurer', 'black']);
    const other = tableOf({
      options: { players: 2, variant: 'jokerLottery' },
      position: { phase: 'exploring', active: 0, extra: 'KT' },
    });
    other.does(0, { type: 'endExploring' });
    expect(other.state()).toMatchObject({ active: 1, extra: { faces: ['key', 'torch'] }, tableRolls: 0 });
  });

  it.each([
    ['KT', ['key', 'torch']],
    ['GT', ['torch', 'gold']],
    ['AG', ['gold', 'nothing']],
    ['BK', ['key', 'moveCurses']],
  ] as const)('[WV4] with %s on the sheet the player chooses one of the two', (extra, gains) => {
    const table = inJoker(extra);
    expect(table.state().choices).toEqual([{ seat: 0, gains, from: 'room' }]);
    expect(table.does(0, { type: 'chooseGain', gain: 'reroll' })).toBe('notOffered');
  });

  it('[WV4] key, torch and gold mask circle their track; two alike leave no choice', () => {
    const table = inJoker('KK');
    expect({ key: table.track('key'), choices: table.state().choices }).toEqual({ key: '1/0', choices: [] });
    expect(table.told()).toContain('soleAnswerGiven');
  });

  it('[WV4] an adventurer is nothing', () => {
    const before = tableOf({ options: { variant: 'jokerLottery' } }).state();
    const table = inJoker('AA');
    expect(table.state()).toMatchObject({ tracks: before.tracks, gems: 0, choices: [] });
  });

  it('[WV4] a black mask moves all cursed dice; those freed are used from the next turn on', () => {
    const table = inJoker('BA', { cursed: [1, 2, 1], pool: 'A' });
    table.does(0, { type: 'chooseGain', gain: 'moveCurses' });
    expect(table.state()).toMatchObject({ cursed: [0, 1, 2], phase: 'exploring' });
    expect(table.does(0, { type: 'roll' })).toBe('wrongPhase');
  });

  it('[WV7] dice freed go to the supply, never to the pool', () => {
    const table = inJoker('BB', { cursed: [0, 0, 3], pool: 'A' });
    expect(table.state()).toMatchObject({ pool: ['adventurer'], cursed: [0, 0, 0] });
    expect(table.state().joining).toBe(3);
    expect(table.state().supply).toBe(inJoker('AA', { cursed: [0, 0, 3], pool: 'A' }).state().supply);
  });

  it('[WV8] the action is crossed off even when nothing happens', () => {
    expect(inJoker('AA').state().players[0]?.crossed).toEqual(['d2']);
    const full = inJoker('KK', { tracks: { key: 10 } });
    expect(full.state().players[0]?.crossed).toEqual(['d2']);
    expect(full.events()).toContainEqual({ type: 'gainLost', seat: 0, track: 'key' });
  });

  it('[WV8] a map’s joker reward is always a free joker', () => {
    const table = tableOf({
      options: { variant: 'jokerLottery' },
      position: { players: [{ maps: { 3: 'xxx/...' } }], extra: 'KK' },
    });
    table.does(0, { type: 'cashMap', map: 3 });
    expect(table.state().choices[0]?.gains).toEqual(['reroll', 'key', 'torch', 'gold']);
  });
});
