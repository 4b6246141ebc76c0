import { describe, expect, it } from 'vitest';
import { loadCompanionTexts } from './companion/companion.ts';
import { de as companionDe } from './companion/de.ts';
import { en as companionEn } from './companion/en.ts';
import { fr as companionFr } from './companion/fr.ts';
import { nl as companionNl } from './companion/nl.ts';
import { sk as companionSk } from './companion/sk.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { LANGUAGES, type Language, loadTexts, preferredLanguage } from './languages.ts';
import { de as lessonsDe } from './lessons/de.ts';
import { en as lessonsEn } from './lessons/en.ts';
import { fr as lessonsFr } from './lessons/fr.ts';
import { loadLessonsTexts } from './lessons/lessons.ts';
import { nl as lessonsNl } from './lessons/nl.ts';
import { sk as lessonsSk } from './lessons/sk.ts';
import { nl } from './nl.ts';
import { de as puzzleDe } from './puzzle/de.ts';
import { en as puzzleEn } from './puzzle/en.ts';
import { fr as puzzleFr } from './puzzle/fr.ts';
import { nl as puzzleNl } from './puzzle/nl.ts';
import { loadPuzzleTexts } from './puzzle/puzzle.ts';
import { sk as puzzleSk } from './puzzle/sk.ts';
import { de as replayDe } from './replay/de.ts';
import { en as replayEn } from './replay/en.ts';
import { fr as replayFr } from './replay/fr.ts';
import { nl as replayNl } from './replay/nl.ts';
import { loadReplayTexts } from './replay/replay.ts';
import { sk as replaySk } from './replay/sk.ts';
import { loadCoachTexts } from './rollwrite/coach/coach.ts';
import { de as coachDe } from './rollwrite/coach/de.ts';
import { en as coachEn } from './rollwrite/coach/en.ts';
import { fr as coachFr } from './rollwrite/coach/fr.ts';
import { nl as coachNl } from './rollwrite/coach/nl.ts';
import { sk as coachSk } from './rollwrite/coach/sk.ts';
import { de as rollwriteDe } from './rollwrite/de.ts';
import { en as rollwriteEn } from './rollwrite/en.ts';
import { fr as rollwriteFr } from './rollwrite/fr.ts';
import { nl as rollwriteNl } from './rollwrite/nl.ts';
import { de as paperDe } from './rollwrite/paper/de.ts';
import { en as paperEn } from './rollwrite/paper/en.ts';
import { fr as paperFr } from './rollwrite/paper/fr.ts';
import { nl as paperNl } from './rollwrite/paper/nl.ts';
import { loadPaperTexts } from './rollwrite/paper/paper.ts';
import { sk as paperSk } from './rollwrite/paper/sk.ts';
import { loadRollwriteTexts, rollwriteWordsOf } from './rollwrite/rollwrite.ts';
import { sk as rollwriteSk } from './rollwrite/sk.ts';
import { de as rulebookDe } from './rulebook/de.ts';
import { en as rulebookEn } from './rulebook/en.ts';
import { fr as rulebookFr } from './rulebook/fr.ts';
import { nl as rulebookNl } from './rulebook/nl.ts';
import { de as rollwriteRulesDe } from './rulebook/rollwrite/de.ts';
import { en as rollwriteRulesEn } from './rulebook/rollwrite/en.ts';
import { fr as rollwriteRulesFr } from './rulebook/rollwrite/fr.ts';
import { nl as rollwriteRulesNl } from './rulebook/rollwrite/nl.ts';
import { sk as rollwriteRulesSk } from './rulebook/rollwrite/sk.ts';
import { loadRollwriteRulesTexts, loadRulebookTexts, loadTempleRulesTexts } from './rulebook/rulebook.ts';
import { sk as rulebookSk } from './rulebook/sk.ts';
import { de as templeRulesDe } from './rulebook/temple/de.ts';
import { en as templeRulesEn } from './rulebook/temple/en.ts';
import { fr as templeRulesFr } from './rulebook/temple/fr.ts';
import { nl as templeRulesNl } from './rulebook/temple/nl.ts';
import { sk as templeRulesSk } from './rulebook/temple/sk.ts';
import { sk } from './sk.ts';
import { de as storyDe } from './temple/story/de.ts';
import { en as storyEn } from './temple/story/en.ts';
import { fr as storyFr } from './temple/story/fr.ts';
import { nl as storyNl } from './temple/story/nl.ts';
import { sk as storySk } from './temple/story/sk.ts';
import { loadStoryTexts } from './temple/story/story.ts';
import { de as templeCoachDe } from './templeCoach/de.ts';
import { en as templeCoachEn } from './templeCoach/en.ts';
import { fr as templeCoachFr } from './templeCoach/fr.ts';
import { nl as templeCoachNl } from './templeCoach/nl.ts';
import { sk as templeCoachSk } from './templeCoach/sk.ts';
import { loadTempleCoachTexts } from './templeCoach/templeCoach.ts';
import type { Text } from './text.ts';
import { clockTime, wordsOf } from './words.ts';

