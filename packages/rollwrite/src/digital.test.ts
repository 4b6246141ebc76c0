import { tableOf } from '@templefall/testkit/rollwrite';
import { describe, expect, it } from 'vitest';
import { rollwrite } from './game.ts';

const exploring = (position: object, players = 2) =>
  tableOf({ options: { players, talk: 'open' }, position: { phase: 'exploring', ...position } });

describe('sole answers', () => {
  it('[WX1] the last side of a full table is taken by the game, which says so', () => {
    const table = tableOf({ options: { players: 4 }, position: { phase: 'sides', round: 0 } });
    for (const [seat, side] of ['north', 'east', 'south'].entries()) table.does(seat, { type: 'chooseSide', side });
    const answer = { type: 'chooseSide', seat: 3, side: 'west' };
    expect(table.events()).toContainEqual({ type: 'soleAnswerGiven', seat: 3, command: answer });
    expect(table.at(3)).toBe('west');
  });

  it('[WX1] two black masks are placed by the game, unless a re-roll could save them', () => {
    const alone = tableOf({ chance: { 0: 'BB' } });
    alone.does(0, { type: 'roll' });
    expect(alone.state()).toMatchObject({ rolled: [], cursed: [2, 0, 0] });
    const saved = tableOf({ position: { tracks: { reroll: 1 } }, chance: { 0: 'BB' } });
    saved.does(0, { type: 'roll' });
    expect(saved.state().rolled).toEqual(['black', 'black']);
  });

  it('[WX1] the only die of a pool is taken and, with only one place for it, crossed by the game', () => {
    const closed = {
      2: 'x.x/.xx closed',
      3: '.../... closed',
      4: '.../... closed',
      5: '.../... closed',
      6: '.../... closed',
    };
    const table = exploring({ kept: 'KK', pool: 'G', players: [{}, { maps: closed }] });
    table.does(0, { type: 'endExploring' });
    expect(table.told().slice(0, 6)).toEqual([
      'exploringEnded',
      'soleAnswerGiven',
      'diceTaken',
      'soleAnswerGiven',
      'symbolCrossed',
      'turnEnded',
    ]);
  });

  it('[WX1] throwing the dice is never done for a player', () => {
    const table = tableOf();
    table.does(0, { type: 'point', target: 'room:a1' });
    expect(table.legal(0)).toEqual([{ type: 'roll', seat: 0 }]);
    expect(table.told()).toEqual(['pointed']);
  });

  it('[WX1] exploring ends by itself only where nothing could be done or taken back', () => {
    const idle = tableOf({ position: { cursed: [7, 0, 0] }, chance: { 0: 'B' } });
    idle.does(0, { type: 'roll' });
    expect(idle.state().active).toBe(1);
    const moved = exploring({ players: [{ at: 'a2' }], kept: 'KT' });
    moved.does(0, { type: 'enterRoom', room: 'a1' });
    expect(moved.legal(0).map(({ type }) => type)).toEqual(['endExploring', 'undo']);
  });
});

describe('tables', () => {
  it('[WX2] whoever holds a seat gives the same commands: every seat is offered its own and no other', () => {
    const table = exploring({ kept: 'AA', pool: 'KT', players: [{}, { maps: { 1: 'xxx/...' } }] });
    for (const seat of [0, 1]) for (const command of table.legal(seat)) expect(command.seat).toBe(seat);
    expect(table.legal(1)).toEqual([{ type: 'cashMap', seat: 1, map: 1 }]);
    expect(table.legal(2)).toEqual([]);
  });

  it('[WX5] a table is plain data: written down and taken up again it goes on as it would have', () => {
    const table = tableOf({ position: { cursed: [6, 0, 0] }, chance: { 0: 'AA' } });
    table.does(0, { type: 'roll' });
    const again = JSON.parse(JSON.stringify(table.state()));
    expect(again).toEqual(table.state());
    expect(rollwrite.legal(again, again.active, 0)).toEqual(table.legal(0));
    expect(rollwrite.due(table.state())).toBeUndefined();
  });

  it('[WX6] nothing hidden is in a state, a refusal changes nothing and says why, every event can be replayed', () => {
    const table = tableOf({ chance: { 0: 'AK' } });
    const opening = table.state();
    table.does(0, { type: 'roll' });
    expect(table.does(0, { type: 'roll' })).toBe('pairOpen');
    expect(rollwrite.view(table.state())).toBe(table.state());
    expect(table.events().reduce(rollwrite.evolve, opening)).toEqual(table.state());
    expect(JSON.stringify(table.state())).not.toMatch(/seed|chance/);
  });
});

