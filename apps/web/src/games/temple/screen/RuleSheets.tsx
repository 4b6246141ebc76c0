import { FACES } from '@templefall/temple';
import { Icon } from '../../../ui/Icon.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { words } from '../../../words/words.ts';
import { FACE_TO_ART } from '../model/faces.ts';
import { RuleLink } from './RuleLink.tsx';
import type { Rule, Screen } from './screen.ts';
import type { Play } from './usePlay.ts';

/** One rule by itself. */
export const RuleSheet = ({ rule, screen, onClose }: { rule: Rule; screen: Screen; onClose: () => void }) => (
  <Sheet title={rule.title} onClose={onClose}>
    <div class="room-sheet">
      <Icon id={rule.icon} size={64} {...(rule.colour && { colour: rule.colour })} />
      <div class="grow">
        {rule.lines.map(line => (
          <p key={line}>{line}</p>
        ))}
        {rule.at && <RuleLink screen={screen} at={rule.at} />}
      </div>
    </div>
  </Sheet>
);

/** Every symbol of dice and rooms that is in play, with what it does. */
export const SymbolSheet = ({ play, onClose }: { play: Play; onClose: () => void }) => {
  const { say } = words.value;
  const { modules, countdowns } = play.session.view.value;
  const rows = [
    ...FACES.map(face => ({
      icon: `die-${FACE_TO_ART[face]}`,
      name: say(`face.${face}`),
      rule: say(`face.${face}.rule`),
    })),
    { icon: 'gem', colour: 'var(--gem)', name: say('symbol.gem'), rule: say('symbol.gem.rule') },
    ...(countdowns.length > 0 ? [{ icon: 'gong', name: say('symbol.gong'), rule: say('symbol.gong.rule') }] : []),
    ...('curses' in modules
      ? [{ icon: 'curse', colour: 'var(--curse)', name: say('symbol.curse'), rule: say('module.curses.rule') }]
      : []),
    ...('treasures' in modules
      ? [{ icon: 'chest', colour: 'var(--treasure)', name: say('symbol.chest'), rule: say('module.treasures.rule') }]
      : []),
    ...('quests' in modules
      ? [{ icon: 'quest', colour: '#d3a86c', name: say('module.quests'), rule: say('module.quests.rule') }]
      : []),
    { icon: 'exit', colour: '#d9c9a6', name: say('room.exit'), rule: say('room.exit.rule') },
    { icon: 'start', colour: '#d9c9a6', name: say('room.start'), rule: say('room.start.rule') },
  ];
  return (
    <Sheet title={say('symbol.title')} onClose={onClose}>
      <dl class="symbols">
        {rows.map(row => (
          <div key={row.icon}>
            <Icon id={row.icon} size={40} {...('colour' in row && row.colour && { colour: row.colour })} />
            <dt>{row.name}</dt>
            <dd>{row.rule}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
};
