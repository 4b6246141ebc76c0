import { Icon, Pawn } from '../../../ui/Icon.tsx';
import { words } from '../../../words/words.ts';
import { pawnOf } from '../model/pawn.ts';
import type { Screen } from './screen.ts';
import type { Play } from './usePlay.ts';

/** Whoever is out rolls no more. One die may go to somebody inside; then there is watching, finding and calling. */
export const Outside = ({ play, screen }: { play: Play; screen: Screen }) => {
  const { hand, session, names } = play;
  const view = session.view.value;
  const player = hand && view.players[hand.seat];
  if (!player) return null;
  const { say } = words.value;
  const mayGive = !player.gave && player.dice.length > 0;
  return (
    <section class="outside cut m-jade" aria-label={say('where.out')}>
      <p>
        <Icon id="exit" size={44} colour="#ffe2a8" />
        <span>{say(mayGive ? 'act.giveDie.ask' : 'out.watch')}</span>
      </p>
      {mayGive && (
        <div class="gift">
          {view.players.map((other, seat) =>
            other.spot === undefined ? null : (
              <button
                type="button"
                key={seat}
                class="btn m-agree cut press"
                onClick={() => hand.send({ type: 'giveDie', seat: hand.seat, to: seat })}
              >
                <Pawn pawn={pawnOf(other, session.players.value)} size={30} /> {names.value[seat]}
              </button>
            ),
          )}
        </div>
      )}
      <div class="row">
        <button type="button" class="btn cut press" onClick={screen.openPings}>
          <Icon id="ui-here" size={20} /> {say('ping.title')}
        </button>
        <button type="button" class="btn cut press" onClick={screen.guide.findHelp}>
          <Icon id="ui-help" size={20} /> {say('play.findHelp')}
        </button>
      </div>
    </section>
  );
};
