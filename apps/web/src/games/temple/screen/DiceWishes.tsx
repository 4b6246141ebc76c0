import { MiniDie } from '../../../ui/dice/Die.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { words } from '../../../words/words.ts';
import { diceLooks } from '../model/dice.ts';
import type { Standstill } from './standstill.ts';
import type { Play } from './usePlay.ts';

/** What one says of one's own dice: whether friends may pay with them, and which goes first when one is lost. */
export const DiceWishes = ({ play: { session, hand }, standstill }: { play: Play; standstill: Standstill }) => {
  const view = session.view.value;
  const player = hand && view.players[hand.seat];
  /** Practice has no doors that slam, but a curse may take a die there too (TM1.5). */
  const mayLose = view.countdowns.length > 0 || 'curses' in view.modules;
  const hasFriends = view.players.length > 1;
  if (!hand || !player?.spot || !(mayLose || hasFriends)) return null;
  const { say } = words.value;
  const { seat, send } = hand;
  const own = { held: hand.held.value, throws: hand.throws.value };
  const looks = diceLooks(player, hand.moment.value, own).filter(({ state }) => state !== 'lost');
  return (
    <section class="dice-wishes">
      {hasFriends && (
        <button
          type="button"
          class="btn cut press"
          aria-pressed={player.sharing}
          onClick={() => send({ type: 'share', seat, sharing: !player.sharing })}
        >
          <Icon id={player.sharing ? 'ui-check' : 'ui-lock'} size={18} /> {say('dice.share')}
        </button>
      )}
      {mayLose && (
        <fieldset>
          <legend>{say('dice.firstLost')}</legend>
          {player.dice.map(({ id }, i) => {
            const isMarked = player.marked === id;
            const look = looks[i];
            return (
              <button
                type="button"
                key={id}
                class={`first-lost press ${isMarked ? 'on' : ''}`}
                aria-pressed={isMarked}
                onClick={() => {
                  standstill.lift();
                  send({ type: 'markDie', seat, ...(!isMarked && { die: id }) });
                }}
              >
                <span class="unseen">{say('dice.firstLostIs', { n: i + 1 })}</span>
                {look && <MiniDie die={look} size={40} />}
              </button>
            );
          })}
        </fieldset>
      )}
    </section>
  );
};
