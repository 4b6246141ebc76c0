import type { GameEvent } from '@templefall/kernel';
import { type CoreEvent, isCoreEvent } from './events.ts';
import { isWon } from './questions.ts';
import type { State } from './state.ts';
import type { Colour, Face, Gain, MapId, RoomAction, Track } from './vocabulary.ts';

/** What a choice would bring, said before it is made. What comes of later decisions and of luck is not in it. */
export interface Consequences {
  /** The dice and boxes it costs. */
  readonly dice: readonly Face[];
  readonly boxes: readonly Track[];
  /** The room's action that would be crossed off. */
  readonly action?: RoomAction;
  readonly circled: readonly Track[];
  readonly gems: number;
  /** The gains there would be to choose from. */
  readonly choice: readonly Gain[];
  /** The colour of the secret rooms that would be found. */
  readonly secret?: Colour;
  readonly mapClosed?: MapId;
  /** Cursed dice that would be free again, and dice that would be cursed. */
  readonly freed: number;
  readonly cursed: number;
  /** Whether a gain would be lost for want of a free box. */
  readonly losesGain: boolean;
  /** Whether the team would have won. */
  readonly wins: boolean;
}

export const consequencesOf = (events: readonly GameEvent[], after: State): Consequences => {
  let known: Consequences = { ...NONE, wins: isWon(after) };
  for (const event of events.filter(isCoreEvent)) known = { ...known, ...addedBy(event, known) };
  return known;
};

const NONE: Consequences = {
  dice: [],
  boxes: [],
  circled: [],
  gems: 0,
  choice: [],
  freed: 0,
  cursed: 0,
  losesGain: false,
  wins: false,
};

const addedBy = (event: CoreEvent, known: Consequences): Partial<Consequences> => {
  switch (event.type) {
    case 'roomEntered':
      return { dice: event.paid, boxes: event.rush ? ['rush'] : event.boxes };
    case 'fieldHealed':
      return { boxes: ['heal'], freed: event.dice };
    case 'pairPlaced':
      return { cursed: event.cursed };
    case 'actionCrossed':
      return { action: event.action };
    case 'boxCircled':
      return { circled: [...known.circled, event.track] };
    case 'gainLost':
      return { losesGain: true };
    case 'gemsMarked':
      return { gems: known.gems + event.count };
    case 'choiceOpened':
      return { choice: event.gains };
    case 'cursesMoved':
      return { freed: event.freed };
    case 'secretFound':
      return { secret: event.colour };
    case 'mapCashed':
      return { mapClosed: event.map };
    default:
      return {};
  }
};
