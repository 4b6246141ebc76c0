import type { ReadonlySignal } from '@preact/signals';
import type { Refusal, Seat } from '@templefall/kernel';
import type { Millis } from '@templefall/kit';
import type { Cell, Command, Event, State } from '@templefall/temple';
import type { Chat } from '../chat/chat.ts';
import type { Chronicle } from '../games/temple/end/timeline.ts';
import type { PawnArt } from '../ui/Icon.tsx';

export const CALLS = ['come', 'help', 'needMask', 'home', 'wait', 'wellDone'] as const;
/** What can be called out under stress; each is told in the hearer's own language. */
export type Call = (typeof CALLS)[number];

export interface Sitter {
  readonly seat: Seat;
  /** Empty: the screen gives the seat a name in its own language. */
  readonly name: string;
  readonly kind: 'human' | 'bot';
  readonly bot?: 'novice' | 'steady' | 'expert';
  /** The figure they chose. */
  readonly pawn: PawnArt;
  /** Game time at which a person's line was lost; a bot may play meanwhile. */
  readonly goneAt?: Millis;
  /** Game time at which they came back. */
  readonly backAt?: Millis;
}

/** How the way to the table is. Local tables are always open. */
export type Connection = 'open' | 'lost' | 'restarting';

/** One event with the states around it: all that sounds, announcements and animations need. */
export interface Happening {
  readonly at: Millis;
  readonly event: Event;
  readonly before: State;
  readonly after: State;
}

export interface Shout {
  readonly seat: Seat;
  readonly call: Call;
  readonly cell?: Cell;
}

/**
 * A table as a screen sees it for one game and from one seat, wherever it is played: in this browser or on a server. It knows
 * no screen; whatever shows it only reads signals and sends commands. The next game is another one of these.
 */
export interface Table {
  /** Absent for those who only watch. */
  readonly me: Seat | undefined;
  /** What friends type to join; absent on a table of this browser alone. */
  readonly code?: string;
  /** The same on every device of a table and another for every game: its music is made from it. */
  readonly game: () => string;
  readonly view: ReadonlySignal<State>;
  readonly sitters: ReadonlySignal<readonly Sitter[]>;
  readonly connection: ReadonlySignal<Connection>;
  /** Game time: 0 at the cry that opens the game, and still while it is paused. */
  readonly now: () => Millis;
  /** Whether that time may be relied on to the millisecond; absent where it is this page's own. */
  readonly isTimeSettled?: () => boolean;
  /** How long a word takes to the table and back; absent where the table is in this page. */
  readonly lag?: () => Millis | undefined;
  readonly hasBegun: ReadonlySignal<boolean>;
  /** Absent where the table itself counts down to its beginning: there `now` is below 0 until then. */
  readonly begin?: () => void;
  /** Resolves to why it was refused, or to nothing. */
  readonly send: (command: Command) => Promise<Refusal | undefined>;
  readonly shout: (call: Call, cell?: Cell) => void;
  readonly onHappening: (listener: (happening: Happening) => void) => () => void;
  readonly onShout: (listener: (shout: Shout) => void) => () => void;
  /** Whether a bot plays for whoever is away for long (TX3). */
  readonly hasStandIn?: ReadonlySignal<boolean>;
  /** Only tables of a server have one: alone there is nobody to write to. */
  readonly chat?: Chat;
  /** The link by which another device takes my seat; absent for those who only watch, and where the table is in this page. */
  readonly handOver?: () => string | undefined;
  readonly leave: () => void;
  /** The same people play again; absent where the screen itself sets up the next game. */
  readonly again?: {
    /** Whose word it is, if anybody is left to say it. */
    readonly by: ReadonlySignal<Seat | undefined>;
    /** Resolves to why it was refused, or to nothing. */
    readonly ask: () => Promise<Refusal | undefined>;
  };
  /** How the game went before this screen came to it, where that is known. */
  readonly past?: Chronicle;
  /** Everything that happened, once the game is over, from where it was written down; nothing if that cannot be had. */
  readonly written?: () => Promise<readonly Happening[]>;
}
