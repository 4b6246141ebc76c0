import { must } from '@templefall/kit';
import type { Event } from './game.ts';
import { seatsOf } from './questions.ts';
import type { State } from './state.ts';
import { CURSED_FIELDS, type Face } from './vocabulary.ts';

/** Where a die lies: `sheet` is the adventure sheet (WV1), `cursed:2` a cursed field, `seat:1` in front of who took it. */
export type DiePlace = 'supply' | 'rolled' | 'kept' | 'pool' | 'used' | 'sheet' | `cursed:${number}` | `seat:${number}`;

/** A die that can be followed from place to place. The rules know handfuls of faces only; this is for pictures. */
export interface TrackedDie {
  readonly id: number;
  readonly place: DiePlace;
  /** Absent where it does not matter what it shows. */
  readonly face?: Face;
}

/** The dice of a table one has just come to. */
export const diceOf = (state: State): readonly TrackedDie[] =>
  places(state)
    .flatMap(({ place, faces }) => faces.map(face => ({ place, face })))
    .map(({ place, face }, id) => die(id, place, face));

/**
 * The same dice after something has happened: those that can stay where they lie stay, the others go where dice are
 * missing. Dice of equal face are interchangeable, so which of them goes is a matter of taste: the one with the smallest id.
 */
export const diceAfter = (dice: readonly TrackedDie[], event: Event, after: State): readonly TrackedDie[] => {
  const loose = new Map(movedOn(dice, event).map(one => [one.id, one]));
  const wanted = places(after).flatMap(({ place, faces }) => faces.map(face => ({ place, face })));
  const settled = new Map<number, TrackedDie>();
  const settle = (fits: (one: TrackedDie, want: Want) => boolean): void => {
    for (const [index, want] of [...wanted.entries()].toReversed()) {
      const found = [...loose.values()].find(one => fits(one, want));
      if (!found) continue;
      loose.delete(found.id);
      wanted.splice(index, 1);
      settled.set(found.id, die(found.id, want.place, want.face));
    }
  };
  settle((one, { place, face }) => one.place === place && (face === undefined || one.face === face));
  // A pair rolled again stays a pair; a die that changes its place shows what it showed.
  settle((one, { place }) => one.place === place);
  settle((one, { place, face }) => place !== 'supply' && face !== undefined && one.face === face);
  settle((one, { place }) => place === 'rolled' && one.place === 'supply');
  settle((one, { place }) => place.startsWith('cursed') && (one.face === 'black' || one.place === 'supply'));
  settle(() => true);
  return dice.map(({ id }) => must(settled.get(id), `die ${id}`));
};

interface Want {
  readonly place: DiePlace;
  readonly face: Face | undefined;
}

/** What each place holds; undefined for a die whose face does not matter. */
const places = (
  state: State,
): readonly { readonly place: DiePlace; readonly faces: readonly (Face | undefined)[] }[] => [
  { place: 'supply', faces: blank(state.supply + state.joining) },
  { place: 'rolled', faces: state.rolled },
  { place: 'kept', faces: state.kept },
  { place: 'pool', faces: state.pool },
  { place: 'used', faces: state.used },
  ...CURSED_FIELDS.map((field): { place: DiePlace; faces: readonly (Face | undefined)[] } => ({
    place: `cursed:${field}`,
    faces: blank(state.cursed[field - 1] ?? 0),
  })),
  ...seatsOf(state).map((seat): { place: DiePlace; faces: readonly Face[] } => ({
    place: `seat:${seat}`,
    faces: state.players[seat]?.dice ?? [],
  })),
  {
    place: 'sheet',
    faces: Array.from({ length: state.extra.dice }, (_, index) => state.extra.faces[index]),
  },
];

const blank = (count: number): readonly undefined[] => Array.from({ length: count }, () => undefined);

const die = (id: number, place: DiePlace, face: Face | undefined): TrackedDie =>
  face === undefined ? { id, place } : { id, place, face };

/** [WT3] Cursed dice move together: without this, one that stays and one that goes could change roles. */
const movedOn = (dice: readonly TrackedDie[], { type }: Event): readonly TrackedDie[] =>
  type === 'turnBegan' || type === 'cursesMoved'
    ? dice.map(one => ({ ...one, place: FURTHER[one.place] ?? one.place }))
    : dice;

const FURTHER: { readonly [place: string]: DiePlace } = {
  'cursed:1': 'cursed:2',
  'cursed:2': 'cursed:3',
  'cursed:3': 'supply',
};
