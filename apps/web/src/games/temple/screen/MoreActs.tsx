import { words } from '../../../words/words.ts';
import type { ActionModel } from '../model/actions.ts';
import type { Screen } from './screen.ts';

/** What found no place beside the others is one tap away. */
export const MoreActs = ({ others, screen }: { others: readonly ActionModel[]; screen: Screen }) => {
  if (others.length === 0) return null;
  return (
    <button
      type="button"
      class={`more-acts cut press ${others.some(({ goal }) => goal.reach === 'go') ? 'm-warm' : 'm-quiet'}`}
      onClick={screen.openDeeds}
    >
      <span class="unseen">{words.value.say('act.more', { n: others.length })}</span>
      <b class="num" aria-hidden="true">
        +{others.length}
      </b>
    </button>
  );
};
