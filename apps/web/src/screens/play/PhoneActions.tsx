import { useRef } from 'preact/hooks';
import type { ActionModel } from '../../play/model/actions.ts';
import type { Play } from '../../play/usePlay.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { words } from '../../words/words.ts';
import { BodyCurses } from './BodyCurses.tsx';
import { keptInPlace } from './keptInPlace.ts';
import type { Screen } from './screen.ts';

/** Doors have their pills on the board; here stands everything else, two or three at a time, payable ones before others; what stays does not move under the thumb. */
export const PhoneActions = ({ play, screen, most = 3 }: { play: Play; screen: Screen; most?: number }) => {
  const { say } = words.value;
  const bodies = play.bodies.value.length;
  const places = useRef<readonly string[]>([]);
  const rank = { go: 0, short: 1, far: 2 };
  const chosen = play.actions.value
    .filter(action => action.side === undefined)
    .sort((a: ActionModel, b: ActionModel) => rank[a.goal.reach] - rank[b.goal.reach])
    .slice(0, most - bodies);
  const shown = keptInPlace(chosen, places.current);
  places.current = shown.map(({ key }) => key);
  return (
    <fieldset class={`acts n${shown.length + bodies}`} aria-label={say('act.label')}>
      {shown.length === 0 && <p class="acts-none">{say('act.none')}</p>}
      <BodyCurses play={play} />
      {shown.map(action => (
        <ActionButton
          key={action.key}
          action={action}
          {...(shown.length + bodies < 3 ? { big: true } : { chip: 21 })}
          onTap={screen.act}
        />
      ))}
    </fieldset>
  );
};
