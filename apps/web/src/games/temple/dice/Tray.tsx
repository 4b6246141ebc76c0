import { Die } from '../../../ui/dice/Die.tsx';
import type { DieLook } from '../../../ui/dice/dieLook.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { memo } from '../../../ui/memo.ts';
import { words } from '../../../words/words.ts';
import { ART_TO_FACE } from '../model/faces.ts';

/** The hold keys of decision 22, in the order the dice lie. */
export const HOLD_KEYS = ['Q', 'W', 'E', 'R', 'T', 'Y', 'U', 'I'] as const;

export interface TrayProps {
  readonly dice: readonly DieLook[];
  readonly size: number;
  /** Key caps instead of words under free dice. */
  readonly keys?: boolean;
  readonly onTap: (die: number) => void;
}

/** One's own dice and nothing else. Tap to hold, tap again to let go. */
export const Tray = ({ dice, size, keys = false, onTap }: TrayProps) => (
  <fieldset class="dice" aria-label={words.value.say('dice.label')}>
    {dice.map((die, i) => (
      <Slot key={die.id} die={die} order={i} size={size} letter={keys ? HOLD_KEYS[i] : undefined} onTap={onTap} />
    ))}
  </fieldset>
);

interface SlotProps {
  readonly die: DieLook;
  readonly order: number;
  readonly size: number;
  readonly letter: string | undefined;
  readonly onTap: (die: number) => void;
}

/** Only the dice that changed are drawn anew. */
const Slot = memo(
  (props: SlotProps) => <SlotLook {...props} />,
  (was, is) =>
    was.die === is.die &&
    was.order === is.order &&
    was.size === is.size &&
    was.letter === is.letter &&
    was.onTap === is.onTap,
);

const SlotLook = ({ die, order, size, letter, onTap }: SlotProps) => {
  const { say } = words.value;
  const word = die.face ? say(`face.${ART_TO_FACE[die.face]}`) : say('dice.blank');
  const spoken = die.state === 'rolling' ? say('dice.rolling') : die.state === 'lost' ? say('dice.lost') : word;
  return (
    <button
      type="button"
      class={`slot ${die.state} ${die.isLeaving ? 'leaving' : ''}`}
      disabled={die.state === 'lost'}
      aria-pressed={die.state === 'held'}
      aria-keyshortcuts={letter}
      onPointerDown={event => {
        if (event.button === 0) onTap(die.id);
      }}
      onClick={event => {
        // A press by keyboard or screen reader comes without a pointer.
        if (event.detail === 0) onTap(die.id);
      }}
    >
      <span class="unseen">{say('dice.dieSays', { n: order + 1, face: spoken })}</span>
      <Die die={die} size={size} order={order} />
      {die.state === 'black' && (
        <span class="badge">
          <Icon id="ui-lock" size={16} />
        </span>
      )}
      <span class="cap" aria-hidden="true">
        <Caption die={die} letter={letter} />
      </span>
    </button>
  );
};

const Caption = ({ die: { state, isLeaving }, letter }: { die: DieLook; letter: string | undefined }) => {
  const { say } = words.value;
  if (isLeaving) return <>{say('dice.leaving')}</>;
  if (state === 'held')
    return (
      <>
        <Icon id="ui-pin" size={13} /> {say('dice.held')}
      </>
    );
  if (state === 'black') return <>{say('dice.cursed')}</>;
  if (state === 'blank') return <>{say('dice.blank')}</>;
  if (state === 'lost') return <>{say('dice.lost')}</>;
  return <span class={letter ? 'keycap' : ''}>{letter ?? say('dice.hold')}</span>;
};
