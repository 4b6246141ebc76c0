import { votesOf } from '../../play/model/votes.ts';
import type { Play } from '../../play/usePlay.ts';
import type { VoteModel } from '../../ui/VotePanel.tsx';
import { words } from '../../words/words.ts';

/** What the team is asked just now. The face of the clock changes every second, and with it the seconds a vote has left. */
export const openVotes = ({ table, face, names }: Play): readonly VoteModel[] => {
  const who = { me: table.me, now: table.now(), names: names.value, sitters: table.sitters.value };
  return face.value ? votesOf(table.view.value, who, words.value) : [];
};
