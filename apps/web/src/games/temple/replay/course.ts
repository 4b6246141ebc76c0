import type { Seat } from '@templefall/kernel';
import type { Event, State } from '@templefall/temple';
import { clockTime } from '@templefall/texts';
import { words } from '../../../words/words.ts';
import type { AppliedEvent, Played, Player, ReplayCourse, ReplayLine } from '../../gameClient.ts';
import { countdownsWithin, spanOf } from '../end/span.ts';
import { announcementOf } from '../model/log.ts';
import { namesOf } from '../model/team.ts';

type Applied = AppliedEvent<State, Event>;

interface Look {
  readonly icon: string;
  readonly colour: string;
  readonly kind?: 'gem' | 'loss';
  /** It stands on the lane of its player. */
  readonly isMark?: true;
}

const BONE = 'var(--bone-300)';
const LOSS: Look = { icon: 'ui-skull', colour: 'var(--alarm)', kind: 'loss', isMark: true };

/** How an event looks in the list and on the lanes. Rolls are too many for either. */
const LOOKS: { readonly [event: string]: Look | undefined } = {
  entered: { icon: 'ui-step', colour: BONE },
  pawnMoved: { icon: 'ui-step', colour: BONE },
  roomLaid: { icon: 'stairs', colour: BONE, isMark: true },
  gemsActivated: { icon: 'gem', colour: 'var(--gem)', kind: 'gem', isMark: true },
  diceFreed: { icon: 'gold', colour: 'var(--sym-gold)' },
  escaped: { icon: 'exit', colour: '#d9c9a6', isMark: true },
  dieGiven: { icon: 'ui-hand', colour: BONE },
  fateProvoked: { icon: 'depot', colour: 'var(--gem)', kind: 'gem' },
  gongStruck: { icon: 'gong', colour: '#b98a4c' },
  doorSlammed: { icon: 'gong', colour: 'var(--alarm)', kind: 'loss' },
  ended: { icon: 'ui-flag', colour: BONE },
  dieLost: LOSS,
  curseDrawn: { icon: 'curse', colour: 'var(--curse)', kind: 'loss', isMark: true },
  curseLifted: { icon: 'curse', colour: BONE },
  treasureTaken: { icon: 'chest', colour: '#d99a4e', isMark: true },
  questDone: { icon: 'ui-flag', colour: 'var(--gem)', kind: 'gem' },
};
const OTHER: Look = { icon: 'ui-list', colour: BONE };
const MINUTE = 60_000;

export const courseOf = (played: Played<State, Event>, players: readonly Player[]): ReplayCourse => {
  const final = played.stateAt(played.length);
  const end = played.timeOf(played.length);
  // The temple's fall is settled a little after its time.
  const length = Math.max(spanOf(final, end), end);
  const all = played.all();
  const names = namesOf(final, players, words.value);
  const lines = all.flatMap((applied, index): readonly ReplayLine[] => {
    if (applied.event.type === 'rolled') return [];
    const told = announcementOf(applied, { me: undefined, names }, words.value);
    if (!told) return [];
    const { icon, colour, kind } = LOOKS[applied.event.type] ?? OTHER;
    const seat = seatOf(applied);
    return [
      { n: index + 1, text: told.text, icon, colour, ...(kind && { kind }), ...(seat !== undefined && { seat }) },
    ];
  });
  return {
    length,
    xOf: played.timeOf,
    nAt: played.countAt,
    label: clockTime,
    marks: all.flatMap((applied, index) => marksOf(applied).map(mark => ({ n: index + 1, ...mark }))),
    bands: countdownsWithin(final.countdowns, length).map(({ opens, ends }, gong) => ({
      from: opens,
      to: ends,
      isAlarm: true,
      label: '•'.repeat(gong + 1),
    })),
    blocks: [],
    ticks: Array.from({ length: Math.floor(length / MINUTE) + 1 }, (_, minute) => ({
      x: minute * MINUTE,
      label: `${minute}:00`,
    })),
    lines,
  };
};

const seatOf = ({ event }: Applied): Seat | undefined =>
  'seat' in event && typeof event.seat === 'number' ? (event.seat as Seat) : undefined;

/** What stands on the lanes: what somebody did, and every die lost, whoever brought it about. */
const marksOf = (applied: Applied): readonly { seat: Seat; icon: string; colour: string }[] => {
  const { event, before, after } = applied;
  const look = LOOKS[event.type];
  const seat = seatOf(applied);
  const own = look?.isMark && seat !== undefined && event.type !== 'dieLost' ? [{ ...iconOf(look), seat }] : [];
  const losers = after.players.flatMap((player, index) =>
    player.lost.length > (before.players[index]?.lost.length ?? 0) ? [{ ...iconOf(LOSS), seat: index as Seat }] : [],
  );
  return [...own, ...losers];
};

const iconOf = ({ icon, colour }: Look): { readonly icon: string; readonly colour: string } => ({ icon, colour });
