import { Chips, Icon } from '../../../ui/Icon.tsx';
import { memo } from '../../../ui/memo.ts';
import { words } from '../../../words/words.ts';
import { deedName } from '../hand/deedName.ts';
import type { BoardDoor } from '../model/board.ts';

export const TURN = { N: 0, E: 90, S: 180, W: 270 } as const;

/** A doorway of my room: a round seal on large boards, a pill with its price on phones. Tapping it enters or aims. */
export const DoorSeal = memo(
  ({ door, number, isPill, onTap }: DoorProps) => {
    const { reach } = door.goal;
    return (
      <button
        type="button"
        class={`door ${isPill ? 'pill cut' : 'seal'} ${reach} ${door.isAim ? 'aim' : ''} side-${door.side}`}
        style={{ '--x': door.x, '--y': door.y }}
        data-deed={deedName(door.goal.command)}
        aria-pressed={door.isAim}
        // On a phone nothing is written here, and an attribute is not laid out at every roll as words would be.
        aria-label={isPill ? door.label : undefined}
        onClick={() => onTap(door)}
      >
        {!isPill && <span class="unseen">{door.label}</span>}
        <span class="arrow" style={{ transform: `rotate(${TURN[door.side]}deg)` }}>
          <Icon id="ui-arrow" size={18} />
        </span>
        {isPill && <Chips price={door.price} size={24} />}
        {!isPill && number !== undefined && (
          <b class="num" aria-hidden="true">
            {number}
          </b>
        )}
      </button>
    );
  },
  (was, is) => was.door === is.door && was.number === is.number && was.isPill === is.isPill && was.onTap === is.onTap,
);

interface DoorProps {
  readonly door: BoardDoor;
  readonly number?: number;
  readonly isPill: boolean;
  readonly onTap: (door: BoardDoor) => void;
}

/** The empty cell beyond a doorway. A pill says itself what the way there costs. */
export const NewRoom = ({ door, isPill, onTap }: Omit<DoorProps, 'number'>) => (
  <button
    type="button"
    tabIndex={-1}
    aria-hidden="true"
    class={`new-room ${door.goal.reach} ${door.isAim ? 'aim' : ''} side-${door.side}`}
    style={{ '--x': door.x - 0.5 + STEP[door.side][0], '--y': door.y - 0.5 + STEP[door.side][1] }}
    onClick={() => onTap(door)}
  >
    <span class="beyond">
      {!isPill && (
        <>
          <Chips price={door.price} size={30} />
          <b class="new-room-name">{words.value.say('board.newRoom')}</b>
        </>
      )}
    </span>
  </button>
);

/** From the doorway to the middle of the cell beyond it. */
const STEP = { N: [0, -0.5], E: [0.5, 0], S: [0, 0.5], W: [-0.5, 0] } as const;
