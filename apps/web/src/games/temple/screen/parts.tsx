import { useComputed } from '@preact/signals';
import { type DieId, isBlack } from '@templefall/temple';
import { useCallback } from 'preact/hooks';
import { Icon } from '../../../ui/Icon.tsx';
import { useDeferred } from '../../../ui/signals/frameScheduler.ts';
import { useShared } from '../../../ui/signals/structuralSharing.ts';
import { words } from '../../../words/words.ts';
import { RollButton } from '../dice/RollButton.tsx';
import { Tray } from '../dice/Tray.tsx';
import { depotOf } from '../model/depot.ts';
import { diceLooks, restOf } from '../model/dice.ts';
import { ClockBox } from './ClockBox.tsx';
import { Depot } from './Depot.tsx';
import { MateCard, type MateSize } from './MateCard.tsx';
import { openVotes } from './openVotes.ts';
import { clockRule, depotRule } from './rules.ts';
import type { Screen } from './screen.ts';
import type { Standstill } from './standstill.ts';
import type { Play } from './usePlay.ts';
import { FateButton, VotePanel } from './VotePanel.tsx';

/** Parts of the play screen that read the game themselves; layouts only say where they stand and how large they are. */
export const MyTray = ({ play, size, keys = false }: { play: Play; size: number; keys?: boolean }) => {
  const { hand, session } = play;
  const dice = useShared(() => {
    const player = hand && session.view.value.players[hand.seat];
    if (!player) return [];
    const { moment, held, throws, leaving } = hand;
    return diceLooks(player, moment.value, { held: held.value, throws: throws.value, leaving: leaving.value });
  });
  const tap = useCallback((die: number): void => hand?.tapDie(die as DieId), [hand]);
  if (!hand) return null;
  return <Tray dice={dice.value} size={size} keys={keys} onTap={tap} />;
};

export const MyRoll = ({ play, long = false }: { play: Play; long?: boolean }) => {
  const { hand, session } = play;
  const button = useShared(() => {
    const { players, pace } = session.view.value;
    const player = hand && players[hand.seat];
    if (!hand || !player) return undefined;
    return {
      count: hand.free.value.length,
      rest: restOf(player, hand.moment.value, hand.held.value),
      isReady: hand.isReady.value,
      isUnheard: hand.isUnheard.value || session.connection.value !== 'open',
      waitMs: pace.rollMs,
      rolls: player.rolls,
    };
  });
  if (!hand || !button.value) return null;
  return <RollButton {...button.value} long={long} onRoll={hand.roll} />;
};

/** The roll, and below it what lets go of all that is held. */
export const RollColumn = ({ play, long = false }: { play: Play; long?: boolean }) => {
  const { hand } = play;
  if (!hand) return null;
  return (
    <div class="roll-column">
      <MyRoll play={play} long={long} />
      <button
        type="button"
        class="release cut press m-quiet"
        aria-keyshortcuts="Backspace"
        disabled={hand.held.value.size === 0}
        onClick={hand.release}
      >
        <Icon id="reroll" size={20} /> {words.value.say('roll.release')}
      </button>
    </div>
  );
};

/** Its own reader, as the team is: a second that passes, or a friend's roll, draws nothing else anew. */
export const TheClock = ({
  play,
  screen,
  ...look
}: {
  play: Play;
  /** Absent where nothing is touched. */
  screen?: Screen;
  labels?: boolean;
  call?: boolean;
}) => (
  <ClockBox
    face={play.face.value}
    fuse={play.fuse}
    onTell={screen && (() => screen.tellRule(clockRule(play.face.value, words.value)))}
    {...look}
  />
);

interface TeamProps {
  readonly play: Play;
  readonly size: MateSize;
  readonly onTap?: (seat: number) => void;
}

export const TheTeam = (look: TeamProps) => (
  <>
    {Array.from({ length: look.play.mates.value }, (_, place) => (
      <TheMate key={place} place={place} {...look} />
    ))}
  </>
);

/** Each in a turn of their own: when everybody rolls at once, five would be too much for one frame. */
const TheMate = ({ play, place, ...look }: TeamProps & { readonly place: number }) => {
  const mate = useDeferred(
    play.scheduler,
    useComputed(() => play.team.value[place]),
    play.invalidated,
  ).value;
  const label = useComputed(() => play.labels.value[place]);
  return mate ? <MateCard mate={mate} label={label.value ?? mate.name} {...look} /> : null;
};

export const TheDepot = ({
  play,
  screen,
  ...look
}: {
  play: Play;
  screen: Screen;
  short?: boolean;
  bare?: boolean;
}) => {
  const depot = useComputed(() => ({ ...depotOf(play.session.view.value), gems: play.depot.value }));
  return <Depot depot={depot.value} {...look} onTell={() => screen.tellRule(depotRule(words.value))} />;
};

/** Open votes; while there are none, the button that provokes fate. */
export const Votes = ({ play, short = false }: { play: Play; short?: boolean }) => {
  const { hand } = play;
  const open = openVotes(play);
  if (open.length === 0) return <ProvokeFate play={play} />;
  return (
    <>
      {open.map(vote => (
        <VotePanel
          key={vote.kind}
          vote={vote}
          short={short}
          onAgree={() => hand?.send({ type: 'agree', seat: hand.seat, vote: vote.kind })}
          onDecline={() => hand?.send({ type: 'decline', seat: hand.seat, vote: vote.kind })}
        />
      ))}
    </>
  );
};

/** As long as it may be asked and is not. */
export const ProvokeFate = ({
  play: { session, hand },
  standstill,
}: {
  play: Play;
  /** In a sheet for which the clock may stand. */
  standstill?: Standstill;
}) => {
  const { spare, votes, players, paused } = session.view.value;
  if (!hand || spare === 0 || votes.fate) return null;
  const anyBlack = players.some(player => player.dice.some(die => isBlack(die, hand.moment.value)));
  return (
    <FateButton
      spare={spare}
      isOpen={anyBlack && (!paused || standstill !== undefined)}
      onProvoke={() => {
        standstill?.lift();
        hand.send({ type: 'propose', seat: hand.seat, vote: 'fate' });
      }}
    />
  );
};
