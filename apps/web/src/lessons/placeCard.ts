import { type Box, grown } from './openings.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

const MARGIN = 14;
const AIR = 10;
const STEP = 16;

/** Where a card of this size covers least of what must be seen; of equal places the one nearest to what is lit. */
export const placeCard = (
  card: Size,
  view: Size,
  { lit, clear }: { readonly lit: readonly Box[]; readonly clear: readonly Box[] },
): { readonly x: number; readonly y: number } => {
  const right = Math.max(MARGIN, view.width - card.width - MARGIN);
  const bottom = Math.max(MARGIN, view.height - card.height - MARGIN);
  const [aimX, aimY] = middleOf(lit, view);
  const kept = [...lit, ...clear].map(box => grown(box, AIR));
  let best = { x: MARGIN, y: MARGIN };
  let least = Number.POSITIVE_INFINITY;
  for (let y = MARGIN; y <= bottom; y += STEP)
    for (let x = MARGIN; x <= right; x += STEP * 2) {
      const covered = kept.reduce((sum, box) => sum + overlap({ x, y, ...card }, box), 0);
      const away = Math.hypot(x + card.width / 2 - aimX, y + card.height / 2 - aimY);
      const cost = covered * view.width + away;
      if (cost >= least) continue;
      least = cost;
      best = { x, y };
    }
  return best;
};

const middleOf = (boxes: readonly Box[], view: Size): readonly [x: number, y: number] => {
  if (boxes.length === 0) return [view.width / 2, view.height / 2];
  const sum = (of: (box: Box) => number): number => boxes.reduce((all, box) => all + of(box), 0) / boxes.length;
  return [sum(({ x, width }) => x + width / 2), sum(({ y, height }) => y + height / 2)];
};

const overlap = (a: Box, b: Box): number => {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, width) * Math.max(0, height);
};
