import type { CursedField, State } from '@templefall/rollwrite';
import { CURSED_FIELDS } from '@templefall/rollwrite';
import { Icon } from '../../../ui/Icon.tsx';
import { Die } from '../dice/Die.tsx';
import './tracks.css';

/** The three cursed fields, from left to right. A field that can be healed is a button. */
export const CursedDice = ({
  cursed,
  labels,
  nameOf,
  size = 32,
  onHeal,
  canHeal = () => false,
}: {
  cursed: State['cursed'];
  /** What stands below each field; absent where there is no room for words. */
  labels?: readonly string[];
  nameOf: (field: CursedField, dice: number) => string;
  size?: number;
  onHeal?: ((field: CursedField) => void) | undefined;
  canHeal?: (field: CursedField) => boolean;
}) => (
  <div class="rw-cursed">
    {CURSED_FIELDS.map((field, index) => {
      const dice = cursed[index] ?? 0;
      const isOpen = onHeal !== undefined && canHeal(field);
      const name = [...(labels?.[index] ? [labels[index]] : []), nameOf(field, dice)].join(': ');
      const drawn = (
        <>
          <b>
            {dice > 3 ? (
              <>
                <Die face="black" size={size} isSmall />
                <span class="num" aria-hidden="true">
                  ×{dice}
                </span>
              </>
            ) : (
              Array.from({ length: dice }, (_, die) => (
                <Die key={die} face="black" size={dice > 2 ? size * 0.62 : dice > 1 ? size * 0.8 : size} isSmall />
              ))
            )}
          </b>
          {labels && <em>{labels[index]}</em>}
        </>
      );
      return (
        <>
          {index > 0 && <Icon id="ui-chev" size={14} colour="#8f8062" />}
          {isOpen ? (
            <button type="button" class="rw-field cut m-near press" aria-label={name} onClick={() => onHeal(field)}>
              {drawn}
              <span class="rw-heals">
                <Icon id="heal" size={18} colour="#ff7c8d" />
              </span>
            </button>
          ) : (
            <span class="rw-field cut m-sunk" role="img" aria-label={name}>
              {drawn}
            </span>
          )}
        </>
      );
    })}
  </div>
);
