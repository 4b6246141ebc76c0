import { CURSE_ROWS, type Curse } from '@templefall/temple/curses';
import type { Treasure } from '@templefall/temple/treasures';
import type { CompanionWords, Words } from '@templefall/texts';
import { CURSE_ART, TREASURE_ART } from '../model/contentArt.ts';
import { FACE_TO_ART } from '../model/faces.ts';
import type { CardModel } from '../screen/CardView.tsx';

interface Said {
  readonly game: Words;
  readonly box: CompanionWords;
}

/** Curses of the body are obeyed at a real table, not stood in for. */
export const curseCard = (curse: Curse, { game, box }: Said): CardModel => {
  const { lift } = CURSE_ROWS[curse];
  return {
    key: curse,
    kind: 'curse',
    icon: CURSE_ART[curse] ?? 'curse',
    name: game.find(`curse.${curse}`) ?? curse,
    rule: box.find(`box.rule.${curse}`) ?? game.find(`curse.${curse}.rule`) ?? '',
    foot: game.say(lift ? 'card.lift' : 'card.atOnce'),
    cost: (lift ?? []).map(face => FACE_TO_ART[face]),
    state: 'plain',
  };
};

export const treasureCard = (treasure: Treasure, { game }: Said): CardModel => ({
  key: treasure,
  kind: 'treasure',
  icon: TREASURE_ART[treasure] ?? 'chest',
  name: game.find(`treasure.${treasure}`) ?? treasure,
  rule: game.find(`treasure.${treasure}.rule`) ?? '',
  foot: game.say('card.once'),
  cost: [],
  state: 'plain',
});
