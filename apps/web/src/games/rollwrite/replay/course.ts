import type { Seat } from '@templefall/kernel';
import { type Event, exitOf, type State } from '@templefall/rollwrite';
import { replayWords } from '../../../words/replayWords.ts';
import type { AppliedEvent, Played, Player, ReplayCourse, ReplayLine } from '../../gameClient.ts';
import { lineOf } from '../log/lines.ts';
import { DRAWING_COLOUR, SECRET_COLOUR, secretDrawing } from '../model/art.ts';
import { gameWords } from '../words.ts';

type Applied = AppliedEvent<State, Event>;

interface Look {
  readonly icon: string;
  readonly colour: string;
  readonly kind?: 'gem' | 'map';
}

const BONE = 'var(--bone-300)';
const GEM: Look = { icon: 'gem', colour: 'var(--gem)', kind: 'gem' };

/** What says nothing new to somebody who reads the lines around it. */
const QUIET: readonly Event['type'][] = ['soleAnswerGiven', 'stepsSealed', 'pointed', 'choiceOpened'];

export const courseOf = (played: Played<State, Event>, players: readonly Player[]): ReplayCourse => {
  const all = played.all();
  const teller = {
    words: gameWords.value,
    names: players.map(({ name }, index) => name || gameWords.value.say('seat.name', { n: index + 1 })),
  };
  const turns = turnsIn(all);
  const starts = turns.map(({ from }) => from);
  const ends = [...starts.slice(1), all.length + 1];
  const rounds = [...new Set(turns.map(({ round }) => round))];
  const { say } = replayWords.value;

  /** Turn `t` lies between t and t + 1: how far into it a state is. */
  const xOf = (n: number): number => {
    const turn = starts.findLastIndex(from => from <= n);
    if (turn < 0) return 0;
    const [from = 0, to = 1] = [starts[turn], ends[turn]];
    return Math.min(turns.length, turn + (n - from + 1) / Math.max(1, to - from));
  };
  const nAt = (x: number): number => {
    if (x <= 0) return 0;
    if (x >= turns.length) return all.length;
    const turn = Math.floor(x);
    const [from = 0, to = 1] = [starts[turn], ends[turn]];
    return Math.max(from, Math.min(to - 1, Math.round(from - 1 + (x - turn) * (to - from))));
  };

  return {
    length: Math.max(1, turns.length),
    xOf,
    nAt,
    label: x => say('turn.number', { turn: Math.max(1, Math.min(turns.length, Math.floor(x - EDGE) + 1)) }),
    marks: all.flatMap((applied, index) => marksOf(applied).map(mark => ({ n: index + 1, ...mark }))),
    bands: rounds.map(round => {
      const from = turns.findIndex(turn => turn.round === round);
      const count = turns.filter(turn => turn.round === round).length;
      return { from, to: from + count, label: say('round.number', { round }) };
    }),
    blocks: turns.map(({ seat, rooms }, turn) => ({ from: turn, to: turn + 1, seat, pips: rooms })),
    ticks: [],
    lines: all.flatMap(({ event }, index): readonly ReplayLine[] => {
      if (QUIET.includes(event.type)) return [];
      const { icon, colour, kind } = lookOf(event);
      const seat = 'seat' in event ? event.seat : undefined;
      return [
        {
          n: index + 1,
          text: lineOf(event, teller),
          icon,
          colour,
          ...(kind && { kind }),
          ...(seat !== undefined && { seat }),
        },
      ];
    }),
  };
};

/** The last moment of a turn belongs to it, not to the next. */
const EDGE = 1e-6;

interface Turn {
  /** The state with which it begins. */
  readonly from: number;
  readonly round: number;
  readonly seat: Seat;
  rooms: number;
}

const turnsIn = (all: readonly Applied[]): readonly Turn[] => {
  const turns: Turn[] = [];
  for (const [index, { event }] of all.entries()) {
    if (event.type === 'turnBegan') turns.push({ from: index + 1, round: event.round, seat: event.seat, rooms: 0 });
    const turn = turns.at(-1);
    if (event.type === 'roomEntered' && turn) turn.rooms++;
  }
  return turns;
};

const marksOf = ({ event, after }: Applied): readonly { seat: Seat; icon: string; colour: string }[] => {
  switch (event.type) {
    case 'gemsMarked':
      return event.source === 'room' || event.source === 'track' ? [{ ...iconOf(GEM), seat: event.seat }] : [];
    case 'mapCashed':
      return [{ seat: event.seat, icon: 'ui-map', colour: event.withGem ? 'var(--gem)' : BONE }];
    case 'secretFound':
      return [{ seat: event.by[0], icon: secretDrawing(event.colour), colour: SECRET_COLOUR[event.colour] }];
    case 'roomEntered':
      return event.room === exitOf(after.options)
        ? [{ seat: event.seat, icon: 'exit', colour: DRAWING_COLOUR.exit }]
        : [];
    default:
      return [];
  }
};

const lookOf = (event: Event): Look => {
  switch (event.type) {
    case 'gemsMarked':
      return GEM;
    case 'mapCashed':
      return { icon: 'ui-map', colour: event.withGem ? 'var(--gem)' : BONE, kind: 'map' };
    case 'symbolCrossed':
      return { icon: 'ui-map', colour: BONE, kind: 'map' };
    case 'secretFound':
      return { icon: secretDrawing(event.colour), colour: SECRET_COLOUR[event.colour], kind: 'gem' };
    case 'roomEntered':
      return { icon: event.rush ? 'rush' : 'ui-step', colour: BONE };
    case 'pairRolled':
    case 'pairRerolled':
    case 'extraDiceRolled':
      return { icon: 'ui-dice', colour: BONE };
    case 'turnBegan':
      return { icon: 'ui-chev', colour: 'var(--flame-300)' };
    case 'gameEnded':
      return { icon: 'ui-flag', colour: BONE };
    default:
      return { icon: 'ui-pencil', colour: BONE };
  }
};

const iconOf = ({ icon, colour }: Look): { readonly icon: string; readonly colour: string } => ({ icon, colour });
