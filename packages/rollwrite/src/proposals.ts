import type { Seat } from '@templefall/kernel';
import { type Face, GAINS, type Gain, isOneOf, ROOMS, type RoomId } from './vocabulary.ts';

/** One step of an exploring plan: a room, entered with dice or by a rush, and the gain wanted if it asks for one. */
export interface PlanStep {
  readonly room: RoomId;
  readonly rush: boolean;
  readonly gain?: Gain;
}

/** What a player suggests to the team (WX3): a whole exploring plan, or what each seat would take from the pool. */
export type Proposal = {
  readonly seat: Seat;
  /** Who has said that they like it. */
  readonly backers: readonly Seat[];
} & (
  | { readonly type: 'plan'; readonly steps: readonly PlanStep[] }
  | { readonly type: 'split'; readonly shares: readonly (readonly Face[])[] }
);

export type Plan = Extract<Proposal, { readonly type: 'plan' }>;

/** `b2`, `b2=key` with the gain a joker is to bring, `b2!` by a rush, `b2!=key`. */
export const parsePlanStep = (text: string): PlanStep | undefined => {
  const [, room, rush, gain] = /^([a-e][1-5])(!?)(?:=(\w+))?$/.exec(text) ?? [];
  if (!isOneOf(ROOMS, room)) return undefined;
  if (gain === undefined) return { room, rush: rush === '!' };
  return isOneOf(GAINS, gain) ? { room, rush: rush === '!', gain } : undefined;
};

export const printPlanStep = ({ room, rush, gain }: PlanStep): string =>
  `${room}${rush ? '!' : ''}${gain === undefined ? '' : `=${gain}`}`;
