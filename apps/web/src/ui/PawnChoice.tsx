import { words } from '../words/words.ts';
import { PAWNS, Pawn, type PawnArt } from './Icon.tsx';

/** One of the six figures; those of others cannot be had. */
export const PawnChoice = ({
  chosen,
  taken,
  size,
  large = false,
  onChoose,
}: {
  chosen: PawnArt;
  taken: readonly PawnArt[];
  size: number;
  large?: boolean;
  onChoose: (pawn: PawnArt) => void;
}) => {
  const { say } = words.value;
  return (
    <div class={`pawn-choice ${large ? 'large' : ''}`} role="radiogroup" aria-label={say('join.pawn')}>
      {PAWNS.map(pawn => (
        // biome-ignore lint/a11y/useSemanticElements: a radio button that looks like a pawn
        <button
          type="button"
          key={pawn}
          role="radio"
          aria-checked={pawn === chosen}
          aria-label={say('table.pawn', { n: pawn })}
          disabled={taken.includes(pawn)}
          onClick={() => onChoose(pawn)}
        >
          <Pawn pawn={pawn} size={size} />
        </button>
      ))}
    </div>
  );
};
