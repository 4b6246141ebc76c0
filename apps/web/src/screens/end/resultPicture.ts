import { drawings } from '../../art/drawings.ts';
import { isFaithful } from '../../art/paint/faithful.ts';
import type { Summary } from '../../play/model/summary.ts';
import type { PawnArt } from '../../ui/Icon.tsx';

export interface Told {
  readonly name: string;
  readonly summary: Summary;
  /** What was left on the clock, as it stands before the line. */
  readonly time: string;
  /** The map on the screen, with the ways everybody went. */
  readonly map: Element;
}

const WIDTH = 1200;
const HEIGHT = 630;
const EDGE = 48;
const MAP = { x: 700, y: EDGE, width: WIDTH - 700 - EDGE, height: 380 } as const;
const PEOPLE = { y: 468, height: HEIGHT - 468 - 32, gap: 14 } as const;

/** A finished game as a picture for those who were not there: how it ended, where everybody walked, who they are. */
export const resultPicture = async (told: Told): Promise<Blob | undefined> => {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const brush = canvas.getContext('2d');
  if (!brush || !isFaithful(brush)) return undefined;
  await document.fonts.ready;
  paintGround(brush, told.summary.won);
  paintWords(brush, told);
  paintMap(brush, told.map);
  await paintPeople(brush, told.summary.people);
  return new Promise(done => canvas.toBlob(picture => done(picture ?? undefined), 'image/png'));
};

type Brush = CanvasRenderingContext2D;

const token = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
type Family = 'title' | 'ui' | 'num';
const font = (weight: number, size: number, family: Family): string =>
  `${weight} ${size}px ${token(`--font-${family}`)}`;

const paintGround = (brush: Brush, won: boolean): void => {
  brush.fillStyle = token('--abyss');
  brush.fillRect(0, 0, WIDTH, HEIGHT);
  const light = brush.createRadialGradient(WIDTH * 0.3, -80, 0, WIDTH * 0.3, -80, 760);
  const [red, green, blue] = won ? [255, 190, 96] : [214, 84, 70];
  light.addColorStop(0, `rgb(${red} ${green} ${blue} / 0.34)`);
  light.addColorStop(1, `rgb(${red} ${green} ${blue} / 0)`);
  brush.fillStyle = light;
  brush.fillRect(0, 0, WIDTH, HEIGHT);
};

const paintWords = (brush: Brush, { name, summary, time }: Told): void => {
  const room = MAP.x - EDGE - 40;
  brush.textBaseline = 'alphabetic';
  brush.fillStyle = token('--bone-300');
  brush.font = font(700, 30, 'title');
  brush.fillText(name, EDGE, 82);
  brush.fillStyle = token('--bone-100');
  brush.font = fitted(brush, [summary.title], { weight: 700, family: 'title', width: room, most: 76 });
  brush.fillText(summary.title, EDGE, 186);
  brush.fillStyle = token('--flame-300');
  brush.font = font(700, 40, 'num');
  brush.fillText(time, EDGE, 240);
  const indent = time ? brush.measureText(`${time} `).width : 0;
  const line = `${summary.line} ${summary.beaten}`.trim();
  brush.fillStyle = token('--bone-300');
  brush.font = fitted(brush, [line], { weight: 600, family: 'ui', width: room - indent, most: 30 });
  brush.fillText(line, EDGE + indent, 240);
  summary.facts.forEach(({ value, text }, i) => {
    const x = EDGE + (i % 2) * (room / 2);
    const y = 330 + Math.floor(i / 2) * 84;
    brush.fillStyle = token('--bone-100');
    brush.font = font(700, 58, 'num');
    brush.fillText(String(value), x, y);
    const after = brush.measureText(String(value)).width + 14;
    brush.fillStyle = token('--bone-300');
    brush.font = fitted(brush, [text], { weight: 600, family: 'ui', width: room / 2 - after - 10, most: 27 });
    brush.fillText(text, x + after, y);
  });
};

