import type { Seat } from '@templefall/kernel';
import { without } from './dice.ts';
import { neighbours, type Place, roomsNextTo, wayBetween } from './geography.ts';
import { boxesLeft, type Payment, paymentFor, playerOf } from './questions.ts';
import type { State } from './state.ts';
import { barredWaysOf } from './variants/index.ts';
import { ROOMS, type RoomId } from './vocabulary.ts';

/** How a room stands to an adventurer. */
export interface Reach extends Payment {
  readonly room: RoomId;
  /** `near`: next door; `barred`: next door behind a closed way (WV2); `here`: the adventurer stands in it. */
  readonly stands: 'near' | 'barred' | 'far' | 'here';
  /** Whether it could be entered right now with dice and boxes, and with a rush. */
  readonly byDice: boolean;
  readonly byRush: boolean;
  /** The rooms to enter one after the other, this one last, where dice and boxes at hand pay for all of them; fewest first. */
  readonly way?: readonly RoomId[];
}

/** Every room as seen by a player: with the dice kept if it is their turn, with the team's boxes alone if it is not. */
export const reachOf = (state: State, who: Seat): readonly Reach[] => {
  const isMine = who === state.active;
  const table = isMine ? state : { ...state, kept: [] };
  const { place } = playerOf(state, who);
  const ways = place ? waysFrom(table, who, place) : new Map<RoomId, readonly RoomId[]>();
  const isOpen = isMine && state.phase === 'exploring' && state.choices.length === 0;
  return ROOMS.map(room => {
    const payment = paymentFor(table, room);
    const stands = standing(state, who, { place, room });
    const way = ways.get(room);
    return {
      ...payment,
      room,
      stands,
      byDice: isOpen && stands === 'near' && payment.missing.length === 0,
      byRush: isMine && stands === 'near' && boxesLeft(state, 'rush') > 0,
      ...(way && { way }),
    };
  });
};

const standing = (
  state: State,
  who: Seat,
  { place, room }: { readonly place: Place | undefined; readonly room: RoomId },
): Reach['stands'] => {
  if (!place) return 'far';
  if (place.type === 'room' && place.room === room) return 'here';
  if (!roomsNextTo(place).includes(room)) return 'far';
  return place.type === 'room' && isClosed(state, who, { from: place.room, to: room }) ? 'barred' : 'near';
};

const isClosed = (state: State, who: Seat, { from, to }: { readonly from: RoomId; readonly to: RoomId }): boolean =>
  barredWaysOf(state)?.closed[who]?.includes(wayBetween(from, to)) ?? false;

/** One walk for each room that dice and boxes reach, the shortest; boxes gained on the way are not counted on. */
const waysFrom = (state: State, who: Seat, place: Place): ReadonlyMap<RoomId, readonly RoomId[]> => {
  const ways = new Map<RoomId, readonly RoomId[]>();
  const seen = new Set<string>();
  const starts: readonly Walk[] = [{ rooms: [], next: roomsNextTo(place), table: state }];
  const walks = [...starts];
  for (const { rooms, next, table } of walks) {
    for (const room of next) {
      const from = rooms.at(-1) ?? (place.type === 'room' ? place.room : undefined);
      if (from && isClosed(state, who, { from, to: room })) continue;
      const paid = afterPaying(table, room);
      if (!paid) continue;
      const left = `${room} ${paid.kept.toSorted().join()} ${boxesKey(paid)}`;
      if (seen.has(left)) continue;
      seen.add(left);
      const way = [...rooms, room];
      if (!ways.has(room)) ways.set(room, way);
      walks.push({ rooms: way, next: neighbours(room), table: paid });
    }
  }
  return ways;
};

interface Walk {
  readonly rooms: readonly RoomId[];
  readonly next: readonly RoomId[];
  readonly table: State;
}

const afterPaying = (state: State, room: RoomId): State | undefined => {
  const { dice, boxes, missing } = paymentFor(state, room);
  if (missing.length > 0) return undefined;
  let { tracks } = state;
  for (const box of boxes) tracks = { ...tracks, [box]: { ...tracks[box], used: tracks[box].used + 1 } };
  return { ...state, tracks, kept: without(state.kept, dice) ?? [] };
};

const boxesKey = ({ tracks: { key, torch, gold } }: State): string => `${key.used} ${torch.used} ${gold.used}`;
