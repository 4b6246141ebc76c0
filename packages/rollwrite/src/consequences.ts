import type { Seat } from '@templefall/kernel';
import type { CoreEvent } from './events.ts';
import { isComplete, isWon, mapOf, playerOf } from './questions.ts';
import type { State } from './state.ts';
import { type Use, usesFor, usesOf } from './uses.ts';
import type { Prize, VariantEvent } from './variants/index.ts';
import type { Colour, Face, Gain, MapId, MapSide, RoomAction, Track } from './vocabulary.ts';

/** What a choice would bring, said before it is made. What comes of later decisions and of luck is not in it. */
export interface Consequences {
  /** The dice and boxes it costs. */
  readonly dice: readonly Face[];
  readonly boxes: readonly Track[];
  /** The rooms' actions that would be crossed off. */
  readonly actions: readonly RoomAction[];
  readonly circled: readonly Track[];
  readonly gems: number;
  /** The gains there would be to choose from. */
  readonly choice: readonly Gain[];
  /** The secret rooms that would be found, and with whom. */
  readonly secret?: { readonly colour: Colour; readonly mate: Seat };
  readonly mapClosed?: MapId;
  /** Cursed dice that would be free again, and dice that would be cursed. */
  readonly freed: number;
  readonly cursed: number;
  /** Dice that would go to the pool, and where they could be crossed; for dice taken from it, where by their taker. */
  readonly pooled: readonly Face[];
  readonly uses: readonly Use[];
  /** Dice kept that nobody could use any more. */
  readonly unused: readonly Face[];
  /** The side of a map that a cross would complete. */
  readonly completes?: { readonly map: MapId; readonly side: MapSide };
  /** What the vote would be decided for; undefined while it stays open. */
  readonly prize?: Prize;
  /** Whether a gain would be lost for want of a free box. */
  readonly losesGain: boolean;
  /** Whether the team would have won. */
  readonly wins: boolean;
}

/** What events, none of them luck, have brought between two tables. */
export const consequencesOf = (events: readonly AnyEvent[], { before, after }: Span): Consequences => {
  let known: Consequences = { ...NONE, wins: isWon(after) };
  for (const event of events) known = { ...known, ...addedBy(event, known, { before, after }) };
  return known;
};

interface Span {
  readonly before: State;
  readonly after: State;
}
/** Everything the registry's variants and the core let happen. */
type AnyEvent = CoreEvent | VariantEvent;

const NONE: Consequences = {
  dice: [],
  boxes: [],
  actions: [],
  circled: [],
  gems: 0,
  choice: [],
  freed: 0,
  cursed: 0,
  pooled: [],
  uses: [],
  unused: [],
  losesGain: false,
  wins: false,
};

const addedBy = (event: AnyEvent, known: Consequences, { before, after }: Span): Partial<Consequences> => {
  switch (event.type) {
    case 'roomEntered':
      return {
        dice: [...known.dice, ...event.paid],
        boxes: [...known.boxes, ...(event.rush ? (['rush'] as const) : event.boxes)],
      };
    case 'fieldHealed':
      return { boxes: ['heal'], freed: event.dice };
    case 'pairPlaced':
      return {
        cursed: event.cursed,
        pooled: event.pooled,
        uses: usesOfAll(event.pooled, face => usesOf(before, face)),
      };
    case 'diceTaken':
      return { uses: usesOfAll(event.faces, face => usesFor(before, event.seat, face)) };
    case 'exploringEnded':
      return { unused: before.kept };
    case 'symbolCrossed': {
      const { map, side } = event;
      return isComplete(mapOf(playerOf(after, event.seat), map), side) ? { completes: { map, side } } : {};
    }
    case 'actionCrossed':
      return { actions: [...known.actions, event.action] };
    case 'boxCircled':
      return { circled: [...known.circled, event.track] };
    case 'gainLost':
      return { losesGain: true };
    case 'gemsMarked':
      return { gems: known.gems + event.count };
    case 'choiceOpened':
      return { choice: event.gains };
    case 'gainChosen':
      return { choice: [] };
    case 'cursesMoved':
      return { freed: event.freed };
    case 'secretFound':
      return { secret: { colour: event.colour, mate: event.by[1] } };
    case 'prizeChosen':
      return { prize: event.prize };
    case 'mapCashed':
      return { mapClosed: event.map };
    default:
      return {};
  }
};

/** Two dice of one face have the same uses: each is told once. */
const usesOfAll = (faces: readonly Face[], of: (face: Face) => readonly Use[]): readonly Use[] =>
  [...new Set(faces)].flatMap(of);
