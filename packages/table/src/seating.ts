import type { PlaceId, SeatSecret, Trouble } from '@templefall/protocol';
import type { SeatAllowances } from './allowances.ts';
import type { Audience } from './audience.ts';
import type { Ledger } from './ledger.ts';
import type { Member } from './member.ts';
import { placeOf, type Secrets } from './secrets.ts';

/** Which seats a session holds, and how it gains and loses them. */
export const seating = ({
  ledger,
  audience,
  secrets,
  allowances,
}: {
  readonly ledger: Ledger;
  readonly audience: Audience;
  readonly secrets: Secrets;
  readonly allowances: SeatAllowances;
}) => {
  const placeWith = (secret: SeatSecret): PlaceId | undefined => placeOf(ledger.record().keys, secrets.hash(secret));

  /** Another line has this seat now. A session with other seats keeps those. */
  const takeFrom = (former: Member | undefined, place: PlaceId, trouble: Trouble): void => {
    if (!former) return;
    if (former.places.length === 1) audience.dismiss(former, trouble);
    else loseSeat(former, place, trouble);
  };

  const loseSeat = (member: Member, place: PlaceId, trouble: Trouble): void => {
    member.places = member.places.filter(one => one !== place);
    ledger.inTurn(() => audience.tell(member, { t: 'unseated', place, trouble }));
  };

  /** Who sits shows the board to nobody else. */
  const seatAt = (member: Member, place: PlaceId): void => {
    member.places = [...member.places.filter(one => one !== place), place];
    member.isScreen = false;
    allowances.keep(place, member.allowances);
  };

  /** Who stood up goes on watching. Who was removed from their only seat is disconnected. */
  const vacate = (member: Member, place: PlaceId, { isOwnWish }: { readonly isOwnWish: boolean }): void => {
    allowances.forget(place);
    const others = member.places.filter(one => one !== place);
    if (isOwnWish || others.length > 0) member.places = others;
    else if (!member.isGone) audience.dismiss(member, 'kicked');
  };

  return { placeWith, takeFrom, seatAt, vacate };
};

export type Seating = ReturnType<typeof seating>;
