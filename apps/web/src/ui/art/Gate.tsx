import { GATE, gatePicture } from './gate.ts';

const RUNNERS = [
  [1, -62, -38, 60],
  [2, 4, -66, 48],
  [4, 46, -6, 68],
  [3, -130, -10, 72],
] as const;

/** The picture of the first page: the gate, and four who run for it. */
export const Gate = () => {
  const { width, height, base, tall } = GATE;
  const cx = width / 2;
  return (
    <div class="gate" aria-hidden="true">
      <img src={gatePicture()} alt="" draggable={false} />
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <use
          href="#gold"
          x={cx - 24}
          y={base - tall - 84}
          width="48"
          height="48"
          style={{ color: 'var(--sym-gold)' }}
        />
        {[cx - 168, cx + 120].map(x => (
          <svg
            key={x}
            aria-hidden="true"
            x={x}
            y={base - 206}
            width="48"
            height="72"
            viewBox="14 0 36 64"
            style={{ color: 'var(--flame-400)' }}
          >
            <use href="#torch" width="64" height="64" />
          </svg>
        ))}
        {RUNNERS.map(([pawn, dx, dy, size]) => (
          <g key={pawn}>
            <ellipse
              cx={cx + dx + size / 2}
              cy={base + dy + size}
              rx={size / 2}
              ry={size / 10}
              fill="#000"
              fill-opacity=".55"
            />
            <use
              href={`#pawn${pawn}`}
              x={cx + dx}
              y={base + dy}
              width={size}
              height={size}
              style={{ color: `var(--p${pawn})` }}
            />
          </g>
        ))}
      </svg>
    </div>
  );
};
