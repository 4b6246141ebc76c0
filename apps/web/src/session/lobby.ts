import type { ReadonlySignal } from '@preact/signals';
import type { Refusal } from '@templefall/kernel';
import type { Role } from '@templefall/temple/roles';
import type { PawnArt } from '../ui/Icon.tsx';

export const BOT_TEMPERS = ['novice', 'steady', 'expert'] as const;
export type BotTemper = (typeof BOT_TEMPERS)[number];
export const MOST_SEATS = 6;

/** Somebody who sits at the table before the game. */
export interface Guest {
  readonly place: number;
  readonly name: string;
  readonly pawn: PawnArt;
  readonly isMe: boolean;
  readonly isReady: boolean;
  readonly isHere: boolean;
  readonly bot?: BotTemper;
  /** The character they picked and its ability, where characters are played. */
  readonly role?: string;
  /** They left a running game: whoever comes can play on for them. */
  readonly isVacant?: true;
}

/** What the table wants to play, as the game's parser takes it. */
export interface Wishes {
  readonly level: string;
  readonly pace: string;
  readonly clock: string;
  readonly modules: { readonly [id: string]: unknown };
}

export interface GatheringView {
  readonly guests: readonly Guest[];
  readonly wishes: Wishes;
  /** Mine to decide. */
  readonly isHost: boolean;
  /** The table is there, but I do not sit at it yet: nothing can be asked of it. */
  readonly isOpening?: true;
  /** The line to it dropped, and comes back by itself. */
  readonly away?: 'reconnecting' | 'restarting';
  /** The place of whoever decides, among friends: they need not say that they are ready, they begin. */
  readonly host?: number;
  readonly isPlaying: boolean;
  readonly standIn: boolean;
  /** A big screen shows the board: a phone is the dice first. */
  readonly hasScreen?: true;
  /** Only tables of a server have them. */
  readonly code?: string;
}

/** A table before the game, wherever it stands. Each request is answered by a refusal or by nothing. */
export interface Gathering {
  readonly view: ReadonlySignal<GatheringView>;
  readonly dress: (look: {
    readonly name?: string;
    readonly pawn?: PawnArt;
    readonly role?: Role;
  }) => Promise<Refusal | undefined>;
  readonly ready: (isReady: boolean) => Promise<Refusal | undefined>;
  readonly wish: (wishes: Wishes) => Promise<Refusal | undefined>;
  readonly addBot: (temper: BotTemper) => Promise<Refusal | undefined>;
  readonly changeBot: (place: number, temper: BotTemper) => Promise<Refusal | undefined>;
  readonly sendAway: (place: number) => Promise<Refusal | undefined>;
  readonly setStandIn: (on: boolean) => Promise<Refusal | undefined>;
  readonly start: () => Promise<Refusal | undefined>;
}

/** The pawn that nobody plays yet. */
export const freePawn = (guests: readonly Guest[]): PawnArt =>
  ([1, 2, 3, 4, 5, 6] as const).find(pawn => !guests.some(guest => guest.pawn === pawn)) ?? 1;

/** The chair for who comes new: any before the game; in a running one only what somebody left, with their pawn. */
export type Chair =
  | { readonly type: 'any' }
  | { readonly type: 'left'; readonly of: Guest }
  | { readonly type: 'none'; readonly because: 'full' | 'begun' };

export const chairAt = ({ guests, isPlaying }: Pick<GatheringView, 'guests' | 'isPlaying'>): Chair => {
  const left = guests.find(guest => guest.isVacant);
  if (isPlaying && left) return { type: 'left', of: left };
  if (guests.length >= MOST_SEATS) return { type: 'none', because: 'full' };
  return isPlaying ? { type: 'none', because: 'begun' } : { type: 'any' };
};
