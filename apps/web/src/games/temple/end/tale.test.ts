import type { Cell } from '@templefall/temple';
import { LANGUAGES, loadTexts, wordsOf } from '@templefall/texts';
import { describe, expect, it } from 'vitest';
import { ended } from '../../../gallery/samples.ts';
import { cellAt, chapterAt, knownSince, taleOf, turningPoint, wayUntil } from './tale.ts';
import type { GameTimeline } from './timeline.ts';

const { past, view } = ended(true);
const timeline = past as GameTimeline;

describe('the tale of a game', () => {
  it.each(LANGUAGES)('tells everything in order, in %s', async language => {
    const words = wordsOf(language, await loadTexts[language]());
    const tale = taleOf(timeline, view, ['Maya', 'Jonas', 'Inès', 'Teo'], words);
    expect(tale.map(({ at }) => at)).toEqual([...tale.map(({ at }) => at)].sort((a, b) => a - b));
    expect(tale).toHaveLength(1 + timeline.marks.length + timeline.fates.length + 4);
    expect(chapterAt(tale, 97_000)?.text).toBe(words.say('end.mark.gem', { name: 'Jonas' }));
    expect(tale.at(-1)?.text).toBe(words.say('end.mark.out', { name: 'Teo' }));
  });

  it('turns where most gems left the depot at once, at the later of equals', () => {
    expect(turningPoint(timeline)).toEqual({ at: 462_000, n: 2, depot: 6 });
    expect(turningPoint({ ...timeline, gems: [[0, 7]] })).toBeUndefined();
  });

  it('knows since when it knows the game', () => {
    expect(knownSince(timeline)).toBeUndefined();
    expect(knownSince({ ...timeline, gems: [[4000, 7]] })).toBeUndefined();
    expect(knownSince({ ...timeline, gems: [[192_000, 7]] })).toBe(192_000);
  });

  it('knows where everybody was', () => {
    expect(cellAt(timeline, 0, 39_000)).toBe('0,0');
    expect(cellAt(timeline, 0, 40_000)).toBe('1,0');
    expect(wayUntil(timeline, 0, 80_000, 0)).toBe('M0.50 0.55L1.50 0.55L1.50 -0.45');
  });

  it('draws no line where somebody was carried', () => {
    const walk: GameTimeline['walks'][number] = [
      [0, '0,0' as Cell],
      [1000, '3,2' as Cell],
      [2000, '3,3' as Cell],
    ];
    expect(wayUntil({ ...timeline, walks: [walk] }, 0, 9000, 0)).toBe('M0.50 0.55M3.50 2.55L3.50 3.55');
  });
});
