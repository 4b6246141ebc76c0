import * as v from 'valibot';
import type { PlaceId } from './ids.ts';

/** Quick calls: each client says them in its own language. */
export const CALLS = ['come', 'help', 'needMask', 'home', 'wait', 'wellDone'] as const;
export type Call = (typeof CALLS)[number];

export const CHAT_LENGTH = 200;

/** Something the game knows by this name: in Temple a room (`3,-1`, upstairs `3,-1+`), or a player (`seat:2`). */
const target = v.pipe(v.string(), v.regex(/^[\w.,:+-]{1,40}$/));

/** What people say to each other; a ping only points. */
export const saying = v.variant('type', [
  v.strictObject({ type: v.literal('ping'), target }),
  v.strictObject({ type: v.literal('call'), call: v.picklist(CALLS), target: v.exactOptional(target) }),
  v.strictObject({ type: v.literal('chat'), text: v.pipe(v.string(), v.minLength(1), v.maxLength(4 * CHAT_LENGTH)) }),
]);
export type Saying = v.InferOutput<typeof saying>;

/**
 * A saying as it reaches everybody. The seat counts among the places of that moment: in the next game it may be somebody
 * else's, so what is read later goes by the place and the look, which an older server did not keep. A place changes hands only
 * where somebody leaves in mid-game; its next owner has those lines too.
 */
export interface Said {
  readonly from: number;
  readonly place?: PlaceId;
  readonly colour?: number;
  readonly name: string;
  readonly saying: Saying;
}

const said = v.object({
  from: v.number(),
  place: v.exactOptional(v.custom<PlaceId>(Number.isSafeInteger)),
  colour: v.exactOptional(v.number()),
  name: v.string(),
  saying,
});

/** Talk that was stored. What cannot be read is left out: a lost line of chat is no reason to lose a table. */
export const parseTalk = (raw: unknown): readonly Said[] =>
  Array.isArray(raw)
    ? raw.flatMap(one => {
        const parsed = v.safeParse(said, one);
        return parsed.success ? [parsed.output] : [];
      })
    : [];

/**
 * Names and chat as they are kept: one normal form, no control or direction-changing characters, no runs of blanks,
 * not longer than allowed (in characters as people count them). Escaping is the display's affair: it is text, never markup.
 */
export const cleanText = (raw: string, length: number): string => {
  const text = [
    ...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(
      raw
        .slice(0, 8 * length)
        .normalize('NFKC')
        .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu, character =>
          JOINERS.includes(character) ? character : ' ',
        )
        .replace(/\s+/gu, ' ')
        .trim(),
    ),
  ]
    .slice(0, length)
    .map(({ segment }) => [...segment].slice(0, 8).join(''))
    .join('')
    .trim();
  return VISIBLE.test(text.replaceAll(/\u200c|\u200d/g, '')) ? text : '';
};

/** Zero-width joiners hold emoji and some scripts together; everything else invisible goes. */
const JOINERS = '\u200d\u200c';
/** Fillers and blanks that count as letters or signs leave nothing to be seen; neither do marks with nothing under them. */
const VISIBLE = /[^\s\p{M}\u115f\u1160\u2800\u3164\uffa0]/u;
