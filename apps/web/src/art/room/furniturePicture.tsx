import { drawings } from '../drawings.ts';
import { print } from '../print.ts';
import type { RoomArt } from '../roomArt.ts';
import { Furniture } from './Furniture.tsx';

/**
 * What stands in a room as one picture: an element where the drawing itself would be fifty, which a page of forty rooms
 * would style and paint again and again. Empty where there is nothing, or no drawings yet.
 */
export const furniturePicture = (room: RoomArt, hasPlaque: boolean): string => {
  const sprite = drawings.value;
  if (!sprite) return '';
  const key = keyOf(room, hasPlaque);
  const known = pictures.get(key);
  if (known !== undefined) return known;
  const markup = print(<Furniture room={room} hasPlaque={hasPlaque} />);
  const picture = markup && `data:image/svg+xml,${encodeURIComponent(framed(markup, sprite))}`;
  pictures.set(key, picture);
  return picture;
};

const pictures = new Map<string, string>();

/** Masonry is another picture. */
const keyOf = ({ id: _, openings: __, secret: ___, ...room }: RoomArt, hasPlaque: boolean): string =>
  JSON.stringify([room, hasPlaque]);

const framed = (markup: string, sprite: Element): string => {
  const coloured = markup.replace(/var\((--[\w-]+)\)/g, (_, name: string) => colourOf(name));
  const parts = [...partsOf(coloured, sprite)].join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="400" height="400"><defs>${parts}</defs>${coloured}</svg>`;
};

const colourOf = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** The drawings that a drawing is made of, and theirs. */
const partsOf = (markup: string, sprite: Element, found = new Map<string, string>()): Iterable<string> => {
  for (const [, id = ''] of markup.matchAll(/(?:href="#|url\(#)([\w-]+)/g)) {
    if (found.has(id)) continue;
    const part = sprite.querySelector(`#${id}`)?.outerHTML ?? '';
    found.set(id, part);
    partsOf(part, sprite, found);
  }
  return found.values();
};
