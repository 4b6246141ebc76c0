import { describe, expect, it } from 'vitest';
import type { Guest } from '../session/lobby.ts';
import { waitedFor } from './waitedFor.ts';

const guest = (place: number, isReady: boolean): Guest => ({
  place,
  name: `guest ${place}`,
  pawn: 1,
  isMe: false,
  isReady,
  isHere: true,
});
const host = guest(3, false);

describe('what a table waits for', () => {
  it('is anybody, while nobody who could decide sits there', () => {
    expect(waitedFor({ guests: [] })).toEqual({ type: 'anybody' });
    expect(waitedFor({ guests: [guest(0, true)] })).toEqual({ type: 'anybody' });
  });

  it('is every friend who is not ready, but not whoever decides', () => {
    const late = guest(4, false);
    expect(waitedFor({ guests: [host, guest(1, true), late], host: 3 })).toEqual({ type: 'friends', friends: [late] });
  });

  it('is whoever decides, once all others are ready or nobody else is there', () => {
    expect(waitedFor({ guests: [host, guest(1, true)], host: 3 })).toEqual({ type: 'start', by: host });
    expect(waitedFor({ guests: [host], host: 3 })).toEqual({ type: 'start', by: host });
  });

  it('is the line, while it is down', () => {
    expect(waitedFor({ guests: [host], host: 3, away: 'restarting' })).toEqual({ type: 'line', away: 'restarting' });
  });
});
