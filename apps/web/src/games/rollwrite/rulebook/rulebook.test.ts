import { readFileSync } from 'node:fs';
import { COMMANDS, EVENTS, type Event, GEMS_NEEDED, REFUSAL_CODES, ROOMS } from '@templefall/rollwrite';
import { LANGUAGES, loadRollwriteRulesTexts } from '@templefall/texts';
import { describe, expect, it } from 'vitest';
import type { Chapter } from '../../../rulebook/rulebook.ts';
import { CHAPTERS, type ParagraphId } from './chapters.ts';
import { PARAGRAPH_OF_COMMAND, PARAGRAPH_OF_REFUSAL, paragraphOf } from './paragraphOf.ts';
import { PICTURES } from './pictures.ts';

const spec = readFileSync(new URL('../../../../../../docs/spec/roll-and-write.md', import.meta.url), 'utf8');
const ids = [...spec.matchAll(/^- ([A-Z]{2}\d+) /gm)].map(([, id]) => id ?? '');
const chapters: readonly Chapter[] = CHAPTERS;
const paragraphs = CHAPTERS.flatMap(chapter => [...chapter.paragraphs]);
const known = new Set<string>(paragraphs.map(({ id }) => id));

/** Where the book tells what happened. */
const PARAGRAPH_OF_EVENT: { readonly [type in Event['type']]: ParagraphId } = {
  sideChosen: 'setup',
  turnBegan: 'rounds',
  extraDiceRolled: 'variants',
  supplyCursed: 'blocked',
  cursesMoved: 'curses',
  fieldHealed: 'heal',
  pairRolled: 'pairs',
  pairRerolled: 'reroll',
  pairPlaced: 'place',
  exploringBegan: 'enter',
  roomEntered: 'enter',
  actionCrossed: 'firstVisit',
  boxCircled: 'rewards',
  gainLost: 'rewards',
  gemsMarked: 'gems',
  choiceOpened: 'joker',
  gainChosen: 'joker',
  secretFound: 'secrets',
  extraDieJoined: 'diceRooms',
  stepsSealed: 'undo',
  stepUndone: 'undo',
  wishFollowed: 'wishes',
  pickUndone: 'wishes',
  exploringEnded: 'endTurn',
  diceTaken: 'pool',
  symbolCrossed: 'cross',
  dieWasted: 'cross',
  mapCashed: 'cashIn',
  turnEnded: 'endTurn',
  gameEnded: 'goal',
  soleAnswerGiven: 'endTurn',
  pointed: 'talk',
  notePinned: 'notes',
  noteUnpinned: 'notes',
  wishesSet: 'wishes',
  teamAsked: 'talk',
  askingPassed: 'talk',
  proposalsShown: 'talk',
  proposalMade: 'talk',
  proposalWithdrawn: 'talk',
  proposalBacked: 'talk',
  proposalFollowed: 'talk',
  closingDue: 'blocked',
  wayClosed: 'blocked',
  voteOpened: 'diceRooms',
  voteCast: 'diceRooms',
  prizeChosen: 'diceRooms',
};

describe('the rule book of Roll & Write', () => {
  it('tells every rule of the spec in exactly one paragraph, and no other', () => {
    expect(chapters.flatMap(one => one.paragraphs.flatMap(({ rules }) => rules)).sort()).toEqual([...ids].sort());
  });

  it('has no paragraph without a rule or without a picture, and no id twice', () => {
    for (const { id, rules } of chapters.flatMap(one => one.paragraphs)) {
      expect(rules.length, id).toBeGreaterThan(0);
      expect(PICTURES, id).toHaveProperty(id);
    }
    expect(known.size).toBe(paragraphs.length);
  });

  it.each(LANGUAGES)('has words for each of its headings and paragraphs in %s, and none left over', async language => {
    const texts = await loadRollwriteRulesTexts[language]();
    const wanted = [
      ...chapters.map(({ id }) => `chapter.${id}`),
      ...paragraphs.flatMap(({ id }) => [`p.${id}`, `p.${id}.rule`]),
    ];
    expect(Object.keys(texts).sort()).toEqual(wanted.sort());
  });

  it.each(LANGUAGES)('[WS3] names the gems that are needed in %s', async language => {
    const told = (await loadRollwriteRulesTexts[language]())['p.gems.rule'];
    const needed = Object.values(GEMS_NEEDED).flatMap(row => Object.values(row));
    expect(String(told).match(/\d+/g)?.map(Number)).toEqual(needed);
  });

  it('[WX6] leads to a paragraph from every refusal, command, event and room', () => {
    for (const code of REFUSAL_CODES) expect(known, code).toContain(PARAGRAPH_OF_REFUSAL[code]);
    for (const type of COMMANDS) expect(known, type).toContain(PARAGRAPH_OF_COMMAND[type]);
    for (const type of EVENTS) expect(known, type).toContain(PARAGRAPH_OF_EVENT[type]);
    for (const room of ROOMS) expect(known, room).toContain(paragraphOf(`room:${room}`));
  });

  it('explains what it does not know as a refusal, and nothing else', () => {
    expect(paragraphOf('refusal:lineLost')).toBe('table');
    expect(paragraphOf('room:z9')).toBeUndefined();
    expect(paragraphOf('WE1')).toBeUndefined();
  });
});
