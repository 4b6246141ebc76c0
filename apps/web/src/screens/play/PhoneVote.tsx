import { isBlack } from '@templefall/temple';
import { votesOf } from '../../play/model/votes.ts';
import { useSteady } from '../../play/steady.ts';
import type { Play } from '../../play/usePlay.ts';
import { Icon } from '../../ui/Icon.tsx';
import { words } from '../../words/words.ts';
import type { Screen } from './screen.ts';

/** Fate in the corner of the board: an open vote with two buttons, or the way to the question. */
export const PhoneVote = ({ play, screen }: { play: Play; screen: Screen }) => {
  const { table, hand, face, names, at } = play;
  const { say } = words.value;
  const fate = useSteady(() => {
    const view = table.view.value;
    const who = { me: table.me, now: table.now(), names: names.value, sitters: table.sitters.value };
    const [open] = face.value ? votesOf(view, who, words.value) : [];
    const black = view.players.reduce((sum, { dice }) => sum + dice.filter(die => isBlack(die, at.value)).length, 0);
    return { open, mayAsk: view.spare > 0 && black >= 2 };
  });
  const { open, mayAsk } = fate.value;
  if (open)
    return (
      <div class="phone-vote cut m-jade">
        <span>
          <b>{open.title}</b>{' '}
          {say('fate.count', { n: open.voters.filter(voter => voter.agreed).length, most: open.voters.length })}
          <i class="num">{open.timeLeft}</i>
        </span>
        {open.isMine && hand && (
          <span class="row">
            <button
              type="button"
              class="btn sm m-agree cut press"
              onClick={() => hand.send({ type: 'agree', seat: hand.seat, vote: open.kind })}
            >
              {say('vote.agree')}
            </button>
            <button
              type="button"
              class="btn sm m-quiet cut press"
              onClick={() => hand.send({ type: 'decline', seat: hand.seat, vote: open.kind })}
            >
              {say('vote.decline')}
            </button>
          </span>
        )}
      </div>
    );
  if (!hand || !mayAsk) return null;
  return (
    <button type="button" class="phone-vote cut press m-jade" onClick={screen.openMenu}>
      <Icon id="gem" size={20} colour="var(--gem)" />
      <b>{say('fate.title')}</b>
    </button>
  );
};
