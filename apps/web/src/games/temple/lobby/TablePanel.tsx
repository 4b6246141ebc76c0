import { CLOCKS, LEVELS, PACES } from '@templefall/temple';
import { choose } from '../../../lobby/choices.ts';
import { useTable } from '../../../lobby/useTable.ts';
import type { Gathering } from '../../../session/lobby.ts';
import { Choice } from '../../../settings/controls.tsx';
import { words } from '../../../words/words.ts';
import { clockHint } from './clockHint.ts';

/** Level, pace and clock. Challenges have no level of their own choosing (TC6). */
export const TablePanel = ({ gathering }: { gathering: Gathering }) => {
  const { say } = words.value;
  const { wishes, isHost, standIn, hasServer } = useTable(gathering);
  const clock = CLOCKS.find(id => id === wishes.clock);
  const set = (part: object): void => {
    if (isHost) void choose(gathering, async () => before => ({ ...before, ...part }));
  };
  return (
    <section class="table-panel cut panel">
      {wishes.modules.challenge === undefined && (
        <>
          <span class="small muted">{say('table.level')}</span>
          <Choice
            label={say('table.level')}
            value={wishes.level}
            choices={LEVELS.map(id => ({ id: id as string, text: say(`level.${id}`) }))}
            onChoose={level => set({ level })}
          />
        </>
      )}
      <span class="small muted">{say('table.pace')}</span>
      <Choice
        label={say('table.pace')}
        value={wishes.pace}
        choices={PACES.map(id => ({ id: id as string, text: say(`pace.${id}`) }))}
        onChoose={pace => set({ pace })}
      />
      <span class="small muted">{say('table.clock')}</span>
      <Choice
        label={say('table.clock')}
        value={wishes.clock}
        choices={CLOCKS.map(id => ({ id: id as string, text: say(`clock.${id}`) }))}
        onChoose={clock => set({ clock })}
      />
      {clock && (
        <p class="small muted clock-hint" role="status">
          {clockHint(clock, words.value)}
        </p>
      )}
      {hasServer && (
        <>
          <span class="small muted">{say('table.away')}</span>
          <Choice
            label={say('table.away')}
            value={standIn ? 'bot' : 'still'}
            choices={[
              { id: 'bot', text: say('table.awayBot') },
              { id: 'still', text: say('table.awayStill') },
            ]}
            onChoose={how => void gathering.setStandIn(how === 'bot')}
          />
        </>
      )}
    </section>
  );
};
