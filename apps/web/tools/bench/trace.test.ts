import { describe, expect, it } from 'vitest';
import { readTrace, type TraceEvent } from './trace.ts';

const at = (ms: number, name: string, tookMs: number, tid = 1): TraceEvent => ({
  name,
  ph: 'X',
  pid: 1,
  tid,
  ts: ms * 1000,
  dur: tookMs * 2000,
  tdur: tookMs * 1000,
});
const thread = (tid: number, name: string): TraceEvent => ({
  name: 'thread_name',
  ph: 'M',
  pid: 1,
  tid,
  ts: 0,
  args: { name },
});
const task = (ms: number, tookMs: number, tid = 1): TraceEvent => at(ms, 'ThreadControllerImpl::RunTask', tookMs, tid);
const draw = (ms: number, tid = 1): TraceEvent => at(ms, 'ProxyMain::BeginMainFrame', 0.5, tid);

describe('a trace', () => {
  it('gives each frame the work of the sixtieth of a second before it, and none to two frames', () => {
    const { frames } = readTrace([
      thread(1, 'CrRendererMain'),
      task(0, 3),
      task(20, 2),
      task(26, 4),
      draw(27),
      task(36, 1),
      draw(36.5),
    ]);
    expect(frames).toEqual([6, 1]);
  });

  it('reads the busiest page only, and processor time only', () => {
    const { frames, tasks } = readTrace([
      thread(1, 'CrRendererMain'),
      thread(2, 'CrRendererMain'),
      thread(3, 'Compositor'),
      task(0, 1, 2),
      draw(0.5, 2),
      task(0, 90, 3),
      task(5, 7),
      draw(6),
    ]);
    expect(frames).toEqual([7]);
    expect(tasks).toEqual([7]);
  });

  it('without a page is no trace', () => {
    expect(() => readTrace([task(0, 1)])).toThrow('no page at work');
  });
});
