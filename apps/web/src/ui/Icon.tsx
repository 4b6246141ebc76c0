import { menuWords } from '../words/menuWords.ts';
import type { FaceArt } from './Face.tsx';
import { Chip, FromSheet, isOnSheet } from './Face.tsx';

/** A drawing of the sprite, by its name there. Decorative: what it means is said by the words beside it. */
export const Icon = ({ id, size = 20, colour }: { id: string; size?: number; colour?: string }) =>
  isOnSheet(id) ? (
    <FromSheet id={id} size={size} />
  ) : (
    <svg
      class="ic"
      width={size}
      height={size}
      viewBox="0 0 64 64"
      style={colour ? { color: colour } : undefined}
      aria-hidden="true"
    >
      <use href={`#${id}`} />
    </svg>
  );

export const PAWNS = [1, 2, 3, 4, 5, 6] as const;
/** Which of the six figures: colour, headgear and emblem go together. */
export type PawnArt = (typeof PAWNS)[number];

export const Pawn = ({ pawn, size = 28 }: { pawn: PawnArt; size?: number }) => (
  <Icon id={`pawn${pawn}`} size={size} colour={`var(--p${pawn})`} />
);

/** A price: chips at hand are bright, the missing ones are dashed ghosts. */
export interface Price {
  readonly face: FaceArt;
  readonly missing?: boolean;
}

export const Chips = ({ price, size = 20 }: { price: readonly Price[]; size?: number }) => (
  <span class="chips" aria-hidden="true">
    {price.map(({ face, missing }, i) => (
      <span key={i} class={missing ? 'chip-miss' : 'chip-here'} style={{ width: `${size}px`, height: `${size}px` }}>
        <Chip face={face} size={size} />
      </span>
    ))}
  </span>
);

export const Logo = ({ size = 28 }: { size?: number }) => (
  <span class="logo" style={{ '--ls': `${size}px` }}>
    <img src="favicon.svg" width={size * 1.1} height={size * 1.1} alt="" />
    <b>{menuWords.value.say('app.name')}</b>
  </span>
);
