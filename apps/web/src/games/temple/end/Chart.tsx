import type { Millis } from '@templefall/kit';
import type { Countdown } from '@templefall/temple';
import type { PawnArt } from '../../../ui/Icon.tsx';
import { memo } from '../../../ui/memo.ts';
import { CHART, chartX } from './chartScale.ts';
import { countdownsWithin } from './span.ts';
import type { GameTimeline, MarkKind } from './timeline.ts';

const { width: WIDTH, height: HEIGHT, left: LEFT, right: RIGHT, top: TOP, floor: FLOOR, gemsFloor: GEMS_FLOOR } = CHART;
const MARK: { readonly [K in MarkKind]: readonly [icon: string, colour: string] } = {
  gem: ['gem', 'var(--gem)'],
  loss: ['ui-skull', 'var(--alarm)'],
  curse: ['curse', 'var(--curse)'],
  treasure: ['chest', '#d99a4e'],
};

export interface ChartProps {
  /** The chart in words. */
  readonly label: string;
  readonly timeline: GameTimeline;
  readonly countdowns: readonly Countdown[];
  readonly end: Millis;
  readonly people: readonly { readonly pawn: PawnArt; readonly outAt?: Millis }[];
}

/** The whole game in one picture: how far everybody was from the start, what they did, and the gems in the depot. */
export const Chart = memo(
  ({ timeline, countdowns, end, people, label }: ChartProps) => {
    const most = Math.max(3, ...timeline.paths.flat().map(([, rooms]) => rooms));
    const x = (at: Millis): number => chartX(at, end);
    const y = (rooms: number): number => FLOOR - (rooms * (FLOOR - TOP - 22)) / (most + 1);
    return (
      <svg class="chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
        <title>{label}</title>
        {countdownsWithin(countdowns, end).map(({ opens, ends, hasEnded }, i) => (
          <g key={opens}>
            <rect
              x={x(opens)}
              y={TOP - 8}
              width={x(ends) - x(opens)}
              height={FLOOR - TOP + 8}
              fill="var(--alarm)"
              fill-opacity=".09"
            />
            <path
              d={`M${x(opens)} ${TOP - 8}V${GEMS_FLOOR}`}
              stroke="#ff8a7d"
              stroke-opacity=".6"
              stroke-dasharray="3 4"
            />
            {hasEnded && <path d={`M${x(ends)} ${TOP - 8}V${GEMS_FLOOR}`} stroke="var(--alarm)" stroke-width="2.2" />}
            <use href="#gong" x={x(opens) - 13} y={TOP - 38} width="26" height="26" style={{ color: '#b98a4c' }} />
            {Array.from({ length: i + 1 }, (_, pip) => (
              <circle key={pip} cx={x(opens) + 19 + pip * 8} cy={TOP - 24} r="2.6" fill="var(--flame-300)" />
            ))}
          </g>
        ))}
        {Array.from({ length: most + 1 }, (_, rooms) => (
          <g key={rooms}>
            <path d={`M${LEFT} ${y(rooms)}H${WIDTH - RIGHT}`} stroke="#fff" stroke-opacity={rooms ? 0.06 : 0.2} />
            {rooms > 0 && (
              <text x={LEFT - 12} y={y(rooms) + 5} class="chart-axis" text-anchor="end">
                {rooms}
              </text>
            )}
          </g>
        ))}
        <path d={`M${LEFT} ${y(most + 1)}H${WIDTH - RIGHT}`} stroke="#ffd98f" stroke-opacity=".75" stroke-width="2" />
        <use href="#exit" x={LEFT - 44} y={y(most + 1) - 17} width="32" height="32" style={{ color: '#d9c9a6' }} />
        <use href="#start" x={LEFT - 42} y={y(0) - 15} width="30" height="30" style={{ color: '#d9c9a6' }} />
        <Gems gems={timeline.gems} end={end} x={x} />
        {Array.from({ length: Math.floor(end / 60_000) + 1 }, (_, minute) => (
          <text
            key={minute}
            x={x(minute * 60_000)}
            y={GEMS_FLOOR + 20}
            class={`chart-axis minute ${minute % 2 ? 'odd' : ''}`}
            text-anchor="middle"
          >
            {minute}:00
          </text>
        ))}
        {people.map((person, seat) => {
          const shift = (seat - (people.length - 1) / 2) * 5;
          const walk = timeline.paths[seat] ?? [];
          const level = (rooms: number): number => y(rooms) + shift;
          const last = level(walk.at(-1)?.[1] ?? 0);
          const out = person.outAt;
          const leave =
            out === undefined
              ? `H${x(end)}`
              : `H${x(out) - 6}C${x(out) + 2} ${last} ${x(out)} ${last - 14} ${x(out) + 4} ${y(most + 1)}`;
          const line = curveOf(walk, x, level) + leave;
          return (
            <g key={seat} fill="none" stroke-linejoin="round" stroke-linecap="round">
              <path d={line} stroke="#0b0c10" stroke-width="8" />
              <path d={line} stroke={`var(--p${person.pawn})`} stroke-width="4.2" />
              {out !== undefined && (
                <circle
                  cx={x(out) + 4}
                  cy={y(most + 1)}
                  r="7.5"
                  fill={`var(--p${person.pawn})`}
                  stroke="#0b0c10"
                  stroke-width="2.5"
                />
              )}
            </g>
          );
        })}
        {timeline.marks.map(({ at, seat, kind }, i) => {
          const rooms = timeline.paths[seat]?.findLast(([moment]) => moment <= at)?.[1] ?? 0;
          const [icon, colour] = MARK[kind];
          const cy = y(rooms) + (seat - (people.length - 1) / 2) * 5;
          return (
            <g key={i}>
              <circle
                cx={x(at)}
                cy={cy}
                r="13"
                fill="var(--stone-950)"
                stroke={`var(--p${people[seat]?.pawn ?? 1})`}
                stroke-width="2.4"
              />
              <use href={`#${icon}`} x={x(at) - 8.5} y={cy - 8.5} width="17" height="17" style={{ color: colour }} />
            </g>
          );
        })}
      </svg>
    );
  },
  (was, is) => was.timeline === is.timeline && was.people === is.people && was.end === is.end && was.label === is.label,
);

