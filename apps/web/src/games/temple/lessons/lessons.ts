import { templeScenarios } from '@templefall/temple';
import base from '../../../../../../corpora/lessons/temple/base.yaml';
import modules from '../../../../../../corpora/lessons/temple/modules.yaml';
import { words } from '../../../words/words.ts';
import type { GameLessons } from '../../gameClient.ts';
import { lessonOf } from './lessonOf.ts';

/** `dice`, `die 2`, `roll`, `fate`; everything else is a deed as `deedName` calls it. */
const controls = (light: string): string => {
  const die = /^die (\d)$/.exec(light);
  if (die) return `.dice .slot:nth-child(${die[1]})`;
  return CONTROLS[light] ?? `[data-deed="${light}"]`;
};

const CONTROLS: { readonly [light: string]: string } = {
  dice: '.dice',
  roll: 'button.roll',
  fate: '[data-place="fate"], button.phone-vote',
};

export const templeLessons: GameLessons = {
  scenarios: templeScenarios,
  documents: [...base, ...modules],
  controls,
  lessonOf,
  groupText: group => words.value.find(`module.${group}`),
  bright: '.clockbox',
  uncovered: '.dice',
};
