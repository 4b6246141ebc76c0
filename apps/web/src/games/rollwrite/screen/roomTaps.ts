import type { Seat } from '@templefall/kernel';
import {
  consequences,
  type Note,
  type PlanStep,
  type Reach,
  type RoomId,
  reachOf,
  rehearsal,
} from '@templefall/rollwrite';
import { settings } from '../../../settings/settings.ts';
import { facesText } from '../log/parts.ts';
import { roomName } from '../model/art.ts';
import { notesOnRoom } from '../model/talk.ts';
import { aimAt } from './Spot.tsx';
import { ghostRoom, keptFaces, type Play } from './usePlay.ts';

/** The first tap on a room tries it out, the second draws it; a room that cannot be entered says what is missing. */
export const tapRoom = (play: Play, room: RoomId): void => {
  const { state, who, task, words } = play;
  if (play.aim) {
    aimAt(play, `room:${room}:${play.shown}`);
    return;
  }
  if (play.plan) {
    addStep(play, play.plan, room);
    return;
  }
  if (who === undefined || play.shown !== who || (task !== 'explore' && !canRush(play, room))) {
    const [note] = notesOnRoom(state, room, play.shown);
    play.say(`room:${room}`, note ? noteText(play, note) : roomHint(play));
    return;
  }
  if (ghostRoom(play) === room) {
    play.draw();
    return;
  }
  const reach = reachOf(state, who).find(one => one.room === room);
  if (!reach?.byDice && !reach?.byRush) {
    play.tryOut(undefined);
    play.say(`room:${room}`, reach ? whyNot(play, reach) : words.say('refused.notNextDoor'));
    return;
  }
  const command = reach.byDice
    ? ({ type: 'enterRoom', room, ...(reach.boxes.length > 0 && { boxes: reach.boxes }) } as const)
    : ({ type: 'rushInto', room } as const);
  // With a choice between dice and a rush the first tap never draws.
  if (settings.peek().drawsAtOnce && !(reach.byDice && reach.byRush)) void play.send(command, `room:${room}`);
  else play.tryOut(command);
};

/** [WB6] A rush is open at any time of one's turn, before the dice as well. */
export const canRush = ({ state, who, task }: Play, room: RoomId): boolean =>
  (task === 'roll' || task === 'pair') &&
  who !== undefined &&
  consequences(state, { type: 'rushInto', seat: who, room }) !== undefined;

/** The rooms around somebody; while a pair lies there, as they will be with the dice that are about to be kept. */
export const reachAhead = (play: Play, who: Seat): readonly Reach[] => {
  const { state, task } = play;
  if (task !== 'pair' || who !== play.who) return reachOf(state, who);
  return reachOf({ ...state, phase: 'exploring', rolled: [], kept: [...state.kept, ...keptFaces(play)] }, who);
};

/** The other way to pay for the same room. */
export const otherPayment = (play: Play, by: 'dice' | 'rush'): void => {
  const room = ghostRoom(play);
  if (!room || play.who === undefined) return;
  const reach = reachOf(play.state, play.who).find(one => one.room === room);
  if (by === 'rush') play.tryOut({ type: 'rushInto', room });
  else play.tryOut({ type: 'enterRoom', room, ...(reach?.boxes.length && { boxes: reach.boxes }) });
};

/** Why a room cannot be entered, in a few words. */
const whyNot = ({ words }: Play, { stands, missing, room }: Reach): string => {
  if (stands === 'here') return words.say('room.youAreHere', { room: roomName(room) });
  if (stands === 'barred') return words.say('refused.wayBarred');
  if (stands === 'far') return words.say('refused.notNextDoor');
  return words.say('room.missing', { room: roomName(room), faces: facesText(words, missing) });
};

const roomHint = ({ words, task, state, shown, who, nameOf }: Play): string => {
  if (shown !== who) return words.say('room.notYours', { name: nameOf(shown) });
  if (task === 'roll' || task === 'pair') return words.say('room.rollFirst');
  return words.say('room.turnOf', { name: nameOf(state.active) });
};

/** A note where it hangs. */
export const noteText = ({ nameOf }: Play, { seat, text }: Note): string => `${nameOf(seat)}: ${text}`;

/** A plan grows room by room, as long as it works; a tap on its last room takes that one back. */
const addStep = (play: Play, plan: readonly PlanStep[], room: RoomId): void => {
  if (plan.at(-1)?.room === room) {
    play.setPlan(plan.slice(0, -1));
    return;
  }
  const steps = [
    { room, rush: false },
    { room, rush: true },
  ].map(step => [...plan, step]);
  const works = steps.find(all => rehearsal(play.state, all).failsAt === undefined);
  if (works) play.setPlan(works);
  else play.say(`room:${room}`, play.words.say('refused.planFails'));
};
