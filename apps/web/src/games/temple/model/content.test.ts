import { readdirSync, readFileSync } from 'node:fs';
import { DOOR_REFUSALS, TABLE_REFUSALS, TROUBLES } from '@templefall/protocol';
import {
  CLOCKS,
  CORE_TILES,
  FACES,
  LEVELS,
  MODULES,
  OPTION_PROBLEMS,
  PACES,
  REFUSAL_CODES,
  type Room,
  SIDES,
  temple,
} from '@templefall/temple';
import { LANGUAGES, loadTexts, wordsOf } from '@templefall/texts';
import { describe, expect, it } from 'vitest';
import { MODULE_FACES } from '../modules/registry.ts';
import { CHARACTER_ART, CURSE_ART, QUEST_ART, TREASURE_ART } from './contentArt.ts';
import { roomName, roomRule } from './roomText.ts';

const sprite = readFileSync(new URL('../../../../public/icons.svg', import.meta.url), 'utf8');
const drawings = new Set([...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id));
const contents = (kind: string): readonly string[] =>
  Object.values(MODULES).flatMap(module => ('contents' in module && module.contents?.[kind]) || []);

/** Every key the game's content needs, whatever the screen. */
const WANTED: readonly string[] = [
  ...contents('curses').flatMap(id => [`curse.${id}`, `curse.${id}.rule`]),
  ...contents('treasures').flatMap(id => [`treasure.${id}`, `treasure.${id}.rule`]),
  ...contents('abilities').flatMap(id => [`character.${id.split(':')[0]}`, `character.${id.replace(':', '.')}`]),
  ...Object.keys(MODULES).flatMap(id => [`module.${id}`, `module.${id}.rule`]),
  ...[...REFUSAL_CODES, ...Object.values(MODULES).flatMap(module => module.codes), ...TABLE_REFUSALS].map(
    code => `refused.${code}`,
  ),
  ...OPTION_PROBLEMS.map(code => `problem.${code}`),
  ...FACES.flatMap(face => [`face.${face}`, `faces.${face}`]),
  ...SIDES.flatMap(side => [`side.${side}`, `compass.${side}`]),
  ...LEVELS.map(id => `level.${id}`),
  ...PACES.map(id => `pace.${id}`),
  ...CLOCKS.map(id => `clock.${id}`),
];

/** Commands that need no name of their own: they have a control or a sentence of their own. */
const UNNAMED = [
  'roll',
  'enter',
  'discover',
  'activate',
  'free',
  'share',
  'markDie',
  'propose',
  'agree',
  'decline',
  'resume',
  'liftCurse',
  'useTreasure',
];

describe.each(LANGUAGES)('the content of the game in %s', language => {
  it('has words for every card, module, refusal and choice', async () => {
    const texts = await loadTexts[language]();
    expect(WANTED.filter(key => !(key in texts))).toEqual([]);
  });

  it('has a name and a rule for every tile, and a name of its own for every quest', async () => {
    const words = wordsOf(language, await loadTexts[language]());
    const extra = Object.values(MODULES).flatMap(module => ('tiles' in module && module.tiles) || []);
    for (const tile of [...CORE_TILES, ...extra]) {
      const room = { tile } as unknown as Room;
      for (const text of [roomName(words, room), roomRule(words, room)]) expect(text, tile.id).not.toMatch(/^room\./);
    }
    const quests = contents('quests').map(id => extra.find(tile => tile.id === id));
    const names = quests.map(tile => roomName(words, { tile } as unknown as Room));
    expect(new Set(names).size).toBe(quests.length);
    expect(names).not.toContain(words.say('room.plain'));
  });

  it('has a name for everything one can do', async () => {
    const texts = await loadTexts[language]();
    const commands = Object.keys(temple.commands).filter(type => !UNNAMED.includes(type));
    expect(commands.filter(type => !(`act.${type}` in texts))).toEqual([]);
  });

  it('says what is wrong at the door', async () => {
    const texts = await loadTexts[language]();
    // A table that is not there is told by its code, or as a link that leads nowhere.
    const codes = [...DOOR_REFUSALS, ...TROUBLES].filter(code => code !== 'noSuchTable');
    expect(codes.filter(code => !(`trouble.${code}` in texts))).toEqual([]);
  });
});

describe('drawings', () => {
  it('are there for every card, character and module', () => {
    expect(Object.keys(CURSE_ART).sort()).toEqual([...contents('curses')].sort());
    expect(Object.keys(TREASURE_ART).sort()).toEqual([...contents('treasures')].sort());
    expect(Object.keys(CHARACTER_ART).sort()).toEqual(
      [...new Set(contents('abilities').map(id => id.split(':')[0]))].sort(),
    );
    const used = [
      ...Object.values(CURSE_ART),
      ...Object.values(TREASURE_ART),
      ...Object.values(CHARACTER_ART),
      ...Object.values(MODULE_FACES).map(({ icon }) => icon),
      ...Object.values(QUEST_ART).map(([id]) => id),
    ];
    expect(used.filter(id => !drawings.has(id))).toEqual([]);
  });

  it('named anywhere in the client are in the sprite', () => {
    const root = new URL('../../..', import.meta.url).pathname;
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter(file => file.endsWith('.tsx'))
      .map(file => readFileSync(`${root}/${file}`, 'utf8'));
    const named = files.flatMap(text => [...text.matchAll(/<Icon\s+id="([^"]+)"/g)].map(([, id]) => id));
    expect([...new Set(named)].filter(id => !drawings.has(id))).toEqual([]);
  });
});
