import { Tracks } from './Adventure.tsx';
import { ownerTitle, ringedNote, TempleHead } from './Desktop.tsx';
import { CursedBin, Dock } from './Dock.tsx';
import { Pace, RoundRow, Tools, WhoseTurn } from './Head.tsx';
import { Maps, MapsNote } from './Maps.tsx';
import { MateCard, matesOf } from './Team.tsx';
import { TempleView } from './TempleView.tsx';
import type { Play } from './usePlay.ts';
import { WaitLine } from './WaitLine.tsx';

/** Temple on the left, maps or team on the right, tracks in the header. */
export const Tablet = ({ play }: { play: Play }) => {
  const { words } = play;
  const { say } = words;
  const isTeam = play.tab === 'team';
  return (
    <div class="rw-tablet">
      <header class="rw-head">
        <div class="rw-turn cut m-sunk">
          <RoundRow play={play} size={30} />
          <WhoseTurn play={play} size={32} />
        </div>
        <Pace play={play} />
        <Tools play={play} />
      </header>
      <div class="rw-strip">
        <WaitLine play={play} />
        <Tracks play={play} form="tiny" />
      </div>
      <main class="rw-table">
        <section class="rw-panel cut temple">
          <TempleHead play={play} />
          <TempleView play={play} />
        </section>
        <section class="rw-panel cut maps">
          <div class="rw-panel-head">
            <h2>{isTeam ? say('team.title') : ownerTitle(play, 'maps')}</h2>
            <span class="rw-aside">{isTeam ? ringedNote(play) : say('maps.order')}</span>
            <button type="button" class="btn sm cut press" onClick={() => play.setTab(isTeam ? 'maps' : 'team')}>
              {say(isTeam ? 'tab.maps' : 'tab.team')}
            </button>
          </div>
          {isTeam ? (
            <div class={`rw-mates of-${matesOf(play).length}`}>
              {matesOf(play).map(seat => (
                <MateCard key={seat} play={play} seat={seat} cell={22} />
              ))}
            </div>
          ) : (
            <>
              <Maps play={play} />
              <MapsNote play={play} />
            </>
          )}
        </section>
      </main>
      <Dock play={play} die={78} bin={38}>
        <CursedBin play={play} size={26} />
      </Dock>
    </div>
  );
};
