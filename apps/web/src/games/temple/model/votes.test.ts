import { seat } from '@templefall/kernel';
import { LANGUAGES, loadTexts, wordsOf } from '@templefall/texts';
import { expect, it } from 'vitest';
import { failedVoteText } from './votes.ts';

it.each(LANGUAGES)('[TA21] [TX4] why a vote failed is told in %s to all but who said no', async language => {
  const words = wordsOf(language, await loadTexts[language]());
  const names = ['Maya', 'Jonas'];
  const declined = { type: 'voteDeclined', vote: 'fate', seat: seat(1) } as const;
  expect(failedVoteText(declined, { me: seat(0), names }, words)).toContain('Jonas');
  expect(failedVoteText(declined, { me: undefined, names }, words)).toContain('Jonas');
  expect(failedVoteText(declined, { me: seat(1), names }, words)).toBeUndefined();
  expect(failedVoteText({ type: 'voteLapsed', vote: 'pause' }, { me: seat(0), names }, words)).toBe(
    words.say('vote.lapsed'),
  );
  expect(failedVoteText({ type: 'voteAgreed', vote: 'pause', seat: seat(1) }, { me: seat(0), names }, words)).toBe(
    undefined,
  );
});
