import { Cross } from './chalk.tsx';
import './tracks.css';

/** The rounds of the game: those that are over are crossed off. */
export const Rounds = ({
  rounds,
  round,
  label,
  size = 34,
}: {
  rounds: number;
  round: number;
  label: string;
  size?: number;
}) => (
  <span class="rw-rounds" role="img" aria-label={label}>
    {Array.from({ length: rounds }, (_, index) => (
      <span
        key={index}
        class={index + 1 === round ? 'now' : ''}
        style={{ width: `${size}px`, height: `${size}px`, fontSize: `${Math.round(size * 0.56)}px` }}
      >
        {index + 1 < round ? <Cross size={size * 0.68} seed={index} /> : index + 1}
      </span>
    ))}
  </span>
);
