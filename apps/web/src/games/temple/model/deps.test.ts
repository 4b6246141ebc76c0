import { seat } from '@templefall/kernel';
import { seedOf } from '@templefall/kit';
import { DEFAULT_OPTIONS, type State } from '@templefall/temple';
import { loadTexts, wordsOf } from '@templefall/texts';
import { describe, expect, it } from 'vitest';
import { botGame } from '../../../../tools/bench/botGame.ts';
import { memoizeByDeps } from '../../../ui/signals/memoizeByDeps.ts';
import { shareStructure } from '../../../ui/signals/structuralSharing.ts';
import type { Player } from '../../gameClient.ts';
import { type Goal, goalDeps, goalsOf } from '../hand/goals.ts';
import { actionsDeps, actionsOf } from './actions.ts';
import { boardDeps, boardOf } from './board.ts';
import { clockFaceOf } from './clock.ts';
import { namesOf, teamReader } from './team.ts';

describe('what rests on grounds', () => {
  it('is worked out once as long as they are the same, and anew when one of them changed', () => {
    let made = 0;
    const half = memoizeByDeps(
      (number: number) => [Math.floor(number / 2)],
      number => ({ half: Math.floor(number / 2), made: ++made }),
    );
    const first = half(4);
    expect(half(5)).toBe(first);
    expect(half(6)).toEqual({ half: 3, made: 2 });
    expect(half(4)).toEqual({ half: 2, made: 3 });
  });

  it('is made anew when there are more grounds or fewer', () => {
    let made = 0;
    const count = memoizeByDeps(
      (items: readonly number[]) => items,
      () => ++made,
    );
    expect([count([1]), count([1, 2]), count([1, 2]), count([1])]).toEqual([1, 2, 2, 3]);
  });
});

const SEATS = [1, 2, 3, 4] as const;
const ME = seat(0);
const WITH = { curses: true, treasures: true, characters: true, quests: true, special: true };

/** Every state of a game by bots until after the first slam, and the moments at which dice come to rest. */
const everyMoment = (modules: object): readonly { readonly state: State; readonly at: number }[] => {
  const moments: { state: State; at: number }[] = [];
  const options = { ...DEFAULT_OPTIONS, players: SEATS.length, modules: { ...modules } };
  botGame({ options, seed, until: 220_000 }, (state, at) => moments.push({ state, at }));
  return moments.flatMap(({ state, at }) => [
    { state, at },
    { state, at: at + 1200 },
  ]);
};
const seed = seedOf('grounds');
const playersOf = (): readonly Player[] =>
  SEATS.map((pawn, i) => ({ seat: seat(i), name: '', pawn, kind: 'bot', bot: 'novice' }));

describe('board, team and buttons', () => {
  it.each([
    ['the base game', {}],
    ['a game with modules', WITH],
  ])('that stand on their grounds say all through %s what they would say if worked out anew', async (_, modules) => {
    const words = wordsOf('en', await loadTexts.en());
    const players = playersOf();
    const read = {
      goals: memoizeByDeps(goalDeps, goalsOf),
      board: memoizeByDeps(boardDeps, boardOf),
      team: teamReader(),
      actions: memoizeByDeps(actionsDeps, actionsOf),
    };
    let names: readonly string[] = [];
    let goals: readonly Goal[] = [];
    const kept = new Set<unknown>();
    const moments = everyMoment(modules);
    for (const { state, at } of moments) {
      names = names.length > 0 ? names : namesOf(state, players, words);
      goals = shareStructure(goals, read.goals(state, ME, at));
      const { run } = clockFaceOf(state, at, words);
      const look = { me: ME, at, goals, aim: goals[0]?.key, run, names, players, calls: new Map() };
      expect(goals).toEqual(goalsOf(state, ME, at));
      expect(read.board(state, look, words)).toEqual(boardOf(state, look, words));
      expect(read.team(state, look, words)).toEqual(teamReader()(state, look, words));
      expect(read.actions(state, look, words)).toEqual(actionsOf(state, look, words));
      kept.add(read.board(state, look, words));
    }
    expect(moments.length).toBeGreaterThan(300);
    // Most rolls of friends change nothing on the board.
    expect(kept.size).toBeLessThan((moments.length * 2) / 3);
  });
});
