import { seat } from '@templefall/kernel';
import { forRandomGames } from '@templefall/testkit';
import { rollwritePlay, tableOf } from '@templefall/testkit/rollwrite';
import { describe, expect, it } from 'vitest';
import { askedOf, awaited } from './awaiting.ts';
import { COMMANDS, consequences, EVENTS, type Event, foreseen, rehearsal, rollwrite } from './game.ts';
import { paceOf } from './pace.ts';
import { seatsOf } from './questions.ts';
import { reachOf } from './reach.ts';
import { secretPairs, twinOf } from './secrets.ts';
import type { State } from './state.ts';
import { parseTarget, printTarget } from './targets.ts';
import { diceAfter, diceOf } from './trackedDice.ts';
import { undoableBy } from './undoing.ts';
import { usesOf } from './uses.ts';
import { ROOMS } from './vocabulary.ts';

const exploring = (position: Sketch, options: Sketch = {}) =>
  tableOf({ options, position: { phase: 'exploring', ...position } });
type Sketch = { readonly [name: string]: unknown };
const [ONE, TWO] = [seat(0), seat(1)];

describe('who is waited for', () => {
  it('[WT2] each phase asks its question of the right seats', () => {
    const asked = (position: Sketch, options: Sketch = {}) =>
      awaited(tableOf({ options, position }).state()).map(one => `${one.seat} ${one.asked}`);
    expect(asked({ phase: 'sides', round: 0 })).toEqual(['0 side', '1 side']);
    expect(asked({})).toEqual(['0 roll']);
    expect(asked({ rolled: 'AK' })).toEqual(['0 pair']);
    expect(asked({ phase: 'exploring', kept: 'AK' })).toEqual(['0 explore']);
    expect(asked({ phase: 'sharing', pool: 'AK', takers: [1] })).toEqual(['1 take']);
    expect(asked({ phase: 'marking', players: [{ dice: 'A' }, { dice: 'K' }] })).toEqual(['0 cross', '1 cross']);
    expect(asked({ phase: 'ended' })).toEqual([]);
  });

  it('[WV6] a vote asks everybody who has not voted, and says until when', () => {
    const table = exploring(
      { players: [{ at: 'd2' }, { at: 'c4' }], kept: 'TT' },
      { players: 3, variant: 'diceRooms' },
    );
    table.does(0, { type: 'enterRoom', room: 'd1' });
    table.does(1, { type: 'voteForPrize', prize: 'die' });
    expect(awaited(table.state())).toEqual([
      { seat: 0, asked: 'prize', until: 15_000 },
      { seat: 2, asked: 'prize', until: 15_000 },
    ]);
  });

  it('in random games somebody is waited for until the end, and has something to do', () => {
    forRandomGames(rollwritePlay, { games: 4, modules: 'random' }, game => {
      let state = game.opening as State;
      for (const { event } of game.events) {
        state = rollwrite.evolve(state, event as Event);
        // Between two events of one command the game itself may have the word.
        for (const who of seatsOf(state))
          if (rollwrite.legal(state, who, 0).some(({ type }) => ['roll', 'takeDice', 'crossSymbol'].includes(type)))
            expect(askedOf(state, who)).toBeDefined();
      }
      expect(awaited(game.final as State)).toEqual([]);
    });
  });
});

