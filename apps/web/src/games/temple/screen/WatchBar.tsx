import { Icon } from '../../../ui/Icon.tsx';
import { words } from '../../../words/words.ts';
import type { Screen } from './screen.ts';

/** Phones of those who only watch: the menu that players find beside their dice. */
export const WatchBar = ({ screen }: { screen: Screen }) => (
  <footer class="watch-bar">
    <button type="button" class="btn cut press" onClick={screen.openMenu}>
      <Icon id="ui-pause" size={20} /> {words.value.say('play.menu')}
    </button>
  </footer>
);
