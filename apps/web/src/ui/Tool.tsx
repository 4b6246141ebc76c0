import { Icon } from './Icon.tsx';

/** A square with a drawing on it. What it does is said by its label. */
export const Tool = ({
  icon,
  size = 20,
  label,
  shortcut,
  isPressed,
  onTap,
}: {
  icon: string;
  size?: number;
  label: string;
  shortcut?: string;
  isPressed?: boolean;
  onTap: () => void;
}) => (
  <button
    type="button"
    class="tool cut press"
    aria-label={label}
    aria-keyshortcuts={shortcut}
    aria-pressed={isPressed}
    onClick={onTap}
  >
    <Icon id={icon} size={size} />
  </button>
);
