import type { ModuleFace } from './face.ts';

export const doomed: ModuleFace = { order: 9, icon: 'cu-doomed', colour: 'var(--curse)' };
