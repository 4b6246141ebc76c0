import type { ModuleFace } from './face.ts';

export const fountain: ModuleFace = { order: 8, icon: 'fountain', colour: '#b9c3cc' };
