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
import type { FaceArt } from '../../../ui/Face.tsx';
import { words } from '../../../words/words.ts';
import type { CardModel } from '../screen/CardView.tsx';
import { CHARACTER_ART, CURSE_ART, TREASURE_ART } from './contentArt.ts';
import { FACE_TO_ART } from './faces.ts';

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

/** Every card as it is printed, whoever has it. */
export const cursesPrinted = (): readonly CardModel[] =>
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

export const treasuresPrinted = (): readonly CardModel[] =>
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

export const charactersPrinted = (ability: 'permanent' | 'activated'): readonly CardModel[] =>
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
