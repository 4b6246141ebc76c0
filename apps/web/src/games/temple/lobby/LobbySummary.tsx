import { CLOCKS, LEVELS, PACES } from '@templefall/temple';
import { Icon } from '../../../ui/Icon.tsx';
import { words } from '../../../words/words.ts';
import { challengeName } from '../model/challengeName.ts';
import { MODULE_FACES, MODULE_ORDER } from '../modules/registry.ts';

import type { TempleLobby } from '../options.ts';
import { clockHint } from './clockHint.ts';
import { questsIn, useChosen } from './useChosen.ts';

/** What will be played, for a big screen. */
export const LobbySummary = ({ lobby }: { lobby: TempleLobby }) => {
  const { say } = words.value;
  const { options } = lobby.view.value;
  const { challenge, on, gems } = useChosen(lobby);
  const level = LEVELS.find(id => id === options.level);
  const pace = PACES.find(id => id === options.pace);
  const clock = CLOCKS.find(id => id === options.clock);
  return (
    <section class="tv-choices cut panel">
      <h2>
        {challenge ? challengeName(words.value, challenge) : say('table.freePlay')}
        {gems !== undefined && (
          <span>
            <b class="num">{gems}</b>
            <Icon id="gem" size={50} colour="var(--gem)" />
          </span>
        )}
      </h2>
      <dl>
        {/* Challenges have no level of their own choosing (TC6). */}
        {!challenge && level && <Choice label={say('table.level')} value={say(`level.${level}`)} />}
        {pace && <Choice label={say('table.pace')} value={say(`pace.${pace}`)} />}
        {clock && (
          <Choice label={say('table.clock')} value={say(`clock.${clock}`)} hint={clockHint(clock, words.value)} />
        )}
      </dl>
      <ul>
        {MODULE_ORDER.filter(id => id in on).map(id => (
          <li key={id}>
            <Icon id={MODULE_FACES[id].icon} size={46} colour={MODULE_FACES[id].colour} />
            {id === 'quests' ? say('table.quests', { n: questsIn(on.quests) }) : say(`module.${id}`)}
          </li>
        ))}
      </ul>
    </section>
  );
};

const Choice = ({ label, value, hint }: { label: string; value: string; hint?: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>
      {value}
      {hint && <small>{hint}</small>}
    </dd>
  </div>
);
