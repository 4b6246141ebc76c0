import { loadPuzzleWords } from './words.ts';

/** The puzzle of the day, which comes with its words. */
export const fetchPuzzleScreen = async () => {
  const [{ PuzzleScreen }] = await Promise.all([import('./PuzzleScreen.tsx'), loadPuzzleWords()]);
  return PuzzleScreen;
};
