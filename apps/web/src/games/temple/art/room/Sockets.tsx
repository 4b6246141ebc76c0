import type { GemArt, RoomArt } from '../roomArt.ts';
import { Count, Mark, Plate } from './parts.tsx';

const JADE = 'var(--gem)';
const EMPTY = 'var(--bone-300)';
const SEALED = '#565049';

/** Where a room's gems lie or may be lit: one wide plate, or three columns of count and symbol. */
export const Sockets = ({ room }: { room: RoomArt }) => {
  const { gems = [], inner, stair, twin } = room;
  if (twin) return <TwinSeal state={twin} />;
  const [only] = gems;
  if (!only) return null;
  if (inner && (stair === 'E' || stair === 'W')) return <StackedSocket gem={only} x={stair === 'W' ? 56 : 12.5} />;
  const sockets = gems.length === 1 ? <OneSocket gem={only} /> : <ThreeSockets gems={gems} />;
  if (!inner) return sockets;
  return <g transform={stair === 'N' ? 'translate(10 32) scale(.8)' : 'translate(13 -9) scale(.8)'}>{sockets}</g>;
};

const Gem = ({ x, y, size, done, sealed }: { x: number; y: number; size: number; done: boolean; sealed?: boolean }) => (
  <Mark id={done ? 'gem' : 'gem-empty'} x={x} y={y} size={size} colour={done ? JADE : sealed ? SEALED : EMPTY} />
);

const OneSocket = ({ gem: { count, need, face, done } }: { gem: GemArt }) => {
  const two = count === 2;
  return (
    <>
      <Plate x={two ? 20 : 25} y={34} width={two ? 60 : 50} height={25} />
      {done && <circle cx="38" cy="46.5" r="19" fill="url(#gemGlow)" />}
      {(two ? [21.5, 33] : [26.5]).map(x => (
        <Gem key={x} x={x} y={36} size={21} done={done} />
      ))}
      {done ? (
        <Mark id="ui-check" x={two ? 60 : 55} y={40.4} size={12.4} colour={JADE} />
      ) : (
        <>
          <Count x={two ? 58 : 53.4} y={52.2} size={16.5} value={need} />
          <Mark id={`chip-${face}`} x={two ? 64.6 : 60} y={40} size={13} />
        </>
      )}
    </>
  );
};

const SPREAD = [
  [[0, 0]],
  [
    [-5.1, 0],
    [5.1, 0],
  ],
  [
    [-7.4, 1],
    [0, -1],
    [7.4, 1],
  ],
] as const;
const SIZE = [13, 11.4, 10] as const;

const ThreeSockets = ({ gems }: { gems: readonly GemArt[] }) => {
  const any = gems.some(gem => gem.done);
  return (
    <>
      <Plate x={12} y={32} width={76} height={30} />
      {gems.map(({ count, need, face, done }, i) => {
        const cx = 25 + i * 25;
        const size = SIZE[count - 1] ?? 10;
        return (
          <g key={count}>
            {i > 0 && <path d={`M${cx - 12.5} 35V59`} stroke="#e8c98a" stroke-opacity=".2" stroke-width=".8" />}
            {done && <circle cx={cx} cy="42" r="15" fill="url(#gemGlow)" />}
            {(SPREAD[count - 1] ?? []).map(([dx, dy]) => (
              <Gem key={dx} x={cx + dx - size / 2} y={41.4 + dy - size / 2} size={size} done={done} sealed={any} />
            ))}
            {done && <Mark id="ui-check" x={cx - 4} y={50.6} size={8} colour={JADE} />}
            {!done && any && <Mark id="ui-cross" x={cx - 3} y={51.6} size={6} colour="#7c756b" />}
            {!done && !any && (
              <>
                <Count x={cx - 3.6} y={59} size={10.6} value={need} />
                <Mark id={`chip-${face}`} x={cx + 2.2} y={50.8} size={8.6} />
              </>
            )}
          </g>
        );
      })}
    </>
  );
};

/** The back part of a double room is narrow when its wall runs north to south: the sockets stand above each other. */
const StackedSocket = ({ gem: { need, face, done }, x }: { gem: GemArt; x: number }) => (
  <>
    <Plate x={x} y={26} width={31.5} height={36} />
    {done && <circle cx={x + 16} cy="36" r="16" fill="url(#gemGlow)" />}
    <Gem x={x + 1.4} y={28} size={15} done={done} />
    <Gem x={x + 15} y={28} size={15} done={done} />
    {done ? (
      <Mark id="ui-check" x={x + 10} y={47} size={12} colour={JADE} />
    ) : (
      <>
        <Count x={x + 9.6} y={58} size={15} value={need} />
        <Mark id={`chip-${face}`} x={x + 15.6} y={46.4} size={13} />
      </>
    )}
  </>
);

const TwinSeal = ({ state }: { state: 'open' | 'done' | 'dead' }) => (
  <>
    <Plate x={14} y={33} width={72} height={27} />
    <Mark id="twin" x={15.6} y={39.4} size={14} colour={state === 'dead' ? '#6d675e' : 'var(--treasure)'} />
    {state === 'open' && (
      <>
        <Gem x={29.4} y={38.6} size={15.6} done={false} />
        <Count x={48.8} y={51.2} size={13.4} value={3} />
        <Mark id="chip-key" x={52.4} y={41} size={10.8} />
        <Count x={67.6} y={51.2} size={13.4} value={3} />
        <Mark id="chip-torch" x={71.2} y={41} size={10.8} />
      </>
    )}
    {state === 'done' && (
      <>
        <circle cx="48" cy="46.5" r="17" fill="url(#gemGlow)" />
        <Gem x={38} y={36.4} size={20} done />
        <Mark id="ui-check" x={66} y={40} size={13} colour={JADE} />
      </>
    )}
    {state === 'dead' && (
      <>
        <Gem x={38} y={36.4} size={20} done={false} sealed />
        <Mark id="ui-cross" x={67} y={41} size={11} colour="#7c756b" />
      </>
    )}
  </>
);
