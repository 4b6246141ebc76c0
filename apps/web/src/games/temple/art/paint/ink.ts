/** A number of markup; `otherwise` where none is written. */
export const numberOf = (text: string | undefined, otherwise = 0): number =>
  text === undefined ? otherwise : Number(text);

const TOKEN = /^var\(--[\w-]+,(.+)\)$/;

/** A colour of markup as a canvas takes it. A picture knows no tokens of the page: where one is named, what stands beside it counts. */
export const inkOf = (colour: string, current = '#000'): string => {
  const named = colour === 'currentColor' ? current : colour;
  return TOKEN.exec(named)?.[1] ?? named;
};
