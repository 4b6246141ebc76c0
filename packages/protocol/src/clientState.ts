import type { Refusal, SeatCommand } from '@templefall/kernel';
import type { Millis } from '@templefall/kit';
import type { SeatSecret } from './ids.ts';
import type { DoorRefusal, GameClock, Presence, Trouble } from './messages.ts';
import type { TableView } from './table.ts';
import type { Said } from './talk.ts';

/** A command without its seat: the table fills it in. */
export type CommandBody = { readonly [field: string]: unknown } & { readonly type: SeatCommand['type'] };

/** A seat of this session, and the secret that proves it. */
export interface HeldSeat {
  readonly place: number;
  readonly secret: SeatSecret;
}

/** All seats of a session, in the order in which they were taken. */
export const heldSeats = ({ me, also = [] }: Pick<ClientState, 'me' | 'also'>): readonly HeldSeat[] =>
  me ? [me, ...also] : [];

/** How the line stands: `away` means it dropped and comes back by itself; `shut` that it will not. */
export const LINE_STATES = ['connecting', 'open', 'away', 'shut'] as const;
export type LineState = (typeof LINE_STATES)[number];

/** Everything a screen needs to know; a new object whenever something changed. */
export interface ClientState {
  readonly line: LineState;
  /** Why the line is away or shut, where the server said so. */
  readonly trouble?: Trouble | DoorRefusal;
  readonly table?: TableView;
  /** The first of the seats this session holds; absent for those who watch. */
  readonly me?: HeldSeat;
  /** Its further seats, where one device is passed round. */
  readonly also?: readonly HeldSeat[];
  readonly presence?: Presence;
  /** How long a player may be away before a bot may take the seat, as the table said. */
  readonly presenceTimeout?: Millis;
  readonly clock?: GameClock;
  readonly said: readonly Said[];
  /** Why the last thing we said was not passed on. */
  readonly unsaid?: Refusal;
  /** Commands on their way, oldest first. */
  readonly pending: readonly { readonly n: number; readonly command: CommandBody; readonly as?: number }[];
}
