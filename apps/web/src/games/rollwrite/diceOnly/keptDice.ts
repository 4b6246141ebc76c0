import { FACES, type Face, PLAYER_COUNTS, VARIANTS, type VariantId } from '@templefall/rollwrite';
import type { DiceTable, LyingDie, RolledDie } from './diceTable.ts';

const STORED = 'templefall.diceOnly';

export const keepDice = (table: DiceTable | undefined): void => {
  if (table) localStorage.setItem(STORED, JSON.stringify(table));
  else localStorage.removeItem(STORED);
};

export const keptDice = (): DiceTable | undefined => parseDice(localStorage.getItem(STORED));

/** What an earlier visit left; undefined if it cannot be played on with. */
export const parseDice = (text: string | null): DiceTable | undefined => {
  const raw = jsonOf(text);
  if (!isRecord(raw) || !isRecord(raw.extra)) return undefined;
  const { variant, cursed, extra } = raw;
  const players = PLAYER_COUNTS.find(count => count === raw.players);
  const [first, second, third] = Array.isArray(cursed) ? cursed.map(count) : [];
  const numbers = [raw.round, raw.turn, raw.dice, raw.supply, extra.left, extra.joining].map(count);
  const [round, turn, dice, supply, left, joining] = numbers;
  const pair = listOf(raw.pair, rolledDie);
  const kept = listOf(raw.kept, lyingDie);
  const pool = listOf(raw.pool, lyingDie);
  const faces = listOf(extra.faces, faceOf);
  const isWhole = players && pair && kept && pool && faces && (variant === undefined || isVariant(variant));
  if (!isWhole || [first, second, third, ...numbers].includes(undefined)) return undefined;
  const table: DiceTable = {
    players,
    ...(isVariant(variant) && { variant }),
    round: round ?? 0,
    turn: turn ?? 0,
    dice: dice ?? 0,
    supply: supply ?? 0,
    hasRolled: raw.hasRolled === true,
    pair,
    kept,
    pool,
    cursed: [first ?? 0, second ?? 0, third ?? 0],
    extra: { left: left ?? 0, faces, joining: joining ?? 0 },
  };
  return table.turn < players && diceOf(table) <= table.dice ? table : undefined;
};

const diceOf = ({ supply, pair, kept, pool, cursed: [first, second, third] }: DiceTable): number =>
  supply + pair.length + kept.length + pool.length + first + second + third;

const jsonOf = (text: string | null): unknown => {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
};

const isRecord = (raw: unknown): raw is { readonly [key: string]: unknown } =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);
const isVariant = (raw: unknown): raw is VariantId => typeof raw === 'string' && Object.hasOwn(VARIANTS, raw);
/** No game has more dice or rounds than that. */
const MOST = 20;
const count = (raw: unknown): number | undefined =>
  typeof raw === 'number' && Number.isInteger(raw) && raw >= 0 && raw <= MOST ? raw : undefined;
const faceOf = (raw: unknown): Face | undefined => FACES.find(face => face === raw);

const listOf = <T>(raw: unknown, read: (one: unknown) => T | undefined): readonly T[] | undefined => {
  if (!Array.isArray(raw)) return undefined;
  const all = raw.map(read);
  return all.every(one => one !== undefined) ? all : undefined;
};

const lyingDie = (raw: unknown): LyingDie | undefined => {
  const face = isRecord(raw) ? faceOf(raw.face) : undefined;
  return face && isRecord(raw) ? { face, isUsed: raw.isUsed === true } : undefined;
};
const rolledDie = (raw: unknown): RolledDie | undefined => {
  const face = isRecord(raw) ? faceOf(raw.face) : undefined;
  return face && isRecord(raw) ? { face, isKept: raw.isKept !== false } : undefined;
};
