import { rollAll } from './rolling.ts';
import { type Crowd, type Seated, seated } from './seated.ts';

export interface Load extends Crowd {
  /** Commands a second and player. */
  readonly rate: number;
  /** How long each contestant rolls in all. */
  readonly seconds: number;
}

export interface Figures {
  readonly contestant: string;
  readonly sent: number;
  readonly applied: number;
  readonly refused: number;
  /** Neither: a mistake, or a server that loses commands. */
  readonly unanswered: number;
  readonly p50: number;
  readonly p99: number;
  readonly worst: number;
  readonly cpuPerCommand: number;
  readonly cpuPercent: number;
  readonly bytesPerDelivery: number;
  readonly rss: number;
}

/** What one contestant's players did and what their server used, one turn or several. */
export interface Tally {
  readonly sent: number;
  readonly refused: number;
  readonly times: readonly number[];
  readonly cpu: number;
  readonly span: number;
  readonly written: number;
  readonly rss: number;
}

/** Long enough for the clients' clocks to be set, and for the compiler to have seen most of what it will see. */
const WARM_UP = 10_000;
/** How long a contestant rolls before the next has its turn. */
const TURN = 2000;

/**
 * Starts all contestants, seats everybody, lets them roll at the given rate, and says what it cost. They take turns: a
 * machine shared with others is now fast and now slow, which must not be one contestant's luck. Who waits for a turn
 * sits still, and what that costs is in nobody's figures.
 */
export const drive = async (names: readonly string[], load: Load): Promise<readonly Figures[]> => {
  const millis = 1000 * load.seconds;
  // Who is alone has nobody to take turns with.
  const turn = names.length === 1 ? millis : TURN;
  const all: Seated[] = [];
  try {
    for (const name of names) all.push(await seated(name, load));
    for (const { seats } of all) await rollAll(seats, { rate: load.rate, millis: WARM_UP });
    const tallies = new Map<Seated, Tally>();
    for (let done = 0; done < millis; done += turn)
      for (const one of all) {
        const tally = await rolled(one, load.rate, Math.min(turn, millis - done));
        const before = tallies.get(one);
        tallies.set(one, before ? together(before, tally) : tally);
      }
    return [...tallies].map(([{ contestant }, tally]) => figuresOf(contestant, tally, load.players));
  } finally {
    await Promise.all(all.map(({ close }) => close()));
  }
};

/** One turn of one contestant. */
const rolled = async ({ seats, usage }: Seated, rate: number, millis: number): Promise<Tally> => {
  const before = await usage();
  const began = performance.now();
  const { sent, refused, times } = await rollAll(seats, { rate, millis });
  const span = performance.now() - began;
  const { cpu, written, rss } = await usage();
  return { sent, refused, times, span, cpu: cpu - before.cpu, written: written - before.written, rss };
};

/** Two turns as one. */
export const together = (before: Tally, after: Tally): Tally => ({
  sent: before.sent + after.sent,
  refused: before.refused + after.refused,
  times: [...before.times, ...after.times],
  cpu: before.cpu + after.cpu,
  span: before.span + after.span,
  written: before.written + after.written,
  rss: after.rss,
});

export const figuresOf = (contestant: string, tally: Tally, players: number): Figures => {
  const { sent, refused, cpu, span, written, rss } = tally;
  const times = tally.times.toSorted((a, b) => a - b);
  const at = (part: number): number => times[Math.min(times.length - 1, Math.floor(part * times.length))] ?? Number.NaN;
  return {
    contestant,
    sent,
    applied: times.length,
    refused,
    unanswered: sent - times.length - refused,
    p50: at(0.5),
    p99: at(0.99),
    worst: at(1),
    cpuPerCommand: cpu / sent,
    cpuPercent: (100 * cpu) / span,
    bytesPerDelivery: written / (sent * players),
    rss,
  };
};
