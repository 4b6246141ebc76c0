import { TURN } from '../board/DoorSeal.tsx';
import type { ActionModel } from '../play/model/actions.ts';
import { Chip, Chips, Icon, Pawn, type Price } from './Icon.tsx';
import './actions.css';

/** Something to aim at or to do: lit when payable, dashed chips when short, quiet when far. */
export const ActionButton = ({
  action,
  number,
  big = false,
  onTap,
}: {
  action: ActionModel;
  number?: number;
  big?: boolean;
  onTap: (action: ActionModel) => void;
}) => {
  const { reach } = action.goal;
  return (
    <button
      type="button"
      class={`act cut press ${reach} ${reach === 'go' ? 'm-warm' : 'm-quiet'} ${action.isAim ? 'aim' : ''}`}
      aria-label={action.label}
      aria-pressed={action.isAim}
      aria-keyshortcuts={number === undefined ? undefined : String(number)}
      onClick={() => onTap(action)}
    >
      {number !== undefined && <span class="keycap">{number}</span>}
      <span class="act-icon" style={action.side ? { transform: `rotate(${TURN[action.side]}deg)` } : undefined}>
        <Icon id={action.icon} size={big ? 26 : 20} colour={action.icon === 'gem' ? 'var(--gem)' : 'currentColor'} />
      </span>
      <span class="act-text">
        <b>{action.title}</b>
        {big && action.note && (
          <i>
            {action.friends.map(pawn => (
              <Pawn key={pawn} pawn={pawn} size={16} />
            ))}
            {action.note}
          </i>
        )}
      </span>
      {!big && action.friends.map(pawn => <Pawn key={pawn} pawn={pawn} size={22} />)}
      <PriceTag price={action.price} size={big ? 26 : 24} />
    </button>
  );
};

/** Three chips or fewer are shown one by one; more of one kind as a number. */
const PriceTag = ({ price, size }: { price: readonly Price[]; size: number }) => {
  const [first] = price;
  if (!first) return null;
  if (price.length <= 2) return <Chips price={price} size={size} />;
  if (price.some(one => one.face !== first.face)) return <Chips price={price} size={size - 4} />;
  const have = price.filter(one => !one.missing).length;
  return (
    <span class="count-price">
      <b class="num">{have === price.length ? price.length : `${have}/${price.length}`}</b>
      <Chip face={first.face} size={size} />
    </span>
  );
};
