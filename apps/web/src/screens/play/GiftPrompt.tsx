import { pawnOf } from '../../play/model/pawn.ts';
import type { Play } from '../../play/usePlay.ts';
import { Pawn } from '../../ui/Icon.tsx';
import { words } from '../../words/words.ts';

/** Whoever is out may give one die to somebody inside. */
export const GiftPrompt = ({ play }: { play: Play }) => {
  const { hand, table, names } = play;
  const view = table.view.value;
  const player = hand && view.players[hand.seat];
  if (!player || player.spot || player.gave || view.ended || player.dice.length === 0) return null;
  const { say } = words.value;
  return (
    <section class="gift cut m-jade">
      <p>{say('act.giveDie.ask')}</p>
      <div class="row">
        {view.players.map((other, seat) =>
          other.spot === undefined ? null : (
            <button
              type="button"
              key={seat}
              class="btn cut press"
              onClick={() => hand.send({ type: 'giveDie', seat: hand.seat, to: seat })}
            >
              <Pawn pawn={pawnOf(other, table.sitters.value)} size={26} /> {names.value[seat]}
            </button>
          ),
        )}
      </div>
    </section>
  );
};
