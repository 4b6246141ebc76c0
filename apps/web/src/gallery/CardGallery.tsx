import { charactersPrinted, cursesPrinted, treasuresPrinted } from '../games/temple/model/printedCards.ts';
import { type CardModel, CardView } from '../games/temple/screen/CardView.tsx';
import { Icon } from '../ui/Icon.tsx';
import { words } from '../words/words.ts';
import './card-gallery.css';

/** The same card in another state. */
const as = (card: CardModel | undefined, state: CardModel['state'], note?: string): readonly CardModel[] =>
  card ? [{ ...card, key: `${card.key} ${state}`, state, ...(note && { note }) }] : [];

/** Every card there is, and the states of a card. */
export const CardGallery = () => {
  const { say } = words.value;
  const curses = cursesPrinted();
  const treasures = treasuresPrinted();
  const always = charactersPrinted('permanent');
  const paid = charactersPrinted('activated');
  const all = [...curses, ...treasures, ...always];
  const colourOf = (card: CardModel): string => card.colour ?? `var(--${card.kind})`;
  return (
    <main class="card-gallery">
      <Shelf name={say('module.curses')} cards={[...curses, ...as(curses[0], 'down'), ...as(curses[3], 'ready')]} />
      <Shelf name={say('module.treasures')} cards={treasures} />
      <Shelf
        name={say('module.characters')}
        cards={[
          ...always,
          ...as(treasures[2], 'down'),
          ...paid.map(card => (card.key.startsWith('magician') ? { ...card, state: 'ready' as const } : card)),
          ...as(always[1], 'down', say('card.backAtSlam')),
          ...as(always[3], 'down', say('card.backAtSlam')),
        ]}
      />
      <div class="row-shelf">
        {[...as(curses[1], 'plain'), ...as(treasures[3], 'ready'), ...as(paid[1], 'plain')].map(card => (
          <CardView key={card.key} card={card} row />
        ))}
      </div>
      {[false, true].map(isShadow => (
        <p key={String(isShadow)} class={isShadow ? 'shadows' : ''}>
          {all.map(card => (
            <Icon key={card.key} id={card.icon} size={28} colour={colourOf(card)} />
          ))}
        </p>
      ))}
    </main>
  );
};

const Shelf = ({ name, cards }: { name: string; cards: readonly CardModel[] }) => (
  <section>
    <h2>{name}</h2>
    <div class="shelf">
      {cards.map(card => (
        <CardView key={card.key} card={card} />
      ))}
    </div>
  </section>
);
