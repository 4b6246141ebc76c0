const STORED = 'templefall.lessons';

/** The most stars of each lesson that was done, by `game/lesson`. */
export type Progress = { readonly [lesson: string]: number };

export const progress = (): Progress => {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(STORED) ?? '{}');
    if (typeof raw !== 'object' || raw === null) return {};
    return Object.fromEntries(
      Object.entries(raw).flatMap(([lesson, stars]) => (typeof stars === 'number' ? [[lesson, stars]] : [])),
    );
  } catch {
    return {};
  }
};

export const starsOf = (game: string, lesson: string): number => progress()[`${game}/${lesson}`] ?? 0;

/** A lesson done worse than before stays as good as it was. */
export const saveStars = (game: string, lesson: string, stars: number): void =>
  localStorage.setItem(
    STORED,
    JSON.stringify({ ...progress(), [`${game}/${lesson}`]: Math.max(stars, starsOf(game, lesson)) }),
  );

/** Nobody has done a lesson on this device. */
export const isNewcomer = (): boolean => localStorage.getItem(STORED) === null;
