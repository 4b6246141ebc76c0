import { assertNever } from '@templefall/kit';
import type { Ending, Event, Proposal } from '@templefall/rollwrite';
import type { RollwriteWords } from '@templefall/texts';
import { endsOf, facesText, roomText, stepText, type Teller, targetText } from './parts.ts';

/** An event as one line of the log; a screen reader reads the same. */
export const lineOf = (event: Event, teller: Teller): string => {
  const { words, names } = teller;
  const { say, list, either } = words;
  const called = (seat: number): string => names[seat] ?? '';
  const name = 'seat' in event ? called(event.seat) : '';
  switch (event.type) {
    case 'sideChosen':
      return say('event.sideChosen', { name, side: say(`side.${event.side}`) });
    case 'turnBegan':
      return withFreed(say('event.turnBegan', { round: event.round, name }), event.freed, words);
    case 'extraDiceRolled':
      return say('event.extraDiceRolled', { faces: facesText(words, event.faces) });
    case 'supplyCursed':
      return say('event.supplyCursed', { n: event.dice });
    case 'cursesMoved':
      return withFreed(say('event.cursesMoved'), event.freed, words);
    case 'fieldHealed':
      return say('event.fieldHealed', { name, field: event.field, n: event.dice });
    case 'pairRolled':
    case 'pairRerolled':
      return say(`event.${event.type}`, { name, faces: facesText(words, event.faces) });
    case 'pairPlaced': {
      const parts = [
        ...(event.kept.length > 0 ? [say('event.pairPlaced.kept', { faces: facesText(words, event.kept) })] : []),
        ...(event.pooled.length > 0 ? [say('event.pairPlaced.pooled', { faces: facesText(words, event.pooled) })] : []),
        ...(event.cursed > 0 ? [say('event.pairPlaced.cursed', { n: event.cursed })] : []),
      ];
      return say('event.pairPlaced', { name, parts: parts.join('; ') });
    }
    case 'roomEntered': {
      const room = roomText(event.room);
      if (event.rush) return say('event.roomEntered.rush', { name, room });
      const boxes = event.boxes.map(track => say('event.roomEntered.box', { track: say(`track.${track}`) }));
      const dice = event.paid.length > 0 ? [facesText(words, event.paid)] : [];
      return say('event.roomEntered', { name, room, paid: list([...dice, ...boxes]) });
    }
    case 'actionCrossed':
      return say('event.actionCrossed', { name, room: roomText(event.room), action: say(`action.${event.action}`) });
    case 'boxCircled':
      return say('event.boxCircled', { name, track: say(`track.${event.track}`), box: event.box });
    case 'gainLost':
      if (event.track === undefined) return say('event.gainLost.joker', { name });
      return say('event.gainLost', { name, track: say(`track.${event.track}`) });
    case 'gemsMarked':
      return say('event.gemsMarked', { n: event.count, source: say(`gemSource.${event.source}`) });
    case 'choiceOpened':
      return say('event.choiceOpened', { name, gains: either(event.gains.map(gain => say(`gain.${gain}`))) });
    case 'gainChosen':
      return say('event.gainChosen', { name, gain: say(`gain.${event.gain}`) });
    case 'secretFound':
      return say('event.secretFound', { names: list(event.by.map(called)), colour: say(`colour.${event.colour}`) });
    case 'extraDieJoined':
    case 'stepsSealed':
      return say(`event.${event.type}`);
    case 'stepUndone':
      return say(event.all ? 'event.stepUndone.all' : 'event.stepUndone', { name });
    case 'exploringBegan':
    case 'wishFollowed':
    case 'pickUndone':
    case 'teamAsked':
    case 'askingPassed':
    case 'exploringEnded':
    case 'turnEnded':
    case 'soleAnswerGiven':
    case 'proposalWithdrawn':
      return say(`event.${event.type}`, { name });
    case 'diceTaken':
      return say('event.diceTaken', { name, faces: facesText(words, event.faces) });
    case 'symbolCrossed': {
      const { map } = event;
      return say('event.symbolCrossed', {
        name,
        map,
        face: say(`face.${event.face}`),
        side: say(`mapSide.${event.side}`),
      });
    }
    case 'dieWasted':
      return say('event.dieWasted', { name, face: say(`face.${event.face}`) });
    case 'mapCashed':
      return say(event.withGem ? 'event.mapCashed.withGem' : 'event.mapCashed', { name, map: event.map });
    case 'gameEnded':
      return say('event.gameEnded', { gems: event.gems, needed: event.needed });
    case 'pointed':
      return say('event.pointed', { name, target: targetText(teller, event.target) });
    case 'notePinned':
    case 'noteUnpinned':
      return say(`event.${event.type}`, { name, target: targetText(teller, event.target) });
    case 'wishesSet':
      if (event.wishes.length === 0) return say('event.wishesSet.none', { name });
      return say('event.wishesSet', { name, n: event.wishes.length });
    case 'proposalsShown':
      return say('event.proposalsShown');
    case 'proposalMade':
      return say('event.proposalMade', {
        name: called(event.proposal.seat),
        proposal: proposalText(event.proposal, teller),
      });
    case 'proposalBacked':
    case 'proposalFollowed':
      return say(`event.${event.type}`, { name, other: called(event.of) });
    case 'closingDue':
      return say('event.closingDue', { n: event.seats.length, names: list(event.seats.map(called)) });
    case 'wayClosed':
      return say('event.wayClosed', { name, ...endsOf(event.way) });
    case 'voteOpened':
      return say('event.voteOpened', { colour: say(`colour.${event.colour}`) });
    case 'voteCast':
      return say('event.voteCast', { name, prize: say(`prize.${event.prize}`) });
    case 'prizeChosen':
      return say('event.prizeChosen', { prize: say(`prize.${event.prize}`) });
    default:
      return assertNever(event);
  }
};

/** Dice that came free are worth a sentence of their own. */
const withFreed = (line: string, freed: number, { say }: RollwriteWords): string =>
  freed === 0 ? line : `${line} ${say('event.turnBegan.freed', { n: freed })}`;

/** A suggestion in words: a way through rooms, or who would take which dice. */
const proposalText = (proposal: Proposal, { words, names }: Teller): string => {
  const { say, list } = words;
  if (proposal.type === 'plan') {
    const rooms = proposal.steps.map(step => stepText(words, step));
    return rooms.length === 0 ? say('gain.nothing') : say('event.proposalMade.plan', { rooms: list(rooms) });
  }
  const shares = proposal.shares.flatMap((dice, seat) => {
    const [name, faces] = [names[seat] ?? '', facesText(words, dice)];
    return faces === '' ? [] : [say('event.proposalMade.share', { name, faces })];
  });
  return shares.length === 0 ? say('gain.nothing') : say('event.proposalMade.split', { shares: shares.join('; ') });
};

/** [WF3] How it ended, and what was missing: gems, and who was not at the exit. */
export const endLines = ({ won, gems, needed, missing }: Ending, { words, names }: Teller): readonly string[] => {
  const { say, list } = words;
  return [
    say(won ? 'end.won' : 'end.lost'),
    gems >= needed ? say('end.gemsEnough', { gems, needed }) : say('end.gemsMissing', { n: needed - gems }),
    missing.length === 0
      ? say('end.allAtExit')
      : say('end.notAtExit', { names: list(missing.map(seat => names[seat] ?? '')) }),
  ];
};
