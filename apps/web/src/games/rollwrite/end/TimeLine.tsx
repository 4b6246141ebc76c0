import type { PawnArt } from '../../../ui/Icon.tsx';
import { DRAWING_COLOUR, SECRET_COLOUR, secretDrawing } from '../model/art.ts';
import { gameWords } from '../words.ts';
import type { Bead, Course, TurnTold } from './course.ts';

const WIDTH = 984;
const LEFT = 58;
const RIGHT = 10;
const TOP = 26;
const ROW = 60;
const GEMS = 128;
const BEAD = 17;

/** Turns across, players down: own turns in colour, beads for what they brought, and the gems of the team below. */
export const TimeLine = ({
  course: { turns },
  pawns,
  needed,
  marked,
}: {
  course: Course;
  pawns: readonly PawnArt[];
  needed: number;
  /** The turn with a line through it. */
  marked: number | undefined;
}) => {
  const { say } = gameWords.value;
  const cell = (WIDTH - LEFT - RIGHT) / Math.max(1, turns.length);
  const rows = ROW * pawns.length;
  const ground = TOP + rows + 16 + GEMS;
  const x = (turn: number): number => LEFT + (turn - 1) * cell;
  const most = Math.max(needed, turns.at(-1)?.gems ?? 0) * 1.12;
  const height = (gems: number): number => ground - (gems * GEMS) / most;
  const rounds = [...new Set(turns.map(({ round }) => round))];
  const steps = turns.map(({ number, gems }, index) => {
    const middle = x(number) + cell / 2;
    return `L${middle} ${height(turns[index - 1]?.gems ?? 0)}L${middle} ${height(gems)}`;
  });
  const total = turns.at(-1)?.gems ?? 0;
  const line = `M${x(1)} ${ground}${steps.join('')}L${x(turns.length + 1)} ${height(total)}`;
  return (
    <svg
      class="rw-timeline"
      viewBox={`0 0 ${WIDTH} ${ground + 28}`}
      role="img"
      aria-label={say('end.chart', { n: turns.length })}
    >
      {rounds.map(round => {
        const own = turns.filter(turn => turn.round === round);
        const from = x(own[0]?.number ?? 1);
        return (
          <g key={round}>
            <rect
              x={from + 1}
              y={TOP - 4}
              width={Math.max(0, cell * own.length - 2)}
              height={rows + 8}
              rx="7"
              fill="#fff"
              fill-opacity={round % 2 ? 0.035 : 0.014}
            />
            <text class="axis" x={from + (cell * own.length) / 2} y={TOP - 11}>
              {say('end.round', { round })}
            </text>
          </g>
        );
      })}
      {pawns.map((pawn, seat) => {
        const y = TOP + seat * ROW + ROW / 2;
        return (
          <g key={pawn}>
            <Drawing id={`pawn${pawn}`} x={LEFT - 44} y={y - 16} size={32} colour={`var(--p${pawn})`} />
            <path
              d={`M${LEFT} ${y}H${WIDTH - RIGHT}`}
              stroke={`var(--p${pawn})`}
              stroke-opacity="0.16"
              stroke-width="3"
            />
          </g>
        );
      })}
      {turns.map(turn => (
        <TurnCell key={turn.number} turn={turn} x={x(turn.number)} cell={cell} pawns={pawns} />
      ))}
      <path d={`${line}L${x(turns.length + 1)} ${ground}Z`} fill="var(--gem)" fill-opacity="0.14" />
      <path d={line} fill="none" stroke="var(--gem)" stroke-width="2.6" stroke-linejoin="round" />
      <path class="needed" d={`M${LEFT} ${height(needed)}H${WIDTH - RIGHT}`} />
      <Drawing id="exit" x={LEFT - 42} y={height(needed) - 14} size={28} colour={DRAWING_COLOUR.exit} />
      <text class="opens" x={LEFT + 4} y={height(needed) - 7}>
        {say('end.exitAt', { n: needed })}
      </text>
      <Drawing id="gem" x={LEFT - 40} y={ground - 26} size={24} colour="var(--gem)" />
      <text class="total" x={x(turns.length) + cell / 2} y={height(total) - 8}>
        {total}
      </text>
      {turns
        .filter(({ number }) => number % pawns.length === 0)
        .map(({ number }) => (
          <text key={number} class="axis" x={x(number) + cell / 2} y={ground + 20}>
            {number}
          </text>
        ))}
      {marked !== undefined && (
        <path d={`M${x(marked) + cell / 2} ${TOP - 4}V${ground}`} stroke="var(--flame-100)" stroke-width="2" />
      )}
    </svg>
  );
};

