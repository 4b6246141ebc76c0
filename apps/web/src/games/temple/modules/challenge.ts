import type { ModuleFace } from './face.ts';

export const challenge: ModuleFace = { order: 'hidden', icon: 'ui-skull', colour: 'var(--bone-200)' };
