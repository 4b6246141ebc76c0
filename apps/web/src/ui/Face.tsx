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
  <i
    class="face"
    style={{ '--f': placeOf(face ? `${chip && face !== 'shaken' ? 'chip' : 'die'}-${face}` : 'die-blank') }}
  />
);

/** A symbol alone, as prices are written in. */
export const Chip = ({ face, size = 20 }: { face: FaceArt; size?: number }) => (
  <FromSheet id={`chip-${face}`} size={size} />
);

/** A drawing of the sheet in a line of text. */
export const FromSheet = ({ id, size }: { id: string; size: number }) => (
  <i class="face chip" style={{ '--f': placeOf(id), width: `${size}px`, height: `${size}px` }} aria-hidden="true" />
);
export const isOnSheet = (id: string): boolean => FACE_SHEET.includes(id);

/** Where on the sheet, from 0 to 1. */
const placeOf = (drawing: string): number => FACE_SHEET.indexOf(drawing) / (FACE_SHEET.length - 1);
