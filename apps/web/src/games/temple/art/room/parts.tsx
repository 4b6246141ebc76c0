import { NUMERALS } from './numerals.ts';

/** Small parts of a room's furniture, in the room's own 100 by 100 units. */
export const Mark = ({
  id,
  x,
  y,
  size,
  colour,
}: {
  id: string;
  x: number;
  y: number;
  size: number;
  colour?: string;
}) => <use href={`#${id}`} x={x} y={y} width={size} height={size} {...(colour ? { color: colour } : {})} />;

export const Plate = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) => (
  <>
    <rect x={x} y={y} width={width} height={height} rx="5" fill="#14161b" fill-opacity=".88" />
    <rect
      x={x + 0.5}
      y={y + 0.5}
      width={width - 1}
      height={height - 1}
      rx="4.6"
      fill="none"
      stroke="#e8c98a"
      stroke-opacity=".36"
      stroke-width=".9"
    />
    <path d={`M${x + 4} ${y + height + 0.1}H${x + width - 4}`} stroke="#fff" stroke-opacity=".16" stroke-width=".8" />
  </>
);

export const Count = ({ x, y, size, value }: { x: number; y: number; size: number; value: number }) => {
  const figures = [...String(value)].flatMap(figure => [NUMERALS[Number(figure)] ?? []]);
  const width = figures.reduce((sum, [wide = 0]) => sum + wide, 0);
  let at = -width / 2;
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 1000})`} fill="var(--bone-100)">
      {figures.map(([wide = 0, path = ''], i) => {
        const left = at;
        at += wide;
        return <path key={i} d={path} transform={`translate(${left} 0)`} />;
      })}
    </g>
  );
};
