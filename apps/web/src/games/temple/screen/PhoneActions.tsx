import { useComputed } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { words } from '../../../words/words.ts';
import { type ActionModel, isLeftToCard, RANK } from '../model/actions.ts';
import { ActionButton } from './ActionButton.tsx';
import { BodyCurses } from './BodyCurses.tsx';
import { keptInPlace } from './keptInPlace.ts';
import { MoreActs } from './MoreActs.tsx';
import type { Screen } from './screen.ts';
import type { Play } from './usePlay.ts';

/** So many are read whole. */
const PLACES = 2;
const rankOf = ({ goal, isAim }: ActionModel): number => Math.min(RANK[goal.reach], isAim ? RANK.aim : RANK.far);

interface PhoneActionsProps {
  readonly play: Play;
  readonly screen: Screen;
  /** One stands below the other, not beside it. */
  readonly isColumn?: boolean;
  /** One's cards are in sight: what they ask for stands there until it can be paid. */
  readonly hasCards?: boolean;
}

/** Doors have their pills on the board; here stands all else: two at a time, wide enough to be read, payable ones before the aim and the aim before others; what stays does not move under the thumb. */
export const PhoneActions = ({ play, screen, isColumn = false, hasCards = true }: PhoneActionsProps) => {
  const { say } = words.value;
  const bodies = play.bodies.value.length;
  const isDoorLit = useComputed(() => play.board.value.doors.some(({ goal }) => goal.reach === 'go'));
  const places = useRef<readonly string[]>([]);
  const all = play.deeds.value
    .filter(action => !hasCards || !isLeftToCard(action))
    .sort((a, b) => rankOf(a) - rankOf(b));
  const shown = keptInPlace(all.slice(0, PLACES - bodies), places.current);
  places.current = shown.map(({ key }) => key);
  const others = all.slice(PLACES - bodies);
  const hasMore = others.length > 0;
  // In a column the last of them shares its row with what opens the others.
  const stackAt = (place: number) =>
    !isColumn
      ? shown.length + bodies > 1 || hasMore
        ? 'long'
        : undefined
      : hasMore && place === shown.length - 1
        ? 'always'
        : undefined;
  return (
    <fieldset class={`acts ${hasMore ? 'has-more' : ''}`} aria-label={say('act.label')}>
      {all.length === 0 && <p class="acts-none">{say(isDoorLit.value ? 'act.doorLit' : 'act.none')}</p>}
      <BodyCurses play={play} />
      {shown.map((action, place) => (
        <ActionButton key={action.key} action={action} big stack={stackAt(place)} onTap={screen.act} />
      ))}
      <MoreActs others={others} screen={screen} />
    </fieldset>
  );
};
