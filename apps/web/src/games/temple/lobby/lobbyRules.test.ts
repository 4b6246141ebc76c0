import { temple } from '@templefall/temple';
import { CHALLENGES } from '@templefall/temple/challenges';
import { describe, expect, it } from 'vitest';
import { withAssists } from './lobbyRules.ts';

const ASSISTS = { hand: true, feet: false };
const options = (modules: { readonly [id: string]: unknown }) => ({ level: 'normal', modules });

describe('assists of a table', () => {
  it('[TM1.9] every challenge with curses takes them, and none without is spoilt by them', () => {
    for (const { id, modules } of CHALLENGES) {
      const wished = withAssists(options({ challenge: id }), ASSISTS);
      const parsed = temple.parseOptions({ ...wished, players: 4 });
      expect(parsed.ok, id).toBe(true);
      expect(parsed.ok && parsed.value.modules.curses, id).toEqual(modules.includes('curses') ? ASSISTS : undefined);
    }
  });

  it('free play takes them with the curses, and loses them with the curses', () => {
    expect(withAssists(options({ curses: true, treasures: true }), ASSISTS).modules).toEqual({
      curses: ASSISTS,
      treasures: true,
    });
    expect(withAssists(options({ treasures: true }), ASSISTS).modules).toEqual({ treasures: true });
  });

  it('another challenge forgets what the last one took', () => {
    const cursed = CHALLENGES.find(({ modules }) => modules.includes('curses'));
    const plain = CHALLENGES.find(({ modules }) => modules.length === 0);
    const first = withAssists(options({ challenge: cursed?.id }), ASSISTS);
    const next = withAssists({ ...first, modules: { ...first.modules, challenge: plain?.id } }, ASSISTS);
    expect(next.modules).toEqual({ challenge: plain?.id });
  });
});
