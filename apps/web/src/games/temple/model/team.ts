import type { Seat } from '@templefall/kernel';
import type { Millis } from '@templefall/kit';
import { type Player as Adventurer, cellOf, isBlack, isExit, isStart, type State, shown } from '@templefall/temple';
import { clockTime, type Words } from '@templefall/texts';
import { memoizeByDeps } from '../../../ui/signals/memoizeByDeps.ts';
import type { Player } from '../../gameClient.ts';
import type { Mate } from '../screen/MateCard.tsx';
import { mateCardsOf } from './cards.ts';
import { diceLooks, isStuck } from './dice.ts';
import { ART_TO_FACE } from './faces.ts';
import { pawnOf } from './pawn.ts';
import { directionWord, homeOf } from './places.ts';
import { roomName } from './roomText.ts';
import { sliceOf } from './slices.ts';

/** Seats without a name of their own get one in the reader's language. */
export const namesOf = (state: State, players: readonly Player[], { say }: Words): readonly string[] =>
  state.players.map(
    (player, seat) => players.find(one => one.seat === seat)?.name || say(`name.${pawnOf(player, players)}`),
  );

export interface TeamLook {
  readonly me: Seat | undefined;
  readonly at: Millis;
  readonly run: 'start' | 'exit' | undefined;
  readonly players: readonly Player[];
  readonly names: readonly string[];
  readonly calls: ReadonlyMap<Seat, string>;
}

/** Reads the team: everybody but me, in seat order. Of those for whom nothing changed the last answer stands. */
export const teamReader = (): ((state: State, look: TeamLook, words: Words) => readonly Mate[]) => {
  const readers: ReturnType<typeof mateReader>[] = [];
  return (state, look, words) =>
    state.players.flatMap((_, seat) => {
      if (seat === look.me) return [];
      readers[seat] ??= mateReader();
      return [readers[seat](state, seat as Seat, look, words)];
    });
};

const mateReader = () => memoizeByDeps(mateDeps, mateOf);

/** Everything a mate's looks depend on. Where others stand counts only as far as it is told: beside me, or from where I am. */
const mateDeps = (
  state: State,
  seat: Seat,
  { me, at, run, players, names, calls }: TeamLook,
  words: Words,
): readonly unknown[] => {
  const player = state.players[seat] as Adventurer;
  const mine = me === undefined ? undefined : state.players[me];
  const occupant = players.find(one => one.seat === seat);
  return [
    player,
    player.dice.map(die => shown(die, at) ?? '-').join(''),
    mine?.spot,
    mine?.dice.some(die => isBlack(die, at)),
    state.rooms,
    state.modules,
    run,
    players,
    names[seat],
    calls.get(seat),
    words,
    absence(player, occupant, at, words)?.where,
  ];
};

const mateOf = (state: State, seat: Seat, look: TeamLook, words: Words): Mate => {
  const player = state.players[seat] as Adventurer;
  const { say } = words;
  const mine = look.me === undefined ? undefined : state.players[look.me];
  const stuck = isStuck(player, look.at);
  const isNear = mine?.spot !== undefined && mine.spot === player.spot;
  const canFree =
    isNear &&
    player.sharing &&
    player.dice.some(die => shown(die, look.at) === 'G') &&
    mine.dice.some(die => isBlack(die, look.at));
  const occupant = look.players.find(one => one.seat === seat);
  const character = sliceOf(state, 'characters')?.cards[seat]?.character;
  const { where, mood } = whereabouts(state, player, { ...look, isStuck: stuck, isNear, occupant }, words);
  return {
    seat,
    pawn: pawnOf(player, look.players),
    name: look.names[seat] ?? '',
    where,
    mood,
    dice: diceLooks(player, look.at),
    bot: occupant?.kind === 'bot',
    cards: mateCardsOf(state, seat, words),
    notes: [
      ...(canFree ? [{ tone: 'warm' as const, icon: 'chip-gold', text: say('team.canFreeYou') }] : []),
      ...(stuck ? [{ tone: 'bad' as const, icon: 'ui-help', text: say('team.needsGold') }] : []),
    ],
    ...(character && { character }),
    ...(look.calls.has(seat) && { call: look.calls.get(seat) ?? '' }),
  };
};

