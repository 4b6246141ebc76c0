import { loadCoachWords } from './words.ts';

/** The sheet of the coach, which comes with its words. */
export const fetchCoachSheet = async () => {
  const [{ CoachSheet }] = await Promise.all([import('./CoachSheet.tsx'), loadCoachWords()]);
  return CoachSheet;
};
