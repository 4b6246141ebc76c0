import type { Seat } from '@templefall/kernel';
import type { Millis } from '@templefall/kit';
import { beyond, type Cell, cellOf, coordinates, SIDES, type Side, type Spot, type State } from '@templefall/temple';
import type { Words } from '@templefall/texts';
import type { PawnArt, Price } from '../../../ui/Icon.tsx';
import type { Player } from '../../gameClient.ts';
import type { RoomArt } from '../art/roomArt.ts';
import type { Goal } from '../hand/goals.ts';
import { costText } from './costText.ts';
import { isStuck } from './dice.ts';
import { pawnOf } from './pawn.ts';
import { homeOf } from './places.ts';
import { priceOf } from './price.ts';
import { drawnRooms } from './roomArt.ts';
import { doorText, roomName } from './roomText.ts';
import { sliceOf } from './slices.ts';

export interface BoardRoom {
  readonly cell: Cell;
  readonly x: number;
  readonly y: number;
  readonly art: RoomArt;
  /** 1 own room, .75 a friend's, .45 reachable, 0 dark. */
  readonly light: number;
  readonly name: string;
  /** Lit frame: payable now. */
  readonly isReach: boolean;
  /** On the way home, in a countdown. */
  readonly isWay: boolean;
  readonly isHome: boolean;
  readonly isMine: boolean;
  /** A door of mine leads there: its price stands at the door. */
  readonly isNext: boolean;
}

export interface BoardPawn {
  readonly seat: Seat;
  readonly pawn: PawnArt;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly isMe: boolean;
  readonly isStuck: boolean;
}

/** The ghost, or the chalice on its way. */
export interface BoardPiece {
  readonly id: 'ghost-piece' | 'chalice';
  readonly x: number;
  readonly y: number;
}

/** A doorway of my room that can be aimed at. */
export interface BoardDoor {
  readonly side: Side;
  readonly goal: Goal;
  readonly price: readonly Price[];
  readonly label: string;
  readonly isAim: boolean;
  readonly isNew: boolean;
  readonly x: number;
  readonly y: number;
}

export interface Built {
  readonly rooms: readonly BoardRoom[];
  readonly mine?: readonly [x: number, y: number];
  /** The empty cells that my doors lead to. */
  readonly ahead: readonly (readonly [x: number, y: number])[];
}

export interface Standing {
  readonly pawns: readonly BoardPawn[];
  readonly pieces: readonly BoardPiece[];
}

/** The temple without what I could do in it. */
export type Ground = Built & Standing;

export interface BoardModel extends Built, Standing {
  readonly doors: readonly BoardDoor[];
}

/** Where pawns stand in a room, by how many there are: the lower corners, so that sockets, plaque and doors stay free. */
const SLOTS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[26, 75]],
  [
    [26, 75],
    [74, 75],
  ],
  [
    [18, 75],
    [37, 76],
    [74, 75],
  ],
  [
    [18, 75],
    [37, 76],
    [63, 76],
    [82, 75],
  ],
  [
    [16, 73],
    [29, 79],
    [42, 74],
    [64, 76],
    [82, 75],
  ],
  [
    [16, 73],
    [29, 79],
    [42, 74],
    [58, 74],
    [71, 79],
    [84, 73],
  ],
];

export interface Looking {
  readonly me: Seat | undefined;
  readonly at: Millis;
  readonly goals: readonly Goal[];
  readonly aim: string | undefined;
  readonly run: 'start' | 'exit' | undefined;
  readonly names: readonly string[];
  readonly players: readonly Player[];
}

/** Everything a board depends on: rolls are left out, unless they make somebody stuck or change what I may aim at. */
export const boardDeps = (
  { rooms, modules, players: adventurers }: State,
  { me, at, goals, aim, run, names, players }: Looking,
  words: Words,
): readonly unknown[] => [
  rooms,
  modules,
  me,
  goals,
  aim,
  run,
  names,
  players,
  words,
  ...adventurers.flatMap(one => [one.spot, one.pawn, isStuck(one, at)]),
];

