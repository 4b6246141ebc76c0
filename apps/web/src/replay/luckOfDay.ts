import { seedOf } from '@templefall/kit';

const STORED = 'templefall.daily';
/** Tries of earlier days are of no use to anybody. */
const KEPT_DAYS = 40;

/** The day is the same for the whole world: it begins at midnight in Greenwich. */
export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** The one luck of a day: everybody is dealt the same, with a server or without. */
export const dailyLuck = (game: string, day: string): ReturnType<typeof seedOf> => seedOf(`daily ${game} ${day}`);

/** The first game begun on a day, by day and game. */
export const firstTries = (): { readonly [dayAndGame: string]: string } => {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(STORED) ?? '{}');
    return typeof raw === 'object' && raw !== null ? (raw as { [dayAndGame: string]: string }) : {};
  } catch {
    return {};
  }
};
/** Whether a game is the one that counts on its day. */
export const isFirstTry = (record: string | undefined): boolean =>
  record !== undefined && Object.values(firstTries()).includes(record);

export const tryName = (game: string, day: string): string => `${day} ${game}`;

/** The first try counts, from the moment it begins: whatever comes after it is practice. */
export const noteTry = (game: string, day: string, record: string): void => {
  const known = firstTries();
  if (Object.hasOwn(known, tryName(game, day))) return;
  const kept = Object.entries(known).slice(-KEPT_DAYS);
  localStorage.setItem(STORED, JSON.stringify({ ...Object.fromEntries(kept), [tryName(game, day)]: record }));
};
