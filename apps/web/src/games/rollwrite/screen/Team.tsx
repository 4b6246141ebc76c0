import type { Seat } from '@templefall/kernel';
import { type Face, seatsOf } from '@templefall/rollwrite';
import { Icon, Pawn } from '../../../ui/Icon.tsx';
import { roomName, SECRET_COLOUR, secretDrawing } from '../model/art.ts';
import { mapsOf } from '../model/maps.ts';
import { ownerOf } from '../model/talk.ts';
import { standsAt } from '../model/task.ts';
import { templeOf } from '../model/temple.ts';
import { MiniTemple } from '../sheet/MiniTemple.tsx';
import { Needs } from '../sheet/Needs.tsx';
import { PlanPanel } from './PlanCards.tsx';
import { aimAt } from './Spot.tsx';
import { ghostRoom, type Play } from './usePlay.ts';

/** The dice whose symbols are ringed where they complete a side: the pair that lies there, or the pool. */
export const ringedFaces = ({ state }: Play): readonly Face[] => (state.rolled.length > 0 ? state.rolled : state.pool);

/** A team mate: a small temple, six maps as what they need, where they stand. A tap opens their sheets in full. */
export const MateCard = ({ play, seat, cell, size = 17 }: { play: Play; seat: Seat; cell: number; size?: number }) => {
  const { state, words, nameOf, pawnOf, brings } = play;
  const { say } = words;
  const player = play.players.find(one => one.seat === seat);
  const isPartner = ghostRoom(play) !== undefined && brings?.secret?.mate === seat;
  const room = standsAt(state, seat);
  return (
    <button
      type="button"
      class={`rw-mate cut press ${isPartner ? 'partner' : ''} ${seat === state.active ? 'active' : ''}`}
      data-seat={seat}
      onClick={() => (play.aim ? aimAt(play, `sheet:${seat}`) : play.open({ type: 'mate', seat }))}
    >
      <span class="unseen">{say('team.open', { name: nameOf(seat) })}</span>
      <span class="rw-mate-name">
        <Pawn pawn={pawnOf(seat)} size={26} />
        <b>{nameOf(seat)}</b>
        {player?.kind === 'bot' && <Icon id="ui-bot" size={15} colour="var(--stone-400)" />}
        {play.pings
          .filter(({ target }) => ownerOf(target) === seat)
          .map(one => (
            <span key={one.seat} class="rw-mate-ping" data-pinged={one.target}>
              <Icon id="ui-here" size={15} />
              <Pawn pawn={pawnOf(one.seat)} size={20} />
            </span>
          ))}
        {state.notes.some(({ target }) => ownerOf(target) === seat) && <Icon id="ui-pin" size={15} />}
        {player?.goneAt !== undefined && <Icon id="ui-offline" size={15} colour="var(--stone-400)" />}
      </span>
      <MiniTemple
        temple={templeOf(state, seat)}
        pawn={pawnOf(seat)}
        cell={cell}
        label=""
        marked={isPartner && room ? [room] : []}
      />
      <span class="rw-mate-needs">
        {mapsOf(state, seat).map(map => (
          <Needs key={map.map} map={map} size={size} ringed={ringedFaces(play)} closedAs={how => say(`map.${how}`)} />
        ))}
      </span>
      <span class="rw-mate-place">
        {isPartner && brings ? say('chip.gemsWithYou', { n: brings.gems }) : placeText(play, seat)}
      </span>
    </button>
  );
};

/** The team mates, or in their place the plans they have suggested. */
export const TeamView = ({
  play,
  cell,
  size,
  hasPlans,
}: {
  play: Play;
  cell: number;
  size?: number;
  hasPlans: boolean;
}) =>
  hasPlans ? (
    <PlanPanel play={play} />
  ) : (
    <div class={`rw-mates of-${matesOf(play).length}`}>
      {matesOf(play).map(seat => (
        <MateCard key={seat} play={play} seat={seat} cell={cell} {...(size !== undefined && { size })} />
      ))}
    </div>
  );

/** Where somebody stands, and on which half if it matters. */
export const placeText = ({ state, words }: Play, seat: Seat): string => {
  const { say } = words;
  const player = state.players[seat];
  const room = standsAt(state, seat);
  if (!room)
    return player?.place?.type === 'outside' ? say('team.outside', { side: say(`side.${player.place.side}`) }) : '';
  const here = templeOf(state, seat).rooms.find(({ id }) => id === room);
  if (here?.secret && !here.secret.isFound)
    return say('team.onHalf', { room: roomName(room), colour: say(`colour.${here.secret.colour}`) });
  return say('team.at', { room: roomName(room) });
};

/** Everybody but the one who looks. */
export const matesOf = ({ state, who }: Play): readonly Seat[] => seatsOf(state).filter(seat => seat !== who);

/** A mate waits on the other half of a pair: worth a word above the temple. */
export const HalfWaits = ({ play, mate, colour }: { play: Play; mate: Seat; colour: keyof typeof SECRET_COLOUR }) => (
  <span class="rw-aside" style={{ color: SECRET_COLOUR[colour] }}>
    <Icon id={secretDrawing(colour)} size={18} colour={SECRET_COLOUR[colour]} />
    {play.words.say('team.waits', { name: play.nameOf(mate) })}
  </span>
);
