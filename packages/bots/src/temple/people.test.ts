import { position } from '@templefall/testkit/temple';
import { describe, expect, it } from 'vitest';
import { TEMPERS, temperOf } from './temper.ts';
import { asked } from './testing/asked.ts';

describe('among people', () => {
  it('an expert has the hands of a steady bot and keeps its head; the others stay as they are', () => {
    const { react, throwing } = TEMPERS.steady;
    expect(temperOf('expert', true)).toEqual({ ...TEMPERS.expert, react, throwing });
    expect(temperOf('expert', false)).toBe(TEMPERS.expert);
    expect(temperOf('novice', true)).toBe(TEMPERS.novice);
  });

  /** Both stand beside the room whose gem takes four keys; the doorways to nothing are as near. */
  const rooms = { '-1,0': 'basic-11@E', '1,0': 'basic-1@W' };
  const state = position({
    players: [
      { at: '-1,0', dice: 'KKKKA' },
      { at: '-1,0', dice: 'AAAAT' },
    ],
    rooms,
  });
  const job = (bots?: readonly number[], gongs = 0) => {
    const { memory } = asked({ ...state, gongs }, 0, { level: 'expert', ...(bots && { bots }) });
    return memory.job;
  };

  it('a gem that somebody real is as near to is worth less to a bot, until the first gong', () => {
    const alone = job();
    expect(alone?.command.type).toBe('activate');
    expect(job([0, 1])).toEqual(alone);
    expect(job([0], 1)).toEqual(alone);
    expect(job([0])?.worth ?? 0).toBeLessThan(alone?.worth ?? 0);
  });
});
