import { signal } from '@preact/signals';
import type { Refusal } from '@templefall/kernel';
import { DEFAULT_OPTIONS, temple } from '@templefall/temple';
import { withRoles } from '@templefall/temple/roles';
import { freePawn, type Gathering, type GatheringView, type Guest } from '../lobby.ts';
import { playHere } from '../newGame.ts';

const { level, pace, clock } = DEFAULT_OPTIONS;

/** A table of this browser alone: me, and bots if there are any. Nothing is refused but a game nobody could play. */
export const localGathering = (name: string, onStart: () => void): Gathering => {
  const me: Guest = { place: 0, name, pawn: 1, isMe: true, isReady: true, isHere: true };
  const view = signal<GatheringView>({
    guests: [me],
    wishes: { level, pace, clock, modules: {} },
    isHost: true,
    isPlaying: false,
    standIn: false,
  });
  let next = 1;
  const change = async (part: Partial<GatheringView>): Promise<undefined> => {
    view.value = { ...view.value, ...part };
  };
  const withGuest = (place: number, look: Partial<Guest>): Promise<undefined> =>
    change({ guests: view.value.guests.map(guest => (guest.place === place ? { ...guest, ...look } : guest)) });

  return {
    view,
    dress: look => withGuest(0, look),
    ready: isReady => withGuest(0, { isReady }),
    wish: wishes => change({ wishes }),
    addBot: bot => {
      const { guests } = view.value;
      return change({
        guests: [
          ...guests,
          { place: next++, name: '', pawn: freePawn(guests), isMe: false, isReady: true, isHere: true, bot },
        ],
      });
    },
    changeBot: (place, bot) => withGuest(place, { bot }),
    sendAway: place => change({ guests: view.value.guests.filter(guest => guest.place !== place) }),
    setStandIn: standIn => change({ standIn }),
    start: async (): Promise<Refusal | undefined> => {
      const { guests, wishes } = view.value;
      const roles = guests.map(({ role }) => role);
      const options = { ...wishes, players: guests.length };
      const plain = temple.parseOptions(options);
      const parsed = plain.ok ? temple.parseOptions(withRoles(options, roles, plain.value.modules)) : plain;
      if (!parsed.ok) return { code: 'badOptions', because: { problem: parsed.error[0]?.code ?? '' } };
      await playHere(parsed.value, guests);
      onStart();
      return undefined;
    },
  };
};
