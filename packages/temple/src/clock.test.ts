import { seat, tableQueue } from '@templefall/kernel';
import { seededChance, seedOf } from '@templefall/kit';
import { playing, position } from '@templefall/testkit/temple';
import { describe, expect, it } from 'vitest';
import type { State } from './state.ts';
import { temple } from './temple.ts';

const SLAM = 210_000;
const outside = { '1,0': 'basic-1@W' };

describe('the clock', () => {
  it('[TT1] [TT2] gongs at 3:00, 6:30 and 9:30, slams at 3:30 and 7:00, the collapse at 10:00', () => {
    const game = playing({ players: [{}] });
    const moments: string[] = [];
    for (let due = temple.due(game.state()); due; due = temple.due(game.state())) {
      game.until(due.settles);
      moments.push(`${due.at / 1000} ${game.events().at(-1)?.type}`);
    }
    expect(moments).toEqual([
      '180 gongStruck',
      '210 doorSlammed',
      '390 gongStruck',
      '420 doorSlammed',
      '570 gongStruck',
      '600 ended',
    ]);
    expect(game.state().ended).toBe('collapsed');
  });

  it.each([1, 2])('[TT2] soundtrack %i has these times', soundtrack => {
    expect(position({ options: { soundtrack } }).countdowns).toEqual([
      { opens: 180_000, ends: 210_000 },
      { opens: 390_000, ends: 420_000 },
      { opens: 570_000, ends: 600_000 },
    ]);
  });

  it('[TT2] a table may choose thirds instead', () => {
    expect(position({ options: { clock: 'thirds' } }).countdowns.map(({ opens }) => opens)).toEqual([
      170_000, 370_000, 570_000,
    ]);
  });

  it('[TT3] at a slam everyone outside the start room loses one die, those in it none', () => {
    const game = playing({ players: [{ at: '1,0', dice: 'AAAAA' }, { dice: 'AAAAA' }], rooms: outside });
    game.until(SLAM + 250);
    expect([game.dice(0), game.dice(1)]).toEqual(['AAAA', 'AAAAA']);
    expect(game.player(0).lost).toEqual([{ id: 15, how: 'slam' }]);
  });

  it.each([
    ['ABK.T', undefined, 12, 'a black die first'],
    ['AGK.T', undefined, 14, 'then a blank one'],
    ['AGKAT', 13, 13, 'then the one that was marked'],
    ['AGKAT', undefined, 15, 'else the last'],
    ['ABKAT', 13, 12, 'black before marked'],
  ])('[TT3] of %s, %s marked, the game takes %i: %s', (dice, marked, taken, _why) => {
    const game = playing({ players: [{ at: '1,0', dice }], rooms: outside });
    if (marked !== undefined) expect(game.does(0, { type: 'markDie', die: marked })).toBe('done');
    game.until(SLAM + 250);
    expect(game.player(0).lost).toEqual([{ id: taken, how: 'slam' }]);
  });

  it('[TT3] a mark can be taken back, and only one’s own dice can be marked', () => {
    const game = playing({ players: [{ at: '1,0', dice: 'AGKAT' }], rooms: outside });
    expect(game.does(0, { type: 'markDie', die: 99 })).toBe('notYourDie');
    game.does(0, { type: 'markDie', die: 12 });
    game.does(0, { type: 'markDie' });
    game.until(SLAM + 250);
    expect(game.player(0).lost).toEqual([{ id: 15, how: 'slam' }]);
  });

  it('[TT4] after a slam play goes on from where everybody stands', () => {
    const game = playing({ players: [{ at: '1,0', dice: 'AAAAA' }], rooms: outside });
    game.until(SLAM + 250);
    expect(game.player(0).spot).toBe('1,0');
    expect(game.does(0, { type: 'enter', to: '0,0' }, SLAM + 300)).toBe('done');
  });

  it('[TT5] anyone left at the collapse: all lose', () => {
    const game = playing({
      players: [{ at: '1,0', dice: 'KAAAA' }, {}],
      rooms: { '1,0': 'exit@W' },
      depot: 0,
    });
    game.does(0, { type: 'escape' });
    game.until(600_250);
    expect(temple.outcome(game.state())).toEqual({ won: false });
  });

  it('[TT6] a player left with no dice stays in the game, and a gift brings one back', () => {
    const game = playing({
      players: [
        { at: '1,0', dice: 'A' },
        { at: '2,0', dice: 'KAAAA' },
      ],
      rooms: { '1,0': 'basic-1@W', '2,0': 'exit@W' },
      depot: 0,
    });
    game.until(SLAM + 250);
    expect([game.dice(0), game.state().ended]).toEqual(['', undefined]);
    game.until(420_250);
    expect(game.player(0).lost.length).toBe(1);
    game.does(1, { type: 'escape' }, 421_000);
    game.does(1, { type: 'giveDie', to: 0 }, 421_000);
    expect(game.dice(0)).toBe('.');
  });
});

