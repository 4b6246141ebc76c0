import type { Millis } from '@templefall/kit';
import type { State } from '@templefall/temple';
import { clockTime, type Words } from '@templefall/texts';
import type { PawnArt } from '../../../ui/Icon.tsx';
import type { Player } from '../../gameClient.ts';
import type { Hearer } from './announcement.ts';
import { challengeName } from './challengeName.ts';
import { endingText, loneName } from './ending.ts';
import { pawnOf } from './pawn.ts';
import { sliceOf } from './slices.ts';

export interface Summary {
  readonly won: boolean;
  readonly title: string;
  readonly line: string;
  readonly lastOut?: Millis;
  readonly beaten: string;
  readonly facts: readonly {
    readonly icon: string;
    readonly colour?: string;
    readonly value: number;
    readonly text: string;
  }[];
  readonly people: readonly {
    readonly pawn: PawnArt;
    readonly name: string;
    readonly line: string;
    readonly rolls: number;
    readonly lost: number;
  }[];
}

/** A finished game in a few figures. */
export const summaryOf = (
  state: State,
  { players, fates, ...reader }: Hearer & { readonly players: readonly Player[]; readonly fates: number },
  words: Words,
): Summary => {
  const { say } = words;
  const { names } = reader;
  const lone = loneName(state, reader);
  const won = state.ended === 'escaped';
  const challenge = sliceOf(state, 'challenge')?.id;
  const out = state.players.flatMap(player => player.escapedAt ?? []);
  const last = Math.max(...out);
  const left = names.filter((_, seat) => state.players[seat]?.spot !== undefined);
  const rooms = Object.keys(state.rooms).length - 3;
  const gems = Object.values(state.rooms).reduce((sum, room) => sum + room.gems, 0);
  const lost = state.players.reduce((sum, player) => sum + player.lost.length, 0);
  return {
    won,
    beaten: won && challenge ? say('end.beaten', { challenge: challengeName(words, challenge) }) : '',
    title: endingText(state, state.ended, reader, words),
    line: won ? wonLine(state, lone, words) : lostLine(left, words),
    ...(out.length > 0 && { lastOut: last }),
    facts: [
      { icon: 'stairs', value: Math.max(0, rooms), text: say('end.roomsFound', { n: Math.max(0, rooms) }) },
      { icon: 'gem', colour: 'var(--gem)', value: gems, text: say('end.gemsLit', { n: gems }) },
      { icon: 'ui-skull', colour: 'var(--alarm)', value: lost, text: say('end.diceLost', { n: lost }) },
      { icon: 'depot', value: fates, text: say('end.fates', { n: fates }) },
    ],
    people: state.players.map((player, seat) => ({
      pawn: pawnOf(player, players),
      name: names[seat] ?? '',
      rolls: player.rolls,
      lost: player.lost.length,
      line: outLine(player.escapedAt, out, words),
    })),
  };
};

const wonLine = (state: State, lone: string | undefined, { say }: Words): string => {
  if (state.countdowns.length > 0) return say('end.wonTime', { time: '' }).trim();
  if (lone !== undefined) return say('end.wonPracticeNamed', { name: lone });
  return say('end.wonPractice', { n: state.players.length });
};

const lostLine = (left: readonly string[], { say, list }: Words): string =>
  left.length > 0 ? say('end.lostOne', { names: list(left) }) : '';

/** When one of those who got out did so. */
const outLine = (at: Millis | undefined, out: readonly Millis[], { say }: Words): string => {
  if (at === undefined) return say('end.notOut');
  const time = clockTime(at);
  if (out.length > 1 && at === Math.min(...out)) return say('end.outFirst', { time });
  if (out.length > 1 && at === Math.max(...out)) return say('end.outLast', { time });
  return say('end.outAt', { time });
};
