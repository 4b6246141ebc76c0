import type { ModuleFace } from './face.ts';

export const curses: ModuleFace = { order: 1, icon: 'curse', colour: 'var(--curse)' };
