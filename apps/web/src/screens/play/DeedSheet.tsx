import type { Play } from '../../play/usePlay.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { words } from '../../words/words.ts';
import type { Screen } from './screen.ts';

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
