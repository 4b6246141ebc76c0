import { loadBoxWords } from './words.ts';

/** What stands beside the real box, with its words. */
export const fetchCompanion = async () => {
  const [{ Companion }] = await Promise.all([import('./companion/Companion.tsx'), loadBoxWords()]);
  return Companion;
};
