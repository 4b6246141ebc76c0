import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { safeStorage } from '../shell/safeStorage.ts';
import { clearSavedGame, savedGame } from './savedGame.ts';

const KEY = 'templefall.game';

describe('a game that an earlier version saved', () => {
  beforeEach(() => vi.stubGlobal('localStorage', safeStorage(undefined)));
  afterEach(() => vi.unstubAllGlobals());

  it('goes on from its state, with its people and bots, whatever they were called then', () => {
    const opening = { options: { players: 2 }, players: [] };
    const sitters = [
      { seat: 0, name: 'Ada', kind: 'human', pawn: 3 },
      { seat: 1, name: '', kind: 'bot', bot: 'steady', pawn: 1 },
    ];
    localStorage.setItem(KEY, JSON.stringify({ version: 7, opening, seed: 'a'.repeat(32), sitters, at: 1234 }));
    expect(savedGame()).toEqual({
      version: 7,
      wanted: {
        game: 'temple',
        options: { players: 2 },
        players: [
          { name: 'Ada', colour: 2 },
          { name: '1', colour: 0, bot: 'steady' },
        ],
        seed: 'a'.repeat(32),
        position: { state: opening, at: 1234 },
      },
    });
    clearSavedGame();
    expect(savedGame()).toBeUndefined();
  });

  it.each(['', '{', 'null', '7', '{"version":1}', '{"version":1,"opening":null}'])('%j is none', text => {
    localStorage.setItem(KEY, text);
    expect(savedGame()).toBeUndefined();
  });
});
