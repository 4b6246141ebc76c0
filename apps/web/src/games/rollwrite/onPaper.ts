import { paperBook, rollwriteBook } from './words.ts';

/** What is played with real pencils: sheets to print, and the dice beside them. Each comes with its words. */
export const fetchPrintScreen = async () => {
  const [{ PrintScreen }] = await Promise.all([import('./print/PrintScreen.tsx'), fetchWords()]);
  return PrintScreen;
};

const fetchWords = async (): Promise<void> => {
  await Promise.all([paperBook.fetch(), rollwriteBook.fetch()]);
};
