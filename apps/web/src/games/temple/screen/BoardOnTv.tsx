import { Icon } from '../../../ui/Icon.tsx';
import { words } from '../../../words/words.ts';

/** Where to look for what a dice tray does not show. */
export const BoardOnTv = () => (
  <span class="row small muted">
    <Icon id="ui-tv" size={15} /> {words.value.say('state.boardOnTv')}
  </span>
);
