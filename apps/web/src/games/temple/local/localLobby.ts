import { signal } from '@preact/signals';
import type { Refusal } from '@templefall/kernel';
import { DEFAULT_OPTIONS, temple } from '@templefall/temple';
import { withRoles } from '@templefall/temple/roles';
import { freePawn } from '../../../session/lobby.ts';
import type { LobbySeat } from '../../gameClient.ts';
import type { TempleLobby, TempleLobbyView } from '../options.ts';
import { playHere } from './newGame.ts';

const { level, pace, clock } = DEFAULT_OPTIONS;

/** A table of this browser alone: me, and bots if there are any. Nothing is refused but a game nobody could play. */
export const localLobby = (name: string, onStart: () => void): TempleLobby => {
  const me: LobbySeat = { place: 0, name, pawn: 1, isMe: true, isReady: true, isHere: true };
  const view = signal<TempleLobbyView>({
    seats: [me],
    options: { level, pace, clock, modules: {} },
    isHost: true,
    isPlaying: false,
    standIn: false,
  });
  let next = 1;
  const change = async (part: Partial<TempleLobbyView>): Promise<undefined> => {
    view.value = { ...view.value, ...part };
  };
  const withSeat = (place: number, look: Partial<LobbySeat>): Promise<undefined> =>
    change({ seats: view.value.seats.map(seat => (seat.place === place ? { ...seat, ...look } : seat)) });

  return {
    view,
    editSeat: look => withSeat(0, look),
    ready: isReady => withSeat(0, { isReady }),
    choose: options => change({ options }),
    addBot: bot => {
      const { seats } = view.value;
      return change({
        seats: [
          ...seats,
          { place: next++, name: '', pawn: freePawn(seats), isMe: false, isReady: true, isHere: true, bot },
        ],
      });
    },
    changeBot: (place, bot) => withSeat(place, { bot }),
    kick: place => change({ seats: view.value.seats.filter(seat => seat.place !== place) }),
    setStandIn: standIn => change({ standIn }),
    start: async (): Promise<Refusal | undefined> => {
      const { seats, options: chosen } = view.value;
      const roles = seats.map(({ role }) => role);
      const options = { ...chosen, players: seats.length };
      const plain = temple.parseOptions(options);
      const parsed = plain.ok ? temple.parseOptions(withRoles(options, roles, plain.value.modules)) : plain;
      if (!parsed.ok) return { code: 'badOptions', because: { problem: parsed.error[0]?.code ?? '' } };
      await playHere(parsed.value, seats);
      onStart();
      return undefined;
    },
  };
};
