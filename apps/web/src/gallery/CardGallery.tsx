import { CHARACTER_ART, CURSE_ART, TREASURE_ART } from '../play/model/contentArt.ts';
import { type CardModel, CardView } from '../ui/CardView.tsx';
import { words } from '../words/words.ts';

const word = (key: string): string => words.value.find(key) ?? key;

/** Every card there is, and the states of a card. */
export const CardGallery = () => {
  const { say } = words.value;
  const curses = Object.entries(CURSE_ART).map(
    ([id, icon]): CardModel => ({
      key: id,
      kind: 'curse',
      icon,
      name: word(`curse.${id}`),
      rule: word(`curse.${id}.rule`),
      foot: say('card.lift'),
      cost: ['adv', 'key', 'torch'],
      state: 'plain',
    }),
  );
  const treasures = Object.entries(TREASURE_ART).map(
    ([id, icon]): CardModel => ({
      key: id,
      kind: 'treasure',
      icon,
      name: word(`treasure.${id}`),
      rule: word(`treasure.${id}.rule`),
      foot: say('card.once'),
      cost: [],
      state: 'plain',
    }),
  );
  const characters = Object.entries(CHARACTER_ART).flatMap(([id, icon], i) =>
    (['permanent', 'activated'] as const).map(
      (ability): CardModel => ({
        key: id + ability,
        kind: 'character',
        icon,
        colour: `var(--p${i + 1})`,
        name: word(`character.${id}`),
        rule: word(`character.${id}.${ability}`),
        foot: say(ability === 'permanent' ? 'card.always' : 'card.pay'),
        cost: [],
        state: 'plain',
      }),
    ),
  );
  const states = (['ready', 'used', 'down'] as const).flatMap(state =>
    [curses[3], treasures[2], characters[2]].flatMap(card =>
      card
        ? [{ ...card, key: card.key + state, state, note: say(state === 'down' ? 'card.backAtSlam' : 'card.used') }]
        : [],
    ),
  );
  return (
    <main style={{ display: 'flex', flexWrap: 'wrap', gap: '12px', padding: '20px' }}>
      {[...curses, ...treasures, ...characters, ...states].map(card => (
        <CardView key={card.key} card={card} />
      ))}
      {[curses[1], treasures[3], characters[3]].map(
        card => card && <CardView key={`row ${card.key}`} card={card} row />,
      )}
    </main>
  );
};