type Table = { readonly [key: string]: Text };
interface Book {
  readonly book: string;
  readonly tables: { readonly [L in Language]: Table };
  readonly load: { readonly [L in Language]: () => Promise<Table> };
}
const BOOKS: readonly Book[] = [
  {
    book: 'the companion',
    tables: { en: companionEn, fr: companionFr, nl: companionNl, sk: companionSk, de: companionDe },
    load: loadCompanionTexts,
  },
  { book: 'Temple', tables: { en, fr, nl, sk, de }, load: loadTexts },
  {
    book: 'Roll & Write',
    tables: { en: rollwriteEn, fr: rollwriteFr, nl: rollwriteNl, sk: rollwriteSk, de: rollwriteDe },
    load: loadRollwriteTexts,
  },
  {
    book: 'Roll & Write on paper',
    tables: { en: paperEn, fr: paperFr, nl: paperNl, sk: paperSk, de: paperDe },
    load: loadPaperTexts,
  },
  {
    book: 'the coach of Roll & Write',
    tables: { en: coachEn, fr: coachFr, nl: coachNl, sk: coachSk, de: coachDe },
    load: loadCoachTexts,
  },
  {
    book: 'the puzzle of the day',
    tables: { en: puzzleEn, fr: puzzleFr, nl: puzzleNl, sk: puzzleSk, de: puzzleDe },
    load: loadPuzzleTexts,
  },
  {
    book: 'the coach of Temple',
    tables: { en: templeCoachEn, fr: templeCoachFr, nl: templeCoachNl, sk: templeCoachSk, de: templeCoachDe },
    load: loadTempleCoachTexts,
  },
  {
    book: 'a rule book',
    tables: { en: rulebookEn, fr: rulebookFr, nl: rulebookNl, sk: rulebookSk, de: rulebookDe },
    load: loadRulebookTexts,
  },
  {
    book: 'the rules of Temple',
    tables: { en: templeRulesEn, fr: templeRulesFr, nl: templeRulesNl, sk: templeRulesSk, de: templeRulesDe },
    load: loadTempleRulesTexts,
  },
  {
    book: 'the rules of Roll & Write',
    tables: {
      en: rollwriteRulesEn,
      fr: rollwriteRulesFr,
      nl: rollwriteRulesNl,
      sk: rollwriteRulesSk,
      de: rollwriteRulesDe,
    },
    load: loadRollwriteRulesTexts,
  },
  {
    book: 'looking back',
    tables: { en: replayEn, fr: replayFr, nl: replayNl, sk: replaySk, de: replayDe },
    load: loadReplayTexts,
  },
  {
    book: 'the lessons',
    tables: { en: lessonsEn, fr: lessonsFr, nl: lessonsNl, sk: lessonsSk, de: lessonsDe },
    load: loadLessonsTexts,
  },
  {
    book: 'the story of a game',
    tables: { en: storyEn, fr: storyFr, nl: storyNl, sk: storySk, de: storyDe },
    load: loadStoryTexts,
  },
];

