import { useComputed } from '@preact/signals';
import { Icon } from '../../../ui/Icon.tsx';
import { words } from '../../../words/words.ts';
import { type QuestMark, questsOf } from '../model/quests.ts';
import type { Screen } from './screen.ts';
import type { Play } from './usePlay.ts';

/** Which quests bind the exit. A tap tells the rule of one. */
export const QuestPanel = ({ play, screen }: { play: Play; screen: Screen }) => {
  const quests = useComputed(() => questsOf(play.session.view.value, words.value));
  if (quests.value.length === 0) return null;
  const { say } = words.value;
  const tell = ({ cell, name, rule, icon, colour }: QuestMark): void => {
    const room = cell && play.board.value.rooms.find(one => one.cell === cell);
    if (room) screen.openRoom(room);
    else screen.tellRule({ title: name, lines: [rule], icon, colour });
  };
  const isOpen = quests.value.some(quest => !quest.isDone);
  return (
    <section class="cut panel quests">
      <div class="ph">
        <h3>{say('quests.title')}</h3>
        <span class={`end tag ${isOpen ? 'bad' : 'ok'}`}>
          <Icon id={isOpen ? 'ui-lock' : 'ui-check'} size={14} /> {say(isOpen ? 'quests.open' : 'quests.done')}
        </span>
      </div>
      <ul>
        {quests.value.map(quest => (
          <li key={quest.key} class={quest.isDone ? 'done' : ''}>
            <button type="button" class="press" onClick={() => tell(quest)}>
              <Icon id={quest.icon} size={26} colour={quest.colour} />
              <u>
                {quest.isDone ? (
                  <Icon id="ui-check" size={12} colour="var(--gem)" />
                ) : (
                  <Icon id="quest" size={17} colour="#d3a86c" />
                )}
              </u>
              <span class="unseen">{quest.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};
