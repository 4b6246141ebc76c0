import type { Seat } from '@templefall/kernel';
import type { CommandOf } from '../commands.ts';
import type { Context } from '../context.ts';
import { sorted } from '../dice.ts';
import { roomsNextTo } from '../geography.ts';
import { gainsOf } from '../jokers.ts';
import { printFaces } from '../notation.ts';
import { boxesLeft, paymentFor, playerOf } from '../questions.ts';
import { type CoreRefusal, type CoreVerdict, refuse, unless } from '../refusals.ts';
import { DIE_TRACKS, type DieTrack, GAINS, ROOMS, type RoomId } from '../vocabulary.ts';
import { busy, ended, notActive, notIn, unknown } from './guards.ts';

/** [WE1] [WE2] A neighbouring room is entered by paying its two symbols; boxes may stand in for dice (WB5). */
export const enterRoom = (ctx: Context, { seat, room, boxes = [] }: CommandOf<'enterRoom'>): CoreVerdict =>
  unless(
    ended(ctx, seat) ??
      unknown('room', ROOMS, room) ??
      unknown('boxes', DIE_TRACKS, ...boxes) ??
      notIn(ctx, 'exploring') ??
      notActive(ctx, seat) ??
      busy(ctx) ??
      notNextDoor(ctx, seat, room) ??
      wayBarred(ctx, seat, room) ??
      cannotPay(ctx, room) ??
      otherBoxes(ctx, room, boxes),
    () => {
      const payment = paymentFor(ctx.state, room);
      return [{ type: 'roomEntered', seat, room, paid: payment.dice, boxes: payment.boxes, rush: false }];
    },
  );

/** [WB6] At any time in one's own turn a rush enters a neighbouring room without paying; never through a closed way (WB7). */
export const rushInto = (ctx: Context, { seat, room }: CommandOf<'rushInto'>): CoreVerdict =>
  unless(
    ended(ctx, seat) ??
      unknown('room', ROOMS, room) ??
      notIn(ctx, 'rolling', 'exploring') ??
      notActive(ctx, seat) ??
      busy(ctx) ??
      noRush(ctx) ??
      notNextDoor(ctx, seat, room) ??
      wayBarred(ctx, seat, room),
    () => [{ type: 'roomEntered', seat, room, paid: [], boxes: [], rush: true }],
  );

/** [WE6] A joker is whatever of the offered gains its finder chooses. */
export const chooseGain = (ctx: Context, { seat, gain }: CommandOf<'chooseGain'>): CoreVerdict => {
  const choice = ctx.state.choices.find(one => one.seat === seat);
  return unless(
    ended(ctx, seat) ??
      unknown('gain', GAINS, gain) ??
      (choice ? undefined : refuse('noChoice')) ??
      (choice && gainsOf(ctx, choice).includes(gain) ? undefined : refuse('notOffered', { gain })),
    () => [{ type: 'gainChosen', seat, gain }],
  );
};

/** [WX4] The last step is taken back, or all, unless a die was rolled or someone else acted since; [WX8] so is a wished pick. */
export const undo = (ctx: Context, { seat, all = false }: CommandOf<'undo'>): CoreVerdict => {
  if (ctx.state.picks.some(pick => pick.seat === seat))
    return unless(ended(ctx, seat), () => [{ type: 'pickUndone', seat }]);
  return unless(
    ended(ctx, seat) ??
      notIn(ctx, 'rolling', 'exploring') ??
      notActive(ctx, seat) ??
      (ctx.state.checkpoints.length > 0 ? undefined : refuse('nothingToUndo')),
    () => [{ type: 'stepUndone', seat, all }],
  );
};

/** [WT7] The player can or will use no more dice. */
export const endExploring = (ctx: Context, { seat }: CommandOf<'endExploring'>): CoreVerdict =>
  unless(ended(ctx, seat) ?? notIn(ctx, 'exploring') ?? notActive(ctx, seat) ?? busy(ctx), () => [
    { type: 'exploringEnded', seat },
  ]);

const notNextDoor = ({ state }: Context, seat: Seat, room: RoomId): CoreRefusal | undefined => {
  const { place } = playerOf(state, seat);
  return place && roomsNextTo(place).includes(room) ? undefined : refuse('notNextDoor', { room });
};

const wayBarred = ({ state, ask }: Context, seat: Seat, to: RoomId): CoreRefusal | undefined => {
  const { place } = playerOf(state, seat);
  return place?.type === 'room' && ask('isBarred', { seat, from: place.room, to }, false)
    ? refuse('wayBarred', { room: to })
    : undefined;
};

const cannotPay = ({ state }: Context, room: RoomId): CoreRefusal | undefined => {
  const { missing } = paymentFor(state, room);
  return missing.length > 0 ? refuse('cannotPay', { room, missing: printFaces(missing) }) : undefined;
};

const otherBoxes = ({ state }: Context, room: RoomId, boxes: readonly DieTrack[]): CoreRefusal | undefined => {
  const needed = paymentFor(state, room).boxes;
  return sorted(boxes).join() === sorted(needed).join()
    ? undefined
    : refuse('otherBoxes', { room, boxes: printFaces(needed) });
};

const noRush = ({ state }: Context): CoreRefusal | undefined =>
  boxesLeft(state, 'rush') > 0 ? undefined : refuse('noBox', { track: 'rush' });
