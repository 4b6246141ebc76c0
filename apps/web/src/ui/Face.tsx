import { FACE_ART, type FaceArt } from '../art/roomArt.ts';

/** Everything a die can show, in the order in which it stands on one sheet. */
export const FACE_SHEET = [
  ...FACE_ART.map(face => `die-${face}`),
  'die-blank',
  'die-shaken',
  ...FACE_ART.map(face => `chip-${face}`),
];

/**
 * What a die shows: a window onto the sheet of all faces. Faces change many times a second, and moving a window costs a
 * small part of what drawing another picture does.
 */
export const Face = ({ face, chip = false }: { face: FaceArt | 'shaken' | undefined; chip?: boolean }) => (
  <i class={`face ${placeOf(face ? `${chip && face !== 'shaken' ? 'chip' : 'die'}-${face}` : 'die-blank')}`} />
);

/** A symbol alone, as prices are written in. */
export const Chip = ({ face, size = 20 }: { face: FaceArt; size?: number }) => (
  <FromSheet id={`chip-${face}`} size={size} />
);

/** A drawing of the sheet in a line of text. */
export const FromSheet = ({ id, size }: { id: string; size: number }) => (
  <i class={`face chip ${placeOf(id)}`} style={{ width: `${size}px`, height: `${size}px` }} aria-hidden="true" />
);
export const isOnSheet = (id: string): boolean => FACE_SHEET.includes(id);

/** A class of its own for each drawing: another class is found ready, another number in a variable worked out anew. */
const placeOf = (drawing: string): string => `face-${FACE_SHEET.indexOf(drawing)}`;

/** The rules of these classes, for a sheet at this address. */
export const faceRules = (sheet: string): string =>
  [
    `.face { background-image: url(${sheet}) }`,
    ...FACE_SHEET.map((_, i) => `.face-${i} { background-position: ${(100 * i) / (FACE_SHEET.length - 1)}% 0 }`),
  ].join('\n');