const TurnCell = ({ turn, x, cell, pawns }: { turn: TurnTold; x: number; cell: number; pawns: readonly PawnArt[] }) => {
  const own = pawns[turn.seat] ?? 1;
  const top = TOP + turn.seat * ROW + 4;
  return (
    <g>
      <rect
        x={x + 2}
        y={top}
        width={Math.max(4, cell - 4)}
        height={ROW - 8}
        rx="8"
        fill={`color-mix(in srgb, var(--p${own}) 26%, #14171c)`}
        stroke={`var(--p${own})`}
        stroke-width="1.6"
      />
      {Array.from({ length: turn.rooms }, (_, room) => (
        <rect
          key={room}
          x={x + cell / 2 - turn.rooms * 4 + room * 8 + 0.8}
          y={top + ROW - 15}
          width="6.4"
          height="4"
          rx="2"
          fill="var(--bone-100)"
        />
      ))}
      {pawns.map((pawn, seat) => {
        const beads = (turn.beads[seat] ?? []).slice(0, 3);
        const isOwn = seat === turn.seat;
        const middle = { x: x + cell / 2, y: TOP + seat * ROW + ROW / 2 - (isOwn ? 4 : 0) };
        if (beads.length === 0 && !isOwn && (turn.crosses[seat] ?? 0) > 0)
          return (
            <path
              key={pawn}
              d={`M${middle.x - 3.4} ${middle.y - 3.4}l6.8 6.8m0 -6.8l-6.8 6.8`}
              stroke="#9aa1ab"
              stroke-width="1.7"
              stroke-linecap="round"
            />
          );
        return beads.map((bead, index) => (
          <BeadView
            key={`${pawn} ${index}`}
            bead={bead}
            x={middle.x}
            y={middle.y + (index - (beads.length - 1) / 2) * (BEAD + 2) * (beads.length > 2 ? 0.82 : 1)}
            ring={isOwn ? undefined : `var(--p${pawn})`}
          />
        ));
      })}
    </g>
  );
};

const BeadView = ({ bead, x, y, ring }: { bead: Bead; x: number; y: number; ring: string | undefined }) => {
  const [id, colour] = drawingOf(bead);
  return (
    <>
      {ring && <circle cx={x} cy={y} r={BEAD * 0.68} fill="#0d0f13" stroke={ring} stroke-width="1.4" />}
      <Drawing id={id} x={x - BEAD / 2} y={y - BEAD / 2} size={BEAD} colour={colour} />
      {bead.type === 'gem' && bead.source === 'track' && (
        <rect
          x={x - BEAD * 0.6}
          y={y - BEAD * 0.6}
          width={BEAD * 1.2}
          height={BEAD * 1.2}
          rx="4"
          fill="none"
          stroke="#2f9f7c"
          stroke-width="1.6"
        />
      )}
    </>
  );
};

const drawingOf = (bead: Bead): readonly [id: string, colour: string] => {
  switch (bead.type) {
    case 'gem':
      return ['gem', 'var(--gem)'];
    case 'map':
      return ['ui-map', bead.withGem ? 'var(--gem)' : '#c8b999'];
    case 'secret':
      return [secretDrawing(bead.colour), SECRET_COLOUR[bead.colour]];
    case 'exit':
      return ['exit', DRAWING_COLOUR.exit];
  }
};

const Drawing = ({ id, x, y, size, colour }: { id: string; x: number; y: number; size: number; colour: string }) => (
  <svg x={x} y={y} width={size} height={size} viewBox="0 0 64 64" style={{ color: colour }} aria-hidden="true">
    <use href={`#${id}`} />
  </svg>
);
