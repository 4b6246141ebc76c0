import { print } from '../print.ts';
import type { RoomArt } from '../roomArt.ts';
import { Furniture } from './Furniture.tsx';

/** What a picture takes from the page, for it is none of it: drawings by their names, and the colours of tokens. */
interface Page {
  readonly partOf: (id: string) => string;
  readonly colourOf: (token: string) => string;
}

/** What stands in a room as one drawing, with all that it is made of; empty if nothing stands there. */
export const furnitureMarkup = (room: RoomArt, hasPlaque: boolean, { partOf, colourOf }: Page): string => {
  const markup = print(<Furniture room={room} hasPlaque={hasPlaque} />);
  if (markup === '') return '';
  const coloured = markup.replace(/var\((--[\w-]+)\)/g, (_, token: string) => colourOf(token));
  const parts = [...partsOf(coloured, partOf)].join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="400" height="400"><defs>${parts}</defs>${coloured}</svg>`;
};

/** The drawings that a drawing is made of, and theirs. */
const partsOf = (markup: string, partOf: Page['partOf'], found = new Map<string, string>()): Iterable<string> => {
  for (const [, id = ''] of markup.matchAll(/(?:href="#|url\(#)([\w-]+)/g)) {
    if (found.has(id)) continue;
    const part = partOf(id);
    found.set(id, part);
    partsOf(part, partOf, found);
  }
  return found.values();
};
