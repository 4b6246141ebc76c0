import type { GameEvent, Refusal } from '@templefall/kernel';
import type { Clock, Millis, Result } from '@templefall/kit';
import type { ClientState, CommandBody } from './clientState.ts';
import type { SeatSecret, TableId } from './ids.ts';
import type { OpenLine } from './line.ts';
import type { ReplyValue, Request } from './messages.ts';
import type { Games } from './table.ts';
import type { Said, Saying } from './talk.ts';

export interface ClientOptions {
  readonly table: TableId;
  readonly secret?: SeatSecret;
  readonly isHandedOver?: boolean;
  /** Secrets of further seats, where this device is passed round. */
  readonly also?: readonly SeatSecret[];
  readonly games: Games;
  readonly open: OpenLine;
  /** Any steady clock of this device; it need not know the time of day. */
  readonly clock: Clock;
  /** From 0 to 1, for spreading reconnections. */
  readonly random: () => number;
  readonly changed: (state: ClientState) => void;
  /** Somebody has just said something; what is only read up on at the welcome does not count. */
  readonly heard?: (said: Said) => void;
  /** An event of the game was applied; after a lost connection those that were missed, too. */
  readonly applied?: (applied: AppliedEvent) => void;
}

/** One event of the running game, with the views of the game before and after it. */
export interface AppliedEvent {
  readonly seq: number;
  /** Game time. */
  readonly at: Millis;
  readonly event: GameEvent;
  readonly before: unknown;
  readonly after: unknown;
}

export interface TableClient {
  readonly state: () => ClientState;
  /**
   * Sends a command for a seat this session holds, without `as` for the first. The promise holds the number of its first
   * event, or why it was refused. Survives lost lines.
   */
  readonly send: (command: CommandBody, as?: number) => Promise<Result<number, Refusal>>;
  /** Asks the table for something; only for a seat again if the line drops, all else fails with `lineLost`. */
  readonly ask: (request: Request, as?: number) => Promise<Result<ReplyValue, Refusal>>;
  readonly say: (saying: Saying, as?: number) => void;
  /** The server's clock, as well as it is known here. */
  readonly now: () => Millis;
  /** The game's own time. */
  readonly gameTime: () => Millis;
  /** Whether the server's clock is known as well as it will be: a second or so after the line opened. */
  readonly isTimeSettled: () => boolean;
  /** Half the quickest round trip: how far away the server is. */
  readonly delay: () => Millis | undefined;
  /** The device has just woken or found its network again: no need to wait for the next try. */
  readonly hurry: () => void;
  readonly close: () => void;
}
