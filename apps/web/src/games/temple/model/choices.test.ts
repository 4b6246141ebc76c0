import { seat } from '@templefall/kernel';
import { loadTexts, wordsOf } from '@templefall/texts';
import { expect, it } from 'vitest';
import { six } from '../../../gallery/samples.ts';
import type { Goal } from '../hand/goals.ts';
import { choicesOf } from './choices.ts';

const { view, me, players } = six();
const company = { me, names: ['Maya', 'Jonas', 'Lin', 'Inès', 'Teo', 'Sam'], players };
const goalOf = (command: Goal['command']): Goal => ({
  key: JSON.stringify(command),
  command,
  cost: [],
  missing: [],
  reach: 'go',
});

it('a way that is chosen by its side is about the room that lies there', async () => {
  const words = wordsOf('en', await loadTexts.en());
  const options = (['E', 'S'] as const).map(side => goalOf({ type: 'crossWall', seat: seat(0), side }));
  const groups = choicesOf(view, options, company, words);
  expect(groups.map(({ cell, choices }) => [cell, choices.map(({ text }) => text)])).toEqual([
    ['2,-1', [`${words.say('room.trials')}, ${words.say('compass.E')}, Sam`]],
    ['1,0', [`${words.say('room.plain')}, ${words.say('compass.S')}`]],
  ]);
});

it('[TM2.11] what a double key would pay for is told with what it uses up', async () => {
  const words = wordsOf('en', await loadTexts.en());
  const options = [goalOf({ type: 'activate', seat: seat(0), gems: 1, spend: ['doubleKey'] })];
  const [group] = choicesOf(view, options, company, words);
  expect(group?.choices.map(({ text }) => text)).toEqual([
    words.say('act.spending', { action: words.say('act.activateN', { n: 1 }), card: words.say('treasure.doubleKey') }),
  ]);
});
