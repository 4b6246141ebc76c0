import { seat } from '@templefall/kernel';
import { seededChance, seedOf, simulatedClock } from '@templefall/kit';
import { type ClockId, DEFAULT_OPTIONS, temple } from '@templefall/temple';
import { describe, expect, it } from 'vitest';
import { handOf } from './hand.ts';
import { localTable } from './localTable.ts';

const open = (clockId: ClockId = 'standard', luck = 'table') => {
  const seed = seedOf(luck);
  const clock = simulatedClock(5_000);
  const opening = temple.setup({ ...DEFAULT_OPTIONS, clock: clockId }, seededChance(seed));
  const table = localTable(
    {
      opening,
      seed,
      sitters: [{ seat: seat(0), name: 'Maya', kind: 'human', pawn: 1 }],
      me: seat(0),
      version: temple.version,
    },
    clock,
  );
  return { table, clock };
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
    table.onHappening(({ event }) => told.push(event.type));
    expect(await table.send({ type: 'roll', seat: seat(0), dice: allDice(table) })).toBeUndefined();
    expect(told).toEqual(['rolled']);
    expect(await table.send({ type: 'roll', seat: seat(0), dice: allDice(table) })).toMatchObject({ code: 'tooSoon' });
  });

  it('shows a view, never the order of the stack', () => {
    const { table } = open();
    expect(table.view.value.stack.order).toBeUndefined();
    expect(table.view.value.stack.size).toBeGreaterThan(10);
  });

  it('strikes gongs, slams and falls on its own clock', () => {
    const { table, clock } = open();
    const told: string[] = [];
    table.onHappening(({ event }) => told.push(`${event.type} ${table.now()}`));
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
    const second = localTable(JSON.parse(JSON.stringify(first.table.keep())), clock);
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
    hand.letGo();
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
    hand.letGo();
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
    hand.letGo();
  });
});
