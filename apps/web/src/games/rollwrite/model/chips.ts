import type { Seat } from '@templefall/kernel';
import type { Consequences, Face, State, Track } from '@templefall/rollwrite';
import { isComplete, mapOf, playerOf } from '@templefall/rollwrite';
import type { RollwriteWords } from '@templefall/texts';
import { DRAWING_COLOUR, SECRET_COLOUR, secretDrawing } from './art.ts';

/** One thing a move brings, or loses. */
export interface GainChip {
  readonly icon?: string;
  readonly colour?: string;
  readonly text: string;
  readonly kind: 'plain' | 'gem' | 'lost';
}

/** What a move would bring, as chips: boxes and jokers first, then gems, then what is lost. */
export const chipsOf = (
  { say }: RollwriteWords,
  known: Consequences,
  { state, who, nameOf }: { readonly state: State; readonly who: Seat; readonly nameOf: (seat: Seat) => string },
): readonly GainChip[] => {
  const completed = ({ side, map }: NonNullable<Consequences['completes']>): GainChip => ({
    icon: 'ui-check',
    text: say('chip.completes', { side: say(`mapSide.${side}`), map }),
    kind: 'plain',
  });
  return [
    ...known.circled.map(
      (track): GainChip => ({
        icon: track,
        colour: DRAWING_COLOUR[track],
        text: say('chip.box', { track: say(`track.${track}`) }),
        kind: 'plain',
      }),
    ),
    ...(known.choice.length > 0
      ? [{ icon: 'joker', colour: DRAWING_COLOUR.joker, text: say('chip.joker'), kind: 'plain' } as const]
      : []),
    ...(known.completes ? [completed(known.completes)] : []),
    ...(known.mapClosed ? [{ text: say('chip.mapClosed', { map: known.mapClosed }), kind: 'plain' } as const] : []),
    ...(known.freed > 0
      ? [{ icon: 'ui-dice', text: say('brings.freed', { n: known.freed }), kind: 'plain' } as const]
      : []),
    ...(known.secret
      ? [
          {
            icon: secretDrawing(known.secret.colour),
            colour: SECRET_COLOUR[known.secret.colour],
            text: say('chip.secret', { colour: say(`colour.${known.secret.colour}`) }),
            kind: 'plain',
          } as const,
        ]
      : []),
    ...(known.gems > 0
      ? [
          {
            icon: 'gem',
            colour: DRAWING_COLOUR.gem,
            text: known.secret
              ? say('chip.gemsWith', { n: known.gems, name: nameOf(known.secret.mate) })
              : say('chip.gems', { n: known.gems }),
            kind: 'gem',
          } as const,
        ]
      : []),
    ...(known.wins
      ? [{ icon: 'exit', colour: DRAWING_COLOUR.exit, text: say('brings.wins'), kind: 'gem' } as const]
      : []),
    ...(losesGem(known, state, who)
      ? [{ icon: 'gem', colour: '#aa7777', text: say('chip.gemLost'), kind: 'lost' } as const]
      : []),
    ...(known.losesGain ? [{ text: say('chip.gainLost'), kind: 'lost' } as const] : []),
    ...(known.unused.length > 0
      ? [{ icon: 'ui-dice', text: say('chip.unused', { n: known.unused.length }), kind: 'lost' } as const]
      : []),
  ];
};

/** What a whole way would bring, as chips. */
export const planChips = (
  { say }: RollwriteWords,
  { circled, jokers, gems }: { readonly circled: readonly Track[]; readonly jokers: number; readonly gems: number },
): readonly GainChip[] => [
  ...(gems > 0
    ? [{ icon: 'gem', colour: DRAWING_COLOUR.gem, text: say('chip.gems', { n: gems }), kind: 'gem' } as const]
    : []),
  ...circled.map(
    (track): GainChip => ({
      icon: track,
      colour: DRAWING_COLOUR[track],
      text: say('chip.box', { track: say(`track.${track}`) }),
      kind: 'plain',
    }),
  ),
  ...Array.from(
    { length: jokers },
    (): GainChip => ({ icon: 'joker', colour: DRAWING_COLOUR.joker, text: say('chip.joker'), kind: 'plain' }),
  ),
];

/** [WP5] A map cashed in before its gem side is full never gives the gem. */
const losesGem = ({ mapClosed }: Consequences, state: State, who: Seat): boolean =>
  mapClosed !== undefined && !isComplete(mapOf(playerOf(state, who), mapClosed), 'gem') && !willComplete(state);

/** While dice are crossed a map closes by itself, with both sides full. */
const willComplete = ({ phase }: State): boolean => phase === 'marking';

/** The kept dice, and which of them would pay: of equal dice the first. */
export const lifted = (kept: readonly Face[], paid: readonly Face[]): readonly boolean[] => {
  const left = [...paid];
  return kept.map(face => {
    const at = left.indexOf(face);
    if (at < 0) return false;
    left.splice(at, 1);
    return true;
  });
};
