import type { ModuleFace } from './face.ts';

export const additions: ModuleFace = { order: 10, icon: 'cu-swap', colour: 'var(--curse)' };
