import type { ReadonlySignal } from '@preact/signals';
import type { ActionModel } from '../model/actions.ts';
import type { BoardRoom } from '../model/board.ts';
import type { HandCard } from '../model/cards.ts';
import type { Guide } from './guide.ts';
import type { Standstill } from './standstill.ts';

export interface Rule {
  readonly title: string;
  readonly lines: readonly string[];
  readonly icon: string;
  readonly colour?: string;
  /** Where the rule book tells more. */
  readonly at?: string;
}

/** What a layout may ask of the screen around it. */
export interface Screen {
  readonly standstill: Standstill;
  readonly isMuted: ReadonlySignal<boolean>;
  readonly isShaken: ReadonlySignal<boolean>;
  /** The number key of each aim. */
  readonly numbers: ReadonlySignal<ReadonlyMap<string, number>>;
  readonly toggleSound: () => void;
  readonly openSettings: () => void;
  readonly openMenu: () => void;
  /** The depot with its rule, then the menu: where the depot itself has no room. */
  readonly openDepot: () => void;
  readonly openPings: () => void;
  readonly openMap: () => void;
  /** Everything one can do, where only a part of it is shown. */
  readonly openDeeds: () => void;
  /** Absent where there is nobody to write to. */
  readonly openChat?: () => void;
  /** Absent for those who have no seat that another device could take. */
  readonly openHandOver?: () => void;
  /** Lines of the chat not read yet. */
  readonly unread: ReadonlySignal<number>;
  /** Enters if that is paid, else tells about it. */
  readonly showRoom: (room: BoardRoom) => void;
  readonly openRoom: (room: BoardRoom) => void;
  readonly guide: Guide;
  /** A rule in words, for what has no card and no room. */
  readonly tellRule: (rule: Rule) => void;
  readonly openSymbols: () => void;
  /** The rule book, at one of its paragraphs or where it tells about this: `refusal:tooSoon`, `card:trap`. */
  readonly openRules: (at?: string) => void;
  /** Absent where other people play, at whose expense nobody is coached, and in the game of a day that counts. */
  readonly openCoach?: () => void;
  readonly showSeat: (seat: number) => void;
  readonly showCard: (card: HandCard) => void;
  /** Does it or aims at it; asks first if there are several ways. */
  readonly act: (action: ActionModel) => void;
}
