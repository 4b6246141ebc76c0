import { fold } from '@templefall/kernel';
import { hashOf, playRandomly } from '@templefall/testkit';
import { templePlay } from '@templefall/testkit/temple';
import { describe, expect, it } from 'vitest';
import { templeWith } from '../game.ts';
import type { State } from '../state.ts';
import { temple } from '../temple.ts';
import { MODULES } from './registry.ts';

const backwards = templeWith(Object.fromEntries(Object.entries(MODULES).reverse()));
const seeds = Array.from({ length: 12 }, (_, index) => `order ${index}`);

describe('the registry of modules', () => {
  it.each(seeds)('the order of its rows changes no state (%s)', seed => {
    const forwards = playRandomly(templePlay, { seed, modules: 'random' });
    const again = playRandomly({ ...templePlay, game: backwards }, { seed, modules: 'random' });
    expect(hashOf(again.final)).toBe(hashOf(forwards.final));
    expect(again.steps).toBe(forwards.steps);
  });

  it('off means off: with every module switched off nothing of them is in a game', () => {
    const bare = templeWith({});
    // Random play makes up junk from the commands a game knows: both must know the same ones to play the same game.
    const switchedOff = { ...temple, commands: bare.commands };
    for (const seed of seeds) {
      const without = playRandomly({ ...templePlay, game: bare }, { seed });
      const off = playRandomly({ ...templePlay, game: switchedOff }, { seed });
      expect(hashOf(off.final)).toBe(hashOf(without.final));
      expect((off.final as State).modules).toEqual({});
    }
  });

  it('a recorded game folds to the same state under either order', () => {
    const { opening, events, final } = playRandomly(templePlay, { seed: 'folded', modules: 'all' });
    const plain = events.map(({ event }) => event);
    expect(hashOf(fold(backwards, opening as State, plain))).toBe(hashOf(final));
    expect(hashOf(fold(temple, opening as State, plain))).toBe(hashOf(final));
  });

  it('[TX1] what a module hides of its own events is hidden, and the core hides its own besides', () => {
    const whisper = {
      init: () => ({}),
      codes: [],
      evolve: { whispered: (slice: object) => slice },
      redact: (event: { readonly type: string }) => ({ ...event, word: '' }),
    };
    const game = templeWith({ whisper });
    const whispered = { type: 'whispered', word: 'exit' };
    expect(game.redact(whispered)).toEqual({ type: 'whispered', word: '' });
    const laid = { type: 'roomLaid', skipped: 3 };
    expect(game.redact(laid)).toEqual({ type: 'roomLaid', skipped: 0 });
  });

  it('every id is claimed once: refusal codes, tiles, commands', () => {
    const all = Object.values(MODULES).flatMap(module => [
      ...module.codes,
      ...('tiles' in module ? (module.tiles ?? []).map(tile => tile.id as string) : []),
      ...('fields' in module ? Object.keys(module.fields ?? {}) : []),
    ]);
    expect(all.filter((id, index) => all.indexOf(id) !== index)).toEqual([]);
  });
});
