import { inkOf, numberOf } from './ink.ts';
import { type Drawing, type Given, looksWithin, type Part } from './readMarkup.ts';

export type Brush = OffscreenCanvasRenderingContext2D;
type Box = readonly [x: number, y: number, width: number, height: number];

/** A room is drawn on 100 by 100 units. */
const UNITS = 100;

/** Paints what was read just as an image of its markup would show it. */
export const paint = (brush: Brush, { root, named }: Drawing): void => {
  const { width, height } = brush.canvas;
  brush.setTransform(width / UNITS, 0, 0, height / UNITS, 0, 0);
  // Sharp corners of an image stick out less far than those of a canvas.
  brush.miterLimit = 4;
  for (const part of root.parts) paintPart({ brush, named, looks: {} }, part);
};

interface Work {
  readonly brush: Brush;
  readonly named: ReadonlyMap<string, Part>;
  readonly looks: Given;
}

const paintPart = (work: Work, part: Part): void => {
  const { brush } = work;
  const { opacity, transform, ...given } = part.given;
  const within = { ...work, looks: looksWithin(work.looks, part) };
  brush.save();
  move(brush, transform);
  switch (opacity === undefined ? part.tag : 'seen through') {
    case 'seen through':
      paintThrough(within, { ...part, given }, Number(opacity));
      break;
    case 'g':
      for (const one of part.parts) paintPart(within, one);
      break;
    case 'use':
      paintUsed(within, given);
      break;
    case 'rect':
    case 'path':
    case 'circle':
    case 'ellipse':
      paintShape(within, part);
      break;
    default:
      // Only there to be named.
      break;
  }
  brush.restore();
};

/** Seen through as a whole: what lies behind one of its parts does not shine through the next. */
const paintThrough = (work: Work, part: Part, opacity: number): void => {
  const { brush } = work;
  const { width, height } = brush.canvas;
  const sheet = new OffscreenCanvas(width, height).getContext('2d');
  if (!sheet) throw new Error('there is no sheet to paint on');
  sheet.setTransform(brush.getTransform());
  sheet.miterLimit = brush.miterLimit;
  paintPart({ ...work, brush: sheet }, part);
  brush.resetTransform();
  brush.globalAlpha = opacity;
  brush.drawImage(sheet.canvas, 0, 0);
};

const paintUsed = (work: Work, { href = '', ...place }: Given): void => {
  const { brush, named } = work;
  const symbol = named.get(href.slice(1));
  const [left = 0, top = 0, wide = 1, high = 1] = symbol?.given.viewBox?.split(' ').map(Number) ?? [];
  if (!symbol) throw new Error(`a picture uses ${href} and does not bring it`);
  brush.translate(numberOf(place.x), numberOf(place.y));
  brush.scale(numberOf(place.width) / wide, numberOf(place.height) / high);
  brush.translate(-left, -top);
  brush.beginPath();
  brush.rect(left, top, wide, high);
  brush.clip();
  for (const one of symbol.parts) paintPart(work, one);
};

const paintShape = (work: Work, shape: Part): void => {
  const { brush, looks } = work;
  const outline = outlineOf(shape);
  const { fill = '#000', stroke = 'none' } = looks;
  if (fill !== 'none') {
    brush.globalAlpha = numberOf(looks['fill-opacity'], 1);
    brush.fillStyle = fillOf(work, fill, shape);
    brush.fill(outline, looks['fill-rule'] === 'evenodd' ? 'evenodd' : 'nonzero');
  }
  if (stroke === 'none') return;
  brush.globalAlpha = numberOf(looks['stroke-opacity'], 1);
  brush.strokeStyle = inkOf(stroke, looks.color);
  brush.lineWidth = numberOf(looks['stroke-width'], 1);
  brush.lineCap = looks['stroke-linecap'] === 'round' ? 'round' : 'butt';
  brush.lineJoin = looks['stroke-linejoin'] === 'round' ? 'round' : 'miter';
  brush.setLineDash(looks['stroke-dasharray']?.split(' ').map(Number) ?? []);
  brush.stroke(outline);
};

const outlineOf = (shape: Part): Path2D => {
  const { tag, given } = shape;
  if (tag === 'path') return new Path2D(given.d);
  const [x, y, width, height] = boxOf(shape);
  const outline = new Path2D();
  if (tag !== 'rect') outline.ellipse(x + width / 2, y + height / 2, width / 2, height / 2, 0, 0, 2 * Math.PI);
  else if (given.rx) outline.roundRect(x, y, width, height, Number(given.rx));
  else outline.rect(x, y, width, height);
  return outline;
};

const boxOf = ({ tag, given }: Part): Box => {
  if (tag === 'path') throw new Error('no path is filled with a gradient');
  if (tag === 'rect') return [numberOf(given.x), numberOf(given.y), numberOf(given.width), numberOf(given.height)];
  const [rx, ry] = [numberOf(given.rx ?? given.r), numberOf(given.ry ?? given.r)];
  return [numberOf(given.cx) - rx, numberOf(given.cy) - ry, 2 * rx, 2 * ry];
};

const fillOf = ({ brush, named, looks }: Work, fill: string, shape: Part): string | CanvasGradient => {
  const id = /^url\(#([\w-]+)\)$/.exec(fill)?.[1];
  if (id === undefined) return inkOf(fill, looks.color);
  const gradient = named.get(id);
  if (!gradient) throw new Error(`a picture is filled with ${fill} and does not bring it`);
  const [x, y, width, height] = boxOf(shape);
  const { x1, y1, x2, y2 } = gradient.given;
  const [mx, my] = [x + width / 2, y + height / 2];
  const colours =
    gradient.tag === 'linearGradient'
      ? brush.createLinearGradient(
          x + numberOf(x1) * width,
          y + numberOf(y1) * height,
          x + numberOf(x2) * width,
          y + numberOf(y2) * height,
        )
      : brush.createRadialGradient(mx, my, 0, mx, my, width / 2);
  for (const { given } of gradient.parts) {
    const alpha = Math.round(numberOf(given['stop-opacity'], 1) * 255);
    colours.addColorStop(numberOf(given.offset), `${given['stop-color']}${alpha.toString(16).padStart(2, '0')}`);
  }
  return colours;
};

const MOVE = /(\w+)\(([^)]*)\)/g;
const move = (brush: Brush, transform = ''): void => {
  for (const [, how, by = ''] of transform.matchAll(MOVE)) {
    const [a = 0, b, c] = by
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    if (how === 'translate') brush.translate(a, b ?? 0);
    else if (how === 'scale') brush.scale(a, b ?? a);
    else if (how === 'rotate') {
      brush.translate(b ?? 0, c ?? 0);
      brush.rotate((a * Math.PI) / 180);
      brush.translate(-(b ?? 0), -(c ?? 0));
    } else throw new Error(`nothing is painted with ${transform}`);
  }
};
