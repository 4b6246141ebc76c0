import { playing } from '@templefall/testkit/temple';
import { describe, expect, it } from 'vitest';
import { temple } from './temple.ts';

type Scene = Parameters<typeof playing>[0];
const AT = 60_000;
const isLost = (scene: Scene): boolean => {
  const state = playing(scene).state();
  return temple.isHopeless(temple.view(state), AT);
};

const ALONE = { players: [{ dice: 'BBBBBBB' }], spare: 0 } as const;

describe('[TX7] a game that cannot be won any more', () => {
  it.each<readonly [string, Scene]>([
    ['alone with nothing but black dice and no fate', ALONE],
    ['a team of which nobody can roll', { players: [{ dice: 'BBBBB' }, { dice: 'BBBBB' }], spare: 0 }],
    ['somebody without a die, alone', { players: [{ dice: '' }] }],
  ])('is known: %s', (_, scene) => {
    expect(isLost(scene)).toBe(true);
  });

  it.each<readonly [string, Scene]>([
    ['fate is left', { ...ALONE, spare: 1 }],
    ['one die is free', { players: [{ dice: 'BBBBBBA' }], spare: 0 }],
    ['a friend can roll', { players: [{ dice: 'BBBBB' }, { dice: 'BBBBA' }], spare: 0 }],
  ])('is not given up while %s', (_, scene) => {
    expect(isLost(scene)).toBe(false);
  });

  it('is not given up while a friend outside has a die to give', () => {
    const game = playing({
      players: [{ dice: 'BBBBB' }, { at: '1,0', dice: 'KAAAA' }],
      rooms: { '1,0': 'exit@W' },
      depot: 0,
      spare: 0,
    });
    expect(game.does(1, { type: 'escape' })).toBe('done');
    const outside = game.state();
    expect(temple.isHopeless(temple.view(outside), AT)).toBe(false);
    const given = outside.players.map((one, seat) => (seat === 1 ? { ...one, gave: true as const } : one));
    expect(temple.isHopeless(temple.view({ ...outside, players: given }), AT)).toBe(true);
  });

  it('is not told before the dice show it', () => {
    const state = playing(ALONE).state();
    const rolling = {
      ...state,
      players: state.players.map(one => ({ ...one, dice: one.dice.map(die => ({ ...die, settlesAt: AT + 1 })) })),
    };
    expect(temple.isHopeless(rolling, AT)).toBe(false);
    expect(temple.isHopeless(rolling, AT + 1)).toBe(true);
  });

  it('is known when dice cannot pay the keys, however many gems are lit and dice given', () => {
    const few = (depot: number) => {
      const state = {
        ...playing({ players: [{ dice: 'AAA' }, { dice: 'AAAAA' }], depot }).state(),
        stack: { size: 0 },
      };
      return temple.isHopeless(temple.view(state), AT);
    };
    // No gem is left to light: the depot asks for one key more than it holds. Three dice and one given are four.
    expect(few(3)).toBe(false);
    expect(few(4)).toBe(true);
  });
});
