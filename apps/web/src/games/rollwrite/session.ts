import type { Command, Event, State } from '@templefall/rollwrite';
import type { CommandBody, GameSession } from '../gameClient.ts';

/** A running game of Roll & Write, as a screen sees it. */
export type Session = GameSession<State, Event, Command>;
export type Body = CommandBody<Command>;
