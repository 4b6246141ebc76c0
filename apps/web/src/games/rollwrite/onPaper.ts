import { loadGameWords, loadPaperWords } from './words.ts';

/** What is played with real pencils: sheets to print, and the dice beside them. Each comes with its words. */
export const fetchPrintScreen = async () => {
  const [{ PrintScreen }] = await Promise.all([import('./print/PrintScreen.tsx'), loadPaperWords(), loadGameWords()]);
  return PrintScreen;
};

export const fetchDiceOnly = async () => {
  const [{ DiceOnly }] = await Promise.all([import('./diceOnly/DiceOnly.tsx'), loadPaperWords(), loadGameWords()]);
  return DiceOnly;
};
