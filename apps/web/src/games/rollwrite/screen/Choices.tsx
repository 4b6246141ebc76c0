import { consequences, diceRoomsOf, type Gain, PRIZES, SIDES, seatsOf } from '@templefall/rollwrite';
import { useEffect, useState } from 'preact/hooks';
import { Icon, Pawn } from '../../../ui/Icon.tsx';
import { Die } from '../dice/Die.tsx';
import { DRAWING_COLOUR, roomName } from '../model/art.ts';
import { endsOfWay } from '../sheet/Doors.tsx';
import type { Play } from './usePlay.ts';
import { closableWays } from './WayHandles.tsx';

/** Each player starts on another side: first come, first served. */
export const ChooseSide = ({ play }: { play: Play }) => {
  const { state, words, pawnOf, nameOf } = play;
  const { say } = words;
  return (
    <div class="rw-decision rw-choice cut m-sunk">
      <h3>{say('phase.sides')}</h3>
      <div class="rw-choices">
        {SIDES.map(side => {
          const owner = seatsOf(state).find(seat => {
            const place = state.players[seat]?.place;
            return place?.type === 'outside' && place.side === side;
          });
          return (
            <button
              key={side}
              type="button"
              class="rw-choose-one cut press m-near"
              disabled={owner !== undefined}
              onClick={() => void play.send({ type: 'chooseSide', side })}
            >
              {owner === undefined ? (
                <span class={`rw-arrow ${side}`}>
                  <Icon id="ui-arrow" size={22} />
                </span>
              ) : (
                <Pawn pawn={pawnOf(owner)} size={28} />
              )}
              <span>
                <b>{say(`side.${side}`)}</b>
                {owner !== undefined && <i>{nameOf(owner)}</i>}
              </span>
            </button>
          );
        })}
      </div>
    </div>
  );
};

/** A joker is what its finder chooses. */
export const ChooseGain = ({ play }: { play: Play }) => {
  const { state, words, who } = play;
  const { say } = words;
  const choice = state.choices.find(({ seat }) => seat === who);
  if (!choice || who === undefined) return null;
  return (
    <div class="rw-decision rw-choice cut m-sunk">
      <h3>{say('gain.title')}</h3>
      <div class="rw-choices">
        {choice.gains.map(gain => (
          <button
            key={gain}
            type="button"
            class="rw-choose-one cut press m-near"
            data-answer={gain}
            onClick={() => void play.send({ type: 'chooseGain', gain })}
          >
            <GainArt gain={gain} />
            <span>
              <b>{say(`gain.${gain}`)}</b>
              <i>{gainNote(play, gain)}</i>
            </span>
          </button>
        ))}
      </div>
    </div>
  );
};

const GainArt = ({ gain }: { gain: Gain }) => {
  if (gain === 'moveCurses') return <Die face="black" size={34} isSmall />;
  if (gain === 'nothing') return <Die face="adventurer" size={34} isSmall />;
  return <Icon id={gain} size={32} colour={DRAWING_COLOUR[gain]} />;
};

const gainNote = ({ state, who, words: { say } }: Play, gain: Gain): string => {
  const known = who === undefined ? undefined : consequences(state, { type: 'chooseGain', seat: who, gain });
  if (!known) return '';
  if (known.gems > 0) return say('chip.gems', { n: known.gems });
  if (known.losesGain) return say('chip.gainLost');
  if (gain === 'moveCurses') return say('brings.freed', { n: known.freed });
  const [track] = known.circled;
  return track ? say('gain.box', { box: state.tracks[track].circled + 1 }) : '';
};

/** [WV2] One lit entrance of a room that asks for the two dice, in their order, is closed. */
export const CloseWay = ({ play }: { play: Play }) => {
  const { state, words, who, ghost } = play;
  const { say } = words;
  if (who === undefined) return null;
  const tried = ghost?.type === 'closeWay' ? endsOfWay(ghost.way) : undefined;
  return (
    <div class="rw-decision rw-choice cut m-sunk">
      <h3>{say('variant.barredWays')}</h3>
      <div class="rw-extra">
        {state.extra.faces.map((face, index) => (
          <Die key={index} face={face} size={44} />
        ))}
      </div>
      <p>
        {tried
          ? say('do.closeWay', { from: roomName(tried[0]), to: roomName(tried[1]) })
          : say('close.hint', { n: closableWays(play, who).length })}
      </p>
    </div>
  );
};

/** [WV5] Two gems or a die for good: everybody votes, in the open. */
export const Vote = ({ play }: { play: Play }) => {
  const { state, words } = play;
  const { say } = words;
  const vote = diceRoomsOf(state)?.vote;
  if (!vote) return null;
  return (
    <div class="rw-decision rw-choice cut m-sunk">
      <div class="rw-vote-head">
        <h3>{say('vote.title', { colour: say(`colour.${vote.colour}`) })}</h3>
        {vote.until !== undefined && <VoteRing play={play} until={vote.until} />}
      </div>
      <div class="rw-choices">
        {PRIZES.map(prize => (
          <button
            key={prize}
            type="button"
            class="rw-choose-one cut press m-near"
            data-answer={prize}
            onClick={() => void play.send({ type: 'voteForPrize', prize })}
          >
            {prize === 'gems' ? (
              <>
                <Icon id="gem" size={28} colour="var(--gem)" />
                <Icon id="gem" size={28} colour="var(--gem)" />
              </>
            ) : (
              <Die face={undefined} size={34} />
            )}
            <span>
              <b>{say(`prize.${prize}`)}</b>
            </span>
          </button>
        ))}
      </div>
      <Votes play={play} />
    </div>
  );
};

/** Who voted for what; silence agrees with the player in turn. */
export const Votes = ({ play }: { play: Play }) => {
  const { state, words, pawnOf, nameOf } = play;
  const vote = diceRoomsOf(state)?.vote;
  if (!vote) return null;
  return (
    <p class="rw-votes">
      {seatsOf(state).map(seat => {
        const prize = vote.votes.find(one => one.seat === seat)?.prize;
        return (
          <span key={seat}>
            <Pawn pawn={pawnOf(seat)} size={24} />
            <span class="unseen">
              {nameOf(seat)}: {prize ? words.say(`prize.${prize}`) : words.say('vote.thinks')}
            </span>
            {prize === 'gems' && <Icon id="gem" size={18} colour="var(--gem)" />}
            {prize === 'die' && <Icon id="ui-dice" size={18} />}
            {!prize && <i aria-hidden="true">…</i>}
          </span>
        );
      })}
    </p>
  );
};

const VoteRing = ({ play, until }: { play: Play; until: number }) => {
  const [left, setLeft] = useState(until - play.session.now());
  useEffect(() => {
    const tick = setInterval(() => setLeft(until - play.session.now()), 250);
    return () => clearInterval(tick);
  }, [until]);
  return <b class="rw-seconds num">{Math.max(0, Math.ceil(left / 1000))}</b>;
};
