import { CLOCKS, LEVELS, PACES } from '@templefall/temple';
import { choose } from '../../../lobby/choices.ts';
import { useTable } from '../../../lobby/useTable.ts';
import { Choice } from '../../../settings/controls.tsx';
import { words } from '../../../words/words.ts';
import type { TempleLobby } from '../options.ts';
import { clockHint } from './clockHint.ts';

/** Level, pace and clock. Challenges have no level of their own choosing (TC6). */
export const TablePanel = ({ lobby }: { lobby: TempleLobby }) => {
  const { say } = words.value;
  const { options, isHost, standIn, hasServer } = useTable(lobby);
  const clock = CLOCKS.find(id => id === options.clock);
  const set = (part: object): void => {
    if (isHost) void choose(lobby, async () => before => ({ ...before, ...part }));
  };
  return (
    <section class="table-panel cut panel">
      {options.modules.challenge === undefined && (
        <>
          <span class="small muted">{say('table.level')}</span>
          <Choice
            label={say('table.level')}
            value={options.level}
            choices={LEVELS.map(id => ({ id: id as string, text: say(`level.${id}`) }))}
            onChoose={level => set({ level })}
          />
        </>
      )}
      <span class="small muted">{say('table.pace')}</span>
      <Choice
        label={say('table.pace')}
        value={options.pace}
        choices={PACES.map(id => ({ id: id as string, text: say(`pace.${id}`) }))}
        onChoose={pace => set({ pace })}
      />
      <span class="small muted">{say('table.clock')}</span>
      <Choice
        label={say('table.clock')}
        value={options.clock}
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
            onChoose={how => void lobby.setStandIn(how === 'bot')}
          />
          {!standIn && (
            <p class="small muted clock-hint" role="status">
              {say('table.awayStill.hint')}
            </p>
          )}
        </>
      )}
    </section>
  );
};