export const boardOf = (state: State, looking: Looking, words: Words): BoardModel => {
  const { me, goals, run } = looking;
  const spot = me === undefined ? undefined : state.players[me]?.spot;
  const here = spot && cellOf(spot);
  const occupied = new Set(state.players.flatMap(player => (player.spot ? [cellOf(player.spot)] : [])));
  const reach = new Set(
    goals.flatMap(goal =>
      goal.reach === 'go' && goal.command.type === 'enter' ? [cellOf(goal.command.to as Spot)] : [],
    ),
  );
  const next = new Set(goals.flatMap(({ command }) => (command.type === 'enter' ? [cellOf(command.to as Spot)] : [])));
  const way = new Set(run && spot ? (homeOf(state, spot, run) ?? []).map(cellOf) : []);
  const home = run === 'start' ? 'start' : run;

  const rooms = drawnRooms(state).map(({ cell, room, art }): BoardRoom => {
    const [x, y] = coordinates(cell);
    return {
      cell,
      x,
      y,
      art,
      name: roomName(words, room),
      light:
        cell === here
          ? 1
          : occupied.has(cell)
            ? 0.75
            : reach.has(cell) || way.has(cell)
              ? 0.45
              : art.kind === 'start' || art.kind === 'exit'
                ? 0.4
                : 0,
      isReach: reach.has(cell),
      isWay: way.has(cell),
      isHome: art.kind === home,
      isMine: cell === here,
      isNext: next.has(cell),
    };
  });
  const doors = here ? doorsOf(state, here, looking, words) : [];
  return {
    rooms,
    pawns: pawnsOf(state, looking),
    pieces: piecesOf(state),
    doors,
    ahead: here ? doors.flatMap(({ side, isNew }) => (isNew ? [coordinates(beyond(here, side))] : [])) : [],
    ...(here && { mine: coordinates(here) }),
  };
};

const piecesOf = (state: State): readonly BoardPiece[] => {
  const ghost = sliceOf(state, 'quests')?.ghost;
  const chalice = sliceOf(state, 'special')?.chalice;
  const at = (spot: Spot, [sx, sy]: readonly [number, number]) => {
    const [x, y] = coordinates(cellOf(spot));
    return { x: x + sx / 100, y: y + sy / 100 };
  };
  const isHome = chalice !== undefined && state.rooms[cellOf(chalice)]?.tile.id === 'treasure-room';
  return [
    ...(ghost ? [{ id: 'ghost-piece' as const, ...at(ghost, [66, 52]) }] : []),
    ...(chalice && !isHome ? [{ id: 'chalice' as const, ...at(chalice, [84, 60]) }] : []),
  ];
};

const pawnsOf = (state: State, { me, at, names, players }: Looking): readonly BoardPawn[] => {
  const bySpot = new Map<Spot, Seat[]>();
  state.players.forEach(({ spot }, seat) => {
    if (spot) bySpot.set(spot, [...(bySpot.get(spot) ?? []), seat as Seat]);
  });
  return state.players.flatMap((player, index): BoardPawn[] => {
    const seat = index as Seat;
    const { spot } = player;
    if (!spot) return [];
    const there = bySpot.get(spot) ?? [];
    const [sx, sy] = SLOTS[there.length]?.[there.indexOf(seat)] ?? [50, 75];
    const [x, y] = coordinates(cellOf(spot));
    return [
      {
        seat,
        pawn: pawnOf(player, players),
        name: names[seat] ?? '',
        x: x + sx / 100,
        y: y + sy / 100,
        isMe: seat === me,
        isStuck: isStuck(player, at),
      },
    ];
  });
};

const doorsOf = (state: State, here: Cell, { goals, aim }: Looking, words: Words): readonly BoardDoor[] =>
  SIDES.flatMap((side): BoardDoor[] => {
    const next = beyond(here, side);
    const goal = goals.find(({ command }) =>
      command.type === 'discover'
        ? command.side === side
        : command.type === 'enter' &&
          command.way === undefined &&
          command.load === undefined &&
          cellOf(command.to as Spot) === next,
    );
    if (!goal) return [];
    const [x, y] = coordinates(here);
    const isNew = goal.command.type === 'discover';
    const room = state.rooms[next];
    const action = doorText(words, side, room);
    const cost = costText(words, goal.cost);
    return [
      {
        side,
        goal,
        isNew,
        price: priceOf(goal),
        label: words.say(goal.reach === 'go' ? 'act.ready' : goal.reach === 'short' ? 'act.short' : 'act.needs', {
          action,
          cost,
        }),
        isAim: aim === goal.key,
        x: x + 0.5 + (side === 'E' ? 0.5 : side === 'W' ? -0.5 : 0),
        y: y + 0.5 + (side === 'S' ? 0.5 : side === 'N' ? -0.5 : 0),
      },
    ];
  });
