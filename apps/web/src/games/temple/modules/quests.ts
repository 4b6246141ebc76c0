import type { ModuleFace } from './face.ts';

export const quests: ModuleFace = { order: 3, icon: 'quest', colour: '#d3a86c' };
