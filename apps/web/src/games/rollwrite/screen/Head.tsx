import { paceOf, roundsOf } from '@templefall/rollwrite';
import { Icon, Logo, Pawn } from '../../../ui/Icon.tsx';
import { Tool } from '../../../ui/Tool.tsx';
import { Rounds } from '../sheet/Rounds.tsx';
import type { Play } from './usePlay.ts';

/** Whose turn it is, in the words of the one who looks. */
export const turnTitle = ({ state, words, seats, task, nameOf, who }: Play): string => {
  const { say } = words;
  if (state.phase === 'sides') return say('turn.sides');
  const isMine = seats.length === 1 && seats.includes(state.active);
  if (isMine) return say(state.phase === 'exploring' ? 'turn.youExplore' : 'turn.yours');
  if (who !== undefined && seats.length === 1 && (task === 'take' || task === 'cross')) return say('turn.yourPick');
  const name = nameOf(state.active);
  if (state.phase === 'rolling') return say('turn.rolls', { name });
  return say(state.phase === 'exploring' ? 'turn.explores' : 'turn.shares', { name });
};

/** Gems against turns: arithmetic, no advice. */
export const Pace = ({ play }: { play: Play }) => {
  const { say, number } = play.words;
  const { gems, needed, missing, turnsLeft, perTurnNeeded, perTurnSoFar } = paceOf(play.state);
  const each = (value: number | undefined): string => number(Math.round((value ?? 0) * 10) / 10);
  return (
    <div class="rw-pace cut m-sunk">
      <span class="rw-pace-gems">
        <Icon id="gem" size={28} colour="var(--gem)" />
        <b class="num">{gems}</b>
        <i>{say('pace.of', { needed })}</i>
      </span>
      <span>
        <b class="num">{missing}</b>
        <i>{say('pace.toGo', { n: missing })}</i>
      </span>
      <span>
        <b class="num">{turnsLeft}</b>
        <i>{say('pace.turns', { n: turnsLeft })}</i>
      </span>
      <span class="rw-pace-each">
        <b class="num">{each(perTurnNeeded)}</b>
        <i>{say('pace.each', { soFar: each(perTurnSoFar) })}</i>
      </span>
    </div>
  );
};

/** The same in one short line. */
export const ShortPace = ({ play }: { play: Play }) => {
  const { missing, turnsLeft, perTurnNeeded } = paceOf(play.state);
  return (
    <span class="rw-short-pace">
      {play.words.say('pace.short', {
        gems: missing,
        turns: turnsLeft,
        each: play.words.number(Math.round((perTurnNeeded ?? 0) * 10) / 10),
      })}
    </span>
  );
};

export const RoundRow = ({ play, size = 34 }: { play: Play; size?: number }) => {
  const rounds = roundsOf(play.state.options);
  const { round } = play.state;
  return <Rounds rounds={rounds} round={round} size={size} label={play.words.say('round.of', { round, rounds })} />;
};

export const WhoseTurn = ({ play, size = 36 }: { play: Play; size?: number }) => (
  <span class="rw-whose">
    {play.state.phase !== 'sides' && <Pawn pawn={play.pawnOf(play.state.active)} size={size} />}
    <b>{turnTitle(play)}</b>
  </span>
);

export const Tools = ({ play, isSmall = false }: { play: Play; isSmall?: boolean }) => {
  const { say } = play.words;
  return (
    <div class="rw-tools">
      {!isSmall && (
        <Tool icon="ui-map" size={22} label={say('tool.sheets')} onTap={() => play.open({ type: 'sheets' })} />
      )}
      <Tool icon="ui-gear" size={22} label={say('tool.menu')} onTap={() => play.open({ type: 'menu' })} />
    </div>
  );
};

export const DesktopHead = ({ play }: { play: Play }) => (
  <header class="rw-head">
    <Logo size={25} />
    <div class="rw-turn cut m-sunk">
      <span class="rw-label">{play.words.say('round.label')}</span>
      <RoundRow play={play} />
      <WhoseTurn play={play} />
    </div>
    <Pace play={play} />
    <Tools play={play} />
  </header>
);
