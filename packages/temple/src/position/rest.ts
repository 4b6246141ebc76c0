import {
  andThen,
  fields,
  list,
  mistake,
  oneOf,
  optional,
  type Reader,
  type Seat,
  seat,
  text,
  whole,
} from '@templefall/kernel';
import { ok } from '@templefall/kit';
import { parseTile, type TileBox } from '../notation/room.ts';
import { type DrawnRoom, ENDINGS, type State, type Vote } from '../state.ts';
import { SIDES, type Spot } from '../vocabulary.ts';

const seatNumber: Reader<Seat> = andThen(whole(0, 5), value => ok(seat(value)));
const vote: Reader<Vote> = fields({ by: seatNumber, agreed: list(seatNumber), until: whole() });

const drawnRoom = (box: TileBox): Reader<DrawnRoom> =>
  andThen(
    fields({
      seat: seatNumber,
      from: text,
      side: oneOf(SIDES),
      tile: parseTile(box),
      until: whole(),
    }),
    ({ from, ...drawn }) => ok({ ...drawn, from: from as Spot }),
  );

/** Only what is so is written: a game that is not paused says nothing of it. */
const so: Reader<true> = (raw, path) => (raw === true ? ok(true) : mistake(path, 'true, or nothing', raw));

/** The keys under which the seldom parts of a position are written (open votes, a drawn room, a pause, the end), in files and in the one-line notation alike. */
export const restFields = (box: TileBox) => ({
  votes: optional(fields({ fate: optional(vote), pause: optional(vote), giveUp: optional(vote) })),
  drawn: optional(drawnRoom(box)),
  paused: optional(so),
  pausing: optional(so),
  ended: optional(oneOf(ENDINGS)),
});

/** The seldom parts as they are written; `restFields` reads them back. */
export const printRest = ({ votes, drawn, paused, pausing, ended }: State): { readonly [key: string]: unknown } => ({
  ...(Object.keys(votes).length > 0 && { votes }),
  ...(drawn && { drawn: { ...drawn, tile: drawn.tile.id } }),
  ...(paused && { paused }),
  ...(pausing && { pausing }),
  ...(ended && { ended }),
});
