import { mix, r1, rect, rubble } from '../../../../ui/art/pen.ts';
import { type Box, boxAt, DOOR_FROM, DOOR_TO, pointAt, type Side, WALL } from '../../../../ui/art/sides.ts';
import type { OpeningArt } from '../roomArt.ts';

/** A doorway from the threshold up: paving or steps, then what stands in it, then the jambs. */
export const opening = (
  side: Side,
  { state, stair, looks }: { readonly state: OpeningArt; readonly stair: boolean; readonly looks: () => number },
): string =>
  rect(boxAt(side, DOOR_FROM, DOOR_TO, [-0.3, WALL + 1.2]), '#2a2521') +
  (stair ? steps(side) : threshold(side, looks)) +
  filling(side, state, looks) +
  jambs(side);

const steps = (side: Side): string => {
  const count = 5;
  const depth = 19;
  let out = '';
  for (let i = 0; i < count; i++) {
    const from = -0.2 + (i * depth) / count;
    const to = -0.2 + ((i + 1) * depth) / count;
    out += rect(boxAt(side, DOOR_FROM, DOOR_TO, [from, to]), mix('#8d7a5f', '#4f463b', i / (count - 1)));
    out += rect(boxAt(side, DOOR_FROM, DOOR_TO, [to - 0.9, to]), '#000', 'fill-opacity=".42"');
    out += rect(boxAt(side, DOOR_FROM, DOOR_TO, [from, from + 0.7]), '#fff1d0', 'fill-opacity=".38"');
  }
  const cheek = (a: number, b: number): string => rect(boxAt(side, a, b, [WALL, depth]), '#000', 'fill-opacity=".35"');
  return out + cheek(DOOR_FROM, DOOR_FROM + 1.2) + cheek(DOOR_TO - 1.2, DOOR_TO);
};

const threshold = (side: Side, looks: () => number): string => {
  let out = '';
  for (let at = DOOR_FROM, length = 0; at < DOOR_TO - 0.1; at += length) {
    length = 6 + looks() * 7;
    if (DOOR_TO - at - length < 5) length = DOOR_TO - at;
    const [x, y, w, h] = boxAt(side, at, at + length, [-0.3, WALL + 0.8]);
    out += rect([x + 0.4, y + 0.4, w - 0.8, h - 0.8], mix('#85745b', '#6b5d4b', looks()), 'rx="1"');
  }
  return out + rect(boxAt(side, DOOR_FROM, DOOR_TO, [WALL - 0.2, WALL + 0.9]), '#000', 'fill-opacity=".22"');
};

const filling = (side: Side, state: OpeningArt, looks: () => number): string => {
  if (state === 'dark') return rect(boxAt(side, DOOR_FROM, DOOR_TO, [-0.5, WALL + 7]), `url(#dk${side})`);
  if (state === 'blocked') return fallenStones(side, looks);
  if (state === 'slam') return closedLeaf(side);
  return '';
};

const fallenStones = (side: Side, looks: () => number): string => {
  let out = '';
  for (let i = 0; i < 7; i++) {
    const back = i > 3;
    const along = DOOR_FROM + 1.8 + (i % 4) * 6.2 + (back ? 2.6 : 0) + looks() * 1.6;
    const stone = rubble(pointAt(side, along, back ? 6.6 : 2.2), 3 + looks() * 1.3, looks);
    out += `<path d="${stone}" fill="${mix('#59606c', '#383e48', looks())}" stroke="#0e1014" stroke-width=".8"/>`;
  }
  return out;
};

const closedLeaf = (side: Side): string => {
  let out =
    rect(boxAt(side, DOOR_FROM - 0.5, DOOR_TO + 0.5, [1.4, WALL - 1.4]), '#6d4d22') +
    rect(boxAt(side, DOOR_FROM - 0.5, DOOR_TO + 0.5, [1.4, 2.8]), '#fff', 'fill-opacity=".25"');
  for (let k = 1; k < 4; k++) {
    const at = DOOR_FROM + k * 6;
    out += rect(boxAt(side, at - 0.5, at + 0.5, [1.4, WALL - 1.4]), '#000', 'fill-opacity=".4"');
  }
  return out;
};

const jambs = (side: Side): string => {
  const post = ([x, y, w, h]: Box): string =>
    rect([x, y, w, h], '#6f7480', 'rx=".9" stroke="#121418" stroke-width=".8"') +
    `<path d="M${r1(x + 0.9)} ${r1(y + h - 0.9)}V${r1(y + 0.9)}H${r1(x + w - 0.9)}" fill="none" stroke="#fff" stroke-opacity=".34" stroke-width=".8"/>`;
  return (
    post(boxAt(side, DOOR_FROM - 3.4, DOOR_FROM + 0.6, [-0.1, WALL + 1.6])) +
    post(boxAt(side, DOOR_TO - 0.6, DOOR_TO + 3.4, [-0.1, WALL + 1.6]))
  );
};