describe('talk', () => {
  it('[WX3] anybody may point at a room or a die', () => {
    const table = exploring({ kept: 'AK' });
    expect(table.does(1, { type: 'point', target: 'room:c3' })).toBe('done');
    expect(table.does(1, { type: 'point', target: 'face:key' })).toBe('done');
    expect(table.does(1, { type: 'point', target: 'the sky' })).toBe('unknownValue');
    expect(table.state().pointers).toEqual([{ seat: 1, target: 'face:key' }]);
  });

  it('[WX3] a whole exploring plan may be proposed, backed and followed; only the player in turn follows it', () => {
    const table = exploring({ players: [{ at: 'a2' }], kept: 'KTKKGA', pool: 'AA' }, 3);
    const steps = ['a1', 'b1', 'b2=gold'];
    expect(table.does(1, { type: 'proposePlan', steps })).toBe('done');
    expect(table.does(2, { type: 'backProposal', of: 1 })).toBe('done');
    expect(table.does(2, { type: 'followProposal', of: 1 })).toBe('notYourTurn');
    expect(table.at(0)).toBe('a2');
    expect(table.legal(0)[0]).toEqual({ type: 'followProposal', seat: 0, of: 1 });
    expect(table.does(0, { type: 'followProposal', of: 1 })).toBe('done');
    expect({ at: table.at(0), gems: table.state().gems, key: table.track('key'), gold: table.track('gold') }).toEqual({
      at: 'b2',
      gems: 1,
      key: '1/0',
      gold: '1/0',
    });
    expect(table.does(0, { type: 'undo' })).toBe('done');
    expect(table.at(0)).toBe('b1');
  });

  it('[WX3] a plan that would not work from where the player stands is refused with the step that fails', () => {
    const table = exploring({ players: [{ at: 'a2' }], kept: 'KTKK' });
    expect(table.does(1, { type: 'proposePlan', steps: ['a1', 'e5'] })).toBe('planFails');
    expect(table.does(1, { type: 'proposePlan', steps: [] })).toBe('planFails');
    expect(table.does(1, { type: 'proposePlan', steps: ['up'] })).toBe('unknownValue');
    expect(table.does(1, { type: 'proposePlan', steps: ['a1', 'b1'] })).toBe('done');
    table.does(0, { type: 'enterRoom', room: 'a1' });
    expect(table.does(0, { type: 'followProposal', of: 1 })).toBe('planFails');
  });

  it('[WX3] a pool split may be proposed before it is made, and each player takes the share by following it', () => {
    const table = exploring({ kept: 'KK', pool: 'AKT' }, 3);
    expect(table.does(0, { type: 'proposeSplit', shares: ['', 'AKT', ''] })).toBe('splitFails');
    expect(table.does(0, { type: 'proposeSplit', shares: ['A', 'K', 'T'] })).toBe('splitFails');
    expect(table.does(0, { type: 'proposeSplit', shares: ['', 'K'] })).toBe('unknownValue');
    expect(table.does(0, { type: 'proposeSplit', shares: ['', 'AT', 'K'] })).toBe('done');
    table.does(0, { type: 'endExploring' });
    expect(table.does(2, { type: 'followProposal', of: 0 })).toBe('notYourTurn');
    expect(table.does(1, { type: 'followProposal', of: 0 })).toBe('done');
    expect(table.state().players[1]?.dice).toEqual(['adventurer', 'torch']);
    expect(table.state().players[2]?.dice).toEqual(['key']);
  });

  it('[WX3] a proposal is replaced by the next of its maker, withdrawn, and gone with the turn', () => {
    const table = exploring({ players: [{ at: 'a2' }], kept: 'KT', pool: 'AA' });
    table.does(1, { type: 'proposePlan', steps: ['a1'] });
    table.does(1, { type: 'proposeSplit', shares: ['', 'AA'] });
    expect(table.state().proposals.map(({ type }) => type)).toEqual(['split']);
    expect(table.does(1, { type: 'withdrawProposal' })).toBe('done');
    expect(table.does(1, { type: 'withdrawProposal' })).toBe('noProposal');
    expect(table.does(0, { type: 'backProposal', of: 1 })).toBe('noProposal');
    table.does(1, { type: 'proposePlan', steps: ['a1'] });
    expect(table.does(1, { type: 'backProposal', of: 1 })).toBe('alreadyBacked');
    table.does(0, { type: 'endExploring' });
    expect(table.state().proposals).toEqual([]);
  });
});

