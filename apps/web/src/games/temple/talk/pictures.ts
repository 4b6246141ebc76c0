import type { TalkStep } from '@templefall/soundtrack';
import type { FaceArt } from '../../../ui/Face.tsx';
import type { RoomArt } from '../art/roomArt.ts';
import type { Scene, SceneDice, SceneSign } from './scenes.ts';

const START: RoomArt = { id: 'start', kind: 'start', openings: { E: 'open', W: 'open' } };
const HALL: RoomArt = {
  id: 'deep-6',
  kind: 'plain',
  openings: { N: 'dark', E: 'open', W: 'open' },
  stair: 'W',
  cost: ['adv', 'key'],
};
const EXIT: RoomArt = { id: 'exit', kind: 'exit', openings: { W: 'open' }, stair: 'W', cost: ['adv', 'adv'] };
const gemRoom = (done: boolean): RoomArt => ({
  id: 'deep-12',
  kind: 'plain',
  openings: { W: 'open', E: 'dark' },
  stair: 'W',
  cost: ['adv', 'torch'],
  gems: [{ count: 1, need: 4, face: 'torch', done }],
});
const GREAT_ROOM: RoomArt = {
  id: 'great-keys-1',
  kind: 'plain',
  openings: { W: 'open', S: 'open' },
  stair: 'W',
  cost: ['adv', 'key'],
  gems: [4, 7, 10].map((need, i) => ({ count: i + 1, need, face: 'key', done: false })),
};

/** A row of dice under the board. */
const row = (x: number, y: number, size: number, ...dice: SceneDice['dice']): SceneDice => ({ x, y, size, dice });
const four = (face: FaceArt): SceneDice['dice'] => [[face], [face], [face], [face]];
const arrow = (x: number, y: number, turn = 0): SceneSign => ({
  icon: 'ui-arrow',
  x,
  y,
  size: 0.3,
  turn: turn + 90,
  colour: 'var(--bone-300)',
});
const gem = (x: number, y: number, size: number, isLit = true): SceneSign => ({
  icon: isLit ? 'gem' : 'gem-empty',
  x,
  y,
  size,
  colour: isLit ? 'var(--gem)' : '#7a7263',
  isGlowing: isLit,
});
const depot = (x: number, y: number, left: number): readonly SceneSign[] => [
  { icon: 'depot', x, y, size: 0.7 },
  { digits: String(left), x, y: y + 0.55, size: 0.4, colour: 'var(--gem)' },
];

