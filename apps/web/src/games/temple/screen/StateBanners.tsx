import type { Millis } from '@templefall/kit';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../../ui/Icon.tsx';
import { words } from '../../../words/words.ts';
import type { Play } from './usePlay.ts';

/** Paused, cut off, restarting: what happened, then the way out. The clock stays clear. */
export const StateBanners = ({ play, isReading }: { play: Play; isReading: boolean }) => {
  const { say } = words.value;
  const { session, hand } = play;
  if (session.connection.value !== 'open') {
    const kind = session.connection.value === 'lost' ? 'reconnecting' : 'restarting';
    return (
      <section class="banner cut m-near" role="status">
        <Icon id="ui-offline" size={30} colour="var(--flame-300)" />
        <div>
          <b>{say(`state.${kind}`)}</b>
          <span>{say(`state.${kind}.sub`)}</span>
        </div>
        {hand && session.hasStandIn?.value && session.presenceTimeout !== undefined && (
          <BotHolds after={session.presenceTimeout} />
        )}
      </section>
    );
  }
  // Who reads alone knows why time stands.
  if (!play.isPaused.value || (isReading && session.view.value.players.length === 1)) return null;
  return (
    <section class="banner cut" role="status">
      <Icon id="ui-pause" size={30} />
      <div>
        <b>{say('state.paused')}</b>
        <span>{say('state.paused.sub')}</span>
      </div>
      {hand && (
        <button
          type="button"
          class="btn m-lit cut press"
          onClick={() => hand.send({ type: 'resume', seat: hand.seat })}
        >
          <Icon id="ui-play" size={18} /> {say('state.resume')}
        </button>
      )}
    </section>
  );
};

/** [TX3] The table gives the seat of an absent player to a bot after a while, if it was asked to. */
const BotHolds = ({ after }: { after: Millis }) => {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), after);
    return () => clearTimeout(timer);
  }, [after]);
  if (!isLong) return null;
  return (
    <span class="tag ok">
      <Icon id="ui-bot" size={16} /> {words.value.say('state.botHolds')}
    </span>
  );
};
