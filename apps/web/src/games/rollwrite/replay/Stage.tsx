import type { Seat } from '@templefall/kernel';
import { type Command, type Event, type State, seatsOf } from '@templefall/rollwrite';
import { useEffect } from 'preact/hooks';
import { layout } from '../../../shell/layout.ts';
import { Pawn } from '../../../ui/Icon.tsx';
import type { ReplayLook } from '../../gameClient.ts';
import { Die } from '../dice/Die.tsx';
import { templeOf } from '../model/temple.ts';
import { Adventure } from '../screen/Adventure.tsx';
import { Maps } from '../screen/Maps.tsx';
import { placeText } from '../screen/Team.tsx';
import { TempleView } from '../screen/TempleView.tsx';
import { type Play, usePlay } from '../screen/usePlay.ts';
import { MiniTemple } from '../sheet/MiniTemple.tsx';
import '../screen/screen.css';
import './replay-sheets.css';

type Look = ReplayLook<State, Event, Command>;

/** The sheets as they stood: of the player one looks through, else of whose turn it was. */
export const Stage = ({ session, eyes }: Look) => {
  const play = usePlay(session);
  const { state, words, nameOf, pawnOf, show } = play;
  const owner: Seat = eyes ?? state.active;
  const { width } = layout.value;
  useEffect(() => show(owner), [owner, show]);
  if (play.shown !== owner) return null;
  return (
    <div class="rw-replay">
      <h2>
        <Pawn pawn={pawnOf(owner)} size={30} /> {words.say('temple.of', { name: nameOf(owner) })}
        <Dice play={play} />
      </h2>
      <TempleView play={play} />
      {width >= BESIDE && (
        <section class="rw-replay-sheet">
          <Adventure play={play} />
        </section>
      )}
      {width >= MAPS_BESIDE && (
        <section class="rw-replay-maps">
          <Maps play={play} />
        </section>
      )}
    </div>
  );
};

/** From these window widths on the adventure sheet, and the maps, stand beside the temple. */
const BESIDE = 740;
const MAPS_BESIDE = 1800;

/** The pair that lies there, else the dice kept so far. */
const Dice = ({ play: { state } }: { play: Play }) => {
  const faces = state.rolled.length > 0 ? state.rolled : (state.players[state.active]?.dice ?? []);
  return (
    <span class="rw-replay-dice">
      {faces.map((face, index) => (
        <Die key={index} face={face} size={26} />
      ))}
    </span>
  );
};

/** Everybody's place on a small sheet; a tap shows theirs large. */
export const Players = ({ session, eyes, onEyes }: Look) => {
  const play = usePlay(session);
  const { state, nameOf, pawnOf } = play;
  return (
    <>
      {seatsOf(state).map(seat => (
        <button
          key={seat}
          type="button"
          class={`rw-replay-player cut press ${seat === eyes ? 'm-near' : ''}`}
          aria-pressed={seat === eyes}
          onClick={() => onEyes(seat === eyes ? undefined : seat)}
        >
          <Pawn pawn={pawnOf(seat)} size={38} />
          <span>
            <b>{nameOf(seat)}</b>
            <i>{placeText(play, seat)}</i>
          </span>
          <MiniTemple temple={templeOf(state, seat)} pawn={pawnOf(seat)} cell={11} label="" />
        </button>
      ))}
    </>
  );
};
