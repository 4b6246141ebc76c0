import { expect, it } from 'vitest';
import { type Frames, turnsBy } from './turns.ts';

const simulated = (): Frames & { readonly pass: () => boolean } => {
  let asked: { readonly draw: () => void; wait: number } | undefined;
  const ask = (wait: number) => (draw: () => void) => {
    asked = { draw, wait };
    return () => {
      asked = undefined;
    };
  };
  return {
    next: ask(1),
    afterNext: ask(2),
    /** One frame; tells whether anything was drawn in it. */
    pass: () => {
      if (!asked || --asked.wait > 0) return false;
      const { draw } = asked;
      asked = undefined;
      draw();
      return true;
    },
  };
};

it('leaves the first frame to what is drawn at once, then draws one part a frame, lower turns first', () => {
  const { pass, ...frames } = simulated();
  const turns = turnsBy(frames);
  const drawn: string[] = [];
  turns.ask(2, () => drawn.push('team'));
  turns.ask(1, () => drawn.push('temple'));
  expect([pass(), drawn]).toEqual([false, []]);
  expect([pass(), drawn]).toEqual([true, ['temple']]);
  expect([pass(), drawn]).toEqual([true, ['temple', 'team']]);
  expect(pass()).toBe(false);
});

it('draws what was asked again before its turn once, as it was asked last', () => {
  const { pass, ...frames } = simulated();
  const turns = turnsBy(frames);
  const drawn: string[] = [];
  turns.ask(1, () => drawn.push('old'));
  turns.ask(1, () => drawn.push('new'));
  pass();
  pass();
  expect(drawn).toEqual(['new']);
  expect(pass()).toBe(false);
});

it('draws what is asked while it draws in a later frame', () => {
  const { pass, ...frames } = simulated();
  const turns = turnsBy(frames);
  const drawn: string[] = [];
  turns.ask(1, () => turns.ask(3, () => drawn.push('map')));
  pass();
  pass();
  expect(drawn).toEqual([]);
  pass();
  pass();
  expect(drawn).toEqual(['map']);
});

it('draws nothing once it was stopped, and goes on when it is asked again', () => {
  const { pass, ...frames } = simulated();
  const turns = turnsBy(frames);
  turns.ask(1, () => expect.unreachable());
  turns.stop();
  expect([pass(), pass()]).toEqual([false, false]);
  const drawn: string[] = [];
  turns.ask(1, () => drawn.push('temple'));
  pass();
  pass();
  expect(drawn).toEqual(['temple']);
});
