import { whenRested } from '../shell/idle.ts';
import { drawings } from './art/drawings.ts';
import { isFaithful } from './art/faithful.ts';
import { FACE_SHEET, faceRules } from './Face.tsx';

/** Puts the drawings into the page once, so that every `<use>` finds them; and the faces of dice on a sheet of their own. */
export const loadSprite = async (): Promise<void> => {
  const answer = await fetch('icons.svg');
  const holder = document.createElement('div');
  holder.hidden = true;
  holder.innerHTML = await answer.text();
  const sprite = holder.firstElementChild;
  if (!sprite) return;
  const sheet = URL.createObjectURL(new Blob([faceSheet(sprite)], { type: 'image/svg+xml' }));
  const rules = new CSSStyleSheet();
  rules.replaceSync(faceRules(sheet));
  document.adoptedStyleSheets.push(rules);
  faces = { sheet, rules };
  whenRested(paintFaces);
  // Not even hidden things: a thousand parts would be styled anew whenever a style sheet comes. What is used is drawn all the same.
  sprite.setAttribute('style', 'display: none');
  document.body.prepend(sprite);
  drawings.value = sprite;
};

let faces: { readonly sheet: string; readonly rules: CSSStyleSheet } | undefined;

/**
 * Dice are a drawing until there is time to paint them, or a game is near: there they are shown again and again, and paint costs
 * less than a drawing.
 */
export const paintFaces = (): void => {
  if (!faces) return;
  const { sheet, rules } = faces;
  faces = undefined;
  painted(sheet).then(
    paint => {
      rules.replaceSync(faceRules(URL.createObjectURL(paint)));
      URL.revokeObjectURL(sheet);
    },
    // A browser that cannot goes on with the drawing.
    () => undefined,
  );
};

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

/** A side of the largest die on a dense screen. */
const PIXELS = 256;

const painted = async (drawing: string): Promise<Blob> => {
  const image = new Image();
  image.src = drawing;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = FACE_SHEET.length * PIXELS;
  canvas.height = PIXELS;
  const brush = canvas.getContext('2d');
  if (!brush || !isFaithful(brush)) throw new Error('there is nothing to paint on');
  brush.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, failed) =>
    canvas.toBlob(paint => (paint ? done(paint) : failed(new Error('no picture came of it')))),
  );
};