describe('undo', () => {
  it('[WX4] exploring steps are taken back one by one, with all that came of them', () => {
    const table = exploring({ players: [{ at: 'a2' }, { at: 'c4' }], kept: 'KTKK' });
    const start = table.state();
    table.does(0, { type: 'enterRoom', room: 'a1' });
    const middle = table.state();
    table.does(0, { type: 'enterRoom', room: 'b1' });
    expect(table.state()).toMatchObject({ gems: 3, secrets: ['yellow'] });
    expect(table.does(0, { type: 'undo' })).toBe('done');
    expect(table.state()).toEqual(middle);
    expect(table.does(0, { type: 'undo' })).toBe('done');
    expect(table.state()).toEqual(start);
    expect(table.does(0, { type: 'undo' })).toBe('nothingToUndo');
  });

  it('[WX4] an entry is taken back together with the choice it asks for, made or not', () => {
    const table = exploring({ players: [{ at: 'b1' }], kept: 'GA' });
    const start = table.state();
    table.does(0, { type: 'enterRoom', room: 'b2' });
    expect(table.does(0, { type: 'undo' })).toBe('done');
    expect(table.state()).toEqual(start);
    table.does(0, { type: 'enterRoom', room: 'b2' });
    table.does(0, { type: 'chooseGain', gain: 'key' });
    table.does(0, { type: 'undo' });
    expect(table.state()).toEqual(start);
  });

  it('[WX4] one’s own cashing in can be taken back while exploring, another’s seals the steps before it', () => {
    const maps = { 1: 'xxx/...' };
    const own = exploring({ players: [{ at: 'a2', maps }], kept: 'KT' });
    const start = own.state();
    own.does(0, { type: 'cashMap', map: 1 });
    own.does(0, { type: 'undo' });
    expect(own.state()).toEqual(start);
    const foreign = exploring({ players: [{ at: 'a2' }, { maps }], kept: 'KTKK' });
    foreign.does(0, { type: 'enterRoom', room: 'a1' });
    foreign.does(1, { type: 'cashMap', map: 1 });
    expect(foreign.does(0, { type: 'undo' })).toBe('nothingToUndo');
    foreign.does(0, { type: 'enterRoom', room: 'b1' });
    expect(foreign.does(0, { type: 'undo' })).toBe('done');
    expect(foreign.at(0)).toBe('a1');
  });

  it('[WX4] once exploring has ended or dice are rolled nothing is taken back; nobody else takes back', () => {
    const table = exploring({ players: [{ at: 'a2' }], kept: 'KT', pool: 'AA' });
    table.does(0, { type: 'enterRoom', room: 'a1' });
    expect(table.does(1, { type: 'undo' })).toBe('notYourTurn');
    table.does(0, { type: 'endExploring' });
    expect(table.does(0, { type: 'undo' })).toBe('wrongPhase');
  });

  it('[WX4] talk is not taken back', () => {
    const table = exploring({ players: [{ at: 'a2' }], kept: 'KT' });
    table.does(0, { type: 'enterRoom', room: 'a1' });
    table.does(1, { type: 'point', target: 'room:b1' });
    table.does(0, { type: 'undo' });
    expect(table.state().pointers).toEqual([{ seat: 1, target: 'room:b1' }]);
  });
});
