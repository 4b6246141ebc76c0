import type { CommandFields, Seat } from '@templefall/kernel';
import type { CursedField, DieTrack, Face, Gain, MapId, MapSide, RoomId, RoomSymbol, Side } from './vocabulary.ts';

/** Everything a player can say in every game; variants add their own. */
export type CoreCommand =
  | { readonly type: 'chooseSide'; readonly seat: Seat; readonly side: Side }
  | { readonly type: 'heal'; readonly seat: Seat; readonly field: CursedField }
  | { readonly type: 'roll'; readonly seat: Seat }
  | { readonly type: 'reroll'; readonly seat: Seat }
  /** The dice of the pair to keep; the others go to the pool, black masks to the cursed area. */
  | { readonly type: 'placePair'; readonly seat: Seat; readonly keep: readonly Face[] }
  /** For a turn in which there is no die to roll. */
  | { readonly type: 'startExploring'; readonly seat: Seat }
  /** `boxes` are the circled boxes to be crossed for the dice that are missing; the kept dice pay first. */
  | { readonly type: 'enterRoom'; readonly seat: Seat; readonly room: RoomId; readonly boxes?: readonly DieTrack[] }
  | { readonly type: 'rushInto'; readonly seat: Seat; readonly room: RoomId }
  | { readonly type: 'chooseGain'; readonly seat: Seat; readonly gain: Gain }
  | { readonly type: 'endExploring'; readonly seat: Seat }
  | { readonly type: 'takeDice'; readonly seat: Seat; readonly faces: readonly Face[] }
  | {
      readonly type: 'crossSymbol';
      readonly seat: Seat;
      readonly face: RoomSymbol;
      readonly map: MapId;
      readonly side: MapSide;
    }
  | { readonly type: 'cashMap'; readonly seat: Seat; readonly map: MapId }
  /** The last step, or all of them; a pick made by wishes (WX8). */
  | { readonly type: 'undo'; readonly seat: Seat; readonly all?: boolean }
  /** Targets as `parseTarget` reads them. */
  | { readonly type: 'point'; readonly seat: Seat; readonly target: string }
  | { readonly type: 'pinNote'; readonly seat: Seat; readonly target: string; readonly text: string }
  | { readonly type: 'unpinNote'; readonly seat: Seat; readonly target: string; readonly of: Seat }
  /** Wishes as `parseWish` reads them, the dearest first. */
  | { readonly type: 'setWishes'; readonly seat: Seat; readonly wishes: readonly string[] }
  | { readonly type: 'askTeam'; readonly seat: Seat }
  | { readonly type: 'passAsking'; readonly seat: Seat }
  | { readonly type: 'showProposals'; readonly seat: Seat }
  /** Steps as `parsePlanStep` reads them. */
  | { readonly type: 'proposePlan'; readonly seat: Seat; readonly steps: readonly string[] }
  /** One share a seat, in letters. */
  | { readonly type: 'proposeSplit'; readonly seat: Seat; readonly shares: readonly string[] }
  | { readonly type: 'withdrawProposal'; readonly seat: Seat }
  | { readonly type: 'backProposal'; readonly seat: Seat; readonly of: Seat }
  | { readonly type: 'followProposal'; readonly seat: Seat; readonly of: Seat };

export type CommandOf<T extends CoreCommand['type']> = Extract<CoreCommand, { readonly type: T }>;

/** What the border checks of each command. */
export const CORE_COMMANDS = {
  chooseSide: { side: { kind: 'text' } },
  heal: { field: { kind: 'number' } },
  roll: {},
  reroll: {},
  placePair: { keep: { kind: 'texts' } },
  startExploring: {},
  enterRoom: { room: { kind: 'text' }, boxes: { kind: 'texts', optional: true } },
  rushInto: { room: { kind: 'text' } },
  chooseGain: { gain: { kind: 'text' } },
  endExploring: {},
  takeDice: { faces: { kind: 'texts' } },
  crossSymbol: { face: { kind: 'text' }, map: { kind: 'number' }, side: { kind: 'text' } },
  cashMap: { map: { kind: 'number' } },
  undo: { all: { kind: 'flag', optional: true } },
  point: { target: { kind: 'text' } },
  pinNote: { target: { kind: 'text' }, text: { kind: 'text' } },
  unpinNote: { target: { kind: 'text' }, of: { kind: 'number' } },
  setWishes: { wishes: { kind: 'texts' } },
  askTeam: {},
  passAsking: {},
  showProposals: {},
  proposePlan: { steps: { kind: 'texts' } },
  proposeSplit: { shares: { kind: 'texts' } },
  withdrawProposal: {},
  backProposal: { of: { kind: 'number' } },
  followProposal: { of: { kind: 'number' } },
} as const satisfies CommandFields & { readonly [T in CoreCommand['type']]: object };

export const isCoreCommand = (command: { readonly type: string }): command is CoreCommand =>
  Object.hasOwn(CORE_COMMANDS, command.type);

/** Talk changes nothing but what is being said, so it is never offered, and never in the way. */
export const TALK = [
  'point',
  'pinNote',
  'unpinNote',
  'setWishes',
  'askTeam',
  'passAsking',
  'showProposals',
  'proposePlan',
  'proposeSplit',
  'withdrawProposal',
  'backProposal',
] as const;

export const isTalk = ({ type }: { readonly type: string }): boolean => TALK.some(one => one === type);
