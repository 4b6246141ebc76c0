import type { ModuleFace } from './face.ts';

export const treasures: ModuleFace = { order: 2, icon: 'chest', colour: '#d99a4e' };
