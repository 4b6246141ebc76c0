import type { FaceArt } from '../../../ui/Face.tsx';
import type { PawnArt } from '../../../ui/Icon.tsx';
import type { RoomArt } from '../art/roomArt.ts';

/** A picture of the talk. Places are in tiles from the upper left corner; a picture is `16 / 9` and so many tiles wide. */
export interface Scene {
  /** How many tiles the picture is wide. */
  readonly across: number;
  readonly rooms?: readonly SceneRoom[];
  /** Where a room is still to be found, and the faces that uncover it. */
  readonly unknown?: { readonly x: number; readonly y: number; readonly price: readonly FaceArt[] };
  readonly pawns?: readonly ScenePawn[];
  /** Rows of dice from top to bottom, each with its middle at a place. */
  readonly dice?: readonly SceneDice[];
  readonly signs?: readonly SceneSign[];
  /** Everything is red: the gong has sounded. */
  readonly isAlarm?: boolean;
}

export interface SceneRoom {
  readonly art: RoomArt;
  readonly x: number;
  readonly y: number;
  /** As on the board: 1 where one stands, 0 in the dark. */
  readonly light: number;
  readonly mark?: 'reach' | 'home' | 'way';
  /** Degrees: a room that comes down. */
  readonly tilt?: number;
}

export interface ScenePawn {
  readonly pawn: PawnArt;
  readonly x: number;
  readonly y: number;
  readonly isMe?: boolean;
  readonly isStuck?: boolean;
}

export interface SceneDice {
  readonly x: number;
  readonly y: number;
  /** In tiles. */
  readonly size: number;
  readonly dice: readonly (readonly [face: FaceArt, state?: 'held' | 'black' | 'turning' | 'lost'])[];
}

/** A drawing of the sprite, or a few words in digits. */
export interface SceneSign {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly icon?: string;
  readonly digits?: string;
  readonly colour?: string;
  readonly turn?: number;
  readonly isGlowing?: boolean;
}
