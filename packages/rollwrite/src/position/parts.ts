import { andThen, dictionary, fields, list, mistake, oneOf, orElse, type Reader, whole } from '@templefall/kernel';
import { ok } from '@templefall/kit';
import type { Place } from '../geography.ts';
import { parseFaces } from '../notation.ts';
import type { MapMarks, Player, TrackMarks } from '../state.ts';
import { type Face, isOneOf, MAPS, ROOMS, SIDES } from '../vocabulary.ts';

/** `AKT`. */
export const faces: Reader<readonly Face[]> = (raw, path) => {
  const read = typeof raw === 'string' ? parseFaces(raw.replaceAll(' ', '')) : undefined;
  return read ? ok(read) : mistake(path, 'faces in letters (A K T G B)', raw);
};

/** `b2`, or the side of the temple outside which the adventurer waits. */
const place: Reader<Place> = (raw, path) => {
  if (isOneOf(ROOMS, raw)) return ok({ type: 'room', room: raw });
  if (isOneOf(SIDES, raw)) return ok({ type: 'outside', side: raw });
  return mistake(path, `a room from a1 to e5, or one of ${SIDES.join(', ')}`, raw);
};

/** `xx./...`: crosses on the bonus side and on the gem side; with `closed` behind it the map is cashed in. */
const mapMarks: Reader<MapMarks> = (raw, path) => {
  const [, bonus, gem, closed] = (typeof raw === 'string' && /^([x.]{3})\/([x.]{3})( closed)?$/.exec(raw)) || [];
  if (bonus === undefined || gem === undefined) return mistake(path, 'crosses like xx./...', raw);
  return ok({ bonus: crosses(bonus), gem: crosses(gem), closed: closed !== undefined });
};

/** `3` circled boxes, or `3/1` when one of them is used. */
export const trackMarks: Reader<TrackMarks> = (raw, path) => {
  const [, circled, used = '0'] = /^(\d+)(?:\/(\d+))?$/.exec(String(raw)) ?? [];
  if (circled === undefined || Number(used) > Number(circled)) return mistake(path, 'boxes like 3 or 3/1', raw);
  return ok({ circled: Number(circled), used: Number(used) });
};

/** What a document says of one player, put onto a new sheet. */
export const playerReader: Reader<(fresh: Player) => Player> = andThen(
  fields({
    at: orElse(place, undefined),
    crossed: orElse(list(oneOf(ROOMS)), []),
    maps: orElse(dictionary(mapMarks), {}),
    dice: orElse(faces, []),
    rolls: orElse(whole(), 0),
  }),
  ({ at, maps, ...rest }, path) => {
    const unknown = Object.keys(maps).find(name => !MAPS.some(map => String(map) === name));
    if (unknown) return mistake([...path, 'maps', unknown], 'a map from 1 to 6', unknown);
    return ok(fresh => ({
      ...fresh,
      ...rest,
      ...(at && { place: at }),
      maps: fresh.maps.map((marks, index) => maps[index + 1] ?? marks),
    }));
  },
);

const crosses = (marks: string): readonly boolean[] => [...marks].map(mark => mark === 'x');
