import { type Side, type Tile, type TileId, temple } from '@templefall/temple';
import type { FaceArt } from '../../../ui/Face.tsx';
import type { OpeningArt, RoomArt } from '../art/roomArt.ts';
import { FACE_TO_ART } from '../model/faces.ts';
import { kindOf, socketsOf } from '../model/roomArt.ts';
import type { ParagraphId } from './chapters.ts';

/** What is drawn beside a paragraph, of the game's own parts. A die without a face is blank. */
export type Picture =
  | { readonly dice: readonly (FaceArt | 'blank' | 'lost')[] }
  | { readonly room: RoomArt }
  | { readonly cards: readonly string[] }
  | { readonly icon: string; readonly colour?: string };

export const pictureOf = (id: ParagraphId): Picture => PICTURES[id]();

const GEM = 'var(--gem)';

const PICTURES: { readonly [id in ParagraphId]: () => Picture } = {
  goal: () => ({ room: printed('exit') }),
  setup: () => ({ room: printed('start') }),
  depot: () => ({ icon: 'depot', colour: GEM }),
  level: () => ({ icon: 'gem', colour: GEM }),
  practice: () => ({ icon: 'ui-hand' }),
  symbols: () => ({ dice: ['adv', 'adv', 'key', 'torch', 'gold', 'black'] }),
  blackMask: () => ({ dice: ['black'] }),
  goldMask: () => ({ dice: ['gold', 'black', 'black'] }),
  paying: () => ({ dice: ['adv', 'key', 'blank', 'blank'] }),
  pace: () => ({ icon: 'reroll' }),
  doorways: () => ({ room: printed('basic-3', { openings: { S: 'open', W: 'blocked', N: 'dark' } }) }),
  enter: () => ({ room: printed('basic-2') }),
  discover: () => ({ dice: ['adv', 'adv'] }),
  lastDoorway: () => ({ room: printed('basic-1', { openings: all('blocked', 'dark') }) }),
  gems: () => ({ room: printed('basic-8') }),
  together: () => ({ dice: ['torch', 'torch', 'torch', 'torch'] }),
  greatGems: () => ({ room: printed('great-keys-1') }),
  clock: () => ({ icon: 'gong' }),
  slam: () => ({ room: printed('basic-4', { openings: { S: 'slam', E: 'slam', W: 'slam' } }) }),
  noDice: () => ({ dice: ['lost', 'lost', 'lost'] }),
  fate: () => ({ icon: 'gem', colour: GEM }),
  escape: () => ({ dice: ['key', 'key', 'key'] }),
  gift: () => ({ dice: ['blank'] }),
  outside: () => ({ icon: 'exit', colour: '#d9c9a6' }),
  curse: () => ({ room: printed('deep-1', { curse: true }) }),
  trap: () => ({ cards: ['trap'] }),
  brokenDie: () => ({ cards: ['brokenDie'] }),
  maskCurse: () => ({ cards: ['mask'] }),
  silence: () => ({ cards: ['silence'] }),
  lostDice: () => ({ cards: ['lostDice'] }),
  cursedHand: () => ({ cards: ['cursedHand'] }),
  treasure: () => ({ room: printed('deep-2', { treasure: true }) }),
  doubles: () => ({ cards: ['doubleTorch', 'doubleKey'] }),
  healingMask: () => ({ cards: ['healingMask'] }),
  teleport: () => ({ cards: ['teleport'] }),
  extraGem: () => ({ cards: ['extraGem'] }),
  secretPassage: () => ({ cards: ['secretPassage'] }),
  illusions: () => ({ room: printed('illusion-2') }),
  vanish: () => ({ icon: 'illusion' }),
  special: () => ({ room: printed('treasure-room', { quest: 'open' }) }),
  twins: () => ({ room: printed('twin-1', { twin: 'open' }) }),
  double: () => ({ room: printed('double-1') }),
  chalice: () => ({ icon: 'chalice', colour: 'var(--treasure)' }),
  soulSwap: () => ({ cards: ['soulSwap'] }),
  greatTorch: () => ({ cards: ['greatTorch'] }),
  quests: () => ({ icon: 'quest', colour: '#d3a86c' }),
  altar: () => ({ room: printed('altar', { quest: 'open' }) }),
  trials: () => ({ room: printed('trials', { quest: 'open', trials: 4, trial: ['key', 'key', 'torch'] }) }),
  ghost: () => ({ room: printed('ghost-room', { quest: 'open' }) }),
  tree: () => ({ room: printed('tree-of-life', { quest: 'open' }) }),
  obelisk: () => ({ room: printed('obelisk', { quest: 'done', gemTiles: ['N', 'E', 'W'] }) }),
  characters: () => ({ icon: 'ui-team' }),
  explorer: () => ({ cards: ['exploreractivated'] }),
  doc: () => ({ cards: ['docactivated'] }),
  colossus: () => ({ cards: ['colossusactivated'] }),
  priest: () => ({ cards: ['priestactivated'] }),
  mechanic: () => ({ cards: ['mechanicactivated'] }),
  magician: () => ({ cards: ['magicianactivated'] }),
  pit: () => ({ room: printed('pit') }),
  lostTreasure: () => ({ cards: ['lostTreasure'] }),
  trulyCursed: () => ({ cards: ['trulyCursed'] }),
  doomed: () => ({ cards: ['doomed', 'counterSpell'] }),
  onYourFeet: () => ({ cards: ['onYourFeet'] }),
  fountain: () => ({ room: printed('fountain') }),
  poisoned: () => ({ cards: ['poisoned'] }),
  vines: () => ({ cards: ['vines'] }),
  challenges: () => ({ icon: 'ui-flag' }),
  lateTaps: () => ({ icon: 'ui-timer' }),
  pause: () => ({ icon: 'ui-pause' }),
  away: () => ({ icon: 'ui-bot' }),
  refusals: () => ({ icon: 'ui-lock' }),
  record: () => ({ icon: 'ui-list' }),
};

const all = (opening: OpeningArt, stairs: OpeningArt): RoomArt['openings'] => ({
  N: opening,
  E: opening,
  W: opening,
  S: stairs,
});

/** A room as it is printed: unturned, nothing lit. */
const printed = (id: string, extra: Partial<RoomArt> = {}): RoomArt => {
  const tile: Tile = temple.tile(id as TileId);
  const gems = socketsOf({ tile, gems: 0 });
  const sides: readonly Side[] = tile.walled ? tile.doors : [...tile.doors, ...(tile.back ?? []), 'S'];
  return {
    id,
    kind: kindOf(id),
    openings: Object.fromEntries(sides.map(side => [side, 'open'])),
    ...(!tile.walled && { stair: 'S' }),
    ...(tile.back && { inner: true }),
    ...(tile.cost && { cost: tile.cost.map(symbol => FACE_TO_ART[symbol]) }),
    ...(gems.length > 0 && { gems }),
    ...extra,
  };
};
