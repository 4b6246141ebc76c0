import type { PlaceId, Trouble } from '@templefall/protocol';
import type { Allowances } from './allowances.ts';

/** A message to one or to many. Whoever carries it keeps here what it makes of it: once, however many it goes to. */
export interface Parcel {
  readonly message: Uint8Array;
  wire?: Uint8Array;
}

/** One open line to one person, whatever carries it. */
export interface Connection {
  readonly send: (parcel: Parcel) => void;
  /** Tells the trouble, whatever else is still to be told, and ends the line. */
  readonly close: (trouble: Trouble) => void;
  /** False if too much has come from there, whoever sent it: over this line and others. Absent: it is not limited. */
  readonly mayHear?: () => boolean;
}

/** Somebody connected to the table: in a seat, or watching. */
export interface Member {
  readonly connection: Connection;
  /** The seats of this session, in the order in which they were taken: none for those who watch, several where a device is passed round. */
  places: readonly PlaceId[];
  /** Until the welcome is out nothing else is sent. */
  isWelcome: boolean;
  isGone: boolean;
  /** It shows the board to all: those who come need only the dice. */
  isScreen: boolean;
  readonly wantsViews: boolean;
  readonly allowances: Allowances;
  /** [TX3] Somebody to whom the seat was handed over: what makes it theirs once they are heard. */
  takeOver?: () => void;
}

/** Seats and watchers together. */
export const MOST_MEMBERS = 60;

export const newMember = (
  connection: Connection,
  { places, allowances, wantsViews = false }: Pick<Member, 'places' | 'allowances'> & { readonly wantsViews?: boolean },
): Member => ({
  connection,
  places,
  wantsViews,
  isWelcome: false,
  isGone: false,
  isScreen: false,
  allowances,
});

/** The place a message is meant for: the one it names, else the first of the session's own. Undefined where it is not held. */
export const placeMeant = ({ places }: Member, as: number | undefined): PlaceId | undefined =>
  as === undefined ? places[0] : places.find(place => place === as);
