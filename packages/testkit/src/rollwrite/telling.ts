import { assertNever } from '@templefall/kit';
import {
  cursedDice,
  type Event,
  gemsNeeded,
  type MapMarks,
  type Place,
  type Proposal,
  printFaces,
  printPlanStep,
  printWish,
  roundsOf,
  type State,
  TRACKS,
} from '@templefall/rollwrite';

/** What happened, as a sentence. */
export const toldRollwrite = (event: Event): string => {
  switch (event.type) {
    case 'sideChosen':
      return `${name(event.seat)} waits outside, ${event.side}`;
    case 'turnBegan':
      return `round ${event.round}, turn of ${name(event.seat)}${event.freed > 0 ? `; ${dice(event.freed)} free of the curse` : ''}`;
    case 'extraDiceRolled':
      return `the dice on the sheet show ${printFaces(event.faces)}`;
    case 'supplyCursed':
      return `${dice(event.dice)} of the supply cursed`;
    case 'cursesMoved':
      return `the cursed dice move on; ${dice(event.freed)} free`;
    case 'fieldHealed':
      return `${name(event.seat)} heals field ${event.field}: ${dice(event.dice)} free`;
    case 'pairRolled':
      return `${name(event.seat)} rolls ${printFaces(event.faces)}`;
    case 'pairRerolled':
      return `${name(event.seat)} rolls again: ${printFaces(event.faces)}`;
    case 'pairPlaced':
      return `${name(event.seat)} keeps ${handful(event.kept)}, pools ${handful(event.pooled)}${event.cursed > 0 ? `, ${dice(event.cursed)} cursed` : ''}`;
    case 'exploringBegan':
      return `${name(event.seat)} has no die to roll and goes exploring`;
    case 'roomEntered':
      return `${name(event.seat)} ${event.rush ? 'rushes into' : 'enters'} ${event.room}${event.rush ? '' : ` for ${price(event)}`}`;
    case 'actionCrossed':
      return `action of ${event.room}: ${event.action}`;
    case 'boxCircled':
      return `${event.track} box ${event.box} circled`;
    case 'gainLost':
      return `no free box${event.track === undefined ? '' : ` on ${event.track}`}: the gain is lost`;
    case 'gemsMarked':
      return `${event.count === 1 ? '1 gem' : `${event.count} gems`} (${event.source})`;
    case 'choiceOpened':
      return `${name(event.seat)} may choose: ${event.gains.join(', ')}`;
    case 'gainChosen':
      return `${name(event.seat)} chooses ${event.gain}`;
    case 'secretFound':
      return `secret rooms ${event.colour}, found by ${event.by.map(name).join(' and ')}`;
    case 'extraDieJoined':
      return 'a die from the sheet joins the supply';
    case 'stepsSealed':
      return 'the steps so far stand';
    case 'stepUndone':
      return `${name(event.seat)} takes ${event.all ? 'all steps' : 'the last step'} back`;
    case 'wishFollowed':
      return `wishes of ${name(event.seat)}: ${event.spots.map(({ face, map, side }) => `${face} to map ${map}, ${side} side`).join(', ')}`;
    case 'pickUndone':
      return `${name(event.seat)} takes the wished pick back`;
    case 'exploringEnded':
      return `${name(event.seat)} has explored enough`;
    case 'diceTaken':
      return `${name(event.seat)} takes ${handful(event.faces)} from the pool`;
    case 'symbolCrossed':
      return `${name(event.seat)} crosses ${printFaces([event.face])} on map ${event.map}, ${event.side} side`;
    case 'dieWasted':
      return `${name(event.seat)} has no place for ${printFaces([event.face])}`;
    case 'mapCashed':
      return `${name(event.seat)} cashes map ${event.map}${event.withGem ? ', gem included' : ''}`;
    case 'turnEnded':
      return `${name(event.seat)} is done`;
    case 'gameEnded':
      return `${event.won ? 'won' : 'lost'} with ${event.gems} of ${event.needed} gems; not at the exit: ${event.missing.map(name).join(', ') || 'nobody'}`;
    case 'soleAnswerGiven':
      return `nothing to decide for ${name(event.seat)} (${event.command.type})`;
    case 'pointed':
      return `${name(event.seat)} points at ${event.target}`;
    case 'notePinned':
      return `${name(event.seat)} pins to ${event.target}: ${event.text}`;
    case 'noteUnpinned':
      return `${name(event.seat)} takes a note of ${name(event.of)} off ${event.target}`;
    case 'wishesSet':
      return `${name(event.seat)} wishes: ${event.wishes.map(printWish).join(', ') || 'nothing'}`;
    case 'teamAsked':
      return `${name(event.seat)} asks the team`;
    case 'askingPassed':
      return `${name(event.seat)} has no suggestion`;
    case 'proposalsShown':
      return 'the proposals are shown';
    case 'proposalMade':
      return `${name(event.proposal.seat)} proposes ${proposal(event.proposal)}`;
    case 'proposalWithdrawn':
      return `${name(event.seat)} withdraws the proposal`;
    case 'proposalBacked':
      return `${name(event.seat)} likes the proposal of ${name(event.of)}`;
    case 'proposalFollowed':
      return `${name(event.seat)} follows the proposal of ${name(event.of)}`;
    case 'closingDue':
      return `${event.seats.map(name).join(' and ')} must close an entrance`;
    case 'wayClosed':
      return `${name(event.seat)} closes ${event.way}`;
    case 'voteOpened':
      return `gems or a die for ${event.colour}? The table votes`;
    case 'voteCast':
      return `${name(event.seat)} votes for ${event.prize}`;
    case 'prizeChosen':
      return `the prize for ${event.colour}: ${event.prize}`;
    default:
      return assertNever(event);
  }
};

