import type { Face } from '@templefall/temple';
import {
  CHARACTERS,
  type Character,
  CURE_COST,
  DASH_COST,
  JOIN_COST,
  MASKS_GIVEN,
  TURN_COST,
  WALL_COST,
} from '@templefall/temple/characters';
import { CURSE_ROWS, CURSES } from '@templefall/temple/curses';
import { CHARACTER_ART, CURSE_ART, TREASURE_ART } from '../games/temple/model/contentArt.ts';
import { FACE_TO_ART } from '../games/temple/model/faces.ts';
import { type CardModel, CardView } from '../games/temple/screen/CardView.tsx';
import type { FaceArt } from '../ui/Face.tsx';
import { Icon } from '../ui/Icon.tsx';
import { words } from '../words/words.ts';
import './card-gallery.css';

/** What an activated ability takes. */
const ABILITY_COSTS: { readonly [character in Character]: readonly Face[] } = {
  explorer: DASH_COST,
  doc: CURE_COST,
  colossus: TURN_COST,
  priest: Array.from({ length: MASKS_GIVEN }, () => 'B'),
  mechanic: JOIN_COST,
  magician: WALL_COST,
};
const facesOf = (cost: readonly Face[] = []): readonly FaceArt[] => cost.map(face => FACE_TO_ART[face]);
const word = (key: string): string => words.value.find(key) ?? key;

const cursesOf = (): readonly CardModel[] =>
  CURSES.map(id => ({
    key: id,
    kind: 'curse',
    icon: CURSE_ART[id] ?? 'curse',
    name: word(`curse.${id}`),
    rule: word(`curse.${id}.rule`),
    foot: word(CURSE_ROWS[id].lift ? 'card.lift' : 'card.atOnce'),
    cost: facesOf(CURSE_ROWS[id].lift),
    state: 'plain',
  }));

const treasuresOf = (): readonly CardModel[] =>
  Object.entries(TREASURE_ART).map(([id, icon]) => ({
    key: id,
    kind: 'treasure',
    icon,
    name: word(`treasure.${id}`),
    rule: word(`treasure.${id}.rule`),
    foot: word(id === 'extraGem' ? 'card.stays' : 'card.once'),
    cost: [],
    state: 'plain',
  }));

const charactersOf = (ability: 'permanent' | 'activated'): readonly CardModel[] =>
  CHARACTERS.map((id, i) => ({
    key: id + ability,
    kind: 'character',
    icon: CHARACTER_ART[id] ?? 'ui-crownless',
    colour: `var(--p${i + 1})`,
    name: word(`character.${id}`),
    rule: word(`character.${id}.${ability}`),
    foot: word(ability === 'permanent' ? 'card.always' : 'card.pay'),
    cost: ability === 'permanent' ? [] : facesOf(ABILITY_COSTS[id]),
    state: 'plain',
  }));

/** The same card in another state. */
const as = (card: CardModel | undefined, state: CardModel['state'], note?: string): readonly CardModel[] =>
  card ? [{ ...card, key: `${card.key} ${state}`, state, ...(note && { note }) }] : [];

/** Every card there is, and the states of a card. */
export const CardGallery = () => {
  const { say } = words.value;
  const curses = cursesOf();
  const treasures = treasuresOf();
  const always = charactersOf('permanent');
  const paid = charactersOf('activated');
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
