import type { RoomArt } from '../games/temple/art/roomArt.ts';
import { RoomPicture } from '../games/temple/board/RoomView.tsx';
import '../games/temple/board/board.css';

const open = { N: 'open', E: 'open', S: 'open' } as const;
const base: RoomArt = { id: '1', kind: 'plain', openings: open, stair: 'S', cost: ['adv', 'key'] };
const three = (face: 'key' | 'torch', done = 0) =>
  [1, 2, 3].map(count => ({ count, need: [4, 7, 10][count - 1] ?? 4, face, done: count === done }));
const one = (done: boolean) => [{ count: 1, need: 4, face: 'torch' as const, done }];
const two = (done: boolean) => [{ count: 2, need: 4, face: 'key' as const, done }];

/** Every state a room can be drawn in. */
const ROOMS: readonly (readonly [name: string, room: RoomArt, light?: number])[] = [
  ['gem', { ...base, id: '2', gems: one(false), curse: true }, 1],
  ['gem, dark', { ...base, id: '3', gems: one(false), stair: 'E', curse: true }],
  [
    'doors',
    { ...base, id: '4', cost: ['adv', 'adv'], openings: { N: 'dark', E: 'blocked', W: 'slam', S: 'open' } },
    0.5,
  ],
  ['great, 2 lit', { ...base, id: '5', gems: three('torch', 2) }],
  ['start', { ...base, id: 'start', kind: 'start', openings: { E: 'open', W: 'open' } }, 1],
  ['exit', { ...base, id: 'exit', kind: 'exit', openings: { S: 'open' } }, 0.6],
  ['great', { ...base, id: '6', gems: three('key') }],
  ['illusion', { ...base, id: '7', kind: 'illusion', gems: one(true) }],
  ['pit', { ...base, id: '8', kind: 'pit' }, 1],
  ['fountain', { ...base, id: '9', kind: 'fountain' }, 1],
  ['twin', { ...base, id: '10', twin: 'open' }, 1],
  ['twin done', { ...base, id: '11', twin: 'done' }],
  ['twin dead', { ...base, id: '12', twin: 'dead' }],
  ['double S', { ...base, id: '13', inner: true, gems: two(false), openings: { N: 'open', S: 'open' } }, 1],
  ['double W', { ...base, id: '14', inner: true, stair: 'W', gems: two(false), openings: { W: 'open', E: 'open' } }, 1],
  ['double N', { ...base, id: '15', inner: true, stair: 'N', gems: two(true), openings: { N: 'open', S: 'open' } }],
  ['trials', { ...base, id: '16', kind: 'trials', trials: 3, trial: ['key', 'key', 'torch'], quest: 'open' }, 1],
  ['tree', { ...base, id: '17', kind: 'tree', quest: 'done' }, 1],
  ['altar', { ...base, id: '18', kind: 'altar', quest: 'open' }, 1],
  ['ghost room', { id: '19', kind: 'ghost', openings: open, stair: 'S', quest: 'open', empty: true }],
  ['obelisk', { id: '20', kind: 'obelisk', openings: { S: 'blocked' }, quest: 'done', gemTiles: ['N', 'E'] }, 1],
  ['chalice', { ...base, id: '21', kind: 'chalice', quest: 'open' }, 1],
  ['secret', { ...base, id: '22', secret: ['E', 'W'], openings: { N: 'open', S: 'open' } }, 1],
  ['great torch', { ...base, id: '23', greatTorch: true, gems: one(false) }, 1],
  ['both marks', { ...base, id: '24', curse: true, treasure: true }, 0.45],
];

export const RoomGallery = () => (
  <main style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 180px)', gap: '16px', padding: '20px' }}>
    {ROOMS.map(([name, art, light = 0]) => (
      <figure key={name}>
        <div style={{ position: 'relative', width: '180px', height: '180px' }} class="room-frame">
          <RoomPicture art={art} light={light} />
        </div>
        <figcaption class="small muted">{name}</figcaption>
      </figure>
    ))}
  </main>
);
