import { Icon } from '../../../ui/Icon.tsx';
import type { GainChip } from '../model/chips.ts';

/** What a move brings, as chips: stone for a box, jade for a gem, dull red for what is lost. */
export const Chips = ({ chips }: { chips: readonly GainChip[] }) => (
  <span class="rw-chips">
    {chips.map(({ icon, colour, text, kind }, index) => (
      <span key={index} class={`rw-chip ${kind}`}>
        {icon && <Icon id={icon} size={18} {...(colour && { colour })} />}
        {text}
      </span>
    ))}
  </span>
);
