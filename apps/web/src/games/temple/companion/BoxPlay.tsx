import { useEffect, useState } from 'preact/hooks';
import { hrefOf } from '../../../shell/router.ts';
import { keepAwake } from '../../../shell/wakeLock.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { lazy, Nothing } from '../../../ui/loading/lazy.tsx';
import { words } from '../../../words/words.ts';
import { boxWords } from '../words.ts';
import { BoxCards } from './BoxCards.tsx';
import { BoxClock } from './BoxClock.tsx';
import { BoxDepot } from './BoxDepot.tsx';
import { type Box, countdownsOf, isRunning } from './box.ts';
import { HandOn } from './HandOn.tsx';
import { useBoxSound } from './useBoxSound.ts';
import { useBoxTime } from './useBoxTime.ts';

const SettingsSheet = lazy(
  () => import('../../../settings/SettingsSheet.tsx').then(module => module.SettingsSheet),
  Nothing,
);

/** Beside the box: readable from three metres, and nothing to touch but what the table needs. */
export const BoxPlay = ({ box, onChange }: { box: Box; onChange: (box: Box | undefined) => void }) => {
  const { say } = boxWords.value;
  const [open, setOpen] = useState<'settings' | 'handOn'>();
  const [isAwake, setIsAwake] = useState(true);
  const sound = useBoxSound(box);
  const time = useBoxTime(box);
  const runs = isRunning(box);
  useEffect(() => (runs ? keepAwake(setIsAwake) : undefined), [runs]);
  const isAlarm = runs && countdownsOf(box).some(({ opens, ends }) => time >= opens && time < ends);
  const has = (part: Box['parts'][number]): boolean => box.parts.includes(part);
  return (
    <main class={`box-play ${isAlarm ? 'alarm' : ''} ${has('clock') ? '' : 'no-clock'}`}>
      <header>
        <a class="tool cut press" href={hrefOf()} aria-label={words.value.say('app.home')}>
          <span style={{ transform: 'rotate(180deg)', display: 'grid' }}>
            <Icon id="ui-chev" size={18} />
          </span>
        </a>
        <h1>{say('box.title')}</h1>
        <button
          type="button"
          class="tool cut press"
          aria-label={say('box.handOver')}
          title={say('box.handOver')}
          onClick={() => setOpen('handOn')}
        >
          <Icon id="ui-phone" size={20} />
        </button>
        <button
          type="button"
          class="tool cut press"
          aria-label={words.value.say('play.settings')}
          title={words.value.say('play.settings')}
          onClick={() => setOpen('settings')}
        >
          <Icon id="ui-sound" size={20} />
        </button>
      </header>
      {!isAwake && (
        <p class="box-note cut" role="status">
          {say('box.awake')}
        </p>
      )}
      {has('clock') && <BoxClock box={box} time={time} sound={sound} onChange={onChange} />}
      <div class="box-side">
        {has('gems') && <BoxDepot box={box} onChange={onChange} />}
        <BoxCards box={box} onChange={onChange} />
        {!has('clock') && (
          <button type="button" class="btn m-quiet cut press" onClick={() => onChange(undefined)}>
            <Icon id="reroll" size={20} /> {say('box.reset')}
          </button>
        )}
      </div>
      {open === 'settings' && <SettingsSheet onClose={() => setOpen(undefined)} />}
      {open === 'handOn' && <HandOn box={box} onClose={() => setOpen(undefined)} />}
    </main>
  );
};
