import { Icon } from '../../../ui/Icon.tsx';
import { words } from '../../../words/words.ts';
import type { Play } from './usePlay.ts';

/** The connection is gone: what happened, and that nothing is lost. The sheets stay readable. */
export const LostBanner = ({ play }: { play: Play }) => {
  const connection = play.session.connection.value;
  const { say } = words.value;
  if (connection === 'open') return null;
  return (
    <section class="rw-lost cut m-near" role="status">
      <Icon id="ui-offline" size={26} colour="var(--flame-300)" />
      <div>
        <b>{say(connection === 'lost' ? 'state.reconnecting' : 'state.restarting')}</b>
        <span>{say('state.restarting.sub')}</span>
      </div>
    </section>
  );
};
