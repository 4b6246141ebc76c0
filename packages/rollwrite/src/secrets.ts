import type { Seat } from '@templefall/kernel';
import { must } from '@templefall/kit';
import { isIn } from './geography.ts';
import type { Options } from './options.ts';
import { playerOf, roomOf, seatsOf, sheetOf } from './questions.ts';
import type { State } from './state.ts';
import { COLOURS, type Colour, HALVES, type Half, ROOMS, type RoomId } from './vocabulary.ts';

/** [WE9] The room with the other half of a secret room's symbol; undefined for any other room. */
export const twinOf = (options: Options, room: RoomId): RoomId | undefined => {
  const { rooms } = sheetOf(options);
  const { secret } = rooms[room];
  return secret && ROOMS.find(other => rooms[other].secret?.colour === secret.colour && other !== room);
};

/** [WE9] The colour that a player standing in a room would open together with a team mate, and who that is. */
export const secretWith = (
  state: State,
  who: Seat,
  room: RoomId,
): { readonly colour: Colour; readonly mate: Seat } | undefined => {
  const { secret } = roomOf(state, room);
  if (!secret || state.secrets.includes(secret.colour)) return undefined;
  const twin = must(twinOf(state.options, room), `the twin of ${room}`);
  const mate = seatsOf(state).find(other => other !== who && isIn(playerOf(state, other).place, twin));
  return mate === undefined ? undefined : { colour: secret.colour, mate };
};

/** A pair of secret rooms: whether it was found, and who stands in which half. */
export interface SecretPair {
  readonly colour: Colour;
  readonly isFound: boolean;
  readonly halves: { readonly [H in Half]: { readonly room: RoomId; readonly standing: readonly Seat[] } };
}

export const secretPairs = (state: State): readonly SecretPair[] =>
  COLOURS.map(colour => {
    const [upper, lower] = HALVES.map(half => {
      const room = must(
        ROOMS.find(one => {
          const { secret } = roomOf(state, one);
          return secret?.colour === colour && secret.half === half;
        }),
        `the ${half} half of ${colour}`,
      );
      return { room, standing: seatsOf(state).filter(seat => isIn(playerOf(state, seat).place, room)) };
    });
    return {
      colour,
      isFound: state.secrets.includes(colour),
      halves: { upper: must(upper, 'an upper half'), lower: must(lower, 'a lower half') },
    };
  });
