import { signal } from '@preact/signals';
import type { Chat } from '../chat/chat.ts';
import type { LobbySeat } from '../games/gameClient.ts';

import type { TempleLobby } from '../games/temple/options.ts';

const seat = (place: number, name: string, part: Partial<LobbySeat> = {}): LobbySeat => ({
  place,
  name,
  pawn: ((place % 6) + 1) as LobbySeat['pawn'],
  isMe: false,
  isReady: true,
  isHere: true,
  ...part,
});

const deaf = async () => ({ code: 'paused' });

const DEAF = {
  editSeat: deaf,
  ready: deaf,
  choose: deaf,
  addBot: deaf,
  changeBot: deaf,
  kick: deaf,
  setStandIn: deaf,
  start: deaf,
};

/** A full table before the game at which nothing is answered, with all that can be chosen: for pictures. */
export const stillLobby = (): TempleLobby => ({
  view: signal({
    code: 'K7QF',
    isHost: false,
    host: 0,
    isPlaying: false,
    standIn: true,
    options: {
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
    seats: [
      seat(0, 'Maya', { isReady: false }),
      seat(1, 'Jonas'),
      seat(2, 'Maximiliane-Charlotte W.', { isReady: false }),
      seat(3, 'Inès', { isHere: false, isReady: false }),
      seat(4, '', { bot: 'steady' }),
    ],
  }),
  ...DEAF,
});

/** So many people round a table, one of them me: the host, or the last guest. */
export const stillSeats = ({ people, isHost }: { people: number; isHost: boolean }): TempleLobby => {
  const before = stillLobby();
  const me = isHost ? 0 : people - 1;
  return {
    ...before,
    view: signal({
      ...before.view.peek(),
      isHost,
      seats: NAMES.slice(0, people).map((name, place) =>
        seat(place, name, { isMe: place === me, isReady: place % 2 === 0 && place !== me }),
      ),
    }),
  };
};

const NAMES = ['Maya', 'Jonas', 'Maximiliane-Charlotte W.', 'Inès', 'Bartholomew', 'יעל'];

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