/** A walk as a line with soft shoulders where somebody went from one room to the next. */
const curveOf = (
  walk: readonly (readonly [Millis, number])[],
  x: (at: Millis) => number,
  y: (rooms: number) => number,
): string => {
  const [first] = walk;
  if (!first) return '';
  let line = `M${x(first[0]).toFixed(1)} ${y(first[1]).toFixed(1)}`;
  walk.slice(1).forEach(([at, rooms], i) => {
    const before = walk[i];
    const next = walk[i + 2];
    if (!before || before[1] === rooms) return;
    const half = Math.min(9, (x(at) - x(before[0])) / 2, next ? (x(next[0]) - x(at)) / 2 : 9);
    line += `H${(x(at) - half).toFixed(1)}C${x(at).toFixed(1)} ${y(before[1]).toFixed(1)} ${x(at).toFixed(1)} ${y(rooms).toFixed(1)} ${(x(at) + half).toFixed(1)} ${y(rooms).toFixed(1)}`;
  });
  return line;
};

const Gems = ({ gems, end, x }: { gems: GameTimeline['gems']; end: Millis; x: (at: Millis) => number }) => {
  const most = Math.max(1, ...gems.map(([, depot]) => depot));
  const first = gems[0]?.[0] ?? 0;
  const y = (depot: number): number => GEMS_FLOOR - (depot * 76) / most;
  let line = '';
  gems.forEach(([at, depot], i) => {
    line += i ? `H${x(at).toFixed(1)}V${y(depot).toFixed(1)}` : `M${x(at)} ${y(depot)}`;
  });
  line += `H${x(end)}`;
  return (
    <>
      <path d={`${line}V${GEMS_FLOOR}H${x(first)}Z`} fill="var(--gem)" fill-opacity=".16" />
      <path d={line} fill="none" stroke="var(--gem)" stroke-width="2.6" />
      <use href="#gem" x={LEFT - 42} y={y(most) - 4} width="28" height="28" style={{ color: 'var(--gem)' }} />
      <text x={x(first) + 8} y={y(most) + 20} class="chart-gems">
        {gems[0]?.[1]}
      </text>
      <text x={x(end) - 6} y={y(gems.at(-1)?.[1] ?? 0) - 8} class="chart-gems" text-anchor="end">
        {gems.at(-1)?.[1]}
      </text>
    </>
  );
};
