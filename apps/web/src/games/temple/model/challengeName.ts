import type { Words } from '@templefall/texts';

/** A challenge by the name players know it by: the last one has no number. */
export const challengeName = ({ say }: Words, id: string): string =>
  id === 'ultimate' ? say('table.ultimateChallenge') : say('table.challengeNamed', { id });
