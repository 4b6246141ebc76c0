import { timelineOf, wholeOf } from '@templefall/replay';
import type { LuckAndChoice, LuckQuestion } from '@templefall/simulator';
import type { LuckAnswer } from './serveLuck.ts';
import type { OpenReplay } from './useReplay.ts';

/** So many moments of a game are looked at, and so many bot games are played from each of them, twice. */
const MOMENTS = 8;
const GAMES = 24;
export const LUCK_GAMES = 2 * MOMENTS * GAMES;

/** What luck and choice brought, and between which states. */
export interface ToldLuck extends LuckAndChoice {
  /** The state at the beginning of each stretch. */
  readonly from: readonly number[];
}

const STORED = 'templefall.luck';
/** Of so many games the answer is kept. */
const KEPT = 20;

type Kept = { readonly [id: string]: ToldLuck };
const kept = (): Kept => {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(STORED) ?? '{}');
    return typeof raw === 'object' && raw !== null ? (raw as Kept) : {};
  } catch {
    return {};
  }
};

/** What was worked out before. */
export const keptLuck = (id: string | undefined): ToldLuck | undefined => (id === undefined ? undefined : kept()[id]);

/** Undefined where it cannot be worked out: the luck of the game is not known. */
const luckQuestion = ({
  recording,
  rules,
  course,
  timeline,
}: OpenReplay): { readonly question: LuckQuestion; readonly from: readonly number[] } | undefined => {
  const { seed, options } = recording;
  const whole = wholeOf(recording, rules);
  const outcome = rules.outcome(timeline.stateAt(timeline.length));
  if (!seed || !whole || !outcome) return undefined;
  const states = timelineOf(rules, whole);
  const { xOf, nAt } = course.peek();
  const end = xOf(timeline.length);
  const places = Array.from({ length: MOMENTS }, (_, index) => (end * index) / MOMENTS);
  // Without a clock a stretch is whole turns.
  const steps = places.map(place => nAt(end > 1000 ? place : Math.round(place)));
  const from = [...new Set(steps)].filter(n => n < timeline.length);
  return {
    question: {
      options,
      seed,
      milestones: from.map(n => ({ state: states.stateAt(n), at: states.timeOf(n) })),
      won: outcome.won,
      games: GAMES,
    },
    from,
  };
};

/** Asks a worker; what is returned stops it. */
export const askLuck = (
  open: OpenReplay,
  { told, played }: { readonly told: (luck: ToldLuck | undefined) => void; readonly played: (games: number) => void },
): (() => void) => {
  const asked = luckQuestion(open);
  if (!asked) {
    told(undefined);
    return () => undefined;
  }
  const worker = new Worker(open.replay.luckWorker(), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<LuckAnswer>) => {
    if ('played' in data) {
      played(data.played);
      return;
    }
    worker.terminate();
    const luck = { ...data.answer, from: asked.from };
    const { id } = open.recording;
    if (id !== undefined)
      localStorage.setItem(
        STORED,
        JSON.stringify(Object.fromEntries([...Object.entries(kept()).slice(1 - KEPT), [id, luck]])),
      );
    told(luck);
  });
  worker.addEventListener('error', () => told(undefined));
  worker.postMessage(asked.question);
  return () => worker.terminate();
};
