import { computed, type ReadonlySignal } from '@preact/signals';
import { type ClientState, placeId, type Said, type TableClient } from '@templefall/protocol';
import type { Chat, ChatLine } from '../chat/chat.ts';
import { pawnOf } from './lobbyView.ts';

/** The chat of a table of a server: its written lines among all that was said. */
export const tableChat = (state: ReadonlySignal<ClientState>, say: TableClient['say']): Chat => {
  const lineOf = remembered(({ place, colour, name, saying }): ChatLine => {
    const text = saying.type === 'chat' ? saying.text : '';
    return {
      name,
      text,
      ...(place !== undefined && { place }),
      ...(colour !== undefined && { pawn: pawnOf(colour) }),
    };
  });
  const said = computed(() => state.value.said);
  return {
    lines: computed(() => said.value.filter(({ saying }) => saying.type === 'chat').map(lineOf)),
    say: text => say({ type: 'chat', text }),
    refusal: computed(() => state.value.unsaid),
    me: () => {
      const { me } = state.peek();
      return me && placeId(me.place);
    },
  };
};

/** The same line for the same saying. */
const remembered = (make: (said: Said) => ChatLine): ((said: Said) => ChatLine) => {
  const made = new WeakMap<Said, ChatLine>();
  return said => {
    const line = made.get(said) ?? make(said);
    made.set(said, line);
    return line;
  };
};