/** Everything there is to know about a mate, for the ear. */
export const mateLabel = ({ name, where, dice, notes, cards }: Mate, { say, list }: Words): string => {
  const facesOf = (some: Mate['dice']): string =>
    list(some.flatMap(die => (die.face ? [say(`face.${ART_TO_FACE[die.face]}`)] : [])));
  const kept = facesOf(dice.filter(({ state }) => state === 'held'));
  return [
    name,
    where,
    facesOf(dice),
    kept && say('team.keeps', { faces: kept }),
    ...notes.map(note => note.text),
    ...cards.map(card => card.name),
  ]
    .filter(Boolean)
    .join(', ');
};

const BACK_MS = 4000;

/** Somebody who left; or whose line is lost: first a countdown, then whoever plays for them; for a moment, that they are back. */
const absence = (
  player: Adventurer,
  occupant: Player | undefined,
  at: Millis,
  { say }: Words,
): Pick<Mate, 'where' | 'mood'> | undefined => {
  if (occupant?.hasLeft) return { where: say(occupant.kind === 'bot' ? 'where.leftToBot' : 'where.left'), mood: 'off' };
  if (occupant?.goneAt !== undefined) {
    if (occupant.kind === 'bot') return { where: say('where.botPlays'), mood: 'off' };
    const left = (occupant.botAt ?? at) - at;
    return { where: left > 0 ? say('where.awayFor', { time: clockTime(left) }) : say('where.away'), mood: 'off' };
  }
  if (occupant?.backAt !== undefined && at - occupant.backAt < BACK_MS)
    return { where: say('where.isBack'), mood: 'safe' };
  return player.away ? { where: say('where.away'), mood: 'off' } : undefined;
};

const whereabouts = (
  state: State,
  player: Adventurer,
  {
    me,
    at,
    run,
    isStuck,
    isNear,
    occupant,
  }: TeamLook & { readonly isStuck: boolean; readonly isNear: boolean; readonly occupant: Player | undefined },
  words: Words,
): Pick<Mate, 'where' | 'mood'> => {
  const { say } = words;
  const { spot } = player;
  if (!spot) return { where: say('where.out'), mood: 'out' };
  const absent = absence(player, occupant, at, words);
  if (absent) return absent;
  if (run) {
    const way = homeOf(state, spot, run);
    if (!way) return { where: say('where.cutOff'), mood: 'help' };
    if (way.length === 0) return { where: say(run === 'start' ? 'where.safe' : 'where.exit'), mood: 'safe' };
    // However near home is: who cannot roll does not get there alone.
    const mood = isStuck ? 'help' : way.length === 1 ? 'warn' : 'late';
    return { where: say('where.oneAway', { n: way.length }), mood };
  }
  if (isNear) return { where: say(isStuck ? 'where.stuckHere' : 'where.here'), mood: isStuck ? 'help' : 'near' };
  const from = me === undefined ? undefined : state.players[me]?.spot;
  const side = directionWord(words, from ? cellOf(from) : cellOf(spot), cellOf(spot));
  if (isStuck)
    return { where: from ? say('where.stuck', { side }) : inSentence(say('roll.stuck'), words), mood: 'help' };
  if (isStart(state.rooms, spot)) return { where: say('where.start'), mood: 'plain' };
  if (isExit(state.rooms, spot)) return { where: say('where.exit'), mood: 'plain' };
  const room = state.rooms[cellOf(spot)];
  if (!from) return { where: room ? inSentence(roomName(words, room), words) : '', mood: 'plain' };
  const hasGems = (state.rooms[cellOf(spot)]?.tile.offers?.length ?? 0) > 0 && state.rooms[cellOf(spot)]?.gems === 0;
  return { where: say(hasGems ? 'where.gemRoom' : 'where.room', { side }), mood: 'plain' };
};

/** A name that stands alone elsewhere, as other words of where somebody is: nouns keep their capital in German alone. */
const inSentence = (name: string, { language }: Words): string =>
  language === 'de' ? name : name.charAt(0).toLocaleLowerCase(language) + name.slice(1);
