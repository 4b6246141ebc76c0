import { rollwriteScenarios } from '@templefall/rollwrite';
import base from '../../../../../../corpora/lessons/rollwrite/base.yaml';
import variants from '../../../../../../corpora/lessons/rollwrite/variants.yaml';
import type { GameLessons } from '../../gameClient.ts';
import { gameWords } from '../words.ts';
import { lessonOf } from './lessonOf.ts';

/** With a name behind it: `room b2`, `take 1`, `cash 4`, `answer gold`. */
const NAMED: { readonly [kind: string]: (name: string) => string } = {
  room: name => `.rw-rooms [data-room="${name}"]`,
  take: name => `.rw-take-dice button:nth-child(${name})`,
  cash: name => `[data-map="${name}"] .rw-cash`,
  answer: name => `[data-answer="${name}"]`,
};

const CONTROLS: { readonly [light: string]: string } = {
  main: 'button.rw-go',
  // Of the second die of the pair.
  'pool 2': '.rw-pair-die + .rw-pair-die .rw-switch button:last-child',
  reroll: '.rw-reroll',
  end: '[data-act="end"]',
  cursed: 'button.rw-field',
  ways: '.rw-handle',
  // Where maps do not stand beside the temple.
  maps: '#rw-tab-maps[aria-selected="false"]',
};

const controls = (light: string): string => {
  const [kind = '', name = ''] = light.split(' ');
  return CONTROLS[light] ?? NAMED[kind]?.(name) ?? light;
};

export const rollwriteLessons: GameLessons = {
  scenarios: rollwriteScenarios,
  documents: [...base, ...variants],
  controls,
  lessonOf,
  groupText: group => gameWords.value.find(`variant.${group}`),
  bright: '.rw-head',
  uncovered: '.rw-decision, .rw-main',
};
