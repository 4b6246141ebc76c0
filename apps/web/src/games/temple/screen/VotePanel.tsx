import { useConfirmTap } from '../../../ui/confirmTap.ts';
import { Icon, Pawn, type PawnArt } from '../../../ui/Icon.tsx';
import { words } from '../../../words/words.ts';

export interface Voter {
  readonly pawn: PawnArt;
  readonly name: string;
  readonly agreed: boolean;
}

export interface VoteModel {
  readonly kind: 'fate' | 'pause' | 'giveUp';
  readonly title: string;
  readonly text: string;
  readonly voters: readonly Voter[];
  readonly timeLeft: string;
  /** I have still to say yes or no. */
  readonly isMine: boolean;
  readonly spare: number;
}

/** An open question to the whole team. */
export const VotePanel = ({
  vote,
  short = false,
  onAgree,
  onDecline,
}: {
  vote: VoteModel;
  /** In two lines: what it means is told to the ear alone. */
  short?: boolean;
  onAgree: () => void;
  onDecline: () => void;
}) => {
  const { say } = words.value;
  return (
    <section class={`vote cut panel m-jade ${short ? 'brief' : ''}`} aria-label={vote.title}>
      <div class="ph">
        <h3>
          {short && vote.kind === 'fate' ? say('fate.askShort') : vote.title}
          {short && vote.kind === 'fate' && <FatePrice />}
        </h3>
        <span class="end num timer">{vote.timeLeft}</span>
      </div>
      <p class={short ? 'unseen' : 'vote-text'}>{vote.text}</p>
      <div class="row voters">
        {vote.voters.map(voter => (
          <span key={voter.pawn} class={voter.agreed ? 'yes' : ''} title={voter.name}>
            <Pawn pawn={voter.pawn} size={26} />
            {voter.agreed && (
              <i>
                <Icon id="ui-check" size={11} />
              </i>
            )}
          </span>
        ))}
        {vote.kind === 'fate' && !short && (
          <span class="spare">
            {Array.from({ length: vote.spare }, (_, i) => (
              <Icon key={i} id="gem" size={18} colour="var(--gem)" />
            ))}
          </span>
        )}
      </div>
      {vote.isMine && (
        <div class="row">
          <button type="button" class="btn m-agree cut grow press" onClick={onAgree}>
            {say('vote.agree')}
          </button>
          <button type="button" class="btn m-quiet cut press" onClick={onDecline}>
            {say('vote.decline')}
          </button>
        </div>
      )}
    </section>
  );
};

/** What fate costs, where there is no room for the sentence that says it. */
export const FatePrice = () => (
  <span class="fate-price">
    {' '}
    +1 <Icon id="gem" size={16} colour="var(--gem)" />
  </span>
);

/** Provoking fate asks twice. */
export const FateButton = ({ spare, isOpen, onProvoke }: { spare: number; isOpen: boolean; onProvoke: () => void }) => {
  const { say } = words.value;
  const { asked, twice } = useConfirmTap<'fate'>();
  return (
    <>
      <button
        type="button"
        class={`fate-button cut press m-jade ${isOpen ? '' : 'shut'}`}
        data-place="fate"
        disabled={!isOpen}
        onClick={twice('fate', onProvoke)}
      >
        <Icon id="gem" size={20} colour="var(--gem)" />
        <b>{say(asked ? 'fate.sure' : 'fate.provoke')}</b>
        <span>{say('fate.left', { n: spare })}</span>
      </button>
      {/* What is part of a button's name is not told when it changes. */}
      <p class="unseen" role="status">
        {asked && say('fate.sure')}
      </p>
    </>
  );
};
