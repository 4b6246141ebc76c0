import { seat } from '@templefall/kernel';
import { seededChance, seedOf } from '@templefall/kit';
import { type Command, rollwrite, rollwritePosition, type State } from '@templefall/rollwrite';
import { describe, expect, it } from 'vitest';
import { createRollWriteBot } from './player.ts';

const { move } = createRollWriteBot();
const luck = seededChance(seedOf('suggesting'));

const table = (position: object): State => {
  const options = rollwrite.parseOptions({ players: 3, startPlayer: 0 });
  if (!options.ok) throw new Error('no such table');
  const read = rollwritePosition({ options: options.value, at: 0 })({ phase: 'exploring', ...position }, []);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
};

const after = (state: State, ...commands: readonly Command[]): State =>
  commands.reduce((view, command) => {
    const result = rollwrite.decide(view, command, { at: 0, chance: luck });
    if (!result.ok) throw new Error(`${command.type}: ${result.error.code}`);
    return result.value.reduce(rollwrite.evolve, view);
  }, state);

const said = (view: State, who: number): Command | undefined =>
  move({ view, seat: seat(who), at: 0, memory: undefined, rng: luck(0, who), level: 'steady' }).command;

describe('suggestions among bots', () => {
  const open = table({ players: [{ at: 'a2' }], kept: 'KTKK' });
  const asked = after(open, { type: 'askTeam', seat: seat(0) });

  it('[WX9] a bot that is asked suggests a way that works, once', () => {
    const plan = said(asked, 1);
    expect(plan).toMatchObject({ type: 'proposePlan', seat: 1, steps: expect.arrayContaining(['a1']) });
    if (!plan) return;
    expect(said(after(asked, plan), 1)).toBeUndefined();
  });

  it('[WX9] with no way to go it passes', () => {
    const stuck = table({ players: [{ at: 'a2' }, { maps: { 1: 'xxx/...' } }], kept: 'G' });
    expect(said(after(stuck, { type: 'askTeam', seat: seat(0) }), 2)).toEqual({ type: 'passAsking', seat: 2 });
  });

  it('[WX3] it agrees with a good suggestion that lies open, and with no other', () => {
    const good = after(
      asked,
      { type: 'proposePlan', seat: seat(1), steps: ['a1', 'b1'] },
      { type: 'passAsking', seat: seat(2) },
    );
    expect(said(good, 2)).toEqual({ type: 'backProposal', seat: 2, of: 1 });
    const down = after(asked, { type: 'proposePlan', seat: seat(1), steps: ['a1', 'b1'] });
    expect(said(down, 2)?.type).not.toBe('backProposal');
  });

  it('[WX3] in turn it does as suggested where that is hardly worse than its own way', () => {
    const suggested = (steps: readonly string[]): State =>
      after(asked, { type: 'proposePlan', seat: seat(1), steps }, { type: 'passAsking', seat: seat(2) });
    expect(said(suggested(['a1', 'b1']), 0)).toEqual({ type: 'followProposal', seat: 0, of: 1 });
    const rich = after(
      table({ players: [{ at: 'b2' }], kept: 'GGKKAA' }),
      { type: 'askTeam', seat: seat(0) },
      { type: 'proposePlan', seat: seat(1), steps: ['a2'] },
      { type: 'passAsking', seat: seat(2) },
    );
    expect(said(rich, 0)?.type).not.toBe('followProposal');
  });

  it('[WX3] it takes from the pool what somebody meant for it, as long as that can be taken', () => {
    const pooled = table({ players: [{ at: 'a2' }], kept: 'KT', pool: 'KTA' });
    const shared = (shares: readonly string[]): State =>
      after(pooled, { type: 'proposeSplit', seat: seat(0), shares }, { type: 'endExploring', seat: seat(0) });
    for (const shares of [
      ['', 'K', 'T'],
      ['', 'A', 'KT'],
    ])
      expect(said(shared(shares), 1)).toEqual({ type: 'followProposal', seat: 1, of: 0 });
    const gone = after(shared(['', 'K', 'T']), { type: 'takeDice', seat: seat(1), faces: ['torch'] });
    expect(said(gone, 2)?.type).toBe('takeDice');
  });
});
