import type { Seat } from '@templefall/kernel';
import type { Player, ReplayCourse } from '../games/gameClient.ts';
import { memo } from '../ui/memo.ts';

const LEFT = 62;
const RIGHT = 16;
const TOP = 34;
const MARK = 11;

export interface LanesProps {
  readonly course: ReplayCourse;
  readonly players: readonly Player[];
  readonly x: number;
  /** What is to come is not told. */
  readonly isHidden: boolean;
  readonly width: number;
  readonly height: number;
}

/** One lane a player, with what happened on it; over it the moment one looks at. */
export const Lanes = (props: LanesProps) => {
  const { course, x, width, height } = props;
  const at = LEFT + (x / course.length) * (width - LEFT - RIGHT);
  const label = course.label(x);
  return (
    <div class="replay-lanes" style={{ height: `${height}px` }} aria-hidden="true">
      <Ground {...props} until={props.isHidden ? x : course.length} />
      <svg class="replay-now" width={width} height={height}>
        <title>{label}</title>
        <rect x={at} y={TOP - 6} width={Math.max(0, width - RIGHT - at)} height={height - TOP + 6} class="to-come" />
        <path d={`M${at} ${TOP - 8}V${height}`} />
      </svg>
      <b class="replay-flag num" style={{ left: `${Math.max(44, Math.min(width - 44, at))}px` }}>
        {label}
      </b>
    </div>
  );
};

/** Everything that does not move with the moment. */
const Ground = memo(
  ({ course, players, width, height, until }: LanesProps & { readonly until: number }) => {
    const wide = width - LEFT - RIGHT;
    const place = (x: number): number => LEFT + (x / course.length) * wide;
    const room = height - TOP - (course.ticks.length > 0 ? 20 : 4);
    const lane = room / Math.max(1, players.length);
    const y = (seat: Seat): number => TOP + lane * (seat + 0.5);
    const isBlocks = course.blocks.length > 0;
    const size = Math.min(MARK, lane * 0.44);
    const tall = Math.min(34, lane * 0.86);
    const pawns = Math.min(30, lane * 0.95);
    return (
      <svg width={width} height={height}>
        <title>{course.label(course.length)}</title>
        {course.bands
          .filter(({ from }) => from <= until)
          .map(({ from, to, isAlarm, label }, index) => (
            <g key={from}>
              <rect
                x={place(from)}
                y={TOP - 4}
                width={Math.max(0, place(to) - place(from))}
                height={room + 4}
                class={isAlarm ? 'band alarm' : `band ${index % 2 ? 'odd' : ''}`}
              />
              {isAlarm && <path class="band-end" d={`M${place(to)} ${TOP - 4}v${room + 4}`} />}
              {isAlarm ? (
                <g style={{ color: '#b98a4c' }}>
                  <use href="#gong" x={place(from) - 10} y={TOP - 29} width="20" height="20" />
                  <text class="band-dots" x={place(from) + 14} y={TOP - 14}>
                    {label}
                  </text>
                </g>
              ) : (
                <text class="band-label" x={(place(from) + place(to)) / 2} y={TOP - 14}>
                  {place(to) - place(from) > 64 ? label : ''}
                </text>
              )}
            </g>
          ))}
        {players.map(({ seat, pawn }) => (
          <g key={seat} style={{ color: `var(--p${pawn})` }}>
            <use href={`#pawn${pawn}`} x={LEFT - pawns - 14} y={y(seat) - pawns / 2} width={pawns} height={pawns} />
            <path class={isBlocks ? 'lane thin' : 'lane'} d={`M${LEFT} ${y(seat)}H${width - RIGHT}`} />
          </g>
        ))}
        {course.blocks
          .filter(({ from }) => from <= until)
          .map(({ from, to, seat, pips }) => (
            <g key={from} style={{ color: `var(--p${players[seat]?.pawn ?? 1})` }}>
              <rect
                class="block"
                x={place(from) + 1.5}
                y={y(seat) - tall / 2}
                width={Math.max(3, place(to) - place(from) - 3)}
                height={tall}
                rx="6"
              />
              {to <= until &&
                Array.from({ length: Math.min(pips, 6) }, (_, pip) => (
                  <circle
                    key={pip}
                    class="pip"
                    cx={(place(from) + place(to)) / 2 + (pip - (Math.min(pips, 6) - 1) / 2) * 5}
                    cy={y(seat) + tall / 2 - 5}
                    r="1.8"
                  />
                ))}
            </g>
          ))}
        {course.marks
          .filter(({ n }) => course.xOf(n) <= until)
          .map(({ n, seat, icon, colour }, index) => {
            const cx = place(isBlocks ? Math.floor(Math.max(0, course.xOf(n) - 1e-6)) + 0.5 : course.xOf(n));
            const cy = y(seat) - (isBlocks ? 3 : 0);
            return (
              <g key={index}>
                <circle
                  class="mark"
                  cx={cx}
                  cy={cy}
                  r={size}
                  style={{ stroke: `var(--p${players[seat]?.pawn ?? 1})` }}
                />
                <use
                  href={`#${icon}`}
                  x={cx - size * 0.66}
                  y={cy - size * 0.66}
                  width={size * 1.32}
                  height={size * 1.32}
                  style={{ color: colour }}
                />
              </g>
            );
          })}
        {course.ticks
          .filter(({ x }) => wide / Math.max(1, course.ticks.length) > 34 || (x / 60_000) % 2 === 0)
          .map(({ x, label }) => (
            <text key={x} class="tick" x={place(x)} y={height - 3}>
              {label}
            </text>
          ))}
      </svg>
    );
  },
  (was, is) =>
    was.course === is.course &&
    was.players === is.players &&
    was.width === is.width &&
    was.height === is.height &&
    was.until === is.until,
);