/** Where things stand, in a few lines. */
export const standingOfRollwrite = (state: State): readonly string[] => [
  `gems ${state.gems} of ${gemsNeeded(state.options)}, round ${state.round} of ${roundsOf(state.options)}, secrets: ${state.secrets.join(', ') || 'none'}`,
  `tracks ${TRACKS.map(track => `${track} ${state.tracks[track].circled}/${state.tracks[track].used}`).join(', ')}`,
  `dice: supply ${state.supply}, cursed ${state.cursed.join(' ')} (${cursedDice(state)}), kept ${handful(state.kept)}, pool ${handful(state.pool)}`,
  ...state.players.map(
    ({ place, crossed, maps }, seat) =>
      `${name(seat)} at ${printPlace(place)}, crossed off ${crossed.join(' ') || 'nothing'}, maps ${maps.map(printMap).join(' ')}`,
  ),
];

const name = (seat: number): string => `player ${seat + 1}`;
const dice = (count: number): string => (count === 1 ? '1 die' : `${count} dice`);
const handful = (faces: Parameters<typeof printFaces>[0]): string => printFaces(faces) || 'none';
const printPlace = (place: Place | undefined): string =>
  place === undefined ? 'nowhere' : place.type === 'room' ? place.room : `the ${place.side} side`;
const crosses = (marks: readonly boolean[]): string => marks.map(mark => (mark ? 'x' : '.')).join('');
const printMap = ({ bonus, gem, closed }: MapMarks): string =>
  `${crosses(bonus)}/${crosses(gem)}${closed ? ' closed' : ''}`;
const proposal = (one: Proposal): string =>
  one.type === 'plan'
    ? `the plan ${one.steps.map(printPlanStep).join(' ')}`
    : `the split ${one.shares.map((share, seat) => `${name(seat)} ${handful(share)}`).join(', ')}`;
const price = ({ paid, boxes }: Extract<Event, { readonly type: 'roomEntered' }>): string =>
  [printFaces(paid), ...boxes.map(box => `a ${box} box`)].filter(part => part !== '').join(' and ');