const formsOf = (text: Text): readonly string[] => (typeof text === 'string' ? [text] : Object.values(text));
const namesIn = (form: string): readonly string[] => [...form.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
const COLUMNS = BOOKS.flatMap(book => LANGUAGES.map(language => ({ ...book, language })));

describe.each(COLUMNS)('the words of $book in $language', ({ tables, load, language }) => {
  const table = tables[language];
  const rows = Object.entries(table);

  it('are there for every key, and for no other', () => {
    expect(Object.keys(table).sort()).toEqual(Object.keys(tables.en).sort());
  });

  it('are never empty and have no stray blanks', () => {
    for (const [key, text] of rows) for (const form of formsOf(text)) expect(form, key).toMatch(/^\S(.*\S)?$/);
  });

  it('let no line begin with a sign that belongs to the word before it', () => {
    for (const [key, text] of rows) for (const form of formsOf(text)) expect(form, key).not.toMatch(/ [:;!?](?!\S)/);
  });

  it('name what English names', () => {
    for (const [key, text] of rows) {
      const wanted = new Set(formsOf(tables.en[key] ?? '').flatMap(namesIn));
      const given = new Set(formsOf(text).flatMap(namesIn));
      expect([...given].sort(), key).toEqual([...wanted].sort());
    }
  });

  it('have every plural form that whole numbers need', () => {
    const rules = new Intl.PluralRules(language);
    const needed = new Set([0, 1, 2, 3, 4, 5, 7, 11, 21, 22, 26, 30].map(n => rules.select(n)));
    for (const [key, text] of rows) {
      if (typeof text === 'string') continue;
      for (const rule of needed) expect(Object.keys(text), `${key} ${rule}`).toContain(rule);
    }
  });

  it('keep refusals to a few words, so that they fit where the finger was', () => {
    for (const [key, text] of rows)
      if (key.startsWith('refused.'))
        for (const form of formsOf(text)) expect(form.length, form).toBeLessThanOrEqual(28);
  });

  it('tell a step of a lesson in eight words at most', () => {
    for (const [key, text] of rows)
      if (/^(temple|rollwrite)\.\w+\.\d$/.test(key))
        for (const form of formsOf(text)) expect(form.match(/\p{L}[\p{L}’-]*/gu)?.length, form).toBeLessThanOrEqual(8);
  });

  it('give hints for the first game in eight words at most', () => {
    for (const [key, text] of rows)
      if (key.startsWith('coach.') && key in storyEn)
        for (const form of formsOf(text))
          expect(form.split(/\s+/).filter(word => /\p{L}/u.test(word)).length, form).toBeLessThanOrEqual(8);
  });

  it('are what the loader of the language brings', async () => {
    expect(await load[language]()).toBe(table);
  });
});

describe('words', () => {
  const words = wordsOf('sk', sk);

  it('fill in names and count in the language’s own way', () => {
    expect(words.say('faces.T', { n: 1 })).toBe('1 fakľa');
    expect(words.say('faces.T', { n: 3 })).toBe('3 fakle');
    expect(words.say('faces.T', { n: 5 })).toBe('5 fakieľ');
    expect(wordsOf('en', en).say('act.with', { names: 'Maya' })).toBe('with Maya');
  });

  it('come from a table of their own where another game is played', () => {
    const told = rollwriteWordsOf('sk', rollwriteSk);
    expect(told.say('end.gemsMissing', { n: 3 })).toBe('Chýbali 3 drahokamy.');
    expect(told.find('board.label')).toBeUndefined();
  });

  it('find texts by ids that come from content, and say so when there are none', () => {
    expect(words.find('curse.trap')).toBe('Pasca');
    expect(words.find('curse.of-nobody')).toBeUndefined();
  });

  it('join names and choices as the language does', () => {
    expect(wordsOf('de', de).list(['Maya', 'Jonas', 'Lin'])).toBe('Maya, Jonas und Lin');
    expect(words.either(['kľúč', 'fakľa', 'zlatá maska'])).toBe('kľúč, fakľa alebo zlatá maska');
  });

  it('write numbers as the language does, small ones and large', () => {
    for (const language of LANGUAGES) {
      const { number } = wordsOf(language, BOOKS[0]?.tables[language] as never);
      const digits = new Intl.NumberFormat(language);
      for (const value of [0, 7, -3, 26, 999, 1000, 12_345, 0.5]) expect(number(value)).toBe(digits.format(value));
    }
  });

  it('join one name, or none, without a word', () => {
    expect(words.list(['Maya'])).toBe('Maya');
    expect(words.list([])).toBe('');
    expect(words.either(['kľúč'])).toBe('kľúč');
  });

  it('show a clock that runs down to its very end', () => {
    const moments = [600_000, 599_001, 59_400, 1, 0, -5];
    expect(moments.map(clockTime)).toEqual(['10:00', '10:00', '1:00', '0:01', '0:00', '0:00']);
  });

  it('choose the first language asked for that is spoken here', () => {
    expect(preferredLanguage(['cs-CZ', 'sk-SK', 'en'])).toBe('sk');
    expect(preferredLanguage(['ja'])).toBe('en');
  });
});
