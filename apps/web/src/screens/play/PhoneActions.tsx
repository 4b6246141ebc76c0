import { useRef } from 'preact/hooks';
import type { ActionModel } from '../../play/model/actions.ts';
import { isOfCard } from '../../play/model/cards.ts';
import type { Play } from '../../play/usePlay.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { words } from '../../words/words.ts';
import { BodyCurses } from './BodyCurses.tsx';
import { keptInPlace } from './keptInPlace.ts';
import type { Screen } from './screen.ts';

/** So many are read whole. */
const PLACES = 2;
const RANK = { go: 0, short: 2, far: 3 } as const;
const rankOf = ({ goal, isAim }: ActionModel): number => (isAim ? Math.min(1, RANK[goal.reach]) : RANK[goal.reach]);

interface PhoneActionsProps {
  readonly play: Play;
  readonly screen: Screen;
  /** What finds no place here is one tap away, where there is room for that. */
  readonly hasMore?: boolean;
  /** One's cards are in sight: what they ask for stands there until it can be paid. */
  readonly hasCards?: boolean;
}

/** Doors have their pills on the board; here stands all else: two at a time, wide enough to be read, payable ones before the aim and the aim before others; what stays does not move under the thumb. */
export const PhoneActions = ({ play, screen, hasMore = false, hasCards = true }: PhoneActionsProps) => {
  const { say } = words.value;
  const bodies = play.bodies.value.length;
  const places = useRef<readonly string[]>([]);
  const all = play.deeds.value
    .filter(({ goal, isAim }) => !hasCards || isAim || goal.reach === 'go' || !isOfCard(goal))
    .sort((a, b) => rankOf(a) - rankOf(b));
  const shown = keptInPlace(all.slice(0, PLACES - bodies), places.current);
  places.current = shown.map(({ key }) => key);
  const others = all.slice(PLACES - bodies);
  return (
    <fieldset class="acts" aria-label={say('act.label')}>
      {all.length === 0 && <p class="acts-none">{say('act.none')}</p>}
      <BodyCurses play={play} />
      {shown.map(action => (
        <ActionButton key={action.key} action={action} big onTap={screen.act} />
      ))}
      {hasMore && others.length > 0 && (
        <button
          type="button"
          class={`more-acts cut press ${others.some(({ goal }) => goal.reach === 'go') ? 'm-warm' : 'm-quiet'}`}
          onClick={screen.openDeeds}
        >
          <span class="unseen">{say('act.more', { n: others.length })}</span>
          <b class="num" aria-hidden="true">
            +{others.length}
          </b>
        </button>
      )}
    </fieldset>
  );
};