/** What is seen while each part of the rules is told; the temple itself is the gate of the first page. */
export const PICTURES: { readonly [step in Exclude<TalkStep, 'temple'>]: Scene } = {
  goal: {
    across: 4,
    rooms: [{ art: EXIT, x: 2.55, y: 0.62, light: 0.8, mark: 'reach' }],
    signs: [
      ...[0, 1, 2, 3, 4, 5].map(i => gem(0.55 + (i % 3) * 0.42, 0.88 + Math.floor(i / 3) * 0.48, 0.36, i < 4)),
      arrow(2.08, 1.12),
    ],
    pawns: [
      { pawn: 1, x: 2.82, y: 1.4, isMe: true },
      { pawn: 2, x: 3.12, y: 1.47 },
      { pawn: 3, x: 3.38, y: 1.36 },
    ],
  },
  dice: { across: 4, dice: [row(2, 1.12, 0.6, ['adv'], ['key'], ['torch'], ['gold'], ['black'])] },
  roll: {
    across: 4,
    dice: [
      row(2, 1.0, 0.6, ['key', 'held'], ['torch', 'held'], ['adv', 'turning'], ['key', 'turning'], ['adv', 'turning']),
    ],
    signs: [{ icon: 'reroll', x: 2.72, y: 1.75, size: 0.46, colour: 'var(--flame-300)' }],
  },
  blackMask: {
    across: 4,
    dice: [row(2, 1.12, 0.6, ['adv'], ['key'], ['black', 'black'], ['torch'], ['black', 'black'])],
  },
  goldMask: {
    across: 4,
    dice: [row(0.8, 0.95, 0.66, ['gold']), row(2.95, 0.95, 0.66, ['black', 'black'], ['black', 'black'])],
    signs: [arrow(1.66, 0.95)],
    pawns: [
      { pawn: 1, x: 0.8, y: 1.75, isMe: true },
      { pawn: 2, x: 2.95, y: 1.75, isStuck: true },
    ],
  },
  enter: {
    across: 3.5,
    rooms: [
      { art: START, x: 0.75, y: 0.2, light: 1 },
      { art: HALL, x: 1.75, y: 0.2, light: 0.45, mark: 'reach' },
    ],
    pawns: [{ pawn: 1, x: 1.47, y: 0.98, isMe: true }],
    dice: [row(1.75, 1.6, 0.46, ['adv', 'held'], ['key', 'held'])],
  },
  discover: {
    across: 3.5,
    rooms: [{ art: { ...HALL, openings: { N: 'open', E: 'dark', W: 'open' } }, x: 0.75, y: 0.2, light: 1 }],
    unknown: { x: 1.75, y: 0.2, price: ['adv', 'adv'] },
    pawns: [{ pawn: 1, x: 1.51, y: 0.96, isMe: true }],
    dice: [row(1.75, 1.6, 0.46, ['adv', 'held'], ['adv', 'held'])],
  },
  gems: {
    across: 3.5,
    rooms: [{ art: gemRoom(true), x: 1.85, y: 0.2, light: 1 }],
    signs: [...depot(0.6, 0.52, 7), gem(1.35, 0.7, 0.34)],
    pawns: [{ pawn: 1, x: 2.13, y: 1.0, isMe: true }],
    dice: [row(1.75, 1.6, 0.46, ...four('torch'))],
  },
  together: {
    across: 4,
    rooms: [{ art: GREAT_ROOM, x: 0.45, y: 0.5, light: 1 }],
    pawns: [
      { pawn: 1, x: 0.74, y: 1.3, isMe: true },
      { pawn: 2, x: 0.98, y: 1.36 },
      { pawn: 4, x: 1.22, y: 1.3 },
    ],
    dice: [
      row(2.85, 0.5, 0.42, ['key', 'held'], ['key', 'held'], ['key', 'held']),
      row(2.85, 1.08, 0.42, ['key', 'held'], ['key', 'held']),
      row(2.85, 1.66, 0.42, ['key', 'held'], ['key', 'held']),
    ],
    signs: ([1, 2, 4] as const).map((pawn, i) => ({
      icon: `pawn${pawn}`,
      x: 1.85,
      y: 0.48 + i * 0.58,
      size: 0.36,
      colour: `var(--p${pawn})`,
    })),
  },
  fate: {
    across: 4,
    dice: [
      row(
        2,
        0.74,
        0.52,
        ['black', 'black'],
        ['black', 'black'],
        ['black', 'black'],
        ['black', 'black'],
        ['black', 'black'],
      ),
    ],
    signs: [gem(1.35, 1.62, 0.56), arrow(2, 1.62), { icon: 'depot', x: 2.65, y: 1.6, size: 0.66 }],
  },
  gong: {
    across: 4,
    isAlarm: true,
    rooms: [
      { art: START, x: 1.85, y: 0.62, light: 1, mark: 'home' },
      { art: HALL, x: 2.85, y: 0.62, light: 0.2, mark: 'way' },
    ],
    pawns: [
      { pawn: 1, x: 2.52, y: 1.38, isMe: true },
      { pawn: 2, x: 3.2, y: 1.38 },
    ],
    signs: [
      { icon: 'gong', x: 0.9, y: 0.95, size: 1.1, isGlowing: true },
      { digits: '0:30', x: 0.9, y: 1.78, size: 0.5, colour: 'var(--text-alarm)' },
    ],
  },
  slam: {
    across: 3.5,
    rooms: [
      { art: { ...START, openings: { E: 'slam', W: 'slam' } }, x: 0.75, y: 0.22, light: 0.9 },
      { art: { ...HALL, openings: { N: 'dark', E: 'open', W: 'slam' } }, x: 1.75, y: 0.22, light: 0.1 },
    ],
    pawns: [
      { pawn: 1, x: 1.05, y: 1.02, isMe: true },
      { pawn: 3, x: 1.42, y: 1.02 },
      { pawn: 2, x: 2.42, y: 1.0, isStuck: true },
    ],
    dice: [row(1.98, 1.62, 0.38, ['adv'], ['key'], ['torch'], ['key'], ['adv', 'lost'])],
    signs: [{ icon: 'pawn2', x: 0.5, y: 1.6, size: 0.36, colour: 'var(--p2)' }],
  },
  exit: {
    across: 4,
    rooms: [{ art: EXIT, x: 2.5, y: 0.3, light: 1 }],
    pawns: [
      { pawn: 1, x: 2.84, y: 1.08, isMe: true },
      { pawn: 2, x: 3.2, y: 1.06 },
    ],
    signs: [
      { icon: 'depot', x: 0.5, y: 0.75, size: 0.56 },
      gem(1.02, 0.75, 0.36),
      gem(1.42, 0.75, 0.36),
      { digits: '+ 1', x: 1.9, y: 0.75, size: 0.42, colour: 'var(--bone-100)' },
    ],
    dice: [row(1.15, 1.52, 0.46, ['key', 'held'], ['key', 'held'], ['key', 'held'])],
  },
  collapse: {
    across: 4,
    isAlarm: true,
    rooms: [
      { art: { ...START, openings: { E: 'blocked', W: 'blocked' } }, x: 0.5, y: 0.66, light: 0.25, tilt: -7 },
      { art: { ...HALL, openings: { N: 'blocked', E: 'blocked', W: 'open' } }, x: 1.54, y: 0.8, light: 0.15, tilt: 5 },
      { art: gemRoom(false), x: 2.58, y: 0.56, light: 0.1, tilt: 12 },
    ],
    pawns: [{ pawn: 4, x: 2.1, y: 1.42, isStuck: true }],
    signs: [{ icon: 'ui-skull', x: 3.42, y: 0.4, size: 0.44, colour: 'var(--bone-300)' }],
  },
  go: {
    across: 4,
    rooms: [{ art: START, x: 1.5, y: 0.62, light: 1 }],
    pawns: [
      { pawn: 1, x: 1.72, y: 1.42, isMe: true },
      { pawn: 2, x: 2.0, y: 1.5 },
      { pawn: 3, x: 2.28, y: 1.42 },
      { pawn: 4, x: 0.92, y: 1.34 },
      { pawn: 5, x: 3.06, y: 1.34 },
      { pawn: 6, x: 3.5, y: 1.3 },
    ],
    signs: [
      { icon: 'ui-here', x: 0.92, y: 0.92, size: 0.34, colour: 'var(--flame-300)' },
      { icon: 'ui-thumbs', x: 3.06, y: 0.92, size: 0.34, colour: 'var(--flame-300)' },
      { icon: 'ui-help', x: 3.5, y: 0.9, size: 0.34, colour: 'var(--alarm)' },
    ],
  },
};
