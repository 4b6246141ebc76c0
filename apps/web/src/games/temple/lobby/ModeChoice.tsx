import { choose } from '../../../lobby/choices.ts';
import { useTable } from '../../../lobby/useTable.ts';
import { Choice } from '../../../settings/controls.tsx';
import { words } from '../../../words/words.ts';
import type { TempleLobby } from '../options.ts';
import './modes.css';

/** Against the clock, or without one. Tall where a picture stands above it. */
export const ModeChoice = ({ lobby, isTall }: { lobby: TempleLobby; isTall: boolean }) => {
  const { say } = words.value;
  const { options, isHost } = useTable(lobby);
  const set = (isPractice: boolean): void => {
    // What is chosen already keeps the clock chosen for it.
    if (isPractice === (options.clock === 'none')) return;
    const clock = isPractice ? 'none' : 'standard';
    if (isHost) void choose(lobby, async () => before => ({ ...before, clock }));
  };
  return (
    <div class={`modes ${isTall ? 'tall' : ''}`}>
      <Choice
        label={say('mode.label')}
        {...(isTall && { look: 'cut press' })}
        value={options.clock === 'none' ? 'practice' : 'realTime'}
        choices={[
          {
            id: 'realTime',
            icon: 'ui-timer',
            text: say('mode.realTime'),
            sub: say(isTall ? 'mode.realTime.sub' : 'mode.realTime.short'),
          },
          {
            id: 'practice',
            icon: 'ui-hand',
            text: say('landing.practice'),
            sub: say(isTall ? 'landing.practice.sub' : 'clock.none'),
          },
        ]}
        onChoose={id => set(id === 'practice')}
      />
    </div>
  );
};
