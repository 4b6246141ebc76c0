import type { Face } from '@templefall/rollwrite';
import { useLayoutEffect } from 'preact/hooks';
import { drawings } from '../../../ui/art/drawings.ts';
import { FACE_DRAWING } from '../model/art.ts';
import { inkId, inkSprite } from './inkDrawings.ts';

/** Puts the drawings in ink into the page. */
export const useInk = (): void => {
  const sprite = drawings.value;
  useLayoutEffect(() => {
    if (!sprite) return;
    const own = inkSprite(sprite);
    document.body.prepend(own);
    return () => own.remove();
  }, [sprite]);
};

interface Square {
  readonly x?: number;
  readonly y?: number;
  readonly size: number;
}

/** A drawing of the sprite, in ink. */
export const Ink = ({ id, x = 0, y = 0, size }: Square & { id: string }) => (
  <svg class="ink" x={x} y={y} width={size} height={size} viewBox="0 0 64 64" aria-hidden="true">
    <use href={`#${inkId(id)}`} />
  </svg>
);

const GEM =
  'M32 3L53 16.5V46L32 61L11 46V16.5ZM32 15.4L43 22.4V40.6L32 48.4L21 40.6V22.4ZM32 3V15.4M53 16.5L43 22.4M53 46L43 40.6M32 61V48.4M11 46L21 40.6M11 16.5L21 22.4';

/** A gem is an outline: thirty filled ones would cost a cartridge. */
export const InkGem = ({ x = 0, y = 0, size, line = 2.6 }: Square & { line?: number }) => (
  <svg x={x} y={y} width={size} height={size} viewBox="0 0 64 64" aria-hidden="true">
    <path d={GEM} fill="none" stroke="#111" stroke-width={line} stroke-linejoin="round" />
  </svg>
);

/** A symbol that is paid or crossed, in a rounded frame. */
export const InkChip = ({ face, x = 0, y = 0, size }: Square & { face: Face }) => (
  <svg x={x} y={y} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
    <rect x="0.8" y="0.8" width="30.4" height="30.4" rx="7" fill="#fff" stroke="#111" stroke-width="1.5" />
    <Ink id={FACE_DRAWING[face]} x={4.4} y={4.4} size={23.2} />
  </svg>
);

/** Pencil marks of a game in progress. */
export const Cross = ({ x = 0, y = 0, size, seed = 0 }: Square & { seed?: number }) => (
  <svg class="pencil" x={x} y={y} width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
    <path
      d={`M${5 + (seed % 3)} ${6 + (seed % 2)}C14 14 24 25 ${35 - (seed % 2)} ${34 + (seed % 3)}M${35 - (seed % 3)} ${5 + (seed % 2)}C27 13 14 26 ${5 + (seed % 2)} 35`}
    />
  </svg>
);

export const Ring = ({ x = 0, y = 0, size, seed = 0 }: Square & { seed?: number }) => (
  <svg class="pencil" x={x} y={y} width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
    <path
      d={`M22 ${5 + (seed % 2)}C10 3 3 12 4.6 22C6 33 18 38 28 34C38 29 38 14 30 8C26 5 20 4 ${15 + (seed % 3)} 6`}
    />
  </svg>
);
