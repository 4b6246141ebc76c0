/** One event of a Chromium trace, as far as it is read here; times in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Processor time: what else the machine did meanwhile is not in it; what the throttling added is. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/**
 * As little as tells tasks and frames: each event noted down costs the page some of the time that is measured. What developer
 * tools record notes every layer of every frame, and made a frame with little in it 15 % dearer; this, 9 %.
 */
export const CATEGORIES = ['toplevel', 'benchmark'];
const TASK = 'ThreadControllerImpl::RunTask';
const DRAWING = 'ProxyMain::BeginMainFrame';

/** What the page's own thread did, in milliseconds of processor time. */
export interface MainThread {
  /** The work of each frame it drew. */
  readonly frames: readonly number[];
  readonly tasks: readonly number[];
  readonly seconds: number;
}

export const FRAMES_A_SECOND = 60;
const FRAME_US = 1_000_000 / FRAMES_A_SECOND;

/**
 * A frame's work is all tasks of the sixtieth of a second up to and including the one that drew it, none of them counted
 * twice: whatever delays a frame is in it.
 */
export const readTrace = (events: readonly TraceEvent[]): MainThread => {
  const isMain = mainThread(events);
  const mine = events.filter(event => event.ph === 'X' && isMain(event)).sort((a, b) => a.ts - b.ts);
  const tasks = mine.filter(({ name }) => name === TASK);
  const drawing = mine.filter(({ name }) => name === DRAWING);
  const frames: number[] = [];
  let next = 0;
  let counted = 0;
  for (const [index, task] of tasks.entries()) {
    const end = task.ts + (task.dur ?? 0);
    while ((drawing[next]?.ts ?? Number.POSITIVE_INFINITY) < task.ts) next++;
    if ((drawing[next]?.ts ?? Number.POSITIVE_INFINITY) > end) continue;
    const own = tasks.slice(counted, index + 1).filter(({ ts }) => ts > task.ts - FRAME_US);
    frames.push(sum(own.map(millis)));
    counted = index + 1;
  }
  const first = tasks[0]?.ts ?? 0;
  return { frames, tasks: tasks.map(millis), seconds: ((tasks.at(-1)?.ts ?? first) - first) / 1e6 };
};

/** Of all pages' threads the one that worked most: the others only wait. */
const mainThread = (events: readonly TraceEvent[]): ((event: TraceEvent) => boolean) => {
  const named = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(keyOf),
  );
  const work = new Map<string, number>();
  for (const event of events)
    if (event.name === TASK && named.has(keyOf(event)))
      work.set(keyOf(event), (work.get(keyOf(event)) ?? 0) + millis(event));
  const [busiest] = [...work].sort(([, a], [, b]) => b - a)[0] ?? [];
  if (busiest === undefined) throw new Error('the trace shows no page at work');
  return event => keyOf(event) === busiest;
};

const keyOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
const millis = ({ tdur = 0 }: TraceEvent): number => tdur / 1000;
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
