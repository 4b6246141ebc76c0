import type { ModuleFace } from './face.ts';

export const pit: ModuleFace = { order: 7, icon: 'pit', colour: '#a59bb0' };
