import { describe, expect, test } from 'vitest';
import { STANDARD } from '../testing/standardClock.ts';
import { cueNote, MODES } from './cueNotes.ts';
import { cuesOf, STROKE_GAP } from './cues.ts';

const at = (seconds: number): number => seconds * 1000;

describe('cues', () => {
  test('the game opens with one cry at zero', () => {
    expect(cuesOf(STANDARD).filter(({ type }) => type === 'cry')).toEqual([{ type: 'cry', at: 0 }]);
  });

  test('[TT2] one gong, two gongs, three gongs; a slam, a slam, the collapse', () => {
    const loud = cuesOf(STANDARD).filter(({ type }) => type !== 'tick' && type !== 'cry');
    expect(loud.map(({ type, at: moment }) => [type, moment])).toEqual([
      ['gong', at(180)],
      ['slam', at(210)],
      ['gong', at(390)],
      ['gong', at(390) + STROKE_GAP],
      ['slam', at(420)],
      ['gong', at(570)],
      ['gong', at(570) + STROKE_GAP],
      ['gong', at(570) + 2 * STROKE_GAP],
      ['collapse', at(600)],
    ]);
  });

  test('[TT2] the last ten seconds of each countdown tick, second by second', () => {
    for (const { ends } of STANDARD) {
      const ticks = cuesOf(STANDARD).filter(cue => cue.type === 'tick' && cue.at < ends && cue.at > ends - at(11));
      expect(ticks.map(tick => ends - tick.at)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1].map(at));
    }
  });

  test('[TT2] other times are other data', () => {
    const thirds = cuesOf([
      { opens: at(170), ends: at(200) },
      { opens: at(370), ends: at(400) },
      { opens: at(570), ends: at(600) },
    ]);
    expect(thirds.filter(({ type }) => type === 'slam').map(cue => cue.at)).toEqual([at(200), at(400)]);
  });

  test('practice without a clock has the cry and nothing else', () => {
    expect(cuesOf([])).toEqual([{ type: 'cry', at: 0 }]);
  });

  test('[TT8] every mode sounds every cue at the same moment; gentle has neither bronze nor rumble', () => {
    for (const cue of cuesOf(STANDARD)) for (const mode of MODES) expect(cueNote(cue, mode).at).toBe(cue.at);
    const gentle = new Set(cuesOf(STANDARD).map(cue => cueNote(cue, 'gentle').voice));
    expect([...gentle].sort()).toEqual(['softCry', 'softDoor', 'tick', 'woodGong']);
  });
});
