/** The five faces by the names their drawings have in the sprite. */
export const FACE_ART = ['adv', 'key', 'torch', 'gold', 'black'] as const;
export type FaceArt = (typeof FACE_ART)[number];

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
export const Face = ({ face }: { face: FaceArt | 'shaken' | undefined }) => (
  <i class={`face ${placeOf(face ? `die-${face}` : 'die-blank')}`} />
);

/** The same for a die so small that only its symbol is shown: without a body around it, it is a single part. */
export const chipFace = (face: FaceArt | 'shaken' | undefined): string =>
  placeOf(face === 'shaken' ? 'die-shaken' : face ? `chip-${face}` : 'die-blank');

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

/** The rules of these classes, for a sheet at this address. A chip that is a die has a line below it, seen where the die is kept. */
export const faceRules = (sheet: string): string =>
  [
    `.face { background-image: url(${sheet}) }`,
    `.chip-die { background-image: url(${sheet}), linear-gradient(#0000, #0000) }`,
    `.chip-die.held { background-image: url(${sheet}), linear-gradient(90deg, #0000, var(--brass-300) 1px calc(100% - 1px), #0000) }`,
    ...FACE_SHEET.map(
      (_, i) => `.face-${i} { background-position: ${(100 * i) / (FACE_SHEET.length - 1)}% 0, 50% 100% }`,
    ),
  ].join('\n');
