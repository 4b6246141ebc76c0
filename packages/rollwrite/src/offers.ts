import type { Seat } from '@templefall/kernel';
import type { CoreCommand } from './commands.ts';
import type { Context } from './context.ts';
import { handfuls } from './dice.ts';
import { roomsNextTo } from './geography.ts';
import { law } from './law.ts';
import { boxesLeft, cashable, freeBox, gemsNeeded, missingAtExit, paymentFor, playerOf, roomOf } from './questions.ts';
import { entryInto } from './rules/talk.ts';
import { secretWith } from './secrets.ts';
import type { State } from './state.ts';
import { CURSED_FIELDS, GAINS, isOneOf, MAP_SIDES, MAPS, type RoomId, SIDES, SYMBOLS } from './vocabulary.ts';

/** Every complete command of the core that a player may give now, in the order a player would want them. */
export const offersOf = (ctx: Context, who: Seat): readonly CoreCommand[] =>
  candidatesFor(ctx, who).filter(command => law(ctx, command).ok);

/** The proposals a player could follow now. A plan is rehearsed for it, so it is not asked on the way of a rehearsal. */
export const proposalsFor = (ctx: Context, seat: Seat): readonly CoreCommand[] =>
  ctx.state.proposals
    .map((proposal): CoreCommand => ({ type: 'followProposal', seat, of: proposal.seat }))
    .filter(command => law(ctx, command).ok);

/** What is worth asking the law about; the law alone says what is allowed. */
export const candidatesFor = (ctx: Context, seat: Seat): readonly CoreCommand[] => {
  const { state } = ctx;
  const choice = state.choices.find(one => one.seat === seat);
  return [
    ...(choice ? GAINS.map((gain): CoreCommand => ({ type: 'chooseGain', seat, gain })) : []),
    ...inPhase(ctx, seat),
    ...cashable(playerOf(state, seat)).map((map): CoreCommand => ({ type: 'cashMap', seat, map })),
    ...leaving(state, seat),
    ...takingBack(state, seat),
  ];
};

const inPhase = (ctx: Context, seat: Seat): readonly CoreCommand[] => {
  const { state } = ctx;
  switch (state.phase) {
    case 'sides':
      return SIDES.map(side => ({ type: 'chooseSide', seat, side }));
    case 'rolling':
      return seat === state.active ? rolling(state, seat) : [];
    case 'exploring':
      return seat === state.active ? exploring(ctx, seat) : [];
    case 'sharing':
      return state.takers[0] === seat
        ? handfuls(state.pool, 2).map((faces): CoreCommand => ({ type: 'takeDice', seat, faces }))
        : [];
    case 'marking':
      return marking(state, seat);
    default:
      return [];
  }
};

const rolling = (state: State, seat: Seat): readonly CoreCommand[] => {
  const fields = CURSED_FIELDS.toSorted((one, other) => (state.cursed[other - 1] ?? 0) - (state.cursed[one - 1] ?? 0));
  const free = state.rolled.filter(face => face !== 'black');
  const first: readonly CoreCommand[] =
    state.rolled.length > 0
      ? [
          ...handfuls(free, free.length).map((keep): CoreCommand => ({ type: 'placePair', seat, keep })),
          { type: 'reroll', seat },
        ]
      : [
          { type: 'roll', seat },
          { type: 'startExploring', seat },
          ...fields.map((field): CoreCommand => ({ type: 'heal', seat, field })),
        ];
  return [...first, ...rushes(state, seat)];
};

const rushes = (state: State, seat: Seat): readonly CoreCommand[] => {
  const { place } = playerOf(state, seat);
  if (!place || boxesLeft(state, 'rush') === 0) return [];
  return roomsNextTo(place).map(room => ({ type: 'rushInto', seat, room }));
};

/** The most wanted rooms first; dice before boxes, boxes before a rush. */
const exploring = (ctx: Context, seat: Seat): readonly CoreCommand[] => {
  const { place } = playerOf(ctx.state, seat);
  if (!place) return [];
  const cost = (room: RoomId): number => paymentFor(ctx.state, room).boxes.length;
  const rooms = roomsNextTo(place).toSorted(
    (one, other) => appeal(ctx.state, seat, other) - appeal(ctx.state, seat, one) || cost(one) - cost(other),
  );
  return [
    ...rooms.map(room => entryInto(ctx, seat, room)),
    ...rooms.map((room): CoreCommand => ({ type: 'rushInto', seat, room })),
  ];
};

/** How much a player would like to stand in a room: to win, to open a secret, for a gem, for any other new action. */
const appeal = (state: State, seat: Seat, room: RoomId): number => {
  const { action } = roomOf(state, room);
  const isEnough = state.gems >= gemsNeeded(state.options);
  if (action === 'exit') return isEnough ? (missingAtExit(state).length === 1 ? 6 : 5) : 1;
  if (secretWith(state, seat, room)) return 4;
  if (playerOf(state, seat).crossed.includes(room)) return 0;
  return action === 'gem' ? 3 : 2;
};

/** The boxes that bring a map nearest to its end first. */
const marking = (state: State, seat: Seat): readonly CoreCommand[] => {
  const player = playerOf(state, seat);
  const faces = [...new Set(player.dice)].filter(face => isOneOf(SYMBOLS, face));
  const places = faces.flatMap(face =>
    MAPS.flatMap(map =>
      MAP_SIDES.filter(side => freeBox(player, map, side, face) !== undefined).map(side => ({ face, map, side })),
    ),
  );
  const left = ({ map, side }: (typeof places)[number]): number =>
    player.maps[map - 1]?.[side].filter(crossed => !crossed).length ?? 0;
  return places
    .toSorted((one, other) => left(one) - left(other))
    .map((place): CoreCommand => ({ type: 'crossSymbol', seat, ...place }));
};

const leaving = (state: State, seat: Seat): readonly CoreCommand[] =>
  state.phase === 'exploring' && seat === state.active ? [{ type: 'endExploring', seat }] : [];

const takingBack = ({ checkpoints, picks, active }: State, seat: Seat): readonly CoreCommand[] => {
  const isMine = (checkpoints.length > 0 && seat === active) || picks.some(pick => pick.seat === seat);
  if (!isMine) return [];
  return checkpoints.length > 1
    ? [
        { type: 'undo', seat },
        { type: 'undo', seat, all: true },
      ]
    : [{ type: 'undo', seat }];
};
