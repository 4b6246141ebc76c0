import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SIDES } from '../../../../ui/art/sides.ts';
import type { FaceArt } from '../../../../ui/Face.tsx';
import { furnitureMarkup } from '../room/furnitureMarkup.tsx';
import type { OpeningArt, RoomArt, RoomKind } from '../roomArt.ts';
import { stoneMarkup } from '../stone/stone.ts';
import { type Part, readMarkup } from './readMarkup.ts';

const KINDS: readonly RoomKind[] = [
  'plain',
  'start',
  'exit',
  'illusion',
  'altar',
  'ghost',
  'tree',
  'obelisk',
  'pit',
  'fountain',
  'trials',
  'chalice',
];
const OPENINGS: readonly (OpeningArt | undefined)[] = ['open', 'dark', 'blocked', 'slam', undefined];
const FACES: readonly FaceArt[] = ['adv', 'key', 'torch', 'gold', 'black'];

/** Each kind of room with each opening on each side. */
const MASONRY: readonly RoomArt[] = KINDS.flatMap((kind, k) =>
  OPENINGS.flatMap((opening, i) =>
    SIDES.flatMap((side, n) => {
      const openings = opening ? { [side]: opening } : {};
      const room: RoomArt = { id: `${k * 100 + i * 10 + n}`, kind, openings };
      return [
        room,
        { ...room, stair: side },
        { ...room, stair: side, inner: true },
        { ...room, secret: [side] },
        { ...room, greatTorch: true },
      ];
    }),
  ),
);

const gem = (count: number, done: boolean) => ({ count, need: 10, face: 'key' as const, done });

/** Each thing that may stand in a room, in each of its states. */
const FURNISHED: readonly RoomArt[] = KINDS.flatMap(kind => {
  const room: RoomArt = { id: '1', kind, openings: {}, cost: FACES };
  return [
    room,
    { ...room, empty: true },
    { ...room, gemTiles: SIDES },
    { ...room, greatTorch: true, curse: true, treasure: true },
    ...([true, false] as const).flatMap(done => [
      { ...room, gems: [gem(1, done)] },
      { ...room, gems: [gem(1, done), gem(2, false), gem(3, false)] },
      ...SIDES.map(stair => ({ ...room, gems: [gem(2, done)], inner: true, stair })),
    ]),
    ...(['open', 'done', 'dead'] as const).map(twin => ({ ...room, twin })),
    ...(['open', 'done'] as const).map(quest => ({ ...room, quest })),
    ...[0, 1, 4].map(trials => ({ ...room, trials, trial: FACES.slice(0, trials) })),
  ];
});

const sprite = readFileSync(new URL('../../../../../public/icons.svg', import.meta.url), 'utf8');
const partOf = (id: string): string =>
  new RegExp(`<(symbol|linearGradient|radialGradient) id="${id}".*?</\\1>`, 's').exec(sprite)?.[0] ?? '';
const furniture = (room: RoomArt): string => furnitureMarkup(room, true, { partOf, colourOf: () => '#123456' });

const countOf = ({ parts }: Part): number => parts.reduce((sum, part) => sum + 1 + countOf(part), 0);

/** Nothing is lost on the way: there are as many parts as there are tags that begin one. */
const isWhole = (markup: string): boolean => countOf(readMarkup(markup).root) === markup.split(/<\w/).length - 2;

describe('markup of pictures', () => {
  it('is read whole for the masonry of every room', () => {
    expect(MASONRY.filter(room => !isWhole(stoneMarkup(room)))).toEqual([]);
  });

  it('is read whole for whatever stands in a room, and brings all it names', () => {
    for (const room of FURNISHED) {
      const markup = furniture(room);
      expect(isWhole(markup)).toBe(true);
      const named = [...markup.matchAll(/(?:href="#|url\(#)([\w-]+)/g)].map(([, id = '']) => id);
      expect(named.filter(id => !readMarkup(markup).named.has(id))).toEqual([]);
    }
  });

  it('is not read past a tag, an attribute or a word that nobody paints', () => {
    expect(() => readMarkup('<svg><text/></svg>')).toThrow('<text/>');
    expect(() => readMarkup('<svg><path d="M0 0" filter="url(#f)"/></svg>')).toThrow('path is not painted with filter');
    expect(() => readMarkup('<svg><rect x="1"/>10</svg>')).toThrow('10</svg>');
    expect(() => readMarkup('<svg><g>')).toThrow('no end');
  });

  it('says what lies in what', () => {
    const { root, named } = readMarkup('<svg><g color="red"><path d="M0 0"></path></g><symbol id="a"/></svg>');
    expect(root.parts.map(({ tag, parts }) => [tag, parts.length])).toEqual([
      ['g', 1],
      ['symbol', 0],
    ]);
    expect([...named.keys()]).toEqual(['a']);
  });
});
