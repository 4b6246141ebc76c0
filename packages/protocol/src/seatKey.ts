import type { SeatSecret } from './ids.ts';
import { newSeatSecret } from './secret.ts';

/** The secrets by which one person comes to their seat, and which of them counts just now. */
export const seatKey = (given: SeatSecret | undefined, isFromLink: boolean) => {
  let secret = given;
  let isHandedOver = isFromLink;
  /** Of the seat we have asked for: whoever asks again with it gets the same one. */
  let wanted: SeatSecret | undefined;
  /** What was in the link of a seat handed over to us: good until the table has told that ours has taken its place. */
  let linked: SeatSecret | undefined;

  return {
    secret: (): SeatSecret | undefined => secret,
    /** What is shown at the door. */
    shown: (): { readonly secret?: SeatSecret; readonly isHandedOver?: boolean } =>
      secret ? { secret, ...(isHandedOver && { isHandedOver }) } : {},
    /** The door has let us in, and to whoever came by a link it has given a secret of their own. */
    letIn: (own: SeatSecret | undefined): void => {
      if (own) linked = secret;
      secret = own ?? secret;
      isHandedOver = false;
    },
    /** The seat is ours by our own secret, on the disk too. */
    handedOver: (): void => {
      linked = undefined;
    },
    /** Our secret was wrong. True if the link's may be tried: the server went before ours was written down. */
    fallBack: (): boolean => {
      if (!linked) return false;
      secret = linked;
      linked = undefined;
      isHandedOver = true;
      return true;
    },
    wish: (): SeatSecret => {
      wanted ??= newSeatSecret();
      return wanted;
    },
    seated: (own: SeatSecret): void => {
      secret = own;
      wanted = undefined;
    },
    /** This is the secret of our first seat. */
    holds: (own: SeatSecret): void => {
      secret = own;
    },
    /** We stood up, or were removed. */
    drop: (): void => {
      secret = undefined;
    },
  };
};
