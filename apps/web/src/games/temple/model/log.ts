import type { Seat } from '@templefall/kernel';
import { cellOf, doorwaysOf, isCoreEvent, type Spot, type State } from '@templefall/temple';
import type { Words } from '@templefall/texts';
import type { Applied, TempleCall } from '../session.ts';
import type { Announcement, Hearer } from './announcement.ts';
import { costText } from './costText.ts';
import { endingText } from './ending.ts';
import { callText, cellOfCall } from './marks.ts';
import { moduleAnnouncement } from './moduleLog.ts';
import { directionWord, headingWord } from './places.ts';
import { roomName } from './roomText.ts';
import { voteText } from './votes.ts';

/** An event in words, for the log and the screen reader; nothing if it is not worth a word. */
export const announcementOf = (applied: Applied, hearer: Hearer, words: Words): Announcement | undefined => {
  const { event: told, before, after } = applied;
  if (!isCoreEvent(told)) return moduleAnnouncement(applied, hearer, words);
  const { me, names } = hearer;
  const { say, list } = words;
  const isMe = 'seat' in told && told.seat === me;
  const name = 'seat' in told && told.seat !== undefined ? (names[told.seat] ?? '') : '';
  switch (told.type) {
    case 'rolled': {
      const faces = list(told.dice.map(({ face }) => say(`face.${face}`)));
      return isMe
        ? { text: say('log.rolled', { faces }), weight: 'plain' }
        : { text: say('log.rolledBy', { name, faces }), weight: 'small' };
    }
    case 'entered':
    case 'pawnMoved':
      if (isMe) return { text: arrival(after, told.to, words), weight: 'plain' };
      return { text: say('log.enteredBy', { name, side: sideOf(before, told.seat, told.to, words) }), weight: 'small' };
    case 'roomLaid': {
      const room = { tile: told.tile, turn: told.turn, gems: 0 };
      const spot = told.seat === undefined ? undefined : after.players[told.seat]?.spot;
      if (!isMe || !spot) return { text: say('log.laidBy', { name, room: roomName(words, room) }), weight: 'plain' };
      return {
        text: say('log.laid', {
          side: directionWord(words, cellOf(spot), told.cell),
          room: roomName(words, room),
          cost: costText(words, told.tile.cost ?? []),
        }),
        weight: 'plain',
      };
    }
    case 'gemsActivated':
      return { text: say('log.gems', { n: told.gems, depot: after.depot }), weight: 'plain' };
    case 'diceFreed':
      if (told.helped === me) return { text: say('log.youFreed', { n: told.dice.length }), weight: 'plain' };
      return { text: say('log.freed', { n: told.dice.length, name: names[told.helped] ?? '' }), weight: 'small' };
    case 'escaped':
      return { text: isMe ? say('log.youEscaped') : say('log.escaped', { name }), weight: 'plain' };
    case 'dieGiven':
      return { text: say('log.gave', { name, other: names[told.to] ?? '' }), weight: 'plain' };
    case 'fateProvoked':
      return { text: say('log.fate'), weight: 'plain' };
    // Nobody has longer than ten seconds to answer.
    case 'voteOpened':
      return isMe ? undefined : { text: voteText(told.vote, name, words), weight: 'urgent' };
    case 'gongStruck':
      return {
        text:
          told.countdown === after.countdowns.length ? say('log.lastGong') : say('log.gong', { gong: told.countdown }),
        weight: 'urgent',
      };
    case 'doorSlammed': {
      const losers = [...new Set(told.losses.map(({ seat }) => names[seat] ?? ''))];
      return {
        text: say('log.slam', {
          losses: losers.length > 0 ? say('log.losses', { names: list(losers) }) : say('log.noLosses'),
        }),
        weight: 'urgent',
      };
    }
    case 'ended':
      return { text: endingText(after, told.ending, hearer, words), weight: 'urgent' };
    default:
      return undefined;
  }
};

/** A call in words: who, what, and where it points from here. */
export const callAnnouncement = (state: State, call: TempleCall, { me, names }: Hearer, words: Words): string => {
  const spot = me === undefined ? undefined : state.players[me]?.spot;
  const cell = cellOfCall(state, call);
  const told = { name: names[call.seat] ?? '', call: callText(state, call, words) };
  if (!spot || !cell || cellOf(spot) === cell) return words.say('call.says', told);
  return words.say('call.saysAt', { ...told, place: directionWord(words, cellOf(spot), cell) });
};

const arrival = (state: State, spot: Spot, words: Words): string => {
  const room = state.rooms[cellOf(spot)];
  const doors = words.list(doorwaysOf(state.rooms, spot).map(side => words.say(`side.${side}`)));
  return room
    ? words.say('log.entered', { room: roomName(words, room), doors: doors || words.say('log.noDoors') })
    : '';
};

const sideOf = (before: State, seat: Seat, to: Spot, words: Words): string => {
  const from = before.players[seat]?.spot;
  return from ? headingWord(words, cellOf(from), cellOf(to)) : '';
};
