import { useComputed, useSignal } from '@preact/signals';
import { clockTime } from '@templefall/texts';
import { useLayoutEffect } from 'preact/hooks';
import { Icon } from '../../../ui/Icon.tsx';
import { words } from '../../../words/words.ts';
import { clockFaceOf, fuseOf } from '../model/clock.ts';
import { Fuse } from '../screen/Fuse.tsx';
import { boxWords } from '../words.ts';
import { type Box, countdownsOf, fallOf, isRunning, paused, started } from './box.ts';
import { HeldButton } from './HeldButton.tsx';
import type { useBoxSound } from './useBoxSound.ts';

/** The clock takes a third of the screen and more; below it, what one does with it. */
export const BoxClock = ({
  box,
  time,
  sound,
  onChange,
}: {
  box: Box;
  time: number;
  sound: ReturnType<typeof useBoxSound>;
  onChange: (box: Box | undefined) => void;
}) => {
  const { say } = boxWords.value;
  const countdowns = countdownsOf(box);
  const runs = isRunning(box);
  const hasFallen = time >= fallOf(box);
  const face = clockFaceOf({ countdowns }, time, words.value);
  const at = useSignal(time);
  useLayoutEffect(() => {
    at.value = time;
  }, [time]);
  const fuse = useComputed(() => fuseOf({ countdowns }, at.value));
  const go = (): void => {
    const next = runs ? paused(box, Date.now()) : started(box, Date.now());
    if (!runs) void sound.open(next);
    onChange(next);
  };
  return (
    <section class="box-time" aria-label={words.value.say('play.clock')}>
      <div class="box-clock">
        <span class={`clock ${runs || hasFallen ? '' : 'hollow'}`} role="timer">
          {clockTime(Math.max(0, fallOf(box) - time))}
        </span>
        <Fuse fuse={fuse} labels />
        <p class="box-next" aria-live="polite">
          {hasFallen ? (
            <span>{say('box.fallen')}</span>
          ) : (
            face.next && (
              <>
                <span>{face.next.label}</span> <b class="num">{face.next.time}</b>
              </>
            )
          )}
        </p>
      </div>
      <div class="box-buttons">
        <HeldButton icon="reroll" text={say('box.reset')} onHeld={() => onChange(undefined)} />
        {!hasFallen && (
          <button type="button" class="box-go m-lit cut press" onClick={go}>
            <b>{runs ? words.value.say('play.pause') : say(time > 0 ? 'box.resume' : 'box.goOn')}</b>
          </button>
        )}
        <button type="button" class="btn cut press" onClick={() => void sound.open(box).then(opened => opened?.test())}>
          <Icon id="gong" size={28} colour="#b98a4c" /> {say('box.test')}
        </button>
      </div>
    </section>
  );
};
