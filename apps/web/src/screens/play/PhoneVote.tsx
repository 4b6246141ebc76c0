import { isBlack } from '@templefall/temple';
import type { ComponentChildren } from 'preact';
import { isStuck } from '../../play/model/dice.ts';
import { votesOf } from '../../play/model/votes.ts';
import { useSteady } from '../../play/steady.ts';
import type { Play } from '../../play/usePlay.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { VoteModel } from '../../ui/VotePanel.tsx';
import { words } from '../../words/words.ts';
import type { Screen } from './screen.ts';

/** Fate in the corner of the board, below the doors: an open vote with two buttons, or the way to the question. */
export const PhoneVote = ({ play, screen }: { play: Play; screen: Screen }) => {
  const { open, black } = useFate(play).value;
  if (open) return <OpenVote play={play} vote={open} />;
  return black >= 2 ? <AskFate screen={screen} /> : null;
};

/** On the dice tray, where the way home stands otherwise; whoever cannot roll finds the way to the question there. */
export const TrayVote = ({ play, screen, children }: { play: Play; screen: Screen; children: ComponentChildren }) => {
  const { open, isStuck } = useFate(play).value;
  if (open) return <OpenVote play={play} vote={open} />;
  return isStuck ? <AskFate screen={screen} /> : <>{children}</>;
};

/** The open vote; while fate may be asked, how many dice are black, and whether all of mine are. */
const useFate = ({ table, hand, face, names, at }: Play) =>
  useSteady(() => {
    const view = table.view.value;
    const who = { me: table.me, now: table.now(), names: names.value, sitters: table.sitters.value };
    const [open] = face.value ? votesOf(view, who, words.value) : [];
    const mine = hand && view.spare > 0 ? view.players[hand.seat] : undefined;
    const black = view.players.flatMap(({ dice }) => dice.filter(die => isBlack(die, at.value)));
    return {
      open,
      black: mine ? black.length : 0,
      isStuck: mine !== undefined && isStuck(mine, at.value),
    };
  });

const OpenVote = ({ play: { hand }, vote }: { play: Play; vote: VoteModel }) => {
  const { say } = words.value;
  return (
    <section class="phone-vote cut m-jade" aria-label={vote.title}>
      <p>
        <b>{vote.kind === 'fate' ? say('fate.askShort') : vote.title}</b>
        <span class="count">
          {say('fate.count', { n: vote.voters.filter(voter => voter.agreed).length, most: vote.voters.length })}
        </span>{' '}
        <i class="num">{vote.timeLeft}</i>
      </p>
      {vote.isMine && hand && (
        <>
          <VoteButton answer="agree" onPress={() => hand.send({ type: 'agree', seat: hand.seat, vote: vote.kind })} />
          <VoteButton
            answer="decline"
            onPress={() => hand.send({ type: 'decline', seat: hand.seat, vote: vote.kind })}
          />
        </>
      )}
    </section>
  );
};

const ANSWERS = {
  agree: { look: 'm-agree', icon: 'ui-check', size: 24 },
  decline: { look: 'm-quiet', icon: 'ui-cross', size: 20 },
} as const;

const VoteButton = ({ answer, onPress }: { answer: keyof typeof ANSWERS; onPress: () => void }) => {
  const { look, icon, size } = ANSWERS[answer];
  return (
    <button
      type="button"
      class={`btn cut press ${look}`}
      aria-label={words.value.say(`vote.${answer}`)}
      onClick={onPress}
    >
      <Icon id={icon} size={size} />
    </button>
  );
};

const AskFate = ({ screen }: { screen: Screen }) => (
  <button type="button" class="phone-vote cut press m-jade" onClick={screen.openDepot}>
    <Icon id="gem" size={20} colour="var(--gem)" />
    <b>{words.value.say('fate.title')}</b>
  </button>
);
