import type { ReadonlySignal } from '@preact/signals';
import { drawings } from '../../../ui/art/drawings.ts';
import { isFaithful } from '../../../ui/art/faithful.ts';
import type { PawnArt } from '../../../ui/Icon.tsx';
import { furniturePicture } from '../art/room/furniturePicture.tsx';
import type { RoomArt } from '../art/roomArt.ts';
import { stonePicture } from '../art/stone/stonePicture.ts';
import type { Summary } from '../model/summary.ts';
import { withTimeLimit } from './timeLimit.ts';
import { WAY, type WalkPlan } from './walkPlan.ts';

export interface Told {
  readonly name: string;
  readonly summary: Summary;
  /** What was left on the clock, as it stands before the line. */
  readonly time: string;
  /** The temple at the end, with the ways everybody went. */
  readonly plan: WalkPlan;
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
  await Promise.all([document.fonts.ready, withTimeLimit(roomsPainted(told.plan))]);
  paintGround(brush, told.summary.won);
  paintWords(brush, told);
  await paintMap(brush, told.plan);
  await paintPeople(brush, told.summary.people);
  return new Promise(done => canvas.toBlob(picture => done(picture ?? undefined), 'image/png'));
};

const roomsPainted = async ({ rooms }: WalkPlan): Promise<void> => {
  await whenThere(drawings);
  for (const { art } of rooms) for (const picture of picturesOf(art)) await whenThere(picture);
};

/** What a room is made of, from below. */
const picturesOf = (art: RoomArt): readonly ReadonlySignal<string | undefined>[] => {
  const furniture = furniturePicture(art, true);
  return [stonePicture(art), ...(furniture ? [furniture] : [])];
};

const whenThere = async <T>(thing: ReadonlySignal<T | undefined>): Promise<void> => {
  let stop = (): void => {};
  await new Promise<void>(done => {
    stop = thing.subscribe(now => {
      if (now !== undefined) done();
    });
  });
  stop();
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
  paintTitle(brush, summary.title, { x: EDGE, y: 186 });
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

/** The title's face has small old figures, and a canvas cannot be told to take the others: figures stand in the face for figures. */
const paintTitle = (brush: Brush, title: string, { x, y }: { readonly x: number; readonly y: number }): void => {
  const letters = brush.font;
  const size = Number(/(\d+)px/.exec(letters)?.[1]);
  let from = x;
  for (const part of title.split(/(\d+)/)) {
    brush.font = /^\d/.test(part) ? font(700, size, 'num') : letters;
    brush.fillText(part, from, y);
    from += brush.measureText(part).width;
  }
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

const paintMap = async (brush: Brush, { box, rooms, ways }: WalkPlan): Promise<void> => {
  const { x, y, width, height } = MAP;
  brush.fillStyle = token('--abyss');
  paintStone(brush, MAP);
  brush.save();
  const scale = Math.min((width - 32) / box.width, (height - 32) / box.height);
  brush.translate(x + (width - box.width * scale) / 2, y + (height - box.height * scale) / 2);
  brush.scale(scale, scale);
  brush.translate(-box.x, -box.y);
  for (const room of rooms.filter(({ isFound }) => isFound)) {
    for (const { value: address } of picturesOf(room.art))
      if (address) brush.drawImage(await pictureAt(address), room.x, room.y, 1, 1);
    brush.fillStyle = 'rgb(0 0 0 / 0.38)';
    brush.fillRect(room.x, room.y, 1, 1);
  }
  brush.lineJoin = 'round';
  brush.lineCap = 'round';
  for (const { pawn, line } of ways) {
    const way = new Path2D(line);
    brush.strokeStyle = WAY.edge.colour;
    brush.lineWidth = WAY.edge.width;
    brush.stroke(way);
    brush.strokeStyle = token(`--p${pawn}`);
    brush.lineWidth = WAY.width;
    brush.stroke(way);
  }
  brush.restore();
};

/** More than so many have no room for words beside their figure. */
const BESIDE = 4;

const paintPeople = async (brush: Brush, people: Summary['people']): Promise<void> => {
  const { y, height, gap } = PEOPLE;
  const width = (WIDTH - 2 * EDGE - (people.length - 1) * gap) / people.length;
  const isStacked = people.length > BESIDE;
  const side = isStacked ? 64 : Math.min(96, width * 0.36);
  const room = width - side - 38;
  const names = fitted(
    brush,
    people.map(({ name }) => name),
    { weight: 600, family: 'title', width: room, most: 32 },
  );
  const lines = fitted(
    brush,
    people.map(({ line }) => line),
    { weight: 600, family: 'ui', width: isStacked ? width - 28 : room, most: 22 },
  );
  for (const [i, { pawn, name, line }] of people.entries()) {
    const x = EDGE + i * (width + gap);
    brush.fillStyle = token('--stone-800');
    paintStone(brush, { x, y, width, height });
    const figure = await pawnPicture(pawn);
    if (figure) brush.drawImage(figure, x + 14, isStacked ? y + 14 : y + (height - side) / 2, side, side);
    const from = x + side + 26;
    brush.fillStyle = token('--bone-100');
    brush.font = names;
    brush.fillText(name, from, isStacked ? y + 58 : y + height / 2 - 4);
    brush.fillStyle = token('--bone-300');
    brush.font = lines;
    if (isStacked) brush.fillText(line, x + 14, y + height - 24);
    else brush.fillText(line, from, y + height / 2 + 28);
  }
};

const pawnPicture = async (pawn: PawnArt): Promise<HTMLImageElement | undefined> => {
  const symbol = drawings.value?.querySelector(`#pawn${pawn}`);
  if (!symbol) return undefined;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="192" height="192" viewBox="0 0 64 64" color="${token(`--p${pawn}`)}">${symbol.innerHTML}</svg>`;
  return pictureAt(`data:image/svg+xml,${encodeURIComponent(drawing)}`);
};

const pictureAt = async (address: string): Promise<HTMLImageElement> => {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
};