describe('consequences', () => {
  it('[WP3] of a pair placed: what the pool gets, who could use it, and where it completes a side', () => {
    const table = tableOf({ position: { rolled: 'KT', players: [{}, { maps: { 1: 'xx./...' } }] } });
    const known = consequences(table.state(), { type: 'placePair', seat: ONE, keep: ['key'] });
    expect(known?.pooled).toEqual(['torch']);
    expect(known?.uses).toContainEqual({ seat: 1, map: 1, side: 'bonus', completes: true });
    expect(known?.uses).toContainEqual({ seat: 1, map: 3, side: 'gem', completes: false });
    expect(usesOf(table.state(), 'torch')).toEqual(known?.uses);
  });

  it('[WP4] of a cross: the side it completes, and what follows', () => {
    const table = tableOf({ position: { phase: 'marking', players: [{}, { dice: 'TT', maps: { 1: 'xx./xxx' } }] } });
    expect(
      consequences(table.state(), { type: 'crossSymbol', seat: TWO, face: 'torch', map: 1, side: 'bonus' }),
    ).toMatchObject({ completes: { map: 1, side: 'bonus' }, mapClosed: 1, circled: ['rush'], gems: 1 });
  });

  it('[WT7] of the end of exploring: the dice that are lost', () => {
    const table = exploring({ players: [{ at: 'a2' }], kept: 'KTG', pool: 'A' });
    expect(consequences(table.state(), { type: 'endExploring', seat: ONE })?.unused).toEqual(['key', 'torch', 'gold']);
  });

  it('[WV6] of a vote: what it decides, or nothing yet', () => {
    const table = exploring(
      { players: [{ at: 'd2' }, { at: 'c4' }], kept: 'TT' },
      { players: 3, variant: 'diceRooms' },
    );
    table.does(0, { type: 'enterRoom', room: 'd1' });
    const vote = { type: 'voteForPrize', seat: TWO, prize: 'gems' } as const;
    expect(consequences(table.state(), vote)?.prize).toBeUndefined();
    table.does(0, { type: 'voteForPrize', prize: 'gems' });
    expect(consequences(table.state(), vote)).toMatchObject({ prize: 'gems', gems: 2 });
  });

  it('[WX3] of following a proposal: everything its steps bring together', () => {
    const table = exploring({ players: [{ at: 'a2' }], kept: 'KTKKGA', pool: 'AA' }, { talk: 'open' });
    table.does(1, { type: 'proposePlan', steps: ['a1', 'b1', 'b2=gold'] });
    const known = consequences(table.state(), { type: 'followProposal', seat: ONE, of: TWO });
    expect(known).toMatchObject({ actions: ['gem', 'key', 'joker'], circled: ['key', 'gold'], gems: 1, choice: [] });
    expect(known?.dice).toHaveLength(6);
  });

  it('[WP1] of following a share of the pool: where its dice could go', () => {
    const table = tableOf({ position: { phase: 'sharing', pool: 'GA', takers: [1] } });
    table.does(0, { type: 'proposeSplit', shares: ['', 'G'] });
    const known = consequences(table.state(), { type: 'followProposal', seat: TWO, of: ONE });
    expect(known?.uses.every(use => use.seat === 1)).toBe(true);
    expect(known?.uses.length).toBeGreaterThan(0);
  });

  it('a table can be foreseen, a plan rehearsed step by step', () => {
    const state = exploring({ players: [{ at: 'a2' }], kept: 'KTKK' }).state();
    const after = foreseen(state, { type: 'enterRoom', seat: ONE, room: 'a1' });
    expect(after?.players[0]?.place).toEqual({ type: 'room', room: 'a1' });
    expect(foreseen(state, { type: 'enterRoom', seat: ONE, room: 'e5' })).toBeUndefined();
    const plan = rehearsal(state, [
      { room: 'a1', rush: false },
      { room: 'b1', rush: false },
      { room: 'c1', rush: false },
    ]);
    expect(plan.steps.map(({ brings }) => brings.gems)).toEqual([1, 0]);
    expect(plan.failsAt).toBe(2);
  });
});

describe('reach', () => {
  it('[WE1] says of every room how it is paid, what is missing, and the way to it', () => {
    const state = exploring({ players: [{ at: 'a2' }], kept: 'KTKK', tracks: { torch: 1 } }).state();
    const all = reachOf(state, ONE);
    expect(all.map(({ room }) => room)).toEqual(ROOMS);
    const of = (room: string) => all.find(one => one.room === room);
    expect(of('a2')).toMatchObject({ stands: 'here' });
    expect(of('a1')).toMatchObject({
      stands: 'near',
      byDice: true,
      byRush: false,
      dice: ['key', 'torch'],
      way: ['a1'],
    });
    expect(of('b1')).toMatchObject({ stands: 'far', byDice: false, way: ['a1', 'b1'] });
    expect(of('a3')).toMatchObject({ stands: 'near', byDice: false, missing: ['adventurer'] });
    expect(of('a3')).not.toHaveProperty('way');
  });

  it('[WV2] a closed way stands in between; [WB6] a rush needs no dice', () => {
    const state = exploring(
      { players: [{ at: 'b2' }], kept: 'TT', tracks: { rush: 1 }, closed: [['b1-b2']] },
      { variant: 'barredWays' },
    ).state();
    const of = (room: string) => reachOf(state, ONE).find(one => one.room === room);
    expect(of('b1')).toMatchObject({ stands: 'barred', byDice: false, byRush: false });
    expect(of('b3')).toMatchObject({ stands: 'near', byRush: true });
  });

  it('what it promises is what is offered', () => {
    forRandomGames(rollwritePlay, { games: 3, modules: 'random' }, game => {
      let state = game.opening as State;
      for (const [index, { event }] of game.events.entries()) {
        state = rollwrite.evolve(state, event as Event);
        if (index % 7 !== 0 || state.phase !== 'exploring' || awaited(state)[0]?.asked !== 'explore') continue;
        const offered = rollwrite
          .legal(state, state.active, 0)
          .flatMap(command => (command.type === 'enterRoom' ? [command.room] : []));
        const promised = reachOf(state, state.active).flatMap(({ byDice, room }) => (byDice ? [room] : []));
        expect(promised.toSorted()).toEqual(offered.toSorted());
      }
    });
  });
});

