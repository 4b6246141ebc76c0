import { seat } from '@templefall/kernel';
import { seededChance, seedOf } from '@templefall/kit';
import { createOdds, handOf } from '@templefall/odds';
import { DEFAULT_OPTIONS, type Die, type DieId, type Face, type State, temple } from '@templefall/temple';
import { describe, expect, it } from 'vitest';
import { createTempleCoach, SOON } from './coach.ts';

const chance = seededChance(seedOf('coach'));
const rng = () => chance(1, 1);
const me = seat(0);

/** A lone player at the start of a game, with these dice. */
const withDice = (faces: readonly (Face | undefined)[]): State => {
  const view = temple.view(temple.setup({ ...DEFAULT_OPTIONS, players: 1 }, chance));
  const dice = faces.map((face, id): Die => ({ id: id as DieId, ...(face && { face, settlesAt: 0 }) }));
  return { ...view, players: view.players.map(player => ({ ...player, dice })) };
};

describe('the coach of Temple', () => {
  const coach = createTempleCoach();
  const odds = createOdds();

  it('tells the figures of the exact tables, and what to keep', () => {
    const faces = ['A', 'K', 'B', undefined, 'T'] as const;
    const goals = [
      { key: 'room', cost: ['A', 'A'] as const },
      { key: 'gem', cost: ['T', 'T', 'T', 'T'] as const },
    ];
    const { goals: told } = coach.coaching({ view: withDice(faces), seat: me, at: 1000, goals }, rng());
    const hand = handOf([...faces]);
    for (const [index, { cost }] of goals.entries()) {
      const table = odds.table(cost, faces.length);
      expect(told[index]?.rolls).toBe(table.expectedRolls(hand));
      expect(told[index]?.soon).toBe(table.within(hand, SOON));
      expect(told[index]?.advice).toEqual(table.advice(hand));
    }
    expect(told[0]?.advice).toMatchObject({ type: 'roll', keep: { A: 1, K: 0, T: 0, G: 0 } });
  });

  it('says when something is paid for already, and when these dice never can', () => {
    const goals = [
      { key: 'room', cost: ['A', 'A'] as const },
      { key: 'many', cost: ['K', 'K', 'K', 'K'] as const },
    ];
    const view = withDice(['A', 'A', 'B']);
    const [room, many] = coach.coaching({ view, seat: me, at: 1000, goals }, rng()).goals;
    expect(room).toMatchObject({ rolls: 0, soon: 1, advice: { type: 'pay' } });
    expect(many).toEqual({ key: 'many', soon: 0, advice: { type: 'short' } });
  });

  it('names what the expert would be about to do, and is the same whenever it is asked', () => {
    const asked = { view: withDice(['A', 'A', 'K', 'T', undefined]), seat: me, at: 1000, goals: [] };
    const { expert } = coach.coaching(asked, rng());
    expect(expert).toEqual(expect.any(String));
    expect(createTempleCoach().coaching(asked, rng()).expert).toBe(expert);
  });
});
