import { seat } from '@templefall/kernel';
import { seededChance, seedOf } from '@templefall/kit';
import { DEFAULT_OPTIONS, EXIT, type Face, type State, temple } from '@templefall/temple';
import { describe, expect, test } from 'vitest';
import { effectsBetween } from './effects.ts';
import { situationOf } from './situation.ts';

const ME = seat(0);
const OTHER = seat(1);
const START: State = temple.setup({ ...DEFAULT_OPTIONS, players: 2 }, seededChance(seedOf('sounds')));

const withPlayer = (
  state: State,
  who: number,
  change: (player: State['players'][number]) => State['players'][number],
): State => ({
  ...state,
  players: state.players.map((player, index) => (index === who ? change(player) : player)),
});
const showing = (state: State, who: number, faces: readonly Face[]): State =>
  withPlayer(state, who, player => ({
    ...player,
    dice: player.dice.map((die, index) => {
      const face = faces[index];
      return face ? { ...die, face, settlesAt: 700 } : die;
    }),
  }));
const rolled = (state: State, who: number, faces: readonly Face[]): State =>
  withPlayer(showing(state, who, faces), who, player => ({ ...player, rolls: player.rolls + 1 }));
const lit = (state: State, gems: number): State => ({
  ...state,
  depot: state.depot - gems,
  rooms: Object.fromEntries(
    Object.entries(state.rooms).map(([cell, room], index) => [cell, index === 1 ? { ...room, gems } : room]),
  ),
});

describe('what is heard between two states', () => {
  test('my roll rattles with its dice and its black masks; a friend’s does not', () => {
    const after = rolled(START, 0, ['A', 'B', 'K']);
    expect(effectsBetween(START, after, ME)).toEqual([{ type: 'roll', options: { dice: 3, black: 1 } }]);
    expect(effectsBetween(START, after, OTHER)).toEqual([]);
    expect(effectsBetween(START, after, undefined)).toEqual([]);
  });

  test('my black dice freed chime; losing one at a slam does not', () => {
    const stuck = showing(START, 0, ['B', 'B']);
    const freed = withPlayer(stuck, 0, player => ({ ...player, dice: START.players[0]?.dice ?? [] }));
    const lost = withPlayer(stuck, 0, player => ({ ...player, dice: player.dice.slice(1) }));
    expect(effectsBetween(stuck, freed, ME)).toEqual([{ type: 'freed' }]);
    expect(effectsBetween(stuck, lost, ME)).toEqual([]);
  });

  test('everyone hears a gem, and how many shone before it', () => {
    expect(effectsBetween(START, lit(START, 1), OTHER)).toEqual([{ type: 'gem', options: { gems: 0 } }]);
    expect(effectsBetween(lit(START, 1), lit(START, 3), undefined)).toEqual([{ type: 'gem', options: { gems: 1 } }]);
  });

  test('fate is one chord, not a chime for each die', () => {
    const stuck = showing(START, 0, ['B', 'B']);
    const fate = { ...START, spare: START.spare - 1, depot: START.depot + 1 };
    expect(effectsBetween(stuck, fate, ME)).toEqual([{ type: 'fate' }]);
  });

  test('an escape is heard by all', () => {
    const out = withPlayer(START, 1, ({ spot: _, ...player }) => ({ ...player, escapedAt: 1000 }));
    expect(effectsBetween(START, out, ME)).toEqual([{ type: 'escape' }]);
  });
});

describe('what the music knows of a game', () => {
  test('at the start nothing has happened', () => {
    expect(situationOf(START)).toEqual({ gems: 0, stuck: 0, exitFound: false });
  });

  test('gems are counted as a share of all, spread over rooms and depot', () => {
    expect(situationOf(lit(START, 2)).gems).toBeCloseTo(2 / START.depot, 9);
  });

  test('a player is stuck when every die is black', () => {
    expect(situationOf(showing(START, 1, ['B', 'B', 'B', 'B'])).stuck).toBe(0);
    expect(situationOf(showing(START, 1, ['B', 'B', 'B', 'B', 'B'])).stuck).toBe(1);
  });

  test('the exit counts once it is laid', () => {
    const [cell = '', room] = Object.entries(START.rooms)[1] ?? [];
    if (!room) throw new Error('two rooms are laid at the start');
    const found = { ...START, rooms: { ...START.rooms, [cell]: { ...room, tile: { ...room.tile, id: EXIT } } } };
    expect(situationOf(found).exitFound).toBe(true);
  });
});
