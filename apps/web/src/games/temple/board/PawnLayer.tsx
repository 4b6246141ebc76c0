import { Icon } from '../../../ui/Icon.tsx';
import { memo } from '../../../ui/memo.ts';
import type { BoardPawn, BoardPiece } from '../model/board.ts';

/** The adventurers. They slide when their place changes, whoever moved them. */
export const PawnLayer = memo(
  ({ pawns, pieces }: { pawns: readonly BoardPawn[]; pieces: readonly BoardPiece[] }) => (
    <div class="pawns" aria-hidden="true">
      {pieces.map(piece => (
        <span key={piece.id} class={`pawn piece ${piece.id}`} style={{ '--x': piece.x, '--y': piece.y }}>
          <svg viewBox="0 0 64 64" aria-hidden="true">
            <use href={`#${piece.id}`} />
          </svg>
        </span>
      ))}
      {pawns.map(pawn => (
        <span
          key={pawn.seat}
          data-seat={pawn.seat}
          class={`pawn ${pawn.isMe ? 'me' : ''} ${pawn.isStuck ? 'stuck' : ''}`}
          style={{ '--x': pawn.x, '--y': pawn.y, color: `var(--p${pawn.pawn})` }}
        >
          <i class="foot" />
          <svg viewBox="0 0 64 64" aria-hidden="true">
            <use href={`#pawn${pawn.pawn}`} />
          </svg>
          {pawn.isStuck && (
            <span class="alert">
              <Icon id="ui-help" size={18} colour="var(--alarm)" />
            </span>
          )}
        </span>
      ))}
    </div>
  ),
  (was, is) => was.pawns === is.pawns && was.pieces === is.pieces,
);
