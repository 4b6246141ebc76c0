import { signal } from '@preact/signals';
import { seat } from '@templefall/kernel';
import type { Timeline } from '@templefall/replay';
import { describe, expect, it } from 'vitest';
import type { ReplayCourse } from '../games/gameClient.ts';
import { replayPlayer } from './replayPlayer.ts';

/** Five steps, one each second; lines at the second and the fourth. */
const STEPS = 5;
const timeline: Timeline = {
  length: STEPS,
  end: STEPS * 1000,
  stateAt: n => n,
  appliedAt: n => (n > 0 ? { at: n * 1000, event: { type: `step ${n}` }, before: n - 1, after: n } : undefined),
  countAt: at => Math.floor(at / 1000),
  timeOf: n => n * 1000,
  all: () => [],
};
const course = signal<ReplayCourse>({
  length: STEPS * 1000,
  xOf: timeline.timeOf,
  nAt: timeline.countAt,
  label: x => `${x}`,
  marks: [],
  bands: [],
  blocks: [{ from: 0, to: 1, seat: seat(0), pips: 0 }],
  ticks: [],
  lines: [2, 4].map(n => ({ n, icon: '', colour: '', text: '' })),
});
const opened = (isTimed: boolean, from?: number) =>
  replayPlayer(timeline, course, { isTimed, ...(from !== undefined && { from }) });

describe('a replay', () => {
  it('against a clock passes as fast as one wishes, ends by itself, and begins again', () => {
    const player = opened(true);
    const heard: string[] = [];
    player.onApplied(({ event }) => heard.push(event.type));
    player.pass(5000);
    expect(player.n.value).toBe(0);
    player.toggle();
    player.speed.value = 2;
    player.pass(700);
    expect([player.n.value, player.x.value]).toEqual([1, 1400]);
    expect(heard).toEqual(['step 1']);
    player.pass(60_000);
    expect([player.n.value, player.isPlaying.value]).toEqual([STEPS, false]);
    player.toggle();
    expect([player.n.value, player.isPlaying.value]).toEqual([0, true]);
  });

  it('without a clock goes from line to line', () => {
    const player = opened(false);
    player.toggle();
    player.pass(1100);
    expect(player.n.value).toBe(0);
    player.pass(100);
    expect(player.n.value).toBe(2);
    player.pass(1200);
    player.pass(1200);
    expect([player.n.value, player.isPlaying.value]).toEqual([STEPS, false]);
  });

  it('steps from line to line in both directions, and stops playing for it', () => {
    const player = opened(true);
    player.toggle();
    player.byLine(1);
    expect([player.n.value, player.isPlaying.value]).toEqual([2, false]);
    player.byLine(1);
    player.byLine(1);
    expect(player.n.value).toBe(STEPS);
    player.byLine(-1);
    player.byLine(-1);
    player.byLine(-1);
    expect(player.n.value).toBe(0);
  });

  it('begins at the moment of its link, wherever that points', () => {
    expect(opened(true, 3).n.value).toBe(3);
    expect(opened(true, 99).n.value).toBe(STEPS);
    expect(opened(true, -1).n.value).toBe(0);
  });
});
