import type { Face } from '@templefall/rollwrite';
import { boxesLeft } from '@templefall/rollwrite';
import { Icon } from '../../../ui/Icon.tsx';
import { Die } from '../dice/Die.tsx';
import { DRAWING_COLOUR } from '../model/art.ts';
import { pairsOf } from '../model/task.ts';
import type { Play } from './usePlay.ts';
import { Who } from './Who.tsx';

/** The pair on the table: keep or pool, with open eyes. */
export const Pair = ({ play, die }: { play: Play; die: number }) => {
  const { state, words } = play;
  const { say } = words;
  const { pair, pairs } = pairsOf(state);
  const rerolls = boxesLeft(state, 'reroll');
  return (
    <div class="rw-decision rw-pair cut m-sunk">
      <div class="rw-pair-count">
        <b>{say('pair.name', { pair })}</b>
        <span>{say('pair.of', { pairs })}</span>
        <span class="rw-pips" aria-hidden="true">
          {Array.from({ length: pairs }, (_, index) => (
            <i key={index} class={index + 1 < pair ? 'done' : index + 1 === pair ? 'now' : ''} />
          ))}
        </span>
        <em>{say('pair.who')}</em>
      </div>
      {state.rolled.map((face, index) => (
        <PairDie
          key={`${index} ${state.players[state.active]?.rolls}`}
          play={play}
          face={face}
          index={index}
          size={die}
        />
      ))}
      <button
        type="button"
        class="rw-reroll cut press"
        aria-disabled={rerolls === 0}
        aria-keyshortcuts="r"
        onClick={() => void play.send({ type: 'reroll' })}
      >
        <Icon id="reroll" size={28} colour={rerolls > 0 ? DRAWING_COLOUR.reroll : 'var(--stone-500)'} />
        <span>
          <b>{say('track.reroll')}</b>
          <i>{say('pair.rerolls', { n: rerolls })}</i>
        </span>
      </button>
    </div>
  );
};

const PairDie = ({ play, face, index, size }: { play: Play; face: Face; index: number; size: number }) => {
  const { words, keeps, setKeeps } = play;
  const { say } = words;
  const name = say(`face.${face}`);
  if (face === 'black')
    return (
      <div class="rw-pair-die cursed">
        <Die face={face} size={size} roll={index} />
        <p>{say('pair.cursed')}</p>
      </div>
    );
  const choose = (isKept: boolean): void => setKeeps(keeps.with(index, isKept));
  return (
    <div class="rw-pair-die">
      <Die face={face} size={size} roll={index} />
      <fieldset class="rw-switch" aria-label={name}>
        {[true, false].map(isKept => {
          const isOn = (keeps[index] ?? true) === isKept;
          return (
            <button
              key={String(isKept)}
              type="button"
              aria-pressed={isOn}
              aria-keyshortcuts={String(index + 1)}
              class={isOn ? 'on' : ''}
              onClick={() => choose(isKept)}
            >
              {isOn && <Icon id="ui-check" size={15} />}
              {say(isKept ? 'pair.keep' : 'pair.pool')}
            </button>
          );
        })}
      </fieldset>
      <Who play={play} face={face} size={size < 80 ? 26 : 30} form={size < 100 && size > 80 ? 'beside' : 'badge'} />
    </div>
  );
};
