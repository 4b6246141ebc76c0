import { playing } from '@templefall/testkit/temple';
import { describe, expect, it } from 'vitest';

describe('rolling', () => {
  it('[TD1] any of one’s own dice that are not black; the others are kept', () => {
    const game = playing({ players: [{ dice: 'ABK..' }, {}] });
    expect(game.does(0, { type: 'roll', dice: [13, 14, 15] })).toBe('done');
    expect(game.dice(0).slice(0, 2)).toBe('AB');
    expect(game.events()).toMatchObject([{ type: 'rolled', seat: 0, dice: [{ id: 13 }, { id: 14 }, { id: 15 }] }]);
  });

  it('[TD1] a roll names at least one die, each once, and only dice of one’s own', () => {
    const game = playing({ players: [{}, {}] });
    expect(game.does(0, { type: 'roll', dice: [] })).toBe('noDice');
    expect(game.does(0, { type: 'roll', dice: [11, 11] })).toBe('notYourDie');
    expect(game.does(0, { type: 'roll', dice: [21] })).toBe('notYourDie');
  });

  it('[TD2] a black die cannot be rolled or used until it is released', () => {
    const game = playing({ players: [{ dice: 'BBBBB' }], rooms: { '1,0': 'basic-1@W' } });
    expect(game.does(0, { type: 'roll', dice: [11] })).toBe('blackDie');
    expect(game.legal(0).map(command => command.type)).not.toContain('roll');
  });

  it('[TD6] faces count after 700 ms, the next roll waits for the pace', () => {
    const game = playing({ players: [{ dice: '.....' }], options: { pace: 'standard' } });
    expect(game.does(0, { type: 'roll', dice: [11, 12] }, 1000)).toBe('done');
    expect(game.player(0)).toMatchObject({ rollsAt: 2600 });
    expect(game.player(0).dice[0]?.settlesAt).toBe(1700);
    expect(game.does(0, { type: 'roll', dice: [13] }, 2599)).toBe('tooSoon');
    expect(game.does(0, { type: 'roll', dice: [13] }, 2600)).toBe('done');
  });

  it.each([
    ['brisk', 1100],
    ['standard', 1600],
    ['deliberate', 2200],
  ])('[TD6] at pace %s the next roll comes after %i ms', (pace, wait) => {
    const game = playing({ players: [{}], options: { pace } });
    game.does(0, { type: 'roll', dice: [11] }, 0);
    expect(game.player(0).rollsAt).toBe(wait);
  });

  it('[TD6] a die that still tumbles pays for nothing; actions themselves are not slowed', () => {
    const tumbling = { id: 11, face: 'A', settlesAt: 1700 };
    const game = playing({ players: [{ dice: 'AAKKK' }], rooms: { '1,0': 'basic-1@W' } });
    const state = game.state();
    const early = playing({
      ...state,
      players: [{ ...game.player(0), dice: [tumbling, ...game.player(0).dice.slice(1)] }],
    } as typeof state);
    expect(early.does(0, { type: 'enter', to: '1,0' }, 1699)).toBe('cannotPay');
    expect(early.does(0, { type: 'enter', to: '1,0' }, 1700)).toBe('done');
  });

  it('[TD7] faces come from the table’s luck: the same seed rolls the same, another does not', () => {
    const rolled = (seed: string) => {
      const game = playing({ players: [{}] }, { seed });
      game.does(0, { type: 'roll', dice: [11, 12, 13, 14, 15, 16, 17] });
      return game.dice(0);
    };
    expect(rolled('one')).toBe(rolled('one'));
    expect(rolled('one')).not.toBe(rolled('two'));
  });

  it('[TD7] a command that names faces gets the table’s faces all the same', () => {
    const honest = playing({ players: [{}] });
    const cheat = playing({ players: [{}] });
    honest.does(0, { type: 'roll', dice: [11] });
    cheat.does(0, { type: 'roll', dice: [11], faces: ['K'], face: 'K' });
    expect(cheat.dice(0)).toBe(honest.dice(0));
  });
});

describe('gold masks', () => {
  it('[TD3] one mask frees two black dice of its owner; all three become blank', () => {
    const game = playing({ players: [{ dice: 'GBBBA' }] });
    expect(game.does(0, { type: 'free', owner: 0, helped: 0, count: 2 })).toBe('done');
    expect(game.dice(0)).toBe('...BA');
  });

  it('[TD3] or one or two of another player in the same room, who keeps all their dice', () => {
    const game = playing({ players: [{ dice: 'GBAAA' }, { dice: 'BBBAA' }] });
    expect(game.does(0, { type: 'free', owner: 0, helped: 1, count: 3 })).toBe('tooMany');
    expect(game.does(0, { type: 'free', owner: 0, helped: 1, count: 0 })).toBe('tooMany');
    expect(game.does(0, { type: 'free', owner: 0, helped: 1, count: 1.5 })).toBe('tooMany');
    expect(game.does(0, { type: 'free', owner: 0, helped: 1, count: 2 })).toBe('done');
    expect([game.dice(0), game.dice(1)]).toEqual(['.BAAA', '..BAA']);
  });

  it('[TD3] not of somebody in another room, nor without a mask or a black die', () => {
    const game = playing({
      players: [{ dice: 'GAAAA' }, { at: '1,0', dice: 'BAAAA' }, { dice: 'BAAAA' }],
      rooms: { '1,0': 'basic-1@W' },
    });
    expect(game.does(0, { type: 'free', owner: 0, helped: 1, count: 1 })).toBe('notInRoom');
    expect(game.does(0, { type: 'free', owner: 0, helped: 0, count: 1 })).toBe('noBlackDice');
    expect(game.does(2, { type: 'free', owner: 2, helped: 2, count: 1 })).toBe('noGoldMask');
    expect(game.does(0, { type: 'free', owner: 0, helped: 7, count: 1 })).toBe('noSuchSeat');
  });

  it('[TD8] whoever is to be helped may use the mask too, unless its owner does not share', () => {
    const players = [{ dice: 'GAAAA' }, { dice: 'BBAAA' }, {}];
    const game = playing({ players });
    expect(game.does(2, { type: 'free', owner: 0, helped: 1, count: 1 })).toBe('notSharing');
    expect(game.does(1, { type: 'free', owner: 0, helped: 1, count: 2 })).toBe('done');
    expect([game.dice(0), game.dice(1)]).toEqual(['.AAAA', '..AAA']);
    const miser = playing({ players: [{ dice: 'GAAAA', sharing: false }, { dice: 'BBAAA' }] });
    expect(miser.does(1, { type: 'free', owner: 0, helped: 1, count: 1 })).toBe('notSharing');
    expect(miser.does(0, { type: 'free', owner: 0, helped: 1, count: 1 })).toBe('done');
  });
});
