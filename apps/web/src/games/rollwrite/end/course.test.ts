import { seat } from '@templefall/kernel';
import { seededChance, seedOf } from '@templefall/kit';
import { type Command, type Event, exitOf, rollwrite, type State } from '@templefall/rollwrite';
import { tableOf } from '@templefall/testkit/rollwrite';
import { describe, expect, it } from 'vitest';
import type { AppliedEvent } from '../../gameClient.ts';
import { gameThatWas } from '../gallery/playedGame.ts';
import { courseOf, turningPoint } from './course.ts';
import { isNearMiss, roomsAway } from './ending.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const WON = gameThatWas(true, { players: 4, level: 'easy' });
const LOST = gameThatWas(false, { players: 4, level: 'hard' });
const endOf = (played: typeof WON): State => {
  const last = played.at(-1)?.after;
  if (!last?.ending) throw new Error('it is not over');
  return last;
};

describe.each([
  ['won', WON],
  ['lost', LOST],
])('the course of a game that was %s', (_, played) => {
  const course = courseOf(played, 4);
  const state = endOf(played);

  it('knows where every gem came from, and who brought it', () => {
    expect([sum(Object.values(course.sources)), sum(course.gemsOf), course.turns.at(-1)?.gems]).toEqual([
      state.gems,
      state.gems,
      state.gems,
    ]);
  });

  it('has the turns of every round in their order', () => {
    const first = course.turns[0]?.seat ?? 0;
    for (const [index, turn] of course.turns.entries()) {
      expect(turn).toMatchObject({ number: index + 1, round: Math.floor(index / 4) + 1, seat: (first + index) % 4 });
    }
  });

  it('finds the secret rooms that are crossed off at the end', () => {
    expect(course.secrets.map(({ colour }) => colour)).toEqual(state.secrets);
  });

  it('calls the turn with most gems the turning point', () => {
    const gains = course.turns.map(({ gems }, index) => gems - (course.turns[index - 1]?.gems ?? 0));
    expect(turningPoint(course)?.gems).toBe(Math.max(...gains));
  });
});

describe('[WF3] the end', () => {
  it('a won game has everybody at the exit, in a turn that is known', () => {
    const state = endOf(WON);
    expect(state.players.map((__, who) => roomsAway(state, seat(who)))).toEqual([0, 0, 0, 0]);
    expect(courseOf(WON, 4).exitTurn).not.toContain(undefined);
    expect(isNearMiss(state)).toBe(false);
  });

  it.each([
    [['c3', 'c2'], 15, true],
    [['c3', 'c2'], 14, false],
    [['c3', 'c1'], 15, false],
    [['b3', 'c2'], 15, false],
  ] as const)('a game lost by one room alone says so: %j with %i gems', (rooms, gems, isNear) => {
    const table = tableOf({ position: { gems, players: rooms.map(at => ({ at })) } }).state();
    const exit = exitOf(table.options);
    const missing = rooms.flatMap((room, who) => (room === exit ? [] : [seat(who)]));
    expect(exit).toBe('c3');
    expect(isNearMiss({ ...table, phase: 'ended', ending: { won: false, gems, needed: 15, missing } })).toBe(isNear);
  });

  it('who never went in is nowhere near the exit', () => {
    expect(roomsAway(tableOf({ position: {} }).state(), seat(0))).toBeUndefined();
  });
});

it('[WX4] a step that was taken back did not happen', () => {
  const chance = seededChance(seedOf('undo'));
  const played: AppliedEvent<State, Event>[] = [];
  let state = tableOf({
    position: { phase: 'exploring', kept: 'KTKT', players: [{ at: 'a2' }, { at: 'east' }] },
  }).state();
  const happen = (event: Event): void => {
    const before = state;
    state = rollwrite.evolve(state, event);
    played.push({ at: 0, event, before, after: state });
  };
  const does = (command: Command): void => {
    const decided = rollwrite.decide(state, command, { at: 0, chance });
    if (!decided.ok) throw new Error(decided.error.code);
    for (const event of decided.value) happen(event);
  };
  const entering: Command = { type: 'enterRoom', seat: seat(0), room: 'a1', boxes: [] };
  const began = {
    at: 0,
    event: { type: 'turnBegan', seat: seat(0), round: 1, freed: 0 },
    before: state,
    after: state,
  } as const;
  does(entering);
  expect(courseOf([began, ...played], 2)).toMatchObject({ sources: { room: 1 }, turns: [{ rooms: 1 }] });
  does({ type: 'undo', seat: seat(0) });
  expect(courseOf([began, ...played], 2)).toMatchObject({ sources: { room: 0 }, turns: [{ rooms: 0 }] });
  does(entering);
  expect(courseOf([began, ...played], 2)).toMatchObject({ sources: { room: 1 }, turns: [{ rooms: 1 }] });
});
