import { signal } from '@preact/signals';
import type { AnyGameSession } from '../games/gameClient.ts';

/** The game that this page plays at a table of its own. */
export const current = signal<AnyGameSession | undefined>(undefined);

/** Why no table could be opened in this browser. */
export const trouble = signal<string | undefined>(undefined);

/** This browser keeps nothing: the game goes on, but a reload would end it. */
export const isUnsaved = signal(false);
