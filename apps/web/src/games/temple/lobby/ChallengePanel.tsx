import { CHALLENGES } from '@templefall/temple/challenges';
import { useState } from 'preact/hooks';
import { choose } from '../../../lobby/choices.ts';
import { useTable } from '../../../lobby/useTable.ts';
import { assistsOf, settings } from '../../../settings/settings.ts';
import { layout } from '../../../shell/layout.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { words } from '../../../words/words.ts';
import { type Challenge, LEVELS_OF_CHALLENGES } from '../model/challenges.ts';
import { MODULE_FACES } from '../modules/registry.ts';

import type { TempleLobby } from '../options.ts';
import { loadRules } from './loadRules.ts';
import { wonChallenges } from './wonChallenges.ts';

/** In the order in which they stand on a button; quests come last, as a number. */
const SHOWN = ['curses', 'treasures', 'characters', 'illusions'] as const;

/** Twenty-six challenges by level; free play is none of them. */
export const ChallengePanel = ({ lobby }: { lobby: TempleLobby }) => {
  const { say } = words.value;
  const { options, isHost } = useTable(lobby);
  const chosen = typeof options.modules.challenge === 'string' ? options.modules.challenge : undefined;
  const [level, setLevel] = useState(chosen?.slice(0, 1) ?? '1');
  const small = layout.value.width < 1180;
  const take = (id?: string): Promise<void> =>
    choose(lobby, async () => {
      const { withAssists } = await loadRules();
      const modules = id ? { challenge: id } : {};
      return before => withAssists({ ...before, level: 'normal', modules }, assistsOf(settings.value));
    });
  const shown = [...LEVELS_OF_CHALLENGES].filter(([name]) => name !== 'ultimate' && (!small || name === level));
  const buttonOf = (challenge: Challenge) => (
    <ChallengeButton
      key={challenge.id}
      challenge={challenge}
      isChosen={challenge.id === chosen}
      isOpen={isHost}
      onChoose={() => void take(challenge.id)}
    />
  );
  return (
    <section class="challenges">
      <div class="lobby-title">
        <h2>{say('table.challenge')}</h2>
        <span class="small muted">
          {say('table.beaten', { n: wonChallenges.value.length, most: CHALLENGES.length })}
        </span>
      </div>
      <div class="cut panel">
        {small && (
          <div class="levels">
            {[...LEVELS_OF_CHALLENGES.keys()]
              .filter(name => name !== 'ultimate')
              .map(name => (
                <button
                  type="button"
                  key={name}
                  class={name === level ? 'on' : ''}
                  aria-pressed={name === level}
                  onClick={() => setLevel(name)}
                >
                  {name}
                </button>
              ))}
          </div>
        )}
        {shown.map(([name, all]) => (
          <div key={name} class="level-row">
            <b class="level-name">{name}</b>
            {all.map(buttonOf)}
          </div>
        ))}
        <div class="level-row last">
          {LEVELS_OF_CHALLENGES.get('ultimate')?.map(buttonOf)}
          <button
            type="button"
            class={`challenge wide ${chosen ? '' : 'on'}`}
            aria-pressed={!chosen}
            disabled={!isHost}
            onClick={() => void take()}
          >
            <b>{say('table.freePlay')}</b>
          </button>
        </div>
      </div>
    </section>
  );
};

const ChallengeButton = ({
  challenge: { id, modules: columns, quests, gems },
  isChosen,
  isOpen,
  onChoose,
}: {
  challenge: Challenge;
  isChosen: boolean;
  isOpen: boolean;
  onChoose: () => void;
}) => {
  const { say } = words.value;
  const modules = SHOWN.filter(module => columns.includes(module));
  const isBeaten = wonChallenges.value.includes(id);
  const isLast = id === 'ultimate';
  const name = isLast ? say('table.ultimate') : id;
  const parts = [
    ...modules.map(module => say(`module.${module}`)),
    ...(quests ? [say('table.quests', { n: quests })] : []),
    ...(gems ? [say('table.moreGems', { n: gems })] : []),
    ...(isBeaten ? [say('table.wasBeaten')] : []),
  ];
  return (
    <button
      type="button"
      class={`challenge ${isLast ? 'wide' : ''} ${isChosen ? 'on' : ''} ${isBeaten ? 'done' : ''}`}
      aria-pressed={isChosen}
      disabled={!isOpen}
      onClick={onChoose}
    >
      {/* No list of Intl's: making the first one takes a slow phone longer than all the rest of the table. */}
      <span class="unseen">
        {name}: {parts.join(', ')}
      </span>
      {isLast && <Icon id="ui-skull" size={18} />}
      <b aria-hidden="true">{name}</b>
      {gems > 0 && !isLast && (
        <em class="num" aria-hidden="true">
          +{gems}
        </em>
      )}
      <span aria-hidden="true">
        {modules.map(module => (
          <Icon
            key={module}
            id={MODULE_FACES[module].icon}
            size={14}
            colour={isChosen ? 'var(--ink)' : MODULE_FACES[module].colour}
          />
        ))}
        {quests > 0 && <Icon id="quest" size={14} colour={isChosen ? 'var(--ink)' : '#d3a86c'} />}
      </span>
      {isBeaten && (
        <i>
          <Icon id="ui-check" size={11} />
        </i>
      )}
    </button>
  );
};
