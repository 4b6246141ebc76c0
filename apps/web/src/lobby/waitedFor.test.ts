import { describe, expect, it } from 'vitest';
import type { LobbySeat } from '../games/gameClient.ts';
import { waitedFor } from './waitedFor.ts';

const seat = (place: number, isReady: boolean): LobbySeat => ({
  place,
  name: `guest ${place}`,
  pawn: 1,
  isMe: false,
  isReady,
  isHere: true,
});
const host = seat(3, false);

describe('what a table waits for', () => {
  it('is anybody, while nobody who could decide sits there', () => {
    expect(waitedFor({ seats: [] })).toEqual({ type: 'anybody' });
    expect(waitedFor({ seats: [seat(0, true)] })).toEqual({ type: 'anybody' });
  });

  it('is every friend who is not ready, but not whoever decides', () => {
    const late = seat(4, false);
    expect(waitedFor({ seats: [host, seat(1, true), late], host: 3 })).toEqual({ type: 'friends', friends: [late] });
  });

  it('is whoever decides, once all others are ready or nobody else is there', () => {
    expect(waitedFor({ seats: [host, seat(1, true)], host: 3 })).toEqual({ type: 'start', by: host });
    expect(waitedFor({ seats: [host], host: 3 })).toEqual({ type: 'start', by: host });
  });

  it('is the line, while it is down', () => {
    expect(waitedFor({ seats: [host], host: 3, away: 'restarting' })).toEqual({ type: 'line', away: 'restarting' });
  });
});
