import type { Pile, Seat, Slices } from '@templefall/kernel';
import type { Millis } from '@templefall/kit';
import type { Countdown, PaceTimes } from './content/numbers.ts';
import type { Tile } from './content/tiles.ts';
import type {
  ClockId,
  DieId,
  Face,
  Level,
  Loss,
  Pace,
  Side,
  Soundtrack,
  Spot,
  TileId,
  Turn,
  VoteKind,
} from './vocabulary.ts';

/** What a table agreed on before the game; each module that is on has its own options under its id. */
export interface Options {
  readonly players: number;
  readonly level: Level;
  readonly pace: Pace;
  readonly clock: ClockId;
  readonly soundtrack: Soundtrack;
  readonly modules: { readonly [id: string]: unknown };
}

export interface Die {
  readonly id: DieId;
  /** Absent: the die is blank and must be rolled before it counts. */
  readonly face?: Face;
  /** When the face shows; until then it counts for nothing (TD6). */
  readonly settlesAt?: Millis;
}

export interface LostDie {
  readonly id: DieId;
  readonly how: Loss;
}

export interface Player {
  /** Which of the six pawns they play: their own colour, unless souls were swapped. */
  readonly pawn: number;
  /** Absent once they have escaped. */
  readonly spot?: Spot;
  readonly escapedAt?: Millis;
  readonly dice: readonly Die[];
  /** Dice out of the game, in the order they were lost. */
  readonly lost: readonly LostDie[];
  /** How often they rolled: the occasion of their next draw of luck. */
  readonly rolls: number;
  /** When they may roll again. */
  readonly rollsAt: Millis;
  /** Their dice may serve others (TA6, TD8). */
  readonly sharing: boolean;
  /** The die they would lose first among those that show a face (TT3). */
  readonly marked?: DieId;
  /** They gave a die away after their escape (TA11). */
  readonly gave?: true;
  /** Not connected: counts as consenting to every vote (TA21). */
  readonly away?: true;
}

/** A laid room. The tile's facts are in it, so that old games replay after the tables were tuned. */
export interface Room {
  readonly tile: Tile;
  readonly turn: Turn;
  /** Gems activated here; more than none closes the room's offers (TA8). */
  readonly gems: number;
}

/** The temple, in the order the rooms were laid. */
export type Rooms = { readonly [cell: string]: Room };

/** A room turned up by someone who may still put it back (TM7.3): it is in their hand, no longer on the stack. */
export interface DrawnRoom {
  readonly seat: Seat;
  readonly from: Spot;
  readonly side: Side;
  readonly tile: Tile;
  readonly until: Millis;
}

/** An open vote: who agreed so far, and when it lapses. */
export interface Vote {
  readonly by: Seat;
  readonly agreed: readonly Seat[];
  readonly until: Millis;
}

export const ENDINGS = ['escaped', 'collapsed', 'gaveUp'] as const;
export type Ending = (typeof ENDINGS)[number];

export interface State {
  readonly options: Options;
  readonly countdowns: readonly Countdown[];
  readonly pace: PaceTimes;
  readonly players: readonly Player[];
  readonly rooms: Rooms;
  readonly stack: Pile<TileId>;
  /** Gems that still bind the exit. */
  readonly depot: number;
  /** Gems beside the depot: each pays for provoking fate once. */
  readonly spare: number;
  readonly drawn?: DrawnRoom;
  readonly votes: { readonly [kind in VoteKind]?: Vote };
  /** Countdowns whose gong has sounded, and those settled by their slam. */
  readonly gongs: number;
  readonly slams: number;
  readonly paused?: true;
  /** A pause agreed on while a deadline is being settled begins right after it (TX6). */
  readonly pausing?: true;
  readonly ended?: Ending;
  /** One slice for each module that is on. */
  readonly modules: Slices;
}
