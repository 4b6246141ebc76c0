import { signal } from '@preact/signals';
import type { Chat } from '../chat/chat.ts';
import type { Gathering, Guest } from '../session/lobby.ts';

const guest = (place: number, name: string, part: Partial<Guest> = {}): Guest => ({
  place,
  name,
  pawn: ((place % 6) + 1) as Guest['pawn'],
  isMe: false,
  isReady: true,
  isHere: true,
  ...part,
});

const deaf = async () => ({ code: 'paused' });

/** A full table before the game at which nothing is answered, with all that can be chosen: for pictures. */
export const stillGathering = (): Gathering => ({
  view: signal({
    code: 'K7QF',
    isHost: false,
    host: 0,
    isPlaying: false,
    standIn: true,
    wishes: {
      level: 'advanced',
      pace: 'deliberate',
      clock: 'thirds',
      modules: {
        curses: true,
        treasures: true,
        quests: 2,
        characters: true,
        illusions: true,
        special: true,
        pit: true,
        fountain: true,
        doomed: true,
        additions: true,
      },
    },
    guests: [
      guest(0, 'Maya', { isReady: false }),
      guest(1, 'Jonas'),
      guest(2, 'Maximiliane-Charlotte W.', { isReady: false }),
      guest(3, 'Inès', { isHere: false, isReady: false }),
      guest(4, '', { bot: 'steady' }),
    ],
  }),
  dress: deaf,
  ready: deaf,
  wish: deaf,
  addBot: deaf,
  changeBot: deaf,
  sendAway: deaf,
  setStandIn: deaf,
  start: deaf,
});

/** More lines than the big screen shows, one of them long. */
export const stillChat: Chat = {
  lines: signal([
    { name: 'Maya', text: 'Hello!' },
    { name: 'Jonas', text: 'Shall we take the one with the curses?' },
    { name: 'Maximiliane-Charlotte W.', text: 'Yes, and the slowest clock please' },
    { name: 'Inès', text: 'Two minutes' },
  ]),
  say: () => {},
  refusal: signal(undefined),
  me: () => undefined,
};
