import { describe, expect, it } from 'vitest';
import {
  type Box,
  CARD_BOXES,
  DEFAULT_SETUP,
  drawn,
  gameTime,
  gemsOf,
  hasFallen,
  lit,
  newBox,
  paused,
  putBack,
  started,
  tempted,
} from './box.ts';
import { parseBox, printBox } from './storedBox.ts';

const inOrder = <T>(all: readonly T[]): readonly T[] => all;
const box = (changes: Partial<typeof DEFAULT_SETUP> = {}): Box => newBox({ ...DEFAULT_SETUP, ...changes }, inOrder);
const MINUTE = 60_000;

describe('beside the real box', () => {
  it('[TS3] [TS4] [TS9] the depot follows players and level', () => {
    expect([1, 2, 3, 4, 5, 6].map(players => box({ players }).depot)).toEqual([7, 7, 11, 14, 16, 18]);
    expect(box({ level: 'expert' })).toMatchObject({ depot: 20, fates: 0 });
    expect(gemsOf(box({ level: 'advanced' }))).toBe(17);
  });

  it('[TM1.1] decks hold the copies of the boxes that are in play', () => {
    expect(box().curses.down).toHaveLength(14);
    expect(box({ boxes: CARD_BOXES }).curses.down).toHaveLength(26);
    expect(box().treasures.down).toHaveLength(13);
    expect(box().trials.down).toHaveLength(4);
    expect(box({ players: 3 }).characters).toHaveLength(3);
  });

  it('the clock goes by the time of day: a locked screen loses nothing, a pause stops it', () => {
    const running = started(box(), 1000);
    expect(gameTime(running, 1000 + 3 * MINUTE)).toBe(3 * MINUTE);
    expect(started(running, 9999)).toBe(running);
    const standing = paused(running, 1000 + 4 * MINUTE);
    expect(gameTime(standing, 99 * MINUTE)).toBe(4 * MINUTE);
    const again = started(standing, 100 * MINUTE);
    expect(gameTime(again, 101 * MINUTE)).toBe(5 * MINUTE);
    expect(hasFallen(again, 105 * MINUTE)).toBe(false);
    expect(hasFallen(again, 106 * MINUTE)).toBe(true);
    expect(gameTime(again, 500 * MINUTE)).toBe(10 * MINUTE);
    // A device whose clock was set back stands rather than run backwards.
    expect(gameTime(again, 0)).toBe(4 * MINUTE);
  });

  it('gems are lit down to none, and put back up to all there are', () => {
    expect(lit(box()).depot).toBe(13);
    expect(lit({ ...box(), depot: 0 }).depot).toBe(0);
    expect(putBack(putBack(putBack(box()))).depot).toBe(16);
  });

  it('fate adds a gem as often as there are spare ones', () => {
    const twice = tempted(tempted(box()));
    expect(twice).toMatchObject({ depot: 16, fates: 0 });
    expect(tempted(twice)).toBe(twice);
  });

  it('a pile shows its top card until it is empty', () => {
    const pile = drawn({ down: ['trap', 'mask'] });
    expect(pile).toEqual({ down: ['mask'], shown: 'trap' });
    expect(drawn(drawn(pile))).toEqual({ down: [] });
  });

  it('comes back as it was, and nothing else comes in', () => {
    const game = tempted(lit(started({ ...box({ boxes: ['pit'] }), curses: drawn(box().curses) }, 1_770_000_000_000)));
    const text = printBox(game);
    expect(parseBox(text)).toEqual(game);
    // Short enough for a code that a phone reads across a table.
    expect(text.length).toBeLessThan(110);
    const broken = [
      '',
      '{}',
      text.slice(0, -1).concat('z'),
      text.replace('1.', '2.'),
      `${text}.`,
      printBox({ ...game, players: 9 }),
      printBox({ ...game, depot: -1 }),
      printBox({ ...game, depot: 40 }),
      printBox({ ...game, spent: 0.5 }),
    ];
    for (const one of broken) expect(parseBox(one), one).toBeUndefined();
  });
});