describe('lag', () => {
  const table = (start: State) => tableQueue<State, string>(temple, start, seededChance(seedOf('lag')));
  const home = { type: 'enter', seat: seat(0), to: '0,0' } as const;
  const almostHome = () => position({ players: [{ at: '1,0', dice: 'AAAAA' }], rooms: outside });

  it('[TT7] a command stamped at the very millisecond of the slam comes after it', () => {
    const queue = table(almostHome());
    queue.advance(SLAM - 1);
    expect(queue.submit('late', home, { stamp: SLAM, now: SLAM }).answers).toEqual([]);
    const { answers, state } = queue.advance(SLAM + 250);
    expect(answers).toMatchObject([{ token: 'late', result: { ok: true } }]);
    expect(state.players[0]?.lost.length).toBe(1);
    expect(state.players[0]?.spot).toBe('0,0');
  });

  it('[TT9] one made a millisecond before it and delivered 250 ms late still counts', () => {
    const queue = table(almostHome());
    queue.advance(SLAM - 1);
    const step = queue.submit('just', home, { stamp: SLAM - 1, now: SLAM + 249 });
    expect(step.answers).toMatchObject([{ token: 'just', result: { ok: true } }]);
    expect(queue.advance(SLAM + 250).state.players[0]?.lost).toEqual([]);
  });

  it('[TT9] one delivered later than that counts as the time of arrival', () => {
    const queue = table(almostHome());
    queue.advance(SLAM - 1);
    queue.submit('older', home, { stamp: SLAM - 1, now: SLAM + 250 });
    expect(queue.state().players[0]?.lost.length).toBe(1);
  });

  it('[TT9] an impossible stamp, from the future, counts as the time of arrival', () => {
    const queue = table(almostHome());
    const step = queue.submit('early', home, { stamp: 99_000_000, now: 1000 });
    expect(step.answers).toMatchObject([{ result: { ok: true, value: [{ at: 1000 }] } }]);
  });

  it('[TT10] a last escape made before the collapse and accepted within the lag wins', () => {
    const queue = table(position({ players: [{ at: '1,0', dice: 'KAAAA' }], rooms: { '1,0': 'exit@W' }, depot: 0 }));
    queue.advance(599_999);
    const step = queue.submit('out', { type: 'escape', seat: seat(0) }, { stamp: 599_999, now: 600_200 });
    expect(step.answers).toMatchObject([{ result: { ok: true } }]);
    expect(queue.advance(600_250).state.ended).toBe('escaped');
  });

  it('[TT10] a die serves only if its face showed by the stamp', () => {
    const start = position({ players: [{ at: '1,0', dice: 'AAAAA' }], rooms: outside });
    const late = start.players.map(player => ({
      ...player,
      dice: player.dice.map(die => ({ ...die, settlesAt: SLAM - 10 })),
    }));
    const queue = table({ ...start, players: late });
    queue.advance(SLAM - 1);
    expect(queue.submit('tumbling', home, { stamp: SLAM - 11, now: SLAM + 100 }).answers).toMatchObject([
      { result: { ok: false, error: { code: 'cannotPay' } } },
    ]);
    expect(queue.submit('shown', home, { stamp: SLAM - 10, now: SLAM + 100 }).answers).toMatchObject([
      { result: { ok: true } },
    ]);
  });

  it('[TT10] one player’s stamps never run backwards', () => {
    const queue = table(position({ players: [{ dice: '.....' }] }));
    queue.submit('first', { type: 'roll', seat: seat(0), dice: [11] } as never, { stamp: 5000, now: 5000 });
    const second = queue.submit('second', { type: 'share', seat: seat(0), sharing: false } as never, {
      stamp: 4900,
      now: 5050,
    });
    expect(second.answers).toMatchObject([{ result: { ok: true, value: [{ at: 5000 }] } }]);
  });
});
