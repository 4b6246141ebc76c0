import { signal } from '@preact/signals';
import { expect, it } from 'vitest';
import { type Frames, follow, frameScheduler, type Turn } from './frameScheduler.ts';

const FRAME_MS = 16;

type Moment = 'frame' | 'soon' | 'afterNext';

const simulated = (): Frames & { readonly pass: () => boolean } => {
  let asked: { readonly act: () => void; readonly at: Moment } | undefined;
  let now = 0;
  const ask = (at: Moment) => (act: () => void) => {
    asked = { act, at };
    return () => {
      asked = undefined;
    };
  };
  const maybeAct = (...moments: readonly Moment[]): boolean => {
    if (!asked || !moments.includes(asked.at)) return false;
    const { act } = asked;
    asked = undefined;
    act();
    return true;
  };
  return {
    next: ask('frame'),
    soon: ask('soon'),
    afterNext: ask('afterNext'),
    now: () => now,
    /** One frame and what follows it; tells whether it was asked for. */
    pass: () => {
      now += FRAME_MS;
      try {
        return maybeAct('frame');
      } finally {
        maybeAct('soon', 'afterNext');
      }
    },
  };
};

const staged = () => {
  const { pass, ...frames } = simulated();
  const scheduler = frameScheduler(frames);
  const drawn: string[] = [];
  const parts = new Map<string, object>();
  const ask = (part: string, says = part, isNew = true): void => {
    parts.set(part, parts.get(part) ?? {});
    scheduler.ask(parts.get(part) ?? {}, { hasNews: () => isNew, draw: () => drawn.push(says) });
  };
  return { scheduler, pass, drawn, ask };
};

it('leaves the first frame to what is drawn at once, then draws one part a frame, in the order they were asked for', () => {
  const { pass, drawn, ask } = staged();
  ask('temple');
  ask('team');
  expect([pass(), drawn]).toEqual([false, []]);
  expect([pass(), drawn]).toEqual([true, ['temple']]);
  expect([pass(), drawn]).toEqual([true, ['temple', 'team']]);
  expect(pass()).toBe(false);
});

it('draws what was asked again before its turn once, in its old place, as it was asked last', () => {
  const { pass, drawn, ask } = staged();
  ask('temple', 'old temple');
  ask('team');
  ask('temple', 'new temple');
  for (let frame = 0; frame < 4; frame++) pass();
  expect(drawn).toEqual(['new temple', 'team']);
  expect(pass()).toBe(false);
});

it('gives the frame of what has nothing to draw to the next one', () => {
  const { pass, drawn, ask } = staged();
  ask('temple', 'temple', false);
  ask('team');
  ask('map');
  pass();
  pass();
  expect(drawn).toEqual(['team']);
  pass();
  expect(drawn).toEqual(['team', 'map']);
});

it('draws what is asked while it draws in a later frame, and lets nobody wait for ever', () => {
  const { scheduler, pass, drawn, ask } = staged();
  const restless = {};
  const again: Turn = {
    hasNews: () => true,
    draw: () => {
      drawn.push('restless');
      scheduler.ask(restless, again);
    },
  };
  scheduler.ask(restless, again);
  ask('map');
  for (let frame = 0; frame < 4; frame++) pass();
  expect(drawn).toEqual(['restless', 'map', 'restless']);
});

it('leaves a frame to news that has just come, but not two in a row', () => {
  const drawn: string[] = [];
  const { pass, ...frames } = simulated();
  let late = 0;
  const scheduler = frameScheduler({ ...frames, now: () => frames.now() + late });
  const askLate = (part: object, says: string): void => {
    late = FRAME_MS - 1;
    scheduler.ask(part, { hasNews: () => true, draw: () => drawn.push(says) });
    late = 0;
  };
  const [team, map] = [{}, {}];
  scheduler.ask({}, { hasNews: () => true, draw: () => drawn.push('temple') });
  pass();
  askLate(team, 'team');
  expect([pass(), drawn]).toEqual([true, []]);
  askLate(map, 'map');
  expect([pass(), drawn]).toEqual([true, ['temple']]);
});

const fail = (): never => {
  throw new Error('odd');
};

it('asks for no frame with nothing to draw in it, neither at first nor after the last that had something', () => {
  const { pass, drawn, ask } = staged();
  ask('temple', 'temple', false);
  expect([pass(), pass(), drawn]).toEqual([false, false, []]);
  ask('team');
  ask('temple', 'temple', false);
  pass();
  expect([pass(), pass(), drawn]).toEqual([true, false, ['team']]);
});

it('goes on after a part that could not be worked out', () => {
  const { scheduler, pass, drawn, ask } = staged();
  scheduler.ask({}, { hasNews: fail, draw: fail });
  ask('team');
  expect(pass).toThrow('odd');
  expect([pass(), drawn]).toEqual([true, ['team']]);
});

it('goes on after a part that could not be drawn', () => {
  const { scheduler, pass, drawn, ask } = staged();
  scheduler.ask({}, { hasNews: () => true, draw: fail });
  ask('team');
  pass();
  expect(pass).toThrow('odd');
  expect([pass(), drawn]).toEqual([true, ['team']]);
  ask('map');
  for (let frame = 0; frame < 2; frame++) pass();
  expect(drawn).toEqual(['team', 'map']);
});

it('draws nothing once it was stopped, and goes on when it is asked again', () => {
  const { scheduler, pass, drawn, ask } = staged();
  ask('temple');
  scheduler.stop();
  expect([pass(), pass(), drawn]).toEqual([false, false, []]);
  ask('temple');
  pass();
  pass();
  expect(drawn).toEqual(['temple']);
});

it('a part follows its source in its turn, and is not worked out when the news comes', () => {
  const { scheduler, pass } = staged();
  const invalidated = signal(0);
  const worked: number[] = [];
  const source = { peek: () => worked.push(invalidated.peek()) && invalidated.peek() > 1 };
  const shown = signal(false);
  const stop = follow(scheduler, { source, invalidated, shown });
  invalidated.value = 1;
  invalidated.value = 2;
  expect([worked, shown.value]).toEqual([[], false]);
  pass();
  pass();
  expect(shown.value).toBe(true);
  expect(new Set(worked)).toEqual(new Set([2]));
  invalidated.value = 0;
  stop();
  worked.length = 0;
  pass();
  pass();
  expect([worked, shown.value]).toEqual([[], true]);
});
