import { useDeferred } from '../../../ui/signals/frameScheduler.ts';
import { useShared } from '../../../ui/signals/structuralSharing.ts';
import { type HandCard, handCardsOf } from '../model/cards.ts';
import type { Play } from './usePlay.ts';
import './hand.css';
import './hand-fit.css';
import { Chips, Icon } from '../../../ui/Icon.tsx';
import { words } from '../../../words/words.ts';
import type { Screen } from './screen.ts';

export const useCards = ({ session, hand, scheduler, invalidated }: Play) =>
  useDeferred(
    scheduler,
    useShared(() =>
      hand
        ? handCardsOf(
            session.view.value,
            { me: hand.seat, goals: hand.goals.value, players: session.players.value },
            words.value,
          )
        : [],
    ),
    invalidated,
  );

const MATERIAL = { curse: 'm-curse', treasure: 'm-brass', character: 'm-steel' } as const;
const COLOUR = { curse: 'var(--curse)', treasure: 'var(--treasure)', character: 'var(--p1)' } as const;

/** My cards as rows, each a button: it lifts, uses or explains itself. `emblems`: the same as small squares for phones. */
export const HandCards = ({ play, screen, emblems = false }: { play: Play; screen: Screen; emblems?: boolean }) => {
  const cards = useCards(play);
  if (cards.value.length === 0) return null;
  const label = words.value.say('card.hand');
  if (!emblems)
    return (
      <section class="hand-rows" aria-label={label}>
        <div
          class={`hand-list ${cards.value.map((_, i) => `from-${i + 1}`).join(' ')}`}
          style={{ '--n': cards.value.length }}
        >
          {cards.value.map(card => (
            <HandRow key={card.key} card={card} onTap={() => screen.showCard(card)} />
          ))}
        </div>
      </section>
    );
  return (
    <section class="hand-emblems" aria-label={label}>
      {cards.value.map(card => (
        <button
          type="button"
          key={card.key}
          class={`emblem cut press ${MATERIAL[card.kind]} ${card.state}`}
          aria-label={`${card.name}: ${card.rule}`}
          onClick={() => screen.showCard(card)}
        >
          <Icon id={card.icon} size={30} colour={card.colour ?? COLOUR[card.kind]} />
        </button>
      ))}
    </section>
  );
};

const HandRow = ({ card, onTap }: { card: HandCard; onTap: () => void }) => (
  <button type="button" class={`hand-row cut press ${MATERIAL[card.kind]} ${card.state}`} onClick={onTap}>
    <span class="niche">
      <Icon id={card.icon} size={36} colour={card.state === 'down' ? '#59606c' : (card.colour ?? COLOUR[card.kind])} />
    </span>
    <span class="grow">
      <b>{card.name}</b>
      <i>{card.state === 'down' ? card.note : card.rule}</i>
    </span>
    <span class="pay">
      {card.use ? (
        <span class="use">{card.use}</span>
      ) : (
        (card.price.length > 0 || card.kind === 'treasure') && (
          <em class={card.price.length > 0 ? '' : 'free'}>{card.foot}</em>
        )
      )}
      <Chips price={card.price} size={18} />
    </span>
  </button>
);
