import { signal } from '@preact/signals';
import { type ClientState, placeId, type Said, type SeatSecret } from '@templefall/protocol';
import { describe, expect, it } from 'vitest';
import { isMine } from '../chat/chat.ts';
import { tableChat } from './tableChat.ts';

const said = (who: Pick<Said, 'place' | 'colour'>, text: string): Said => ({
  from: 0,
  name: 'Maya',
  saying: { type: 'chat', text },
  ...who,
});

/** What one hears who sits at place 4. */
const chatOf = (...lines: readonly Said[]) => {
  const me = { place: placeId(4), secret: '' as SeatSecret };
  return tableChat(signal<ClientState>({ line: 'open', said: lines, pending: [], me }), () => undefined);
};

describe('the chat of a table', () => {
  it('a line bears the pawn of whoever wrote it, whoever sits there now; one\u2019s own are those of one\u2019s place', () => {
    const chat = chatOf(said({ place: placeId(1), colour: 5 }, 'hello'), said({ place: placeId(4), colour: 2 }, 'hi'));
    expect(chat.lines.value).toEqual([
      { name: 'Maya', text: 'hello', place: 1, pawn: 6 },
      { name: 'Maya', text: 'hi', place: 4, pawn: 3 },
    ]);
    expect(chat.lines.value.map(line => isMine(line, chat))).toEqual([false, true]);
  });

  it('what an older server kept has a name alone; calls are no lines', () => {
    const call: Said = { ...said({}, ''), saying: { type: 'call', call: 'help' } };
    const chat = chatOf(call, said({}, 'hello'));
    expect(chat.lines.value).toEqual([{ name: 'Maya', text: 'hello' }]);
    expect(chat.lines.value.map(line => isMine(line, chat))).toEqual([false]);
  });
});
