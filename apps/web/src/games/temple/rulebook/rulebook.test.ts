import { readFileSync } from 'node:fs';
import {
  type AnyTempleModule,
  CORE_TILES,
  type CoreEvent,
  DEPOT_GEMS,
  MODULES,
  REFUSAL_CODES,
  temple,
} from '@templefall/temple';
import { CHARACTERS } from '@templefall/temple/characters';
import { CURSES } from '@templefall/temple/curses';
import { LANGUAGES, loadTempleRulesTexts } from '@templefall/texts';
import { describe, expect, it } from 'vitest';
import type { Chapter } from '../../../rulebook/rulebook.ts';
import { TREASURE_ART } from '../model/contentArt.ts';
import { CHAPTERS, type ParagraphId } from './chapters.ts';
import { PARAGRAPH_OF_CARD, PARAGRAPH_OF_COMMAND, PARAGRAPH_OF_REFUSAL, paragraphOf } from './paragraphOf.ts';
import { pictureOf } from './pictures.ts';

const spec = readFileSync(new URL('../../../../../../docs/spec/temple.md', import.meta.url), 'utf8');
const ids = [...spec.matchAll(/^- ([A-Z]{2}\d+(?:\.\d+)?) /gm)].map(([, id]) => id ?? '');
const chapters: readonly Chapter[] = CHAPTERS;
const paragraphs = CHAPTERS.flatMap(chapter => [...chapter.paragraphs]);

describe('the rule book of Temple', () => {
  it('tells every rule of the spec in exactly one paragraph, and no other', () => {
    expect(chapters.flatMap(one => one.paragraphs.flatMap(({ rules }) => rules)).sort()).toEqual([...ids].sort());
  });

  it('has no paragraph without a rule, and no id twice', () => {
    for (const { id, rules } of paragraphs) expect(rules.length, id).toBeGreaterThan(0);
    expect(new Set(paragraphs.map(({ id }) => id)).size).toBe(paragraphs.length);
  });

  it('has a picture of existing parts for every paragraph', () => {
    for (const { id } of paragraphs) expect(Object.keys(pictureOf(id)), id).not.toEqual([]);
  });

  it.each(LANGUAGES)('has words for each of its headings and paragraphs in %s, and none left over', async language => {
    const texts = await loadTempleRulesTexts[language]();
    const wanted = [
      ...chapters.map(({ id }) => `chapter.${id}`),
      ...paragraphs.flatMap(({ id }) => [`p.${id}`, `p.${id}.rule`]),
    ];
    expect(Object.keys(texts).sort()).toEqual(wanted.sort());
  });

  it.each(LANGUAGES)('[TS3] names the gems of every number of players in %s', async language => {
    const told = (await loadTempleRulesTexts[language]())['p.depot.rule'];
    expect(new Set(String(told).match(/\d+/g))).toEqual(new Set(Object.values(DEPOT_GEMS).map(String)));
  });
});

/** Where the book tells what happened. */
const PARAGRAPH_OF_EVENT: { readonly [type: string]: ParagraphId } = {
  rolled: 'symbols',
  entered: 'enter',
  roomDrawn: 'discover',
  roomPutBack: 'lastDoorway',
  roomLaid: 'discover',
  gemsActivated: 'gems',
  diceFreed: 'goldMask',
  escaped: 'escape',
  dieGiven: 'gift',
  sharingSet: 'goldMask',
  dieMarked: 'slam',
  voteOpened: 'fate',
  voteAgreed: 'fate',
  voteDeclined: 'fate',
  voteLapsed: 'fate',
  fateProvoked: 'fate',
  pauseAwaited: 'pause',
  paused: 'pause',
  resumed: 'pause',
  awaySet: 'away',
  gongStruck: 'clock',
  doorSlammed: 'slam',
  ended: 'goal',
  diceBlanked: 'paying',
  dieLost: 'slam',
  dieReturned: 'fountain',
  dieTaken: 'brokenDie',
  dieHanded: 'brokenDie',
  pawnMoved: 'teleport',
  pawnsSwapped: 'soulSwap',
  roomRemoved: 'vanish',
  tokensSpent: 'doubles',
  standInsSpent: 'mechanic',
  cardDiscarded: 'curse',
  roomTurned: 'colossus',
  abilityUsed: 'characters',
  abilityTurnedUp: 'characters',
  abilitiesTurnedUp: 'characters',
  curseDrawn: 'curse',
  curseLifted: 'curse',
  handSet: 'cursedHand',
  stoodUp: 'onYourFeet',
  soulsSwapped: 'soulSwap',
  rolledHastily: 'lostDice',
  drank: 'fountain',
  questDone: 'quests',
  questsForfeited: 'lastDoorway',
  dieSacrificed: 'altar',
  trialRevealed: 'trials',
  trialPassed: 'trials',
  ghostAppeared: 'ghost',
  ghostPushed: 'ghost',
  treeHealed: 'tree',
  obeliskLaid: 'obelisk',
  wallSealed: 'obelisk',
  twinsActivated: 'twins',
  chaliceMoved: 'chalice',
  chaliceSaved: 'chalice',
  treasureLaid: 'treasure',
  treasureTaken: 'treasure',
  treasureGone: 'treasure',
  gemKept: 'extraGem',
  passageBroken: 'secretPassage',
  greatTorchLit: 'greatTorch',
  greatTorchesOut: 'greatTorch',
} satisfies { readonly [type in CoreEvent['type']]: ParagraphId } & { readonly [type: string]: ParagraphId };

describe('the way into the rule book of Temple', () => {
  const known = new Set<string>(paragraphs.map(({ id }) => id));
  const modules: readonly AnyTempleModule[] = Object.values(MODULES);

  it('[TX2] leads from every refusal to a paragraph', () => {
    const codes = [...REFUSAL_CODES, ...modules.flatMap(module => module.codes), 'silenced', 'staleCommand'];
    expect(Object.keys(PARAGRAPH_OF_REFUSAL).sort()).toEqual([...new Set(codes)].sort());
  });

  it('leads from everything that can be done, and everything that happens', () => {
    expect(Object.keys(PARAGRAPH_OF_COMMAND).sort()).toEqual(Object.keys(temple.commands).sort());
    const own = modules.flatMap(({ evolve }) => Object.keys(evolve));
    for (const type of own) expect(PARAGRAPH_OF_EVENT, type).toHaveProperty(type);
  });

  it('leads from every card and every room', () => {
    const cards = [...CURSES, ...Object.keys(TREASURE_ART), ...CHARACTERS];
    expect(Object.keys(PARAGRAPH_OF_CARD).sort()).toEqual([...new Set(cards)].sort());
    expect(paragraphOf('room:basic-8')).toBe('gems');
    const tiles = [...CORE_TILES, ...modules.flatMap(module => module.tiles ?? [])];
    for (const tile of tiles) expect(known, tile.id).toContain(paragraphOf(`room:${tile.id}`));
  });

  it('explains what it does not know as a refusal, and nothing else', () => {
    expect(paragraphOf('refusal:lineLost')).toBe('refusals');
    expect(paragraphOf('card:ofNobody')).toBeUndefined();
    expect(paragraphOf('TA1')).toBeUndefined();
  });

  it('leads nowhere else', () => {
    for (const table of [PARAGRAPH_OF_REFUSAL, PARAGRAPH_OF_COMMAND, PARAGRAPH_OF_EVENT, PARAGRAPH_OF_CARD])
      for (const [name, paragraph] of Object.entries(table)) expect(known, name).toContain(paragraph);
  });
});
