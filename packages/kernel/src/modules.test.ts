import { err, ok } from '@templefall/kit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seat } from './game.ts';
import { concat, type Law, refusalBy, sum } from './laws.ts';
import { type AnyModule, composed, type Laws, type Module } from './modules.ts';

/** A core with three questions, and three small expansions of it. */
interface Ctx {
  readonly at: number;
}
interface Setup {
  readonly players: number;
}
type Because = { readonly code: 'trapped' | 'dark' };
type Qs = {
  readonly diceOf: readonly [{ readonly seat: number }, number];
  readonly bars: readonly [undefined, Because | undefined];
  readonly rooms: readonly [undefined, readonly string[]];
};
type CoreEvent = { readonly type: 'roomLaid'; readonly room: string };

const refusal: Law<Because | undefined> = refusalBy(['trapped', 'dark']);
const LAWS: Laws<Qs> = { diceOf: sum, bars: refusal, rooms: concat };

type Any = AnyModule<Ctx, Setup, Qs, CoreEvent>;
type Of<Slice, Command, Event> = Module<Ctx, Setup, Qs, CoreEvent, Slice, Command, Event>;

type CurseSlice = { readonly pile: readonly string[]; readonly held: number };
const curses: Of<
  CurseSlice,
  { readonly type: 'liftCurse'; readonly seat: number },
  { readonly type: 'curseDrawn'; readonly curse?: string } | { readonly type: 'curseLifted' }
> = {
  init: ({ players }) => ({ pile: ['trap', 'mask'].slice(0, players), held: 0 }),
  fields: { liftCurse: {} },
  commands: {
    liftCurse: (_ctx, _command, { held }) =>
      held > 0 ? ok({ happen: () => [{ type: 'curseLifted' }], pay: [0] }) : err({ code: 'notCursed' }),
  },
  offers: (_ctx, me) => [{ type: 'liftCurse', seat: me }],
  on: { roomLaid: (_ctx, _event, { pile: [curse] }) => (curse ? [{ type: 'curseDrawn', curse }] : []) },
  answers: {
    diceOf: (_ctx, _argument, { held }) => (held > 0 ? -1 : undefined),
    bars: (_ctx, _argument, { held }) => (held > 0 ? { code: 'trapped' } : undefined),
    rooms: () => ['altar', 'crypt'],
  },
  evolve: {
    curseDrawn: ({ pile, held }) => ({ pile: pile.slice(1), held: held + 1 }),
    curseLifted: ({ pile, held }) => ({ pile, held: held - 1 }),
  },
  due: ({ held }) => (held > 0 ? 700 : undefined),
  tick: ({ at }) => (at >= 700 ? [{ type: 'curseLifted' }] : []),
  view: slice => ({ ...slice, pile: [] }),
  redact: event => (event.type === 'curseDrawn' ? { type: 'curseDrawn' } : event),
};
const gifts: Of<{ readonly given: number }, never, { readonly type: 'giftGiven' }> = {
  init: () => ({ given: 0 }),
  on: { roomLaid: () => [{ type: 'giftGiven' }] },
  answers: { diceOf: (_ctx, _argument, { given }) => given, bars: () => ({ code: 'dark' }), rooms: () => ['bower'] },
  evolve: { giftGiven: ({ given }) => ({ given: given + 1 }) },
  due: () => 500,
  tick: () => [{ type: 'giftGiven' }],
};
const silent: Of<null, never, never> = { init: () => null, evolve: {} };

const REGISTRY: { readonly [id: string]: Any } = { curses, gifts, silent };
const all = composed<Ctx, Setup, Qs, CoreEvent>(REGISTRY, LAWS);
const ctx: Ctx = { at: 700 };
const on = all.init(['curses', 'gifts', 'silent'], { players: 2 });
const cursed = all.evolve(on, { type: 'curseDrawn' }) ?? on;
const laid: CoreEvent = { type: 'roomLaid', room: 'hall' };

