import { describe, expect, it } from 'vitest';
import { temple } from '../../temple.ts';

describe('options of curses', () => {
  it('assists are switches; card boxes need curses or treasures', () => {
    expect(temple.parseOptions({ modules: { curses: { hand: 'yes' } } })).toMatchObject({
      ok: false,
      error: [{ code: 'notAssists' }],
    });
    expect(temple.parseOptions({ modules: { curses: 3 } })).toMatchObject({
      ok: false,
      error: [{ code: 'notAssists' }],
    });
    expect(temple.parseOptions({ modules: { doomed: true } })).toMatchObject({
      ok: false,
      error: [{ code: 'needsCards' }],
    });
    expect(temple.parseOptions({ modules: { doomed: 1, curses: true } })).toMatchObject({
      ok: false,
      error: [{ code: 'notASwitch' }],
    });
    expect(temple.parseOptions({ modules: { doomed: true, curses: true } }).ok).toBe(true);
  });
});
