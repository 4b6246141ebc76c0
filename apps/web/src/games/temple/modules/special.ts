import type { ModuleFace } from './face.ts';

export const special: ModuleFace = { order: 6, icon: 'twin', colour: '#e8c98a' };
