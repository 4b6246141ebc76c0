import { Icon } from '../../../ui/Icon.tsx';
import { words } from '../../../words/words.ts';
import type { Screen } from './screen.ts';

/** Opens the rule book where it tells about this. */
export const RuleLink = ({ screen, at }: { screen: Screen; at: string }) => (
  <p class="rule-link">
    <button type="button" class="btn m-quiet cut press" onClick={() => screen.openRules(at)}>
      <Icon id="ui-deck" size={18} /> {words.value.say('rules.title')}
    </button>
  </p>
);
