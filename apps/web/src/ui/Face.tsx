import { FACE_ART, type FaceArt } from '../art/roomArt.ts';

/** Everything a die can show, in the order in which it stands on one sheet. */
export const FACE_SHEET = [
  ...FACE_ART.map(face => `die-${face}`),
  'die-blank',
  ...FACE_ART.map(face => `chip-${face}`),
];

/**
 * What a die shows: a window onto the sheet of all faces. Faces change many times a second, and moving a window costs a
 * small part of what drawing another picture does.
 */
export const Face = ({ face, chip = false }: { face: FaceArt | undefined; chip?: boolean }) => (
  <i
    class="face"
    style={{
      '--f': FACE_SHEET.indexOf(face ? `${chip ? 'chip' : 'die'}-${face}` : 'die-blank') / (FACE_SHEET.length - 1),
    }}
  />
);
