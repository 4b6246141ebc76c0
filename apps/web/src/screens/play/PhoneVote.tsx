import { isBlack } from '@templefall/temple';
import { votesOf } from '../../play/model/votes.ts';
import { useSteady } from '../../play/steady.ts';
import type { Play } from '../../play/usePlay.ts';
import { Icon } from '../../ui/Icon.tsx';
import { words } from '../../words/words.ts';
import type { Screen } from './screen.ts';

/** Fate in the corner of the board, below the doors: an open vote with two buttons, or the way to the question. */
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
      <section class="phone-vote cut m-jade" aria-label={open.title}>
        <p>
          <b>{open.kind === 'fate' ? say('fate.askShort') : open.title}</b>
          <span class="count">
            {say('fate.count', { n: open.voters.filter(voter => voter.agreed).length, most: open.voters.length })}
          </span>{' '}
          <i class="num">{open.timeLeft}</i>
        </p>
        {open.isMine && hand && (
          <>
            <button
              type="button"
              class="btn m-agree cut press"
              aria-label={say('vote.agree')}
              onClick={() => hand.send({ type: 'agree', seat: hand.seat, vote: open.kind })}
            >
              <Icon id="ui-check" size={24} />
            </button>
            <button
              type="button"
              class="btn m-quiet cut press"
              aria-label={say('vote.decline')}
              onClick={() => hand.send({ type: 'decline', seat: hand.seat, vote: open.kind })}
            >
              <Icon id="ui-cross" size={20} />
            </button>
          </>
        )}
      </section>
    );
  if (!hand || !mayAsk) return null;
  return (
    <button type="button" class="phone-vote cut press m-jade" onClick={screen.openDepot}>
      <Icon id="gem" size={20} colour="var(--gem)" />
      <b>{say('fate.title')}</b>
    </button>
  );
};
