import type { ModuleFace } from './face.ts';

export const illusions: ModuleFace = { order: 5, icon: 'illusion', colour: '#9fd8e8' };
