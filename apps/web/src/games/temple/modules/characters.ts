import type { ModuleFace } from './face.ts';

export const characters: ModuleFace = { order: 4, icon: 'ch-explorer', colour: 'var(--flame-300)' };