describe('what else a screen draws', () => {
  it('[WE9] secret rooms have twins, and it is known who waits where', () => {
    const state = exploring({ players: [{ at: 'e1' }, { at: 'a1' }] }).state();
    expect(twinOf(state.options, 'e1')).toBe('b3');
    expect(twinOf(state.options, 'c3')).toBeUndefined();
    expect(secretPairs(state).find(({ colour }) => colour === 'blue')).toEqual({
      colour: 'blue',
      isFound: false,
      halves: { upper: { room: 'e1', standing: [0] }, lower: { room: 'b3', standing: [] } },
    });
  });

  it('[WE7] gems say whose act brought them, and where they come from', () => {
    const table = exploring({ players: [{ at: 'a2' }], kept: 'KT' });
    table.does(0, { type: 'enterRoom', room: 'a1' });
    expect(table.events()).toContainEqual({ type: 'gemsMarked', count: 1, seat: 0, source: 'room', room: 'a1' });
  });

  it('[WS3] the pace counts gems against turns', () => {
    expect(paceOf(tableOf({ position: { round: 3, active: 1, gems: 5 } }).state())).toEqual({
      gems: 5,
      needed: 15,
      missing: 10,
      turnsDone: 5,
      turnsLeft: 11,
      perTurnNeeded: 10 / 11,
      perTurnSoFar: 1,
    });
  });

  it('[WX4] why nothing can be taken back is known; all steps go back at once', () => {
    const table = exploring({ players: [{ at: 'a2' }, { maps: { 1: 'xxx/...' } }], kept: 'KTKK' });
    const start = table.state();
    expect(undoableBy(start, ONE)).toEqual({ type: 'nothing', because: 'rolled' });
    table.does(0, { type: 'enterRoom', room: 'a1' });
    table.does(0, { type: 'enterRoom', room: 'b1' });
    expect(undoableBy(table.state(), ONE)).toEqual({ type: 'steps', steps: 2 });
    expect(undoableBy(table.state(), TWO)).toEqual({ type: 'nothing', because: 'notYourTurn' });
    expect(table.does(0, { type: 'undo', all: true })).toBe('done');
    expect(table.state()).toEqual(start);
    table.does(0, { type: 'enterRoom', room: 'a1' });
    table.does(1, { type: 'cashMap', map: 1 });
    expect(undoableBy(table.state(), ONE)).toEqual({ type: 'nothing', because: 'acted', by: 1 });
  });

  it('[WX3] targets are read and written in one way', () => {
    for (const text of [
      'room:b2',
      'room:b2:1',
      'map:3:1',
      'sheet:1',
      'track:key',
      'field:2',
      'face:torch',
      'pool',
      'gems',
    ]) {
      const target = parseTarget(text);
      expect(target && printTarget(target)).toBe(text);
      // The wire lets no other characters through.
      expect(text).toMatch(/^[\w.,:+-]{1,40}$/);
    }
    for (const text of ['', 'b2', 'room:z9', 'room:b2:7', 'map:3', 'map:7:1', 'track:key:1', 'pool:1', 'sheet:'])
      expect(parseTarget(text)).toBeUndefined();
  });

  it('the lists of commands and events are complete', () => {
    const known = rollwritePlay.coverage('all').find(({ name }) => name === 'events')?.ids ?? [];
    expect(new Set(EVENTS)).toEqual(new Set(known));
    expect(COMMANDS).toContain('voteForPrize');
  });
});

describe('dice with an identity', () => {
  it('[WS1] every die stays the same die wherever it goes, and lies where the table says', () => {
    forRandomGames(rollwritePlay, { games: 6, modules: 'random' }, game => {
      let state = game.opening as State;
      let dice = diceOf(state);
      const ids = dice.map(({ id }) => id);
      for (const { event } of game.events) {
        state = rollwrite.evolve(state, event as Event);
        const before = dice;
        dice = diceAfter(dice, event as Event, state);
        expect(dice.map(({ id }) => id)).toEqual(ids);
        const lying = (all: typeof dice) => all.map(({ place, face }) => `${place} ${face ?? ''}`).sort();
        expect(lying(dice)).toEqual(lying(diceOf(state)));
        if (event.type === 'pairPlaced')
          for (const one of dice) if (before[one.id]?.place !== one.place) expect(before[one.id]?.place).toBe('rolled');
      }
    });
  });

  it('[WT3] cursed dice move on together', () => {
    const table = exploring({ cursed: [1, 1, 0], players: [{ at: 'a2' }], kept: 'AA' });
    const dice = diceOf(table.state());
    const [first, second] = dice.filter(({ place }) => place.startsWith('cursed'));
    table.does(0, { type: 'endExploring' });
    let then = dice;
    let state = exploring({ cursed: [1, 1, 0], players: [{ at: 'a2' }], kept: 'AA' }).state();
    for (const event of table.events()) {
      state = rollwrite.evolve(state, event);
      then = diceAfter(then, event, state);
    }
    expect(then.find(({ id }) => id === first?.id)?.place).toBe('cursed:2');
    expect(then.find(({ id }) => id === second?.id)?.place).toBe('cursed:3');
  });
});
