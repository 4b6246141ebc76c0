import { type Seat, seat } from '@templefall/kernel';
import { type Event as TempleEvent, VOTES } from '@templefall/temple';
import { LANGUAGES, loadTexts, wordsOf } from '@templefall/texts';
import { describe, expect, it } from 'vitest';
import { six } from '../../../gallery/samples.ts';
import { announcementOf } from './log.ts';

const NAMES = ['Maya', 'Jonas', 'Lin', 'Inès', 'Teo', 'Sam'];
const { view } = six();
const heardIn = async (language: (typeof LANGUAGES)[number], me: Seat | undefined) => {
  const words = wordsOf(language, await loadTexts[language]());
  return (event: object) =>
    announcementOf({ at: 0, event: event as TempleEvent, before: view, after: view }, { me, names: NAMES }, words)
      ?.text;
};

const CARDS = [
  { type: 'curseDrawn', seat: 1, curse: 'mask' },
  { type: 'curseLifted', seat: 1, curse: 'mask' },
  { type: 'treasureTaken', seat: 1, treasure: 'doubleKey' },
  { type: 'treasureGone', seat: 1, treasure: 'doubleKey' },
];

describe('what cards do is told', () => {
  it('to whom it happens, with the rule of what came', async () => {
    const heard = await heardIn('en', seat(1));
    const { say } = wordsOf('en', await loadTexts.en());
    const curse = say('curse.mask');
    const treasure = say('treasure.doubleKey');
    expect(CARDS.map(event => heard(event))).toEqual([
      say('log.youCursed', { card: curse, rule: say('curse.mask.rule') }),
      say('log.youLifted', { card: curse }),
      say('log.youTook', { card: treasure, rule: say('treasure.doubleKey.rule') }),
      say('log.youDiscarded', { card: treasure }),
    ]);
  });

  it('to the others and to who only watches, by name', async () => {
    for (const me of [seat(0), undefined]) {
      const heard = await heardIn('en', me);
      expect(CARDS.map(event => heard(event))).toEqual([
        'Jonas draws a curse: Mask.',
        'Jonas is free of a curse: Mask.',
        'Jonas takes a treasure: Double key.',
        'Jonas discards a treasure: Double key.',
      ]);
    }
  });
});

const OTHERS = [
  { type: 'abilityUsed', seat: 1 },
  { type: 'questDone', tile: 'tree-of-life' },
  { type: 'questsForfeited', count: 2, counted: 1 },
  { type: 'soulsSwapped', seat: 1, other: 2 },
];

it('abilities, quests and swapped souls are told', async () => {
  const heard = await heardIn('en', seat(0));
  expect(OTHERS.map(event => heard(event))).toEqual([
    'Jonas uses an ability: Doc.',
    'Quest done: Tree of life.',
    'No open door is left. 2 quests no longer count.',
    'Jonas and Lin swap pawns.',
  ]);
});

it.each(LANGUAGES)('[TA21] what the team is asked is told at once in %s to all but who asks', async language => {
  const words = wordsOf(language, await loadTexts[language]());
  for (const vote of VOTES) {
    const event = { type: 'voteOpened', vote, seat: seat(1), until: 10_000 } as const;
    const applied = { at: 0, event, before: view, after: view };
    const told = announcementOf(applied, { me: seat(0), names: NAMES }, words);
    expect(told?.weight).toBe('urgent');
    expect(told?.text).toMatch(/^Jonas [^{}]+\?$/);
    expect(announcementOf(applied, { me: seat(1), names: NAMES }, words)).toBeUndefined();
  }
});

it.each(LANGUAGES)('nothing is left open in %s', async language => {
  for (const me of [seat(0), seat(1)]) {
    const heard = await heardIn(language, me);
    for (const event of [...CARDS, ...OTHERS]) expect(heard(event)).not.toMatch(/[{}]|undefined|curse\.|treasure\./);
  }
});

it.each(LANGUAGES)('[TB6] waived quests are told at once in %s, with their number', async language => {
  const words = wordsOf(language, await loadTexts[language]());
  for (const count of [1, 2, 3]) {
    const event = { type: 'questsForfeited', count, counted: 0 } as unknown as TempleEvent;
    const told = announcementOf({ at: 0, event, before: view, after: view }, { me: undefined, names: NAMES }, words);
    expect(told?.weight).toBe('urgent');
    expect(told?.text).toContain(String(count));
  }
});