describe('composed', () => {
  it('gives a slice to each module that is on, and to no other', () => {
    expect(all.init(['gifts'], { players: 2 })).toEqual({ gifts: { given: 0 } });
    expect(on).toEqual({ curses: { pile: ['trap', 'mask'], held: 0 }, gifts: { given: 0 }, silent: null });
    expect(all.init([], { players: 2 })).toEqual({});
  });

  it('asks only modules that are on, and combines what they answer by the law of the question', () => {
    expect(all.ask(ctx, {}, 'diceOf', { seat: 0 }, 5)).toBe(5);
    expect(all.ask(ctx, on, 'diceOf', { seat: 0 }, 5)).toBe(5);
    expect(all.ask(ctx, cursed, 'diceOf', { seat: 0 }, 5)).toBe(4);
    expect(all.ask(ctx, on, 'bars', undefined, undefined)).toEqual({ code: 'dark' });
    expect(all.ask(ctx, cursed, 'bars', undefined, undefined)).toEqual({ code: 'trapped' });
    expect(all.ask(ctx, on, 'rooms', undefined, ['yard'])).toEqual(['altar', 'bower', 'crypt', 'yard']);
  });

  it('hands a command to the module it belongs to, while that is on', () => {
    expect(all.decide(ctx, on, { type: 'liftCurse' })).toEqual({ ok: false, error: { code: 'notCursed' } });
    const verdict = all.decide(ctx, cursed, { type: 'liftCurse' });
    expect(verdict?.ok === true && verdict.value.happen()).toEqual([{ type: 'curseLifted' }]);
    expect(all.decide(ctx, {}, { type: 'liftCurse' })).toBeUndefined();
    expect(all.decide(ctx, on, { type: 'unheardOf' })).toBeUndefined();
    expect(all.fields).toEqual({ liftCurse: {} });
    expect(all.offers(ctx, on, seat(1))).toEqual([{ type: 'liftCurse', seat: 1 }]);
    expect(all.offers(ctx, { gifts: { given: 0 } }, seat(1))).toEqual([]);
  });

  it('collects the reactions of modules that are on', () => {
    expect(all.reactions(ctx, on, laid)).toEqual([{ type: 'curseDrawn', curse: 'trap' }, { type: 'giftGiven' }]);
    expect(all.reactions(ctx, { gifts: { given: 0 } }, laid)).toEqual([{ type: 'giftGiven' }]);
    expect([all.hasReaction(on, 'roomLaid'), all.hasReaction({}, 'roomLaid')]).toEqual([true, false]);
    expect(all.hasReaction(on, 'unheardOf')).toBe(false);
  });

  it("lets an event change the slice of its own module alone, and none if it is not a module's", () => {
    const after = all.evolve(on, { type: 'giftGiven' });
    expect(after).toEqual({ ...on, gifts: { given: 1 } });
    expect(after?.curses).toBe(on.curses);
    expect(all.evolve(on, laid)).toBeUndefined();
    expect(all.evolve({}, { type: 'giftGiven' })).toBeUndefined();
  });

  it('is due when the first of its modules is, and then lets each say what happens', () => {
    expect([all.due({}), all.due(on), all.due(cursed)]).toEqual([undefined, 500, 500]);
    expect(all.due({ curses: cursed.curses })).toBe(700);
    expect(all.tick(ctx, cursed)).toEqual([{ type: 'curseLifted' }, { type: 'giftGiven' }]);
    expect(all.tick({ at: 500 }, cursed)).toEqual([{ type: 'giftGiven' }]);
  });

  it('removes what is hidden from slices and events, and a view folds like the state', () => {
    const event = { type: 'curseDrawn', curse: 'trap' };
    expect(all.view(on)).toEqual({ ...on, curses: { pile: [], held: 0 } });
    expect(all.redact(event)).toEqual({ type: 'curseDrawn' });
    expect(all.redact(laid)).toBe(laid);
    expect(all.view(all.evolve(on, event) ?? {})).toEqual(all.evolve(all.view(on), all.redact(event)));
  });

  it('refuses two owners of one command or event', () => {
    const rival: Any = { init: () => 0, evolve: { giftGiven: (n: number) => n } };
    expect(() => composed<Ctx, Setup, Qs, CoreEvent>({ gifts, rival }, LAWS)).toThrow(
      'event giftGiven is claimed by gifts and rival',
    );
    const thief: Any = { init: () => 0, evolve: {}, commands: { liftCurse: () => err({ code: 'mine' }) } };
    expect(() => composed<Ctx, Setup, Qs, CoreEvent>({ curses, thief }, LAWS)).toThrow(
      'command liftCurse is claimed by curses and thief',
    );
  });

  it('bears no trace of the order of the registry', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(Object.keys(REGISTRY), { minLength: 3 }), ids => {
        const other = composed<Ctx, Setup, Qs, CoreEvent>(
          Object.fromEntries(ids.map(id => [id, REGISTRY[id] as Any])),
          LAWS,
        );
        const told = (one: typeof all): string =>
          JSON.stringify([
            one.ids,
            one.init([...ids], { players: 2 }),
            one.ask(ctx, cursed, 'diceOf', { seat: 0 }, 5),
            one.ask(ctx, cursed, 'bars', undefined, undefined),
            one.ask(ctx, cursed, 'rooms', undefined, []),
            one.reactions(ctx, on, laid),
            one.evolve(on, { type: 'giftGiven' }),
            one.tick(ctx, cursed),
            one.view(on),
          ]);
        expect(told(other)).toBe(told(all));
      }),
    );
  });
});
