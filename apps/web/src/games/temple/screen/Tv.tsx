import { VOTES } from '@templefall/temple';
import { Chip } from '../../../ui/Face.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { lazy, Nothing } from '../../../ui/loading/lazy.tsx';
import { words } from '../../../words/words.ts';
import { depotOf } from '../model/depot.ts';
import { TheClock, TheTeam, Votes } from './parts.tsx';
import { SoundWaits } from './SoundWaits.tsx';
import type { Screen } from './screen.ts';
import { TheBoard } from './TheBoard.tsx';
import type { Play } from './usePlay.ts';

// Only a big screen shows one.
const QrCode = lazy(() => import('../../../ui/QrCode.tsx').then(module => module.QrCode), Nothing);

/** The big screen: everything is shown, nothing is touched; phones hold the dice. */
export const Tv = ({ play, screen, link }: { play: Play; screen: Screen; link?: string }) => {
  const { say } = words.value;
  const depot = { ...depotOf(play.session.view.value), gems: play.depot.value };
  return (
    <div class={`play tv ${play.run.value ? 'run' : ''}`}>
      <TheClock play={play} call />
      <section class={`team n${play.team.value.length}`} aria-label={say('team.label')}>
        <TheTeam play={play} size="wall" />
      </section>
      <main class="mid cut m-sunk">
        <TheBoard play={play} screen={screen} sight={{ type: 'fit', least: 96, most: 200 }} tools="none" />
        <SoundWaits isFar />
      </main>
      <aside class="right">
        <section class="cut panel" data-place="depot">
          <div class="tv-row">
            <Icon id="depot" size={68} />
            <h3>{say('depot.short')}</h3>
            <b class="num depot-count">{depot.gems}</b>
          </div>
          <div class="tv-gems" aria-hidden="true">
            {Array.from({ length: depot.places }, (_, i) => (
              <Icon
                key={i}
                id={i < depot.gems ? 'gem' : 'gem-empty'}
                size={38}
                colour={i < depot.gems ? 'var(--gem)' : '#7a7263'}
              />
            ))}
          </div>
        </section>
        <section class="cut panel tv-row">
          <Icon id="exit" size={68} colour="#d9c9a6" />
          <h3>{say('escape.title')}</h3>
          <b class="num">{depot.keys}</b>
          <Chip face="key" size={46} />
        </section>
        <TheFate play={play} />
        {link && (
          <section class="cut panel tv-join">
            <h3>{say('state.joinTable')}</h3>
            <div class="row">
              <QrCode link={link} size={178} label={say('table.qr')} />
              <div>
                <b class="num code">{play.session.code}</b>
                <p>{say('state.phoneIsDice')}</p>
              </div>
            </div>
          </section>
        )}
      </aside>
    </div>
  );
};

/** What the team is asked, for everybody to see; otherwise how often fate may still be provoked. */
const TheFate = ({ play }: { play: Play }) => {
  const { spare, votes } = play.session.view.value;
  if (VOTES.some(kind => votes[kind])) return <Votes play={play} short />;
  return (
    <section class="cut panel tv-row" data-place="fate">
      <h3>{words.value.say('fate.title')}</h3>
      <span class="end">
        {Array.from({ length: spare }, (_, i) => (
          <Icon key={i} id="gem" size={50} colour="var(--gem)" />
        ))}
      </span>
    </section>
  );
};
