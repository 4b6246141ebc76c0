import { isBlack } from '@templefall/temple';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../../../ui/Icon.tsx';
import { useShared } from '../../../ui/signals/structuralSharing.ts';
import { words } from '../../../words/words.ts';
import { isStuck } from '../model/dice.ts';
import { openVotes } from './openVotes.ts';
import type { Screen } from './screen.ts';
import type { Play } from './usePlay.ts';
import { FatePrice, type VoteModel } from './VotePanel.tsx';

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

/** In every sheet: what is asked within ten seconds does not wait until one has read on. */
export const SheetVotes = ({ play }: { play: Play }) => {
  const open = useShared(() => openVotes(play)).value;
  const ref = useRef<HTMLDivElement>(null);
  const asked = open.flatMap(vote => (vote.isMine ? vote.kind : [])).join();
  // A button that goes takes the focus with it: whoever answered by keys is still in the sheet.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) refocus(ref.current);
  }, [asked]);
  return (
    <div class="sheet-votes" ref={ref}>
      {open.map(vote => (
        <OpenVote key={vote.kind} play={play} vote={vote} isWide />
      ))}
    </div>
  );
};

const refocus = (within: HTMLElement | null): void =>
  within?.closest('dialog')?.querySelector<HTMLElement>('.sheet-close')?.focus({ preventScroll: true });

/** The open vote, mine before others; while fate may be asked, how many dice are black, and whether all of mine are. */
const useFate = (play: Play) =>
  useShared(() => {
    const { session, hand, at } = play;
    const view = session.view.value;
    const votes = openVotes(play);
    const mine = hand && view.spare > 0 ? view.players[hand.seat] : undefined;
    const black = view.players.flatMap(({ dice }) => dice.filter(die => isBlack(die, at.value)));
    return {
      open: votes.find(vote => vote.isMine) ?? votes[0],
      black: mine ? black.length : 0,
      isStuck: mine !== undefined && isStuck(mine, at.value),
    };
  });

const OpenVote = ({
  play: { hand },
  vote,
  isWide = false,
}: {
  play: Play;
  vote: VoteModel;
  /** There is room for all its words. */
  isWide?: boolean;
}) => {
  const { say } = words.value;
  return (
    <section class="phone-vote cut m-jade" aria-label={vote.title}>
      <p>
        <b>{vote.kind === 'fate' && !isWide ? say('fate.askShort') : vote.title}</b>
        {vote.kind === 'fate' && <FatePrice />}
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
