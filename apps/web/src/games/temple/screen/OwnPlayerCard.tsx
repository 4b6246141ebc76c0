import { roomAt } from '@templefall/temple';
import { Icon, Pawn } from '../../../ui/Icon.tsx';
import { words } from '../../../words/words.ts';
import { characterOf, mateCardsOf } from '../model/cards.ts';
import { pawnOf } from '../model/pawn.ts';
import { roomName } from '../model/roomText.ts';
import type { Play } from './usePlay.ts';

/** Who I am, where I stand, with whom and with how many dice and cards. */
export const Me = ({ play: { session, hand, names } }: { play: Play }) => {
  const view = session.view.value;
  const player = hand && view.players[hand.seat];
  if (!player) return null;
  const { say } = words.value;
  const room = player.spot && roomAt(view, player.spot);
  const company = view.players.filter(other => other.spot !== undefined && other.spot === player.spot).length;
  const where = !room
    ? say('where.out')
    : company > 1
      ? `${roomName(words.value, room)}, ${say('where.withYou', { n: company })}`
      : roomName(words.value, room);
  const pawn = pawnOf(player, session.players.value);
  const cards = mateCardsOf(view, hand.seat, words.value);
  const countOf = (wanted: 'curse' | 'treasure'): number => cards.filter(({ kind }) => kind === wanted).length;
  const portrait = characterOf(view, hand.seat, words.value)?.icon;
  return (
    <div class="me-card">
      {portrait ? (
        <span class="me-portrait">
          <Icon id={portrait} size={54} colour={`var(--p${pawn})`} />
          <Pawn pawn={pawn} size={30} />
        </span>
      ) : (
        <Pawn pawn={pawn} size={52} />
      )}
      <div class="grow">
        <b>{names.value[hand.seat]}</b>
        <span>{where}</span>
      </div>
      <p class="me-tags">
        <span class="tag of-dice">
          <Icon id="ui-dice" size={14} /> {say('dice.count', { n: player.dice.length })}
        </span>
        <CardCount n={countOf('curse')} tone="curse" icon="curse" word={say('board.curses', { n: countOf('curse') })} />
        <CardCount
          n={countOf('treasure')}
          tone="warm"
          icon="chest"
          word={say('card.treasures', { n: countOf('treasure') })}
        />
      </p>
    </div>
  );
};

interface CardCountProps {
  readonly n: number;
  readonly tone: 'curse' | 'warm';
  readonly icon: string;
  readonly word: string;
}

const CardCount = ({ n, tone, icon, word }: CardCountProps) =>
  n === 0 ? null : (
    <span class={`tag ${tone}`}>
      <Icon id={icon} size={15} /> {words.value.number(n)} <span class="unseen">{word}</span>
    </span>
  );
