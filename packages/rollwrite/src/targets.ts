import { type Seat, seat } from '@templefall/kernel';
import type { State } from './state.ts';
import {
  CURSED_FIELDS,
  type CursedField,
  FACES,
  type Face,
  isOneOf,
  MAPS,
  type MapId,
  ROOMS,
  type RoomId,
  TRACKS,
  type Track,
} from './vocabulary.ts';

/** Something at the table that can be pointed at, or have a note pinned to it (WX3, WX10). */
export type Target =
  /** Without a seat, the room on everybody's sheet. */
  | { readonly type: 'room'; readonly room: RoomId; readonly seat?: Seat }
  | { readonly type: 'map'; readonly map: MapId; readonly seat: Seat }
  | { readonly type: 'sheet'; readonly seat: Seat }
  | { readonly type: 'track'; readonly track: Track }
  | { readonly type: 'field'; readonly field: CursedField }
  | { readonly type: 'face'; readonly face: Face }
  | { readonly type: 'pool' | 'gems' };

/** `room:b2`, `room:b2:1`, `map:3:1`, `sheet:1`, `track:key`, `field:2`, `face:torch`, `pool`, `gems`. */
export const parseTarget = (text: string): Target | undefined => {
  const [type, name = '', owner, ...rest] = text.split(':');
  if (rest.length > 0) return undefined;
  const who = seatIn(owner);
  switch (type) {
    case 'room':
      if (!isOneOf(ROOMS, name)) return undefined;
      if (owner === undefined) return { type, room: name };
      return who === undefined ? undefined : { type, room: name, seat: who };
    case 'map': {
      const map = MAPS.find(one => String(one) === name);
      return map === undefined || who === undefined ? undefined : { type, map, seat: who };
    }
    default:
      return owner === undefined ? withoutOwner(type, name) : undefined;
  }
};

export const printTarget = (target: Target): string => {
  switch (target.type) {
    case 'room':
      return `room:${target.room}${target.seat === undefined ? '' : `:${target.seat}`}`;
    case 'map':
      return `map:${target.map}:${target.seat}`;
    case 'sheet':
      return `sheet:${target.seat}`;
    case 'track':
      return `track:${target.track}`;
    case 'field':
      return `field:${target.field}`;
    case 'face':
      return `face:${target.face}`;
    default:
      return target.type;
  }
};

/** Whether a text names something at this table. */
export const isTarget = ({ players }: State, text: string): boolean => {
  const target = parseTarget(text);
  if (!target) return false;
  return !('seat' in target) || target.seat === undefined || target.seat < players.length;
};

const withoutOwner = (type: string | undefined, name: string): Target | undefined => {
  switch (type) {
    case 'sheet': {
      const who = seatIn(name);
      return who === undefined ? undefined : { type, seat: who };
    }
    case 'track':
      return isOneOf(TRACKS, name) ? { type, track: name } : undefined;
    case 'field': {
      const field = CURSED_FIELDS.find(one => String(one) === name);
      return field && { type, field };
    }
    case 'face':
      return isOneOf(FACES, name) ? { type, face: name } : undefined;
    case 'pool':
    case 'gems':
      return name === '' ? { type } : undefined;
    default:
      return undefined;
  }
};

const seatIn = (text: string | undefined): Seat | undefined =>
  text !== undefined && /^[0-3]$/.test(text) ? seat(Number(text)) : undefined;
