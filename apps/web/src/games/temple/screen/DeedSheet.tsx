import { Sheet } from '../../../ui/Sheet.tsx';
import { words } from '../../../words/words.ts';
import { ActionButton } from './ActionButton.tsx';
import type { Screen } from './screen.ts';
import type { Play } from './usePlay.ts';

/** Everything one can do or aim at here, for screens that show two at a time. */
export const DeedSheet = ({ play, screen, onClose }: { play: Play; screen: Screen; onClose: () => void }) => {
  const { say } = words.value;
  const deeds = play.deeds.value;
  return (
    <Sheet title={say('act.label')} onClose={onClose}>
      {deeds.length === 0 && <p>{say('act.none')}</p>}
      <div class="deeds">
        {deeds.map(action => (
          <ActionButton
            key={action.key}
            action={action}
            big
            onTap={chosen => {
              onClose();
              screen.act(chosen);
            }}
          />
        ))}
      </div>
    </Sheet>
  );
};
