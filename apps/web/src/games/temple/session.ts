import type { Cell, Command, Event, State } from '@templefall/temple';
import type { AppliedEvent, Call, GameSession } from '../gameClient.ts';

export type TempleSession = GameSession<State, Event, Command>;
export type Applied = AppliedEvent<State, Event>;

/** What can be called out under stress; every screen says it in its own language. */
export const CALLS = ['come', 'help', 'needMask', 'home', 'wait', 'wellDone'] as const;
export type CallId = (typeof CALLS)[number];

export interface TempleCall extends Call {
  readonly call: CallId;
  /** The room it points at. */
  readonly target?: Cell;
}

export const isTempleCall = <C extends Call>(call: C): call is C & TempleCall => CALLS.some(id => id === call.call);
