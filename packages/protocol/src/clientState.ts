import type { Refusal, SeatCommand } from '@templefall/kernel';
import type { SeatSecret } from './ids.ts';
import type { DoorRefusal, GameClock, Presence, Trouble } from './messages.ts';
import type { TableView } from './table.ts';
import type { Said } from './talk.ts';

/** A command without its seat: the server knows who speaks. */
export type Wish = { readonly [field: string]: unknown } & { readonly type: SeatCommand['type'] };

/** How the line stands: `away` means it dropped and comes back by itself; `shut` that it will not. */
export const LINE_STATES = ['connecting', 'open', 'away', 'shut'] as const;
export type LineState = (typeof LINE_STATES)[number];

/** Everything a screen needs to know; a new object whenever something changed. */
export interface ClientState {
  readonly line: LineState;
  /** Why the line is away or shut, where the server said so. */
  readonly trouble?: Trouble | DoorRefusal;
  readonly table?: TableView;
  readonly me?: { readonly place: number; readonly secret: SeatSecret };
  readonly presence?: Presence;
  readonly clock?: GameClock;
  readonly said: readonly Said[];
  /** Why the last thing we said was not passed on. */
  readonly unsaid?: Refusal;
  /** Commands on their way, oldest first. */
  readonly pending: readonly { readonly n: number; readonly wish: Wish }[];
}
