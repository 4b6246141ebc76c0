import type { Table, Text } from './texts.ts';

/** Words that one language never uses, in one game or in both. */
export interface Ban {
  readonly language: string;
  readonly game: 'both' | 'temple' | 'rollwrite';
  readonly concept: string;
  readonly word: string;
}

const GAMES = {
  'Terms of both games': 'both',
  'Terms of Temple': 'temple',
  'Terms of Roll & Write': 'rollwrite',
} as const;

/** The last column of the glossary's tables of terms: `fr: dépôt*; sk: sklad*`. */
export const bansIn = (glossary: string): readonly Ban[] =>
  glossary.split(/^### /m).flatMap(section => {
    const [title = '', ...lines] = section.split('\n');
    const game = GAMES[title.trim() as keyof typeof GAMES];
    return game ? lines.filter(line => line.startsWith('| ')).flatMap(row => bansOf(row, game)) : [];
  });

const bansOf = (row: string, game: Ban['game']): readonly Ban[] => {
  const cells = row.split('|').map(cell => cell.trim());
  const concept = cells[1] ?? '';
  const never = cells.at(-2) ?? '';
  if (!never.includes(':')) return [];
  return never.split(';').flatMap(part => {
    const [language = '', words = ''] = part.split(':').map(text => text.trim());
    return words.split(',').map(word => ({ language, game, concept, word: word.trim() }));
  });
};

/** The texts of a table that use a word its language has given up. */
export const bannedIn = (
  table: Table,
  { language, game, bans }: { language: string; game: Ban['game']; bans: readonly Ban[] },
): readonly string[] => {
  const mine = bans.filter(ban => ban.language === language && (ban.game === 'both' || ban.game === game));
  return Object.entries(table).flatMap(([key, text]) =>
    mine
      .filter(({ word }) => formsOf(text).some(form => patternOf(word).test(form)))
      .map(({ word, concept }) => `${language} says "${word}" in ${key} (${concept})`),
  );
};

/** What a text says, without the names of its blanks. */
const formsOf = (text: Text): readonly string[] =>
  (typeof text === 'string' ? [text] : Object.values(text)).map(form => form.replaceAll(/\{\w+\}/g, '…'));

/** A whole word, however it is capitalised; a star stands for any ending. */
const patternOf = (word: string): RegExp => new RegExp(`(?<!\\p{L})${word.replaceAll('*', '\\p{L}*')}(?!\\p{L})`, 'iu');
