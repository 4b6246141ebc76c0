import { useMemo, useState } from 'preact/hooks';
import { beaten } from '../../play/beaten.ts';
import type { Gathering } from '../../play/gathering.ts';
import { byLevel, type ChallengeRow, challengeRows, withAssists } from '../../play/model/challenges.ts';
import { MODULE_ART } from '../../play/model/contentArt.ts';
import { assistsOf, settings } from '../../settings/settings.ts';
import { layout } from '../../shell/layout.ts';
import { Icon } from '../../ui/Icon.tsx';
import { words } from '../../words/words.ts';

/** Twenty-six challenges by level; free play is none of them. */
export const ChallengePanel = ({ gathering }: { gathering: Gathering }) => {
  const { say } = words.value;
  const rows = useMemo(challengeRows, []);
  const levels = useMemo(() => byLevel(rows), [rows]);
  const { wishes, isHost } = gathering.view.value;
  const chosen = typeof wishes.modules.challenge === 'string' ? wishes.modules.challenge : undefined;
  const [level, setLevel] = useState(chosen?.slice(0, 1) ?? '1');
  const small = layout.value.width < 1180;
  const choose = (id: string | undefined) => () =>
    void gathering.wish(
      withAssists({ ...wishes, level: 'normal', modules: id ? { challenge: id } : {} }, assistsOf(settings.value)),
    );
  const shown = [...levels].filter(([name]) => name !== 'ultimate' && (!small || name === level));
  return (
    <section class="challenges">
      <div class="lobby-title">
        <h2>{say('table.challenge')}</h2>
        <span class="small muted">{say('table.beaten', { n: beaten.value.length, most: rows.length })}</span>
      </div>
      <div class="cut panel">
        {small && (
          <div class="levels">
            {[...levels.keys()]
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
            {all.map(row => (
              <ChallengeButton
                key={row.id}
                row={row}
                isChosen={row.id === chosen}
                isOpen={isHost}
                onChoose={choose(row.id)}
              />
            ))}
          </div>
        ))}
        <div class="level-row last">
          <button
            type="button"
            class={`challenge wide ${chosen === 'ultimate' ? 'on' : ''}`}
            aria-pressed={chosen === 'ultimate'}
            disabled={!isHost}
            onClick={choose('ultimate')}
          >
            <Icon id="ui-skull" size={18} /> <b>{say('table.ultimate')}</b>
          </button>
          <button
            type="button"
            class={`challenge wide ${chosen ? '' : 'on'}`}
            aria-pressed={!chosen}
            disabled={!isHost}
            onClick={choose(undefined)}
          >
            <b>{say('table.freePlay')}</b>
          </button>
        </div>
      </div>
    </section>
  );
};

const ChallengeButton = ({
  row,
  isChosen,
  isOpen,
  onChoose,
}: {
  row: ChallengeRow;
  isChosen: boolean;
  isOpen: boolean;
  onChoose: () => void;
}) => {
  const { say, list } = words.value;
  const isBeaten = beaten.value.includes(row.id);
  const parts = [
    ...row.modules.map(id => say(`module.${id}`)),
    ...(row.quests ? [say('table.quests', { n: row.quests })] : []),
    ...(row.gems ? [say('table.moreGems', { n: row.gems })] : []),
    ...(isBeaten ? [say('table.wasBeaten')] : []),
  ];
  return (
    <button
      type="button"
      class={`challenge ${isChosen ? 'on' : ''} ${isBeaten ? 'done' : ''}`}
      aria-pressed={isChosen}
      disabled={!isOpen}
      onClick={onChoose}
    >
      <span class="unseen">
        {row.id}: {list(parts)}
      </span>
      <b aria-hidden="true">{row.id}</b>
      {row.gems > 0 && (
        <em class="num" aria-hidden="true">
          +{row.gems}
        </em>
      )}
      <span aria-hidden="true">
        {row.modules.map(id => (
          <Icon key={id} id={MODULE_ART[id][0]} size={14} colour={isChosen ? 'var(--ink)' : MODULE_ART[id][1]} />
        ))}
        {row.quests > 0 && <Icon id="quest" size={14} colour={isChosen ? 'var(--ink)' : '#d3a86c'} />}
      </span>
      {isBeaten && (
        <i>
          <Icon id="ui-check" size={11} />
        </i>
      )}
    </button>
  );
};
