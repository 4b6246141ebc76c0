import type { CommandFields, Seat } from '@templefall/kernel';
import type { DieId, Side, Spot, VoteKind } from './vocabulary.ts';

/** A player's command. */
export interface By<Type extends string> {
  readonly type: Type;
  readonly seat: Seat;
}
/** Which dice pay: offered by `legal`, and may be left out; the law chooses the same ones (`payment.ts`). */
export interface Paying {
  readonly pay?: readonly DieId[];
  /** What of their own the player spends besides dice (a double key …), by name; dice pay the rest (TM2.11). */
  readonly spend?: readonly string[];
}

export type Roll = By<'roll'> & { readonly dice: readonly DieId[] };
/** `way` names another cost than the room's own, `load` something taken along; both are offered by modules. */
export type Enter = By<'enter'> & Paying & { readonly to: Spot; readonly way?: string; readonly load?: string };
export type Discover = By<'discover'> & Paying & { readonly side: Side };
/** Lays a room that its drawer might still have put back. */
export type LayRoom = By<'layRoom'>;
export type Activate = By<'activate'> & Paying & { readonly gems: number };
/** A gold mask of `owner` frees `count` black dice of `helped`. */
export type Free = By<'free'> & Paying & { readonly owner: Seat; readonly helped: Seat; readonly count: number };
export type Escape = By<'escape'> & Paying;
export type GiveDie = By<'giveDie'> & { readonly to: Seat };
export type Share = By<'share'> & { readonly sharing: boolean };
export type MarkDie = By<'markDie'> & { readonly die?: DieId };
export type Propose = By<'propose'> & { readonly vote: VoteKind };
export type Agree = By<'agree'> & { readonly vote: VoteKind };
export type Decline = By<'decline'> & { readonly vote: VoteKind };
export type Resume = By<'resume'>;
/** Only the host says it: a player's connection went or came back. */
export type SetAway = By<'setAway'> & { readonly away: boolean };

export type CoreCommand =
  | Roll
  | Enter
  | Discover
  | LayRoom
  | Activate
  | Free
  | Escape
  | GiveDie
  | Share
  | MarkDie
  | Propose
  | Agree
  | Decline
  | Resume
  | SetAway;

const number = { kind: 'number' } as const;
const text = { kind: 'text' } as const;
/** Every command that is paid for has this field (`Paying`). */
export const PAY_FIELD = { kind: 'numbers', optional: true } as const;

/** What the border checks of each command that may come over the wire. */
export const CORE_FIELDS: CommandFields = {
  roll: { dice: { kind: 'numbers' } },
  enter: { to: text, way: { kind: 'text', optional: true }, load: { kind: 'text', optional: true }, pay: PAY_FIELD },
  discover: { side: text, pay: PAY_FIELD },
  layRoom: {},
  activate: { gems: number, pay: PAY_FIELD },
  free: { owner: number, helped: number, count: number, pay: PAY_FIELD },
  escape: { pay: PAY_FIELD },
  giveDie: { to: number },
  share: { sharing: { kind: 'flag' } },
  markDie: { die: { kind: 'number', optional: true } },
  propose: { vote: text },
  agree: { vote: text },
  decline: { vote: text },
  resume: {},
};
