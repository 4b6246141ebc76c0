import { encode } from 'uqr';

/** A QR code of a link, dark on bone, with a quiet edge. */
export const QrCode = ({ link, size, label }: { link: string; size: number; label: string }) => {
  const quiet = 2;
  const code = encode(link).data;
  const d = code
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x + quiet} ${y + quiet}h1v1h-1z`] : [])))
    .join('');
  const side = code.length + 2 * quiet;
  return (
    <svg
      class="qr"
      width={size}
      height={size}
      viewBox={`0 0 ${side} ${side}`}
      shape-rendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <title>{label}</title>
      <rect width="100%" height="100%" fill="var(--bone-100)" />
      <path d={d} fill="var(--ink)" />
    </svg>
  );
};
