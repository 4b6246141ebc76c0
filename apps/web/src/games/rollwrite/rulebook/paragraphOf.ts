import { BASE_SHEET, type Command, type RefusalCode, type Room, type RoomId } from '@templefall/rollwrite';
import type { ParagraphId } from './chapters.ts';

/** Where the book tells why something was refused. */
export const PARAGRAPH_OF_REFUSAL: { readonly [code in RefusalCode]: ParagraphId } = {
  gameOver: 'goal',
  unknownValue: 'table',
  notInThisGame: 'variants',
  wrongPhase: 'course',
  notYourTurn: 'rounds',
  choiceOpen: 'joker',
  pairOpen: 'place',
  sideChosen: 'setup',
  sideTaken: 'setup',
  alreadyRolled: 'heal',
  nothingToRoll: 'pairs',
  diceToRoll: 'pairs',
  noPair: 'place',
  noBox: 'tracks',
  fieldEmpty: 'heal',
  notInPair: 'place',
  notNextDoor: 'enter',
  wayBarred: 'blocked',
  cannotPay: 'enter',
  otherBoxes: 'boxSymbols',
  noChoice: 'joker',
  notOffered: 'joker',
  oneOrTwoDice: 'pool',
  notInPool: 'pool',
  leaveOneForEach: 'pool',
  noSuchDie: 'cross',
  symbolNotFree: 'cross',
  mapClosed: 'cashIn',
  mapIncomplete: 'cashIn',
  nothingToUndo: 'undo',
  planFails: 'talk',
  splitFails: 'pool',
  noProposal: 'talk',
  alreadyBacked: 'talk',
  faceDown: 'talk',
  notAsked: 'talk',
  alreadyAsked: 'talk',
  alreadyPassed: 'talk',
  silentTable: 'talk',
  noNote: 'notes',
  nothingToClose: 'blocked',
  notAnEntrance: 'blocked',
  noVote: 'diceRooms',
  alreadyVoted: 'diceRooms',
  noSuchPrize: 'diceRooms',
};

/** Where it tells what one can do. */
export const PARAGRAPH_OF_COMMAND: { readonly [type in Command['type']]: ParagraphId } = {
  chooseSide: 'setup',
  heal: 'heal',
  roll: 'pairs',
  reroll: 'reroll',
  placePair: 'place',
  startExploring: 'enter',
  enterRoom: 'enter',
  rushInto: 'rush',
  chooseGain: 'joker',
  endExploring: 'endTurn',
  takeDice: 'pool',
  crossSymbol: 'cross',
  cashMap: 'cashIn',
  undo: 'undo',
  point: 'talk',
  pinNote: 'notes',
  unpinNote: 'notes',
  setWishes: 'wishes',
  askTeam: 'talk',
  passAsking: 'talk',
  showProposals: 'talk',
  proposePlan: 'talk',
  proposeSplit: 'talk',
  withdrawProposal: 'talk',
  backProposal: 'talk',
  followProposal: 'talk',
  closeWay: 'blocked',
  voteForPrize: 'diceRooms',
};

const PARAGRAPH_OF_ACTION: { readonly [action in Room['action']]: ParagraphId } = {
  exit: 'exit',
  joker: 'joker',
  gem: 'gems',
  reroll: 'rewards',
  heal: 'rewards',
  key: 'rewards',
  torch: 'rewards',
  gold: 'rewards',
};

const find = (table: { readonly [name: string]: ParagraphId }, name: string): ParagraphId | undefined => table[name];

/** What a screen asks about, as its engine calls it: `refusal:notYourTurn`, `room:b2`, `command:rushInto`. */
export const paragraphOf = (topic: string): ParagraphId | undefined => {
  const [kind, name = ''] = topic.split(':');
  switch (kind) {
    case 'refusal':
      return find(PARAGRAPH_OF_REFUSAL, name) ?? 'table';
    case 'command':
      return find(PARAGRAPH_OF_COMMAND, name);
    case 'room': {
      const room: Room | undefined = BASE_SHEET.rooms[name as RoomId];
      return room && (room.secret ? 'secrets' : PARAGRAPH_OF_ACTION[room.action]);
    }
    default:
      return undefined;
  }
};
