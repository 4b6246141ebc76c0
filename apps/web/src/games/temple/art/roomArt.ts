import type { Side } from '../../../ui/art/sides.ts';
import type { FaceArt } from '../../../ui/Face.tsx';

/** What a doorway looks like: a passage, the dark beyond the temple, rubble against a wall, or a closed leaf. */
export type OpeningArt = 'open' | 'dark' | 'blocked' | 'slam';

export type RoomKind =
  | 'plain'
  | 'start'
  | 'exit'
  | 'illusion'
  | 'altar'
  | 'ghost'
  | 'tree'
  | 'obelisk'
  | 'pit'
  | 'fountain'
  | 'trials'
  | 'chalice';

export interface GemArt {
  readonly count: number;
  readonly need: number;
  readonly face: FaceArt;
  readonly done: boolean;
}

/** A room as it is drawn: everything is already turned, and nothing here is a rule. */
export interface RoomArt {
  /** Seeds all variation. */
  readonly id: string;
  readonly kind: RoomKind;
  readonly openings: { readonly [S in Side]?: OpeningArt };
  readonly stair?: Side;
  /** A wall across the stair axis: the double room. */
  readonly inner?: boolean;
  readonly secret?: readonly Side[];
  readonly cost?: readonly FaceArt[];
  readonly gems?: readonly GemArt[];
  readonly twin?: 'open' | 'done' | 'dead';
  readonly curse?: boolean;
  readonly treasure?: boolean;
  readonly quest?: 'open' | 'done';
  readonly trials?: number;
  readonly trial?: readonly FaceArt[];
  readonly gemTiles?: readonly Side[];
  readonly greatTorch?: boolean;
  /** The chalice or ghost is elsewhere: only its trace is left. */
  readonly empty?: boolean;
}
