/** Marks made by hand: each starts a little elsewhere, told by its seed, so that no two look printed. */

const CHALK = '#f5ead4';
const CHALK_BRIGHT = '#fff8ea';
const CHALK_USED = '#9aa1ab';

interface Mark {
  readonly size: number;
  readonly seed?: number;
  readonly colour?: string;
  readonly width?: number;
  /** It would be drawn: not yet. */
  readonly isGhost?: boolean;
}

/** A cross: used up. */
export const Cross = ({ size, seed = 0, colour = CHALK, width = 4, isGhost = false }: Mark) => (
  <svg class="rw-chalk" width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
    <path
      d={`M${5 + (seed % 3)} ${6 + (seed % 2)}C14 14 24 25 ${35 - (seed % 2)} ${34 + (seed % 3)}M${35 - (seed % 3)} ${5 + (seed % 2)}C27 13 14 26 ${5 + (seed % 2)} 35`}
      fill="none"
      stroke={isGhost ? CHALK_BRIGHT : colour}
      stroke-width={width}
      stroke-linecap="round"
      stroke-dasharray={isGhost ? '4 7' : undefined}
    />
  </svg>
);

/** A ring: gained; crossed through once it is used. */
export const Ring = ({
  size,
  seed = 0,
  width = 3.6,
  isGhost = false,
  isUsed = false,
}: Mark & { readonly isUsed?: boolean }) => (
  <svg class="rw-chalk" width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
    <path
      d={`M22 ${5 + (seed % 2)}C10 3 3 12 4.6 22C6 33 18 38 28 34C38 29 38 14 30 8C26 5 20 4 ${15 + (seed % 3)} 6`}
      fill="none"
      stroke={isUsed ? CHALK_USED : isGhost ? CHALK_BRIGHT : 'var(--flame-100)'}
      stroke-width={width}
      stroke-linecap="round"
      stroke-dasharray={isGhost ? '4 5.4' : undefined}
    />
    {isUsed && (
      <path
        d="M9 9C17 16 25 25 32 32M31 8C24 16 16 25 9 32"
        fill="none"
        stroke={CHALK_USED}
        stroke-width={3.6}
        stroke-linecap="round"
      />
    )}
  </svg>
);
