import { drawings } from '../art/drawings.ts';
import { FACE_SHEET } from '../ui/Face.tsx';

/** Puts the drawings into the page once, so that every `<use>` finds them; and the faces of dice on a sheet of their own. */
export const loadSprite = async (): Promise<void> => {
  const answer = await fetch('/icons.svg');
  const holder = document.createElement('div');
  holder.hidden = true;
  holder.innerHTML = await answer.text();
  const sprite = holder.firstElementChild;
  if (!sprite) return;
  const sheet = new Blob([faceSheet(sprite)], { type: 'image/svg+xml' });
  for (const use of FACE_USES)
    document.documentElement.style.setProperty(`--faces-${use}`, `url(${URL.createObjectURL(sheet)})`);
  // Not even hidden things: a thousand parts would be styled anew whenever a style sheet comes. What is used is drawn all the same.
  sprite.setAttribute('style', 'display: none');
  document.body.prepend(sprite);
  drawings.value = sprite;
};

/**
 * Where faces are shown, each in a size of its own. One picture for all would be laid out anew, all twelve drawings of it,
 * whenever a die of one size is painted after one of another.
 */
const FACE_USES = ['dice', 'mates', 'doors', 'acts'];

const SIDE = 64;
const faceSheet = (sprite: Element): string => {
  const width = FACE_SHEET.length * SIDE;
  const faces = FACE_SHEET.map((id, i) => {
    // Friends' rolling dice are dim and still: thirty that breathe were thirty layers, come and gone with every roll.
    const isShaken = id === 'die-shaken';
    const drawing = sprite.querySelector(isShaken ? '#die-blank' : `#${id}`)?.innerHTML ?? '';
    const place = `x="${i * SIDE}" width="${SIDE}" height="${SIDE}"`;
    return `<svg ${place} viewBox="0 0 64 64"><g opacity="${isShaken ? 0.72 : 1}">${drawing}</g></svg>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${SIDE}" viewBox="0 0 ${width} ${SIDE}">${faces.join('')}</svg>`;
};
