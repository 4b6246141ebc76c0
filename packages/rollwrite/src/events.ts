import type { Seat, SeatCommand } from '@templefall/kernel';
import type { Proposal } from './proposals.ts';
import type { Ending, Spot } from './state.ts';
import type {
  Colour,
  CursedField,
  DieTrack,
  Face,
  Gain,
  MapId,
  MapSide,
  RoomAction,
  RoomId,
  RoomSymbol,
  Side,
  Track,
} from './vocabulary.ts';
import type { Wish } from './wish.ts';

/** What can happen in every game; variants add their own, and may let core events happen too. */
export type CoreEvent =
  | { readonly type: 'sideChosen'; readonly seat: Seat; readonly side: Side }
  /** All cursed dice have moved one field to the right; `freed` of them are back in the supply. */
  | { readonly type: 'turnBegan'; readonly seat: Seat; readonly round: number; readonly freed: number }
  | { readonly type: 'extraDiceRolled'; readonly faces: readonly Face[] }
  /** Dice went from the supply to the leftmost cursed field. */
  | { readonly type: 'supplyCursed'; readonly dice: number }
  | { readonly type: 'cursesMoved'; readonly freed: number }
  | { readonly type: 'fieldHealed'; readonly seat: Seat; readonly field: CursedField; readonly dice: number }
  | { readonly type: 'pairRolled'; readonly seat: Seat; readonly faces: readonly Face[] }
  | { readonly type: 'pairRerolled'; readonly seat: Seat; readonly faces: readonly Face[] }
  | {
      readonly type: 'pairPlaced';
      readonly seat: Seat;
      readonly kept: readonly Face[];
      readonly pooled: readonly Face[];
      readonly cursed: number;
    }
  | { readonly type: 'exploringBegan'; readonly seat: Seat }
  | {
      readonly type: 'roomEntered';
      readonly seat: Seat;
      readonly room: RoomId;
      readonly paid: readonly Face[];
      readonly boxes: readonly DieTrack[];
      readonly rush: boolean;
    }
  | { readonly type: 'actionCrossed'; readonly seat: Seat; readonly room: RoomId; readonly action: RoomAction }
  | { readonly type: 'boxCircled'; readonly seat: Seat; readonly track: Track; readonly box: number }
  /** A gain that found no free box; without a track, a joker for which all of them were full. */
  | { readonly type: 'gainLost'; readonly seat: Seat; readonly track?: Track }
  /** `seat` is the player whose act brought them. */
  | ({ readonly type: 'gemsMarked'; readonly count: number; readonly seat: Seat } & GemOrigin)
  | {
      readonly type: 'choiceOpened';
      readonly seat: Seat;
      readonly gains: readonly Gain[];
      readonly from: 'room' | 'map';
    }
  | { readonly type: 'gainChosen'; readonly seat: Seat; readonly gain: Gain }
  /** The player who came and the one who waited, and where each of them stands. */
  | {
      readonly type: 'secretFound';
      readonly colour: Colour;
      readonly by: readonly [Seat, Seat];
      readonly rooms: readonly [RoomId, RoomId];
    }
  /** A die left the adventure sheet for the supply, for good. */
  | { readonly type: 'extraDieJoined' }
  /** Someone else acted (`by`), or time ran out: the steps so far can no longer be taken back. */
  | { readonly type: 'stepsSealed'; readonly by?: Seat }
  | { readonly type: 'stepUndone'; readonly seat: Seat; readonly all: boolean }
  /** A pick follows that the seat's wishes have made, and where its dice will be crossed (WX7). */
  | { readonly type: 'wishFollowed'; readonly seat: Seat; readonly spots: readonly Spot[] }
  | { readonly type: 'pickUndone'; readonly seat: Seat }
  | { readonly type: 'exploringEnded'; readonly seat: Seat }
  | { readonly type: 'diceTaken'; readonly seat: Seat; readonly faces: readonly Face[] }
  | {
      readonly type: 'symbolCrossed';
      readonly seat: Seat;
      readonly face: RoomSymbol;
      readonly map: MapId;
      readonly side: MapSide;
      readonly box: number;
    }
  | { readonly type: 'dieWasted'; readonly seat: Seat; readonly face: Face }
  | { readonly type: 'mapCashed'; readonly seat: Seat; readonly map: MapId; readonly withGem: boolean }
  | { readonly type: 'turnEnded'; readonly seat: Seat }
  | ({ readonly type: 'gameEnded' } & Ending)
  /** There was nothing to decide, so the game did it itself; what came of it follows (WX1). */
  | { readonly type: 'soleAnswerGiven'; readonly seat: Seat; readonly command: SeatCommand }
  | { readonly type: 'pointed'; readonly seat: Seat; readonly target: string }
  | { readonly type: 'notePinned'; readonly seat: Seat; readonly target: string; readonly text: string }
  | { readonly type: 'noteUnpinned'; readonly seat: Seat; readonly target: string; readonly of: Seat }
  | { readonly type: 'wishesSet'; readonly seat: Seat; readonly wishes: readonly Wish[] }
  | { readonly type: 'teamAsked'; readonly seat: Seat }
  | { readonly type: 'askingPassed'; readonly seat: Seat }
  | { readonly type: 'proposalsShown'; readonly seat: Seat }
  | { readonly type: 'proposalMade'; readonly proposal: Proposal }
  | { readonly type: 'proposalWithdrawn'; readonly seat: Seat }
  | { readonly type: 'proposalBacked'; readonly seat: Seat; readonly of: Seat }
  | { readonly type: 'proposalFollowed'; readonly seat: Seat; readonly of: Seat };

export const GEM_SOURCES = ['room', 'track', 'map', 'secret'] as const;
export type GemSource = (typeof GEM_SOURCES)[number];
/** Where gems come from: the room, track, map or colour itself. */
export type GemOrigin =
  | { readonly source: 'room'; readonly room: RoomId }
  | { readonly source: 'track'; readonly track: Track }
  | { readonly source: 'map'; readonly map: MapId }
  | { readonly source: 'secret'; readonly colour: Colour };

/** Every core event, so that a journal can be told from a variant's own. */
export const CORE_EVENTS: { readonly [T in CoreEvent['type']]: true } = {
  sideChosen: true,
  turnBegan: true,
  extraDiceRolled: true,
  supplyCursed: true,
  cursesMoved: true,
  fieldHealed: true,
  pairRolled: true,
  pairRerolled: true,
  pairPlaced: true,
  exploringBegan: true,
  roomEntered: true,
  actionCrossed: true,
  boxCircled: true,
  gainLost: true,
  gemsMarked: true,
  choiceOpened: true,
  gainChosen: true,
  secretFound: true,
  extraDieJoined: true,
  stepsSealed: true,
  stepUndone: true,
  wishFollowed: true,
  pickUndone: true,
  exploringEnded: true,
  diceTaken: true,
  symbolCrossed: true,
  dieWasted: true,
  mapCashed: true,
  turnEnded: true,
  gameEnded: true,
  soleAnswerGiven: true,
  pointed: true,
  notePinned: true,
  noteUnpinned: true,
  wishesSet: true,
  teamAsked: true,
  askingPassed: true,
  proposalsShown: true,
  proposalMade: true,
  proposalWithdrawn: true,
  proposalBacked: true,
  proposalFollowed: true,
};

export const isCoreEvent = (event: { readonly type: string }): event is CoreEvent =>
  Object.hasOwn(CORE_EVENTS, event.type);
