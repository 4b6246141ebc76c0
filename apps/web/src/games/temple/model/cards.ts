import type { Seat } from '@templefall/kernel';
import type { State } from '@templefall/temple';
import type { Words } from '@templefall/texts';
import type { Price } from '../../../ui/Icon.tsx';
import type { Player } from '../../gameClient.ts';
import { type Goal, spentBy } from '../hand/goals.ts';
import type { CardModel } from '../screen/CardView.tsx';
import type { Mate } from '../screen/MateCard.tsx';
import { CHARACTER_ART, CURSE_ART, TREASURE_ART } from './contentArt.ts';
import { FACE_TO_ART } from './faces.ts';
import { pawnOf } from './pawn.ts';
import { priceOf } from './price.ts';
import { sliceOf } from './slices.ts';

/** A card of mine, with what can be done with it now. */
export interface HandCard extends CardModel {
  /** What it is, as the engine calls it. */
  readonly content: string;
  readonly goals: readonly Goal[];
  /** What it takes, with what of it is still missing. */
  readonly price: readonly Price[];
}

/** Everything that lies before me: character, curses, treasures. What it takes is known from the goals the law offers. */
export const handCardsOf = (
  state: State,
  { me, goals, players }: { readonly me: Seat; readonly goals: readonly Goal[]; readonly players: readonly Player[] },
  words: Words,
): readonly HandCard[] => [
  ...characterCard(state, me, goals, players, words),
  ...curseCards(state, me, goals, words),
  ...treasureCards(state, me, goals, words),
];

const word = (words: Words, key: string): string => words.find(key) ?? key;
const CHARACTER_COMMANDS: readonly string[] = [
  'putBack',
  'dash',
  'cure',
  'turnRoom',
  'seekHelp',
  'giveMasks',
  'releaseMasks',
  'joinOthers',
  'crossWall',
];
/** What a card of one's own offers where it lies. */
export const isOfCard = ({ command: { type } }: Goal): boolean =>
  type === 'liftCurse' || type === 'useTreasure' || CHARACTER_COMMANDS.includes(type);

const characterCard = (
  state: State,
  me: Seat,
  goals: readonly Goal[],
  players: readonly Player[],
  words: Words,
): readonly HandCard[] => {
  const card = sliceOf(state, 'characters')?.cards[me];
  const player = state.players[me];
  if (!card || !player) return [];
  const mine = goals.filter(goal => CHARACTER_COMMANDS.includes(goal.command.type));
  const paid = mine.find(goal => goal.cost.length > 0);
  return [
    {
      key: 'character',
      content: card.character,
      kind: 'character',
      icon: CHARACTER_ART[card.character] ?? 'ui-crownless',
      colour: `var(--p${pawnOf(player, players)})`,
      name: word(words, `character.${card.character}`),
      rule: word(words, `character.${card.character}.${card.ability}`),
      foot: words.say(card.ability === 'permanent' ? 'card.always' : 'card.pay'),
      cost: (paid?.cost ?? []).map(face => FACE_TO_ART[face]),
      price: paid ? priceOf(paid) : [],
      state: card.faceDown ? 'down' : mine.some(goal => goal.reach === 'go') ? 'ready' : 'plain',
      goals: mine,
      ...(card.faceDown && { note: words.say('card.backAtSlam') }),
    },
  ];
};

const curseCards = (state: State, me: Seat, goals: readonly Goal[], words: Words): readonly HandCard[] =>
  (sliceOf(state, 'curses')?.held ?? []).flatMap((held): HandCard[] => {
    if (held.seat !== me) return [];
    const lift = goals.filter(({ command }) => command.type === 'liftCurse' && command.curse === held.curse);
    return [
      {
        key: `curse-${held.curse}`,
        content: held.curse,
        kind: 'curse',
        icon: CURSE_ART[held.curse] ?? 'curse',
        name: word(words, `curse.${held.curse}`),
        rule: word(words, `curse.${held.curse}.rule`),
        // Whether it can be lifted just now or not: only one of them waits for a choice and is gone.
        foot: words.say(held.curse === 'lostTreasure' ? 'card.atOnce' : 'card.lift'),
        cost: (lift[0]?.cost ?? []).map(face => FACE_TO_ART[face]),
        price: lift[0] ? priceOf(lift[0]) : [],
        state: lift.some(goal => goal.reach === 'go') ? 'ready' : 'plain',
        goals: lift,
      },
    ];
  });

const treasureCards = (state: State, me: Seat, goals: readonly Goal[], words: Words): readonly HandCard[] => {
  const slice = sliceOf(state, 'treasures');
  const held = (slice?.held ?? []).flatMap(({ seat, treasure }, i): HandCard[] => {
    if (seat !== me) return [];
    const uses = goals.flatMap(goal =>
      goal.command.type === 'useTreasure' && goal.command.treasure === treasure
        ? [goal]
        : (goal.spending ?? []).filter(dear => spentBy(dear).includes(treasure)),
    );
    return [
      {
        key: `treasure-${treasure}-${i}`,
        content: treasure,
        kind: 'treasure',
        icon: TREASURE_ART[treasure] ?? 'chest',
        name: word(words, `treasure.${treasure}`),
        rule: word(words, `treasure.${treasure}.rule`),
        foot: words.say('card.once'),
        cost: [],
        price: [],
        state: uses.length > 0 ? 'ready' : 'plain',
        goals: uses,
        ...(uses.length > 0 && { use: words.say('card.use') }),
      },
    ];
  });
  const gems = (slice?.gems ?? []).filter(seat => seat === me);
  return [
    ...held,
    ...gems.map(
      (_, i): HandCard => ({
        key: `gem-${i}`,
        content: 'extraGem',
        kind: 'treasure',
        icon: TREASURE_ART.extraGem ?? 'gem',
        name: words.say('treasure.extraGem'),
        rule: words.say('card.stays'),
        foot: '',
        cost: [],
        price: [],
        state: 'plain',
        goals: [],
      }),
    ),
  ];
};

/** Somebody's character with its rule, as far as everybody may know. */
export const characterOf = (
  state: State,
  seat: Seat,
  words: Words,
): { readonly icon: string; readonly name: string; readonly rule: string; readonly faceDown: boolean } | undefined => {
  const card = sliceOf(state, 'characters')?.cards[seat];
  return (
    card && {
      icon: CHARACTER_ART[card.character] ?? 'ui-crownless',
      name: word(words, `character.${card.character}`),
      rule: word(words, `character.${card.character}.${card.ability}`),
      faceDown: card.faceDown === true,
    }
  );
};

/** The emblems of a friend's cards. */
export const mateCardsOf = (state: State, seat: Seat, words: Words): Mate['cards'] => [
  ...(sliceOf(state, 'curses')?.held ?? []).flatMap(held =>
    held.seat === seat
      ? [
          {
            icon: CURSE_ART[held.curse] ?? 'curse',
            kind: 'curse' as const,
            name: word(words, `curse.${held.curse}`),
            rule: word(words, `curse.${held.curse}.rule`),
          },
        ]
      : [],
  ),
  ...(sliceOf(state, 'treasures')?.held ?? []).flatMap(held =>
    held.seat === seat
      ? [
          {
            icon: TREASURE_ART[held.treasure] ?? 'chest',
            kind: 'treasure' as const,
            name: word(words, `treasure.${held.treasure}`),
            rule: word(words, `treasure.${held.treasure}.rule`),
          },
        ]
      : [],
  ),
];
