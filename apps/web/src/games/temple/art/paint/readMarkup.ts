const LOOKS = [
  'color',
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'stroke-width',
] as const;

/** Every tag rooms are drawn with, and the attributes of each beside its looks: what is not here is not painted. */
const KNOWN = {
  svg: ['xmlns', 'viewBox', 'width', 'height'],
  defs: [],
  symbol: ['id', 'viewBox'],
  linearGradient: ['id', 'x1', 'y1', 'x2', 'y2'],
  radialGradient: ['id'],
  stop: ['offset', 'stop-color', 'stop-opacity'],
  g: ['transform', 'opacity'],
  use: ['href', 'x', 'y', 'width', 'height'],
  rect: ['x', 'y', 'width', 'height', 'rx', 'transform'],
  path: ['d', 'transform', 'opacity'],
  circle: ['cx', 'cy', 'r'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
} as const;

type Tag = keyof typeof KNOWN;
export type Given = { readonly [name: string]: string };

export interface Part {
  readonly tag: Tag;
  readonly given: Given;
  readonly parts: readonly Part[];
}

export interface Drawing {
  readonly root: Part;
  /** Symbols and gradients, which others name. */
  readonly named: ReadonlyMap<string, Part>;
}

const TAG = /<(\/?)(\w+)((?:\s+[\w-]+="[^"]*")*)\s*(\/?)>/y;
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;

/**
 * Reads the markup of our own pictures of rooms, so that they can be painted where there is no page to show them. Fails at
 * whatever it does not know: a room that lacks a stone would be noticed by nobody.
 */
export const readMarkup = (markup: string): Drawing => {
  const named = new Map<string, Part>();
  const top: Part[] = [];
  const around: Part[][] = [];
  let parts = top;
  TAG.lastIndex = 0;
  for (let at = 0; at < markup.length; at = TAG.lastIndex) {
    const [, isEnd, tag = '', attributes = '', isWhole] = TAG.exec(markup) ?? [];
    if (!isKnown(tag)) throw new Error(`a picture cannot be painted from: ${markup.slice(at, at + 60)}`);
    if (isEnd) {
      parts = around.pop() ?? top;
      continue;
    }
    const inside: Part[] = [];
    const part = { tag, given: attributesOf(tag, attributes), parts: inside };
    parts.push(part);
    if (part.given.id) named.set(part.given.id, part);
    if (isWhole) continue;
    around.push(parts);
    parts = inside;
  }
  const [root] = top;
  if (!root || parts !== top) throw new Error('a picture to be painted has no end');
  return { root, named };
};

const isKnown = (tag: string): tag is Tag => Object.hasOwn(KNOWN, tag);

const attributesOf = (tag: Tag, text: string): Given => {
  const known: readonly string[] = KNOWN[tag];
  const given: { [name: string]: string } = {};
  for (const [, name = '', value = ''] of text.matchAll(ATTRIBUTE)) {
    if (!known.includes(name) && !LOOKS.some(look => look === name))
      throw new Error(`${tag} is not painted with ${name}`);
    given[name] = value;
  }
  return given;
};

/** How a part looks if it does not say so itself: as what it is in. */
export const looksWithin = (looks: Given, { given }: Part): Given => {
  const own = LOOKS.filter(look => given[look] !== undefined);
  return own.length === 0 ? looks : { ...looks, ...Object.fromEntries(own.map(look => [look, given[look] ?? ''])) };
};
