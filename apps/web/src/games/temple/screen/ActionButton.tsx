import { grouped } from '@templefall/kit';
import { Chip } from '../../../ui/Face.tsx';
import { Chips, Icon, Pawn, type Price } from '../../../ui/Icon.tsx';
import { memo } from '../../../ui/memo.ts';
import { TURN } from '../board/DoorSeal.tsx';
import { deedName } from '../hand/deedName.ts';
import type { ActionModel } from '../model/actions.ts';
import './actions.css';

/** Labels with more letters leave three symbols only the room of two, and a drawing none; large ones sooner. */
const LONG = { plain: 12, big: 10 };

interface ActionButtonProps {
  readonly action: ActionModel;
  readonly number?: number;
  readonly big?: boolean;
  /** Who helps and the price stand below the label: if that is long, or always. */
  readonly stack?: 'long' | 'always' | undefined;
  readonly onTap: (action: ActionModel) => void;
}

/** Something to aim at or to do: lit when payable, dashed chips when short, quiet when far. */
export const ActionButton = memo(
  (props: ActionButtonProps) => <ActionLook {...props} />,
  (was, is) =>
    was.action === is.action &&
    was.number === is.number &&
    was.big === is.big &&
    was.stack === is.stack &&
    was.onTap === is.onTap,
);

const ActionLook = ({ action, number, big = false, stack, onTap }: ActionButtonProps) => {
  const { reach } = action.goal;
  const isLong = action.title.length > LONG[big ? 'big' : 'plain'];
  const isStacked = stack === 'always' || (stack === 'long' && isLong);
  const isTight = !isStacked && isLong && action.price.length === 3 && !action.side;
  return (
    <button
      type="button"
      class={`act cut press ${reach} ${reach === 'go' ? 'm-warm' : 'm-quiet'} ${action.isAim ? 'aim' : ''} ${isLong ? 'long' : ''} ${isStacked ? 'stacked' : ''}`}
      data-deed={deedName(action.goal.command)}
      aria-pressed={action.isAim}
      aria-keyshortcuts={number === undefined ? undefined : String(number)}
      onClick={() => onTap(action)}
    >
      <span class="unseen">{action.label}</span>
      <span class="seen" aria-hidden="true">
        {number !== undefined && <span class="keycap">{number}</span>}
        {!isTight && (
          <span
            class={`act-icon ${big ? 'big' : ''} ${action.side ? 'turned' : ''}`}
            style={action.side ? { transform: `rotate(${TURN[action.side]}deg)` } : undefined}
          >
            <Icon
              id={action.icon}
              size={big ? 26 : 20}
              colour={action.icon === 'gem' ? 'var(--gem)' : 'currentColor'}
            />
          </span>
        )}
        <span class="act-text">
          <b>{action.title}</b>
          {big && action.note && (
            <i>
              {action.friends.map(pawn => (
                <Pawn key={pawn} pawn={pawn} size={16} />
              ))}
              <span>{action.note}</span>
            </i>
          )}
        </span>
        <span class={`act-pay ${isTight ? 'in-rows' : ''}`}>
          {!big && action.friends.map(pawn => <Pawn key={pawn} pawn={pawn} size={20} />)}
          <PriceTag price={action.price} size={big ? 26 : 24} />
        </span>
      </span>
    </button>
  );
};

/** Two chips are shown one by one; more as a number of each kind. */
const PriceTag = ({ price, size }: { price: readonly Price[]; size: number }) => {
  if (price.length <= 3) return <Chips price={price} size={price.length === 3 ? size - 4 : size} />;
  return (
    <span class="count-price">
      {[...grouped(price, one => one.face)].map(([face, all]) => {
        const have = all.filter(one => !one.missing).length;
        return (
          <span key={face}>
            <b class="num">{have === all.length ? all.length : `${have}/${all.length}`}</b>
            <Chip face={face} size={size - 2} />
          </span>
        );
      })}
    </span>
  );
};
