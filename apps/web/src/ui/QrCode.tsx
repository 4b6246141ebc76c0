/** A QR code from its modules, dark on bone, with a quiet edge. */
export const QrCode = ({
  code,
  size,
  label,
}: {
  code: readonly (readonly boolean[])[];
  size: number;
  label: string;
}) => {
  const quiet = 2;
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
