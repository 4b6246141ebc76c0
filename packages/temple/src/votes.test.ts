import { playing } from '@templefall/testkit/temple';
import { describe, expect, it } from 'vitest';

const fate = { type: 'propose', vote: 'fate' };
const yes = { type: 'agree', vote: 'fate' };
const no = { type: 'decline', vote: 'fate' };

describe('fate', () => {
  it('[TA20] with everyone’s consent a spare gem goes into the depot and every black die is blank', () => {
    const game = playing({ players: [{ dice: 'BBAKT' }, { dice: 'BAAAA' }], depot: 5 });
    expect(game.does(0, fate)).toBe('done');
    expect(game.state()).toMatchObject({ depot: 5, spare: 2 });
    expect(game.does(1, yes)).toBe('done');
    expect(game.state()).toMatchObject({ depot: 6, spare: 1, votes: {} });
    expect([game.dice(0), game.dice(1)]).toEqual(['..AKT', '.AAAA']);
  });

  it('[TA20] twice a game, not three times', () => {
    const game = playing({ players: [{ dice: 'BAAAA' }], spare: 0 });
    expect(game.does(0, fate)).toBe('noFate');
  });

  it('[TA20] a lone player needs nobody else', () => {
    const game = playing({ players: [{ dice: 'BAAAAAA' }] });
    game.does(0, fate);
    expect(game.dice(0)).toBe('.AAAAAA');
  });

  it('[TA21] anyone may decline, and an open proposal lapses after ten seconds', () => {
    const game = playing({ players: [{ dice: 'BAAAA' }, {}, {}] });
    game.does(0, fate, 1000);
    expect(game.does(1, fate, 1500)).toBe('voteOpen');
    expect(game.does(0, yes, 1500)).toBe('alreadyAgreed');
    expect(game.does(2, no, 2000)).toBe('done');
    expect(game.does(1, yes, 2000)).toBe('noVote');
    game.does(0, fate, 3000);
    expect(game.does(1, no, 13_000)).toBe('noVote');
    expect(game.does(1, yes, 13_000)).toBe('noVote');
    game.until(13_250);
    expect(game.state().votes.fate).toBeUndefined();
  });

  it('[TT9] a consent given in time counts though it is delivered 250 ms late', () => {
    const game = playing({ players: [{ dice: 'BAAAA' }, {}] });
    game.does(0, fate, 1000);
    game.until(11_240);
    expect(game.does(1, yes, 10_999, 11_240)).toBe('done');
    expect(game.state().spare).toBe(1);
  });

  it('[TA21] escaped and absent players count as consenting', () => {
    const game = playing({
      players: [{ dice: 'BAAAA' }, { at: '1,0', dice: 'KAAAA' }, {}],
      rooms: { '1,0': 'exit@W' },
      depot: 0,
    });
    game.does(2, { type: 'setAway', away: true });
    game.does(0, fate);
    expect(game.state().spare).toBe(2);
    game.does(1, { type: 'escape' });
    expect(game.state().spare).toBe(1);
    expect(game.dice(0)).toBe('.AAAA');
  });

  it('[TA21] somebody who is back is asked again', () => {
    const game = playing({ players: [{ dice: 'BAAAA' }, { away: true }] });
    game.does(1, { type: 'setAway', away: false });
    game.does(0, fate);
    expect(game.state().spare).toBe(2);
  });

  it('[TA22] no fate on expert', () => {
    const game = playing({ players: [{ dice: 'BAAAA' }], options: { level: 'expert' } });
    expect(game.does(0, fate)).toBe('noFate');
  });

  it('[TA23] refused while nobody has a black die; escaped players cannot decline', () => {
    expect(playing({ players: [{ dice: 'AAAAA' }] }).does(0, fate)).toBe('noBlackDice');
    const game = playing({
      players: [{ dice: 'BAAAA' }, { at: '1,0', dice: 'KAAAA' }, {}],
      rooms: { '1,0': 'exit@W' },
      depot: 0,
    });
    game.does(1, { type: 'escape' });
    game.does(0, fate);
    expect(game.does(1, no)).toBe('escaped');
    expect(game.does(2, yes)).toBe('done');
    expect(game.state().spare).toBe(1);
  });

  it('a vote on something else is refused', () => {
    const game = playing({});
    for (const type of ['propose', 'agree', 'decline'])
      expect(game.does(0, { type, vote: 'lunch' })).toBe('unknownVote');
  });
});

describe('pause', () => {
  it('[TX4] the whole table may agree to pause; then nothing but resume is accepted', () => {
    const game = playing({ players: [{}, {}] });
    game.does(0, { type: 'propose', vote: 'pause' });
    expect(game.does(0, { type: 'roll', dice: [11] })).toBe('done');
    game.does(1, { type: 'agree', vote: 'pause' });
    expect(game.state().paused).toBe(true);
    expect(game.does(1, { type: 'roll', dice: [21] })).toBe('paused');
    expect(game.legal(1)).toEqual([{ type: 'resume', seat: 1 }]);
    expect(game.does(1, { type: 'resume' })).toBe('done');
    expect(game.does(1, { type: 'resume' })).toBe('notPaused');
    expect(game.does(1, { type: 'roll', dice: [21] })).toBe('done');
  });

  it('[TX4] a connection lost during a pause carries no vote until the game goes on', () => {
    const game = playing({ players: [{ dice: 'BAAAA' }, {}, {}] });
    game.does(0, fate, 1000);
    game.does(1, yes, 1000);
    for (const [seat, type] of [
      [0, 'propose'],
      [1, 'agree'],
      [2, 'agree'],
    ] as const)
      game.does(seat, { type, vote: 'pause' }, 1100);
    game.does(2, { type: 'setAway', away: true }, 1200);
    expect(game.state()).toMatchObject({ paused: true, spare: 2 });
    game.does(0, { type: 'resume' }, 1200);
    expect(game.state().spare).toBe(1);
  });

  it('[TX6] a pause stops every timer', () => {
    const game = playing({ players: [{}] });
    game.does(0, { type: 'propose', vote: 'pause' });
    game.until(10_000_000);
    expect(game.state()).toMatchObject({ gongs: 0, slams: 0, paused: true });
  });

  it('[TX6] agreed while a slam is being settled, it begins right after', () => {
    const game = playing({ players: [{ at: '1,0' }], rooms: { '1,0': 'basic-1@W' } });
    game.until(180_000);
    // Made just before the slam at 3:30, delivered 100 ms after it.
    expect(game.does(0, { type: 'propose', vote: 'pause' }, 209_990, 210_090)).toBe('done');
    expect(game.state().paused).toBeUndefined();
    game.until(210_250);
    expect(game.state()).toMatchObject({ slams: 1, paused: true });
    expect(game.player(0).lost.length).toBe(1);
  });
});

describe('giving up', () => {
  it('[TS11] a practice game ends when the team gives up', () => {
    const game = playing({ players: [{}, {}], options: { clock: 'none' } });
    game.does(0, { type: 'propose', vote: 'giveUp' });
    expect(game.state().ended).toBeUndefined();
    game.does(1, { type: 'agree', vote: 'giveUp' });
    expect(game.state().ended).toBe('gaveUp');
  });

  it('[TS11] or when all have escaped', () => {
    const game = playing({
      players: [{ at: '1,0', dice: 'KAAAAAA' }],
      rooms: { '1,0': 'exit@W' },
      depot: 0,
      options: { clock: 'none' },
    });
    game.does(0, { type: 'escape' }, 99_999_999);
    expect(game.state().ended).toBe('escaped');
  });
});
