import { known } from '@templefall/kernel';
import { seededChance, seedOf } from '@templefall/kit';
import { setUp, templePlay } from '@templefall/testkit/temple';
import { describe, expect, it } from 'vitest';
import { OPTION_PROBLEMS, temple } from '../temple.ts';

const problems = (modules: object, rest: object = {}) => {
  const parsed = temple.parseOptions({ players: 3, ...rest, modules });
  return parsed.ok ? [] : parsed.error;
};

describe('the options of a table with modules', () => {
  it('an id that no module has is refused, also beside others', () => {
    expect(problems({ curses: true, dragons: true })).toEqual([{ path: 'modules.dragons', code: 'unknownModule' }]);
  });

  it('a module switched off is as if nobody had named it', () => {
    expect(setUp({ players: 2, modules: { curses: false, treasures: true } }).options.modules).toEqual({
      treasures: true,
    });
  });

  it('a switch takes nothing but true', () => {
    expect(problems({ treasures: 3 })).toEqual([{ path: 'modules.treasures', code: 'notASwitch' }]);
  });

  it('every problem is told at once', () => {
    expect(problems({ quests: 9, characters: 'doc', dragons: 1 }).map(({ path, code }) => `${path} ${code}`)).toEqual([
      'modules.quests notOneOf',
      'modules.quests needsQuestRooms',
      'modules.characters notAList',
      'modules.dragons unknownModule',
    ]);
  });

  it('[TM6.1] [TM6.10] a table has up to three quests, however it writes them; six need a challenge and the treasure room', () => {
    const six = { count: 6, drawsOwn: true };
    const tooMany = { path: 'modules.quests', code: 'notOneOf', because: { allowed: '1, 2, 3' } };
    const noRoom = { path: 'modules.quests', code: 'needsQuestRooms', because: { rooms: 5 } };
    expect(problems({ quests: six })).toEqual([tooMany, noRoom]);
    expect(problems({ quests: six, special: { twins: true } })).toEqual([tooMany, noRoom]);
    expect(problems({ quests: six, special: true })).toEqual([tooMany]);
    expect(problems({ quests: 4 })).toEqual([tooMany]);
    expect(problems({ quests: { count: 1, drawsOwn: false }, special: true })).toEqual([tooMany]);
    expect(problems({ quests: { count: 3, drawsOwn: true } })).toEqual([]);
    expect(problems({ challenge: '6e', quests: six })).toEqual([]);
    const stack = known(setUp({ players: 3, modules: { challenge: '6e' } }).stack);
    expect(stack).toEqual(expect.arrayContaining(['altar', 'obelisk', 'treasure-room', 'trials']));
  });

  it('[TC6] a challenge and a level do not go together', () => {
    expect(problems({ challenge: '2a' }, { level: 'expert' })).toEqual([
      { path: 'level', code: 'levelInChallenge', because: { challenge: '2a' } },
    ]);
  });

  it('every code of a problem with options is in the list, and can be provoked', () => {
    const pick = { character: 'doc', ability: 'permanent' };
    const wrong: readonly unknown[] = [
      'no object',
      { players: 9, colour: 'red' },
      { modules: { dragons: true, treasures: 3, curses: 7, special: 'all' } },
      { modules: { additions: true } },
      { players: 2, modules: { characters: 'doc', quests: 6 } },
      { players: 1, modules: { characters: [pick, pick] } },
      { players: 2, modules: { characters: [pick, pick] } },
      { players: 2, modules: { characters: ['doc'] } },
      { level: 'expert', modules: { challenge: '2a', quests: 1 } },
    ];
    const told = wrong.flatMap(raw => {
      const parsed = temple.parseOptions(raw);
      return parsed.ok ? [] : parsed.error.map(({ code }) => code);
    });
    expect([...new Set(told)].sort()).toEqual([...OPTION_PROBLEMS].sort());
  });

  it('whatever a table agreed on parses again to the same', () => {
    for (let seed = 0; seed < 300; seed++) {
      const raw = templePlay.options(seededChance(seedOf(`options ${seed}`))(0, 0), 'random');
      const once = temple.parseOptions(raw);
      if (!once.ok) throw new Error(`${JSON.stringify(raw)}: ${JSON.stringify(once.error)}`);
      expect(temple.parseOptions(once.value)).toEqual(once);
    }
  });
});
