import { seat } from '@templefall/kernel';
import { type Clock, must, seedOf, simulatedClock } from '@templefall/kit';
import { type ClockId, DEFAULT_OPTIONS } from '@templefall/temple';
import { describe, expect, it } from 'vitest';
import { handOf } from '../hand/hand.ts';
import { type LocalGame, setUp } from './game.ts';
import { hostOf } from './host.ts';
import { type LocalTable, localTable } from './localTable.ts';

/** The page's side and the table itself, with copies going to and fro as between two threads. */
const opened = (game: LocalGame, clock: Clock): LocalTable => {
  let table: LocalTable | undefined;
  const host = hostOf(game, clock, told => {
    const news = structuredClone(told);
    if (news.type === 'opened') table = localTable(news, clock, order => host.order(structuredClone(order)));
    else table?.hear(news);
  });
  return must(table, 'a table');
};

const open = (clockId: ClockId = 'standard', luck = 'table') => {
  const clock = simulatedClock(5_000);
  const game = setUp({
    options: { ...DEFAULT_OPTIONS, clock: clockId },
    players: [{ seat: seat(0), name: 'Maya', kind: 'human', pawn: 1 }],
    me: seat(0),
    seed: seedOf(luck),
  });
  return { table: opened(game, clock), clock, game };
};
const allDice = (table: ReturnType<typeof open>['table']) => table.view.value.players[0]?.dice.map(die => die.id) ?? [];

describe('a table of this browser', () => {
  it('stands still until it has begun', () => {
    const { table, clock } = open();
    clock.advanceBy(60_000);
    expect(table.now()).toBe(0);
    table.begin();
    clock.advanceBy(1_500);
    expect(table.now()).toBe(1_500);
  });

  it('answers every command: with events, or with why not', async () => {
    const { table } = open();
    table.begin();
    const told: string[] = [];
    table.onApplied(({ event }) => told.push(event.type));
    expect(await table.send({ type: 'roll', seat: seat(0), dice: allDice(table) })).toBeUndefined();
    expect(told).toEqual(['rolled']);
    expect(await table.send({ type: 'roll', seat: seat(0), dice: allDice(table) })).toMatchObject({ code: 'tooSoon' });
  });

  it('shows a view, never the order of the stack', () => {
    const { table } = open();
    expect(table.view.value.stack.order).toBeUndefined();
    expect(table.view.value.stack.size).toBeGreaterThan(10);
  });

  it('tells its page nothing from which the luck could be read', () => {
    const { table, game } = open();
    expect(table.gameKey()).not.toContain(game.seed);
    expect(table.gameKey()).toBe(open().table.gameKey());
    expect(table.gameKey()).not.toBe(open('standard', 'another').table.gameKey());
  });

  it('counts a command from the touch, however late the table hears of it', async () => {
    const { clock, game } = open();
    const late: (() => void)[] = [];
    let table: LocalTable | undefined;
    const host = hostOf(game, clock, news => {
      if (news.type === 'opened') table = localTable(news, clock, order => late.push(() => host.order(order)));
      else table?.hear(news);
    });
    const told: string[] = [];
    table?.onApplied(({ at, event }) => told.push(`${event.type} ${at}`));
    table?.begin();
    for (const deliver of late.splice(0)) deliver();
    clock.advanceBy(179_900);
    const answer = table?.send({
      type: 'roll',
      seat: seat(0),
      dice: table.view.value.players[0]?.dice.map(die => die.id),
    });
    clock.advanceBy(80);
    for (const deliver of late.splice(0)) deliver();
    expect(await answer).toBeUndefined();
    expect(told).toEqual(['rolled 179900']);
  });

  it('strikes gongs, slams and falls on its own clock', () => {
    const { table, clock } = open();
    const told: string[] = [];
    table.onApplied(({ event }) => told.push(`${event.type} ${table.now()}`));
    table.begin();
    clock.advanceBy(600_300);
    expect(told).toEqual([
      'gongStruck 180000',
      'doorSlammed 210250',
      'gongStruck 390000',
      'doorSlammed 420250',
      'gongStruck 570000',
      'ended 600250',
    ]);
    expect(table.view.value.ended).toBe('collapsed');
  });

  it('stops its clock while paused', async () => {
    const { table, clock } = open();
    table.begin();
    clock.advanceBy(1_000);
    await table.send({ type: 'propose', seat: seat(0), vote: 'pause' });
    clock.advanceBy(90_000);
    expect(table.now()).toBe(1_000);
    await table.send({ type: 'resume', seat: seat(0) });
    clock.advanceBy(500);
    expect(table.now()).toBe(1_500);
  });

  it('can be kept and taken up again with the luck it would have had', async () => {
    const first = open('none', 'kept');
    first.table.begin();
    await first.table.send({ type: 'roll', seat: seat(0), dice: allDice(first.table) });
    const clock = simulatedClock();
    const second = opened(JSON.parse(JSON.stringify(first.table.keep())), clock);
    second.begin();
    first.clock.advanceBy(5_000);
    clock.advanceBy(5_000);
    const free = (table: typeof second) =>
      table.view.value.players[0]?.dice.filter(die => die.face !== 'B').map(die => die.id) ?? [];
    await first.table.send({ type: 'roll', seat: seat(0), dice: free(first.table) });
    await second.send({ type: 'roll', seat: seat(0), dice: free(second) });
    expect(second.view.value.players).toEqual(first.table.view.value.players);
  });
});

describe('a hand', () => {
  it('holds shown faces only, and rolls the rest', async () => {
    const { table, clock } = open('none');
    table.begin();
    const hand = handOf(table, seat(0), () => true);
    expect(hand.free.value).toHaveLength(7);
    hand.tapDie(hand.free.value[0] as never);
    expect(hand.held.value.size).toBe(0);
    hand.roll();
    clock.advanceBy(2_000);
    hand.look();
    const shown = table.view.value.players[0]?.dice.find(die => die.face !== 'B');
    hand.tapDie(shown?.id as never);
    expect([...hand.held.value]).toEqual([shown?.id]);
    expect(hand.free.value).not.toContain(shown?.id);
    hand.dispose();
  });

  it('keeps a tap that came too early and rolls as soon as it may', () => {
    const { table, clock } = open('none');
    table.begin();
    const hand = handOf(table, seat(0), () => true);
    hand.roll();
    clock.advanceBy(900);
    hand.roll();
    expect(table.view.value.players[0]?.rolls).toBe(1);
    clock.advanceBy(800);
    hand.look();
    expect(table.view.value.players[0]?.rolls).toBe(2);
    hand.dispose();
  });

  it('carries an aim out the moment it is paid, and not before', () => {
    const { table, clock } = open('none', 'aim');
    table.begin();
    const hand = handOf(table, seat(0), () => true);
    const door = hand.goals.value.find(goal => goal.command.type === 'enter');
    hand.reachFor(door as never);
    expect(hand.aim.value).toBe(door?.key);
    const start = table.view.value.players[0]?.spot;
    for (let roll = 0; roll < 40 && table.view.value.players[0]?.spot === start; roll++) {
      hand.roll();
      clock.advanceBy(1_700);
      hand.look();
    }
    expect(table.view.value.players[0]?.spot).not.toBe(start);
    expect(hand.aim.value).toBeUndefined();
    hand.dispose();
  });
});
