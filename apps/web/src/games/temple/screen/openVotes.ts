import { words } from '../../../words/words.ts';
import { votesOf } from '../model/votes.ts';
import type { Play } from './usePlay.ts';
import type { VoteModel } from './VotePanel.tsx';

/** What the team is asked just now. The face of the clock changes every second, and with it the seconds a vote has left. */
export const openVotes = ({ session, face, names }: Play): readonly VoteModel[] => {
  const who = { me: session.me, now: session.now(), names: names.value, players: session.players.value };
  return face.value ? votesOf(session.view.value, who, words.value) : [];
};
