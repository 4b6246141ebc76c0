import type { CommandOf } from '../commands.ts';
import type { Context } from '../context.ts';
import { type CoreRefusal, type CoreVerdict, refuse, unless } from '../refusals.ts';
import { isTarget } from '../targets.ts';
import { ended } from './guards.ts';

/** In characters; what is longer is a conversation. */
export const NOTE_LENGTH = 60;

/** [WX10] A note is pinned to something one can point at; a second by the same player takes the place of the first. */
export const pinNote = (ctx: Context, { seat, target, text }: CommandOf<'pinNote'>): CoreVerdict =>
  unless(ended(ctx, seat) ?? noSuchTarget(ctx, target) ?? unreadable(text), () => [
    { type: 'notePinned', seat, target, text },
  ]);

/** [WX10] Anybody may take a note off: its writer may be away. */
export const unpinNote = (ctx: Context, { seat, target, of }: CommandOf<'unpinNote'>): CoreVerdict =>
  unless(
    ended(ctx, seat) ??
      (ctx.state.notes.some(note => note.seat === of && note.target === target) ? undefined : refuse('noNote')),
    () => [{ type: 'noteUnpinned', seat, target, of }],
  );

export const noSuchTarget = ({ state }: Context, target: string): CoreRefusal | undefined =>
  isTarget(state, target) ? undefined : refuse('unknownValue', { field: 'target' });

/** One line with something on it, and no characters that could turn the line around. */
const unreadable = (text: string): CoreRefusal | undefined =>
  text.trim() !== '' && [...text].length <= NOTE_LENGTH && !/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u.test(text)
    ? undefined
    : refuse('unknownValue', { field: 'text' });
