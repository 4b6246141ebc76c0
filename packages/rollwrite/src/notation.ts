import { FACES, type Face } from './vocabulary.ts';

/** The letter of each face, as in the tables of rooms and maps. */
export const FACE_LETTERS = { adventurer: 'A', key: 'K', torch: 'T', gold: 'G', black: 'B' } as const satisfies {
  readonly [F in Face]: string;
};

/** `AKT` as faces; undefined if a letter is unknown. The empty text is no die. */
export const parseFaces = (text: string): readonly Face[] | undefined => {
  const faces = [...text].map(letter => FACES.find(face => FACE_LETTERS[face] === letter));
  return faces.includes(undefined) ? undefined : faces.filter(face => face !== undefined);
};

export const printFaces = (faces: readonly Face[]): string => faces.map(face => FACE_LETTERS[face]).join('');
