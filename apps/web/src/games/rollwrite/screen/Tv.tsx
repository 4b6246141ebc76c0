import type { Seat } from '@templefall/kernel';
import { type Event, paceOf, seatsOf } from '@templefall/rollwrite';
import type { ComponentChildren } from 'preact';
import { besideBigScreen, tableLink } from '../../../shell/tableLink.ts';
import { Icon, Pawn } from '../../../ui/Icon.tsx';
import { QrCode } from '../../../ui/QrCode.tsx';
import { Die, DiePlace } from '../dice/Die.tsx';
import { DRAWING_COLOUR } from '../model/art.ts';
import { mapsOf } from '../model/maps.ts';
import { templeOf } from '../model/temple.ts';
import { tracksOf } from '../model/tracks.ts';
import { MiniTemple } from '../sheet/MiniTemple.tsx';
import { Needs } from '../sheet/Needs.tsx';
import { TrackBar } from '../sheet/TrackRow.tsx';
import { Curses } from './Adventure.tsx';
import { RoundRow, turnTitle } from './Head.tsx';
import { linesOf } from './Log.tsx';
import { PlanCards } from './PlanCards.tsx';
import { turnedOver } from './plans.ts';
import { OwnerBadge } from './ShareOut.tsx';
import { placeText, ringedFaces } from './Team.tsx';
import type { Play } from './usePlay.ts';
import { waitText } from './WaitLine.tsx';
import { Who } from './Who.tsx';

/** The table's big screen: four sheets, the adventure sheet, the dice. No controls: phones hold them. */
export const Tv = ({ play, events }: { play: Play; events: readonly Event[] }) => {
  const { state, words, pawnOf, session } = play;
  const { say } = words;
  const plans = turnedOver(play);
  return (
    <div class={`rw-tv of-${state.players.length}`}>
      <header class="rw-tv-head cut m-sunk">
        <span class="rw-label">{say('round.label')}</span>
        <RoundRow play={play} size={72} />
        <span class="rw-tv-turn">
          <Pawn pawn={pawnOf(state.active)} size={92} />
          <span>
            <b>{turnTitle(play)}</b>
            <i role="status">{waitText(play)}</i>
          </span>
        </span>
        <span class="rw-tv-log">
          {linesOf(play, events)
            .slice(-2)
            .map((line, index) => (
              <span key={index}>{line}</span>
            ))}
        </span>
      </header>
      <main class="rw-tv-sheets">
        {seatsOf(state).map(seat => (
          <TvSheet key={seat} play={play} seat={seat} />
        ))}
      </main>
      <footer class="rw-tv-dice cut">
        <TvDice label={say('bin.kept')} faces={state.kept} />
        <div class="rw-tv-pair cut m-sunk">
          {plans.length > 0 && <PlanCards play={play} />}
          {state.rolled.map((face, index) => (
            <span key={`${index} ${state.players[state.active]?.rolls}`} class="rw-tv-die">
              <Die face={face} size={108} roll={index} />
              {face !== 'black' && <Who play={play} face={face} size={46} form="badge" />}
            </span>
          ))}
        </div>
        <TvDice label={say('bin.pool')} faces={state.pool} badge={place => <OwnerBadge play={play} place={place} />} />
      </footer>
      <aside class="rw-tv-side">
        <TvGems play={play} />
        <section class="cut panel rw-tv-tracks">
          {tracksOf(state).map(({ track, left, circled, boxes, gemAt }) => (
            <span
              key={track}
              role="img"
              aria-label={say('track.state', { track: say(`track.${track}`), left, circled })}
            >
              <Icon id={track} size={42} colour={DRAWING_COLOUR[track]} />
              <b class="num">{left}</b>
              <TrackBar circled={circled} boxes={boxes} gemAt={gemAt} hasGem={circled >= gemAt} gem={28} />
            </span>
          ))}
        </section>
        <section class="cut panel rw-tv-cursed">
          <Curses play={play} size={52} hasLabels={false} />
          <p>{say('cursed.thenFree')}</p>
        </section>
        {session.code && (
          <section class="cut panel rw-tv-join">
            <QrCode link={besideBigScreen(tableLink(session.code))} size={150} label={session.code} />
            <span>
              <b class="num">{session.code}</b>
              <i>{say('tv.phones')}</i>
            </span>
          </section>
        )}
      </aside>
    </div>
  );
};

const TvGems = ({ play }: { play: Play }) => {
  const { say, number } = play.words;
  const { gems, needed, missing, turnsLeft, perTurnNeeded } = paceOf(play.state);
  return (
    <section class="cut panel rw-tv-gems">
      <span>
        <Icon id="gem" size={60} colour="var(--gem)" />
        <b class="num">{gems}</b>
        <i>{say('pace.of', { needed })}</i>
      </span>
      <p>
        {say('pace.short', {
          gems: missing,
          turns: turnsLeft,
          each: number(Math.round((perTurnNeeded ?? 0) * 10) / 10),
        })}
      </p>
    </section>
  );
};

const TvSheet = ({ play, seat }: { play: Play; seat: Seat }) => {
  const { state, words, nameOf, pawnOf } = play;
  const isBot = play.players.find(one => one.seat === seat)?.kind === 'bot';
  const isTwo = state.players.length === 2;
  return (
    <section class={`rw-tv-sheet cut ${seat === state.active ? 'active' : ''}`} aria-label={nameOf(seat)}>
      <MiniTemple
        temple={templeOf(state, seat)}
        pawn={pawnOf(seat)}
        cell={isTwo ? 72 : 60}
        label={words.say('temple.of', { name: nameOf(seat) })}
      />
      <div>
        <h2>
          <Pawn pawn={pawnOf(seat)} size={50} />
          <b>{nameOf(seat)}</b>
          {isBot && <Icon id="ui-bot" size={28} colour="var(--stone-400)" />}
          <i>{placeText(play, seat)}</i>
        </h2>
        {mapsOf(state, seat).map(map => (
          <Needs
            key={map.map}
            map={map}
            size={isTwo ? 46 : 36}
            ringed={ringedFaces(play)}
            closedAs={how => words.say(`map.${how}`)}
          />
        ))}
      </div>
    </section>
  );
};

const TvDice = ({
  label,
  faces,
  badge,
}: {
  label: string;
  faces: Play['state']['kept'];
  badge?: (place: number) => ComponentChildren;
}) => (
  <div class="rw-tv-bin">
    <span>{label}</span>
    <div>
      {faces.map((face, index) => (
        <Die key={index} face={face} size={faces.length > 4 ? 44 : faces.length > 3 ? 56 : 84}>
          {badge?.(index)}
        </Die>
      ))}
      {Array.from({ length: Math.max(0, 3 - faces.length) }, (_, index) => (
        <DiePlace key={index} size={84} />
      ))}
    </div>
  </div>
);
