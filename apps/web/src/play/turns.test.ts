import { signal } from '@preact/signals';
import { expect, it } from 'vitest';
import { type Frames, follow, type Turn, turnsBy } from './turns.ts';

const simulated = (): Frames & { readonly pass: () => boolean } => {
  let asked: { readonly work: () => void; readonly isFrame: boolean } | undefined;
  const ask = (isFrame: boolean) => (work: () => void) => {
    asked = { work, isFrame };
    return () => {
      asked = undefined;
    };
  };
  return {
    next: ask(true),
    later: ask(false),
    /** Lets the time of a frame pass; tells whether one was drawn in it. */
    pass: () => {
      const now = asked;
      asked = undefined;
      now?.work();
      return now?.isFrame ?? false;
    },
  };
};

/** Nothing is drawn while what has changed is worked out, and while that is seen which is drawn at once. */
const BEFORE = 2;

const staged = () => {
  const { pass, ...frames } = simulated();
  const turns = turnsBy(frames);
  const drawn: string[] = [];
  const looked: string[] = [];
  const parts = new Map<string, object>();
  const ask = (part: string, says = part, isNew = true): void => {
    parts.set(part, parts.get(part) ?? {});
    turns.ask(parts.get(part) ?? {}, {
      isNew: () => looked.push(says) > 0 && isNew,
      draw: () => drawn.push(says),
    });
  };
  const passAll = (count: number): void => {
    for (let frame = 0; frame < count; frame++) pass();
  };
  return { turns, pass, passAll, drawn, looked, ask };
};

it('works out what has changed apart from frames, then draws one part a frame, in the order they were asked for', () => {
  const { pass, drawn, looked, ask } = staged();
  ask('temple');
  ask('team');
  expect([pass(), looked, drawn]).toEqual([false, ['temple', 'team'], []]);
  expect([pass(), drawn]).toEqual([false, []]);
  expect([pass(), drawn]).toEqual([true, ['temple']]);
  expect([pass(), drawn]).toEqual([true, ['temple', 'team']]);
  expect(pass()).toBe(false);
});

it('draws what was asked again before its turn once, in its old place, as it was asked last', () => {
  const { pass, passAll, drawn, ask } = staged();
  ask('temple', 'old temple');
  ask('team');
  ask('temple', 'new temple');
  passAll(BEFORE + 2);
  expect(drawn).toEqual(['new temple', 'team']);
  expect(pass()).toBe(false);
});

it('draws no frame for what has nothing to draw', () => {
  const { pass, passAll, drawn, ask } = staged();
  ask('temple', 'temple', false);
  ask('team');
  ask('map');
  passAll(BEFORE + 1);
  expect(drawn).toEqual(['team']);
  pass();
  expect(drawn).toEqual(['team', 'map']);
  ask('temple', 'temple', false);
  expect([pass(), pass(), pass()]).toEqual([false, false, false]);
});

it('draws what is asked while it draws in a later frame, and lets nobody wait for ever', () => {
  const { turns, passAll, drawn, ask } = staged();
  const restless = {};
  const again: Turn = {
    isNew: () => true,
    draw: () => {
      drawn.push('restless');
      turns.ask(restless, again);
    },
  };
  turns.ask(restless, again);
  ask('map');
  passAll(BEFORE + 3);
  expect(drawn).toEqual(['restless', 'map', 'restless']);
});

it('leaves a frame to news that comes in between and looks anew, but not twice in a row', () => {
  const { pass, passAll, drawn, looked, ask } = staged();
  ask('temple');
  passAll(BEFORE);
  ask('team');
  looked.length = 0;
  expect([pass(), drawn]).toEqual([true, []]);
  expect([pass(), looked]).toEqual([false, ['temple', 'team']]);
  pass();
  ask('map');
  expect([pass(), drawn]).toEqual([true, ['temple']]);
  expect([pass(), drawn]).toEqual([true, ['temple']]);
  passAll(BEFORE + 2);
  expect(drawn).toEqual(['temple', 'team', 'map']);
});

it('goes on after a part that could not be worked out or drawn', () => {
  const { turns, pass, passAll, drawn, ask } = staged();
  const odd = (): never => {
    throw new Error('odd');
  };
  turns.ask({}, { isNew: odd, draw: odd });
  turns.ask({}, { isNew: () => true, draw: odd });
  ask('team');
  expect(pass).toThrow('odd');
  pass();
  expect(pass).toThrow('odd');
  expect([pass(), drawn]).toEqual([true, ['team']]);
  ask('map');
  passAll(BEFORE + 1);
  expect(drawn).toEqual(['team', 'map']);
});

it('draws nothing once it was stopped, and goes on when it is asked again', () => {
  const { turns, passAll, drawn, ask } = staged();
  ask('temple');
  turns.stop();
  passAll(BEFORE + 1);
  expect(drawn).toEqual([]);
  ask('temple');
  passAll(BEFORE + 1);
  expect(drawn).toEqual(['temple']);
});

it('a part follows its source in its turn, and is not worked out before', () => {
  const { turns, passAll } = staged();
  const stirred = signal(0);
  const worked: number[] = [];
  const source = { peek: () => worked.push(stirred.peek()) && stirred.peek() > 1 };
  const shown = signal(false);
  const stop = follow(turns, { source, stirred, shown });
  stirred.value = 1;
  stirred.value = 2;
  expect([worked, shown.value]).toEqual([[], false]);
  passAll(BEFORE + 1);
  expect(shown.value).toBe(true);
  expect(new Set(worked)).toEqual(new Set([2]));
  stirred.value = 0;
  stop();
  worked.length = 0;
  passAll(BEFORE + 1);
  expect([worked, shown.value]).toEqual([[], true]);
});
