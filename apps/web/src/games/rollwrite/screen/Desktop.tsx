import { type Event, roomOf, seatsOf } from '@templefall/rollwrite';
import { layout } from '../../../shell/layout.ts';
import { Pawn } from '../../../ui/Icon.tsx';
import { waitingMates } from '../model/task.ts';
import { Adventure } from './Adventure.tsx';
import { Dock } from './Dock.tsx';
import { DesktopHead } from './Head.tsx';
import { LogLine } from './Log.tsx';
import { Maps, MapsFoot, mapsOwner } from './Maps.tsx';
import { visiblePlans } from './plans.ts';
import { HalfWaits, matesOf, TeamView } from './Team.tsx';
import { TempleView } from './TempleView.tsx';
import type { Play } from './usePlay.ts';
import { WaitLine } from './WaitLine.tsx';
import { WishesButton } from './Wishes.tsx';

/** Temple, maps, adventure sheet and team side by side; dice below. */
export const Desktop = ({ play, events }: { play: Play; events: readonly Event[] }) => {
  const { say } = play.words;
  const plans = visiblePlans(play).length;
  const hasPlans = plans > 0 && play.tab !== 'team';
  return (
    <div class="rw-desktop">
      <DesktopHead play={play} />
      <main class="rw-table">
        <section class="rw-panel cut temple">
          <TempleHead play={play} />
          <TempleView play={play} />
        </section>
        <section class="rw-panel cut maps">
          <div class="rw-panel-head">
            <h2>{ownerTitle(play, 'maps')}</h2>
            <WishesButton play={play} />
          </div>
          <Maps play={play} />
          <MapsFoot play={play} />
        </section>
        <section class="rw-panel cut adventure">
          <div class="rw-panel-head">
            <h2>{say('sheet.adventure')}</h2>
          </div>
          <Adventure play={play} />
        </section>
        <section class="rw-panel cut team">
          <div class="rw-panel-head">
            <h2>{say(hasPlans ? 'plans.title' : 'team.title')}</h2>
            {!hasPlans && <span class="rw-aside">{ringedNote(play)}</span>}
            {plans > 0 && (
              <button type="button" class="btn sm cut press" onClick={() => play.setTab(hasPlans ? 'team' : 'sheet')}>
                {hasPlans ? say('tab.team') : say('plans.count', { n: plans })}
              </button>
            )}
          </div>
          <TeamView play={play} {...matesSize(matesOf(play).length)} hasPlans={hasPlans} />
        </section>
      </main>
      <div class="rw-strip">
        <WaitLine play={play} />
        <LogLine play={play} events={events} />
      </div>
      <Dock play={play} die={88} bin={46} />
    </div>
  );
};

/** How large mates are drawn: of one alone everything is large, where the window is high enough; who only watches sees four. */
const matesSize = (mates: number): { readonly cell: number; readonly size?: number } => {
  const { height, isLow } = layout.value;
  if (mates === 1) return height < 860 ? { cell: 28, size: 17 } : { cell: 46, size: 24 };
  if (isLow && mates > 3) return { cell: 10, size: 10 };
  if (isLow || mates > 3) return { cell: 15, size: 14 };
  return height < 860 ? { cell: 22, size: 15 } : { cell: 28 };
};

/** Whose temple is shown, and who else's can be. */
export const TempleHead = ({ play }: { play: Play }) => {
  const { state, shown, pawnOf, nameOf } = play;
  const mates = [...waitingMates(state, shown)];
  const [room, mate] = mates[0] ?? [];
  const colour = room && roomOf(state, room).secret?.colour;
  return (
    <div class="rw-panel-head">
      <h2>{ownerTitle(play, 'temple')}</h2>
      {colour && mate !== undefined && shown === play.who && <HalfWaits play={play} mate={mate} colour={colour} />}
      <span class="rw-choose-sheet">
        {seatsOf(state).map(seat => (
          <button
            key={seat}
            type="button"
            aria-pressed={seat === shown}
            class={seat === shown ? 'on' : ''}
            aria-label={play.words.say('temple.of', { name: nameOf(seat) })}
            onClick={() => play.show(seat)}
          >
            <Pawn pawn={pawnOf(seat)} size={24} />
          </button>
        ))}
      </span>
    </div>
  );
};

export const ownerTitle = (play: Play, what: 'temple' | 'maps'): string => {
  const { words, seats, nameOf } = play;
  const owner = what === 'temple' ? play.shown : mapsOwner(play);
  return seats.length === 1 && seats.includes(owner)
    ? words.say(`${what}.yours`)
    : words.say(`${what}.of`, { name: nameOf(owner) });
};

export const ringedNote = ({ state, words }: Play): string =>
  state.rolled.length > 0 ? words.say('team.ringedPair') : state.pool.length > 0 ? words.say('team.ringedPool') : '';
