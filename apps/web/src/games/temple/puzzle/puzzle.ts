import { type Rng, seededChance, seedOf } from '@templefall/kit';
import { createOdds, type Hand, handOf, rollsKeeping } from '@templefall/odds';
import { CORE_TILES, DIE_SIDES, type Face } from '@templefall/temple';
import { CURSE_ROWS, CURSES } from '@templefall/temple/curses';

/** A position as it comes up at the table: what is to be paid, and five dice as they fell. */
export interface Puzzle {
  readonly cost: readonly Face[];
  readonly faces: readonly Face[];
  /** The least expected number of rolls, and the dice to keep for it, by their places. */
  readonly best: { readonly rolls: number; readonly keep: readonly number[] };
}

const odds = createOdds();
const DICE = 5;

/** Everything the base game and its curses ask one player for. */
const COSTS: readonly (readonly Face[])[] = [
  ...CORE_TILES.flatMap(({ cost, offers }) => [
    ...(cost ? [cost] : []),
    ...(offers ?? []).map(({ need, symbol }) => Array.from({ length: need }, () => symbol)),
  ]),
  ...CURSES.flatMap(curse => {
    const { lift } = CURSE_ROWS[curse];
    return lift ? [lift] : [];
  }),
].filter(cost => cost.length >= 2 && cost.length <= DICE);

/** Expected rolls of a player who keeps the dice at these places now and plays best from then on. */
export const rollsFor = ({ cost, faces }: Pick<Puzzle, 'cost' | 'faces'>, keep: readonly number[]): number =>
  rollsKeeping(odds.table(cost, faces.length), handOf([...faces]), keptOf(faces, keep));

const keptOf = (faces: readonly Face[], keep: readonly number[]): Hand =>
  handOf(keep.flatMap(place => faces[place] ?? []));

/** The same for everybody on one day. */
export const puzzleOf = (day: string): Puzzle => {
  const chance = seededChance(seedOf(`puzzle ${day}`));
  for (let attempt = 0; ; attempt++) {
    const found = drawn(chance(0, attempt));
    if (found) return found;
  }
};

/** Worth thinking about: no mask is to be spent first, one choice is best, and the others cost something. */
const WORTH = { least: 0.12, most: 0.5 } as const;

const drawn = (rng: Rng): Puzzle | undefined => {
  const cost = COSTS[rng.below(COSTS.length)];
  const faces = Array.from({ length: DICE }, () => DIE_SIDES[rng.below(DIE_SIDES.length)]).filter(
    face => face !== undefined,
  );
  if (!cost) return undefined;
  const hand = handOf([...faces]);
  const advice = odds.table(cost, DICE).advice(hand);
  if (advice.type !== 'roll' || advice.spend > 0) return undefined;
  const choices = keepings(faces)
    .map(keep => ({ keep, rolls: rollsFor({ cost, faces }, keep) }))
    .filter(({ rolls }) => Number.isFinite(rolls))
    .sort((a, b) => a.rolls - b.rolls);
  const [best, second] = choices;
  const last = choices.at(-1);
  if (!best || !second || !last) return undefined;
  const isClear = second.rolls - best.rolls >= WORTH.least && last.rolls - best.rolls >= WORTH.most;
  return isClear && best.keep.length > 0 ? { cost, faces, best } : undefined;
};

/** Every different choice of dice to keep: two dice that show the same are the same choice, and black ones are none. */
const keepings = (faces: readonly Face[]): readonly (readonly number[])[] => {
  const places = faces.flatMap((face, place) => (face === 'B' ? [] : [place]));
  const known = new Set<string>();
  return Array.from({ length: 2 ** places.length }, (_, mask) => places.filter((_, i) => (mask >> i) & 1)).filter(
    keep => {
      const name = keep
        .map(place => faces[place])
        .sort()
        .join('');
      return !known.has(name) && known.add(name);
    },
  );
};

export type Grade = 'best' | 'good' | 'fair' | 'poor';

/** By how many rolls a choice costs more than the best. */
export const gradeOf = (rolls: number, best: number): Grade => {
  const more = rolls - best;
  if (more < 1e-6) return 'best';
  if (more < 0.3) return 'good';
  return more < 1 ? 'fair' : 'poor';
};
