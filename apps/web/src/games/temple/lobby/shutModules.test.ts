import { describe, expect, it } from 'vitest';
import { whyShut } from './shutModules.ts';

describe('a module that cannot be switched tells why', () => {
  it('cards need a deck to go into', () => {
    for (const id of ['doomed', 'additions'] as const) {
      expect(whyShut(id, { on: {} })).toBe('needsCards');
      expect(whyShut(id, { on: { treasures: true } })).toBeUndefined();
      expect(whyShut(id, { on: { curses: true } })).toBeUndefined();
    }
    expect(whyShut('pit', { on: {} })).toBeUndefined();
  });

  it('[TC5] a challenge decides all but special rooms, pit and fountain', () => {
    const challenge = { challenge: '3d', on: { curses: true } };
    expect(whyShut('illusions', challenge)).toBe('notInChallenge');
    expect(whyShut('doomed', challenge)).toBe('notInChallenge');
    for (const id of ['special', 'pit', 'fountain'] as const) expect(whyShut(id, challenge)).toBeUndefined();
  });
});
