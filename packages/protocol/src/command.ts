import type { CommandFields, Field, FieldKind, Seat, SeatCommand } from '@templefall/kernel';

/** No command of ours needs more; what is longer is not from a client of ours. */
const MAX_ITEMS = 64;
const MAX_TEXT = 64;

/**
 * A command off the wire, checked by the game's own table of fields. The seat is filled in here and nowhere else: what
 * the message says about it does not count, and what is not in the table (ticks, the host's own commands) cannot be sent.
 */
export const parseCommand = (
  fields: CommandFields,
  raw: { readonly [name: string]: unknown },
  seat: Seat,
): SeatCommand | undefined => {
  const { type } = raw;
  if (typeof type !== 'string' || !Object.hasOwn(fields, type)) return undefined;
  const known = fields[type] ?? {};
  const given = Object.keys(raw).filter(name => name !== 'type' && name !== 'seat' && raw[name] !== undefined);
  if (!given.every(name => Object.hasOwn(known, name) && isKind(raw[name], known[name]))) return undefined;
  const isComplete = Object.entries(known).every(([name, field]) => field.optional || given.includes(name));
  if (!isComplete) return undefined;
  return { ...Object.fromEntries(given.map(name => [name, raw[name]])), type, seat };
};

const isKind = (value: unknown, field: Field | undefined): boolean => field !== undefined && CHECKS[field.kind](value);

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= MAX_TEXT;

const CHECKS: { readonly [kind in FieldKind]: (value: unknown) => boolean } = {
  number: isNumber,
  numbers: value => Array.isArray(value) && value.length <= MAX_ITEMS && value.every(isNumber),
  text: isText,
  texts: value => Array.isArray(value) && value.length <= MAX_ITEMS && value.every(isText),
  flag: value => typeof value === 'boolean',
};
