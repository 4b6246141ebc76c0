import { type CoreCode, type CoreCommand, type TileId, temple } from '@templefall/temple';
import type { ParagraphId } from './chapters.ts';

type Table = { readonly [name: string]: ParagraphId };

/** Where the book tells why something was refused. */
export const PARAGRAPH_OF_REFUSAL: Table = {
  gameOver: 'goal',
  paused: 'pause',
  notPaused: 'pause',
  noSuchSeat: 'refusals',
  unknownCommand: 'refusals',
  escaped: 'outside',
  stillInside: 'gift',
  tooSoon: 'pace',
  noDice: 'symbols',
  notYourDie: 'paying',
  blackDie: 'blackMask',
  drawOpen: 'explorer',
  noDrawnRoom: 'explorer',
  noDoorway: 'doorways',
  alreadyLaid: 'doorways',
  stackEmpty: 'discover',
  noPassage: 'doorways',
  neverEntered: 'enter',
  unknownWay: 'enter',
  unknownLoad: 'chalice',
  noGems: 'gems',
  gemsTaken: 'gems',
  depotEmpty: 'gems',
  notInRoom: 'goldMask',
  alreadyThere: 'teleport',
  nobodyThere: 'teleport',
  notSharing: 'goldMask',
  noGoldMask: 'goldMask',
  noBlackDice: 'goldMask',
  tooMany: 'goldMask',
  notAtExit: 'escape',
  alreadyGave: 'gift',
  noFate: 'fate',
  unknownVote: 'pause',
  voteOpen: 'pause',
  noVote: 'pause',
  alreadyAgreed: 'pause',
  cannotPay: 'paying',
  otherPayment: 'paying',
  notYourAbility: 'characters',
  abilityFaceDown: 'characters',
  tooFar: 'explorer',
  helpOthers: 'doc',
  noSuchRoom: 'colossus',
  startStays: 'colossus',
  notATurn: 'colossus',
  notAllBlack: 'priest',
  needsMasks: 'priest',
  noWall: 'magician',
  doubleRoomWall: 'double',
  notCursed: 'curse',
  cannotBeLifted: 'curse',
  trapped: 'trap',
  handNotDown: 'cursedHand',
  sunkDown: 'onYourFeet',
  doomed: 'doomed',
  nothingToName: 'curse',
  nameAnother: 'soulSwap',
  noSuchTreasure: 'treasure',
  treasureAtStake: 'lostTreasure',
  notAtFountain: 'fountain',
  drankAlready: 'fountain',
  nothingLost: 'fountain',
  tooFewMasks: 'pit',
  notAtQuest: 'quests',
  questDone: 'quests',
  noGhost: 'ghost',
  ghostElsewhere: 'ghost',
  questsOpen: 'quests',
  noTwin: 'twins',
  twinAlone: 'twins',
  chaliceLeft: 'chalice',
  noTreasure: 'treasure',
  wrongTarget: 'secretPassage',
  passageThere: 'secretPassage',
  noRoomThere: 'secretPassage',
  noSuchCurse: 'doomed',
  // What a table says, where it is a rule of the game.
  silenced: 'silence',
  staleCommand: 'lateTaps',
} satisfies { readonly [code in CoreCode]: ParagraphId } & Table;

/** Where it tells what one can do; that somebody is away is said by the table, not by a player. */
export const PARAGRAPH_OF_COMMAND: Table = {
  roll: 'symbols',
  enter: 'enter',
  discover: 'discover',
  layRoom: 'discover',
  activate: 'gems',
  free: 'goldMask',
  escape: 'escape',
  giveDie: 'gift',
  share: 'goldMask',
  markDie: 'slam',
  propose: 'fate',
  agree: 'fate',
  decline: 'fate',
  resume: 'pause',
  putBack: 'explorer',
  dash: 'explorer',
  cure: 'doc',
  turnRoom: 'colossus',
  seekHelp: 'priest',
  giveMasks: 'priest',
  releaseMasks: 'priest',
  joinOthers: 'mechanic',
  crossWall: 'magician',
  liftCurse: 'curse',
  setHand: 'cursedHand',
  standUp: 'onYourFeet',
  swapSouls: 'soulSwap',
  loseTreasure: 'lostTreasure',
  drink: 'fountain',
  darePit: 'pit',
  sacrifice: 'altar',
  passTrial: 'trials',
  pushGhost: 'ghost',
  healTree: 'tree',
  activateTwins: 'twins',
  takeTreasure: 'treasure',
  useTreasure: 'treasure',
} satisfies { readonly [type in Exclude<CoreCommand['type'], 'setAway'>]: ParagraphId } & Table;

/** Where it tells what a card does, by the id of the curse, treasure or character. */
export const PARAGRAPH_OF_CARD: Table = {
  trap: 'trap',
  mask: 'maskCurse',
  brokenDie: 'brokenDie',
  silence: 'silence',
  lostDice: 'lostDice',
  cursedHand: 'cursedHand',
  soulSwap: 'soulSwap',
  lostTreasure: 'lostTreasure',
  trulyCursed: 'trulyCursed',
  doomed: 'doomed',
  onYourFeet: 'onYourFeet',
  poisoned: 'poisoned',
  vines: 'vines',
  healingMask: 'healingMask',
  doubleTorch: 'doubles',
  doubleKey: 'doubles',
  teleport: 'teleport',
  secretPassage: 'secretPassage',
  extraGem: 'extraGem',
  greatTorch: 'greatTorch',
  counterSpell: 'doomed',
  explorer: 'explorer',
  doc: 'doc',
  colossus: 'colossus',
  priest: 'priest',
  mechanic: 'mechanic',
  magician: 'magician',
};

/** Where it tells what a room does, by the beginning of its id. */
const ROOMS: readonly (readonly [prefix: string, paragraph: ParagraphId])[] = [
  ['start', 'slam'],
  ['exit', 'escape'],
  ['great-', 'greatGems'],
  ['illusion-', 'illusions'],
  ['twin-', 'twins'],
  ['double-', 'double'],
  ['treasure-room', 'chalice'],
  ['altar', 'altar'],
  ['trials', 'trials'],
  ['ghost-room', 'ghost'],
  ['tree-of-life', 'tree'],
  ['obelisk', 'obelisk'],
  ['pit', 'pit'],
  ['fountain', 'fountain'],
  ['basic-', 'enter'],
  ['deep-', 'enter'],
];

const paragraphOfRoom = (id: string): ParagraphId | undefined => {
  const found = ROOMS.find(([prefix]) => id.startsWith(prefix))?.[1];
  return found === 'enter' && temple.tile(id as TileId).offers ? 'gems' : found;
};

/** What a screen asks about, as its engine calls it: `refusal:tooSoon`, `card:trap`, `room:basic-8`, `command:enter`. */
export const paragraphOf = (topic: string): ParagraphId | undefined => {
  const [kind, name = ''] = topic.split(':');
  switch (kind) {
    case 'refusal':
      return PARAGRAPH_OF_REFUSAL[name] ?? 'refusals';
    case 'card':
      return PARAGRAPH_OF_CARD[name];
    case 'command':
      return PARAGRAPH_OF_COMMAND[name];
    case 'room':
      return paragraphOfRoom(name);
    default:
      return undefined;
  }
};
