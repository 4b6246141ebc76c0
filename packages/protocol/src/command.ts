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
  const command: { [field: string]: unknown } & SeatCommand = { type, seat };
  for (const name of Object.keys(raw)) {
    const value = raw[name];
    if (name === 'type' || name === 'seat' || value === undefined) continue;
    if (!Object.hasOwn(known, name) || !isKind(value, known[name])) return undefined;
    command[name] = value;
  }
  for (const name of Object.keys(known)) if (!known[name]?.optional && command[name] === undefined) return undefined;
  return command;
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