/** The largest font up to `most` in which all of it fits: the longest language has no more room than the shortest. */
const fitted = (
  brush: Brush,
  texts: readonly string[],
  {
    weight,
    family,
    width,
    most,
  }: { readonly weight: number; readonly family: Family; readonly width: number; readonly most: number },
): string => {
  brush.font = font(weight, most, family);
  const widest = Math.max(1, ...texts.map(text => brush.measureText(text).width));
  return font(weight, Math.floor(most * Math.min(1, width / widest)), family);
};

const CUT = 14;

/** A slab with its corners cut, as all stone is. */
const paintStone = (
  brush: Brush,
  { x, y, width, height }: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): void => {
  const [right, bottom] = [x + width, y + height];
  brush.beginPath();
  brush.moveTo(x + CUT, y);
  for (const [to, down] of [
    [right - CUT, y],
    [right, y + CUT],
    [right, bottom - CUT],
    [right - CUT, bottom],
    [x + CUT, bottom],
    [x, bottom - CUT],
    [x, y + CUT],
  ] as const)
    brush.lineTo(to, down);
  brush.fill();
};

/** The rooms are painted already: their pictures are taken from the screen, and the ways over them. */
const paintMap = (brush: Brush, map: Element): void => {
  const { x, y, width, height } = MAP;
  brush.fillStyle = '#08090c';
  paintStone(brush, MAP);
  const ways = map.querySelector('svg');
  const box = ways?.viewBox.baseVal;
  if (!ways || !box) return;
  brush.save();
  const scale = Math.min((width - 32) / box.width, (height - 32) / box.height);
  brush.translate(x + (width - box.width * scale) / 2, y + (height - box.height * scale) / 2);
  brush.scale(scale, scale);
  for (const room of map.querySelectorAll<HTMLElement>('.walk-room:not(.unfound)')) {
    const left = (Number.parseFloat(room.style.left) / 100) * box.width;
    const top = (Number.parseFloat(room.style.top) / 100) * box.height;
    for (const picture of room.querySelectorAll('img'))
      if (picture.complete && picture.naturalWidth > 0) brush.drawImage(picture, left, top, 1, 1);
    brush.fillStyle = 'rgb(0 0 0 / 0.38)';
    brush.fillRect(left, top, 1, 1);
  }
  brush.translate(-box.x, -box.y);
  brush.lineJoin = 'round';
  brush.lineCap = 'round';
  for (const way of ways.querySelectorAll('path')) {
    const { stroke } = getComputedStyle(way);
    brush.strokeStyle = stroke;
    brush.lineWidth = Number(way.getAttribute('stroke-width'));
    brush.stroke(new Path2D(way.getAttribute('d') ?? ''));
  }
  brush.restore();
};

const paintPeople = async (brush: Brush, people: Summary['people']): Promise<void> => {
  const { y, height, gap } = PEOPLE;
  const width = (WIDTH - 2 * EDGE - (people.length - 1) * gap) / people.length;
  const side = Math.min(96, width * 0.36);
  const room = width - side - 38;
  const names = fitted(
    brush,
    people.map(({ name }) => name),
    { weight: 600, family: 'title', width: room, most: 32 },
  );
  const lines = fitted(
    brush,
    people.map(({ line }) => line),
    { weight: 600, family: 'ui', width: room, most: 22 },
  );
  for (const [i, { pawn, name, line }] of people.entries()) {
    const x = EDGE + i * (width + gap);
    brush.fillStyle = token('--stone-800');
    paintStone(brush, { x, y, width, height });
    const figure = await pawnPicture(pawn);
    if (figure) brush.drawImage(figure, x + 14, y + (height - side) / 2, side, side);
    const from = x + side + 26;
    brush.fillStyle = token('--bone-100');
    brush.font = names;
    brush.fillText(name, from, y + height / 2 - 4);
    brush.fillStyle = token('--bone-300');
    brush.font = lines;
    brush.fillText(line, from, y + height / 2 + 28);
  }
};

const pawnPicture = async (pawn: PawnArt): Promise<HTMLImageElement | undefined> => {
  const symbol = drawings.value?.querySelector(`#pawn${pawn}`);
  if (!symbol) return undefined;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="192" height="192" viewBox="0 0 64 64" color="${token(`--p${pawn}`)}">${symbol.innerHTML}</svg>`;
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  await image.decode();
  return image;
};
