import { type Seat, seat } from '@templefall/kernel';
import type { Millis } from '@templefall/kit';
import {
  type Command,
  diceRoomsOf,
  exitOf,
  type Face,
  gemsNeeded,
  LEVELS,
  MAPS,
  type MapId,
  type MapSide,
  mapOf,
  neighbours,
  othersFrom,
  playerOf,
  printFaces,
  type RoomId,
  rollwrite,
  roomOf,
  roomsNextTo,
  roundsOf,
  type State,
  secretWith,
  symbolsOf,
  TRACKS,
  TREASURE_MAPS,
  type Track,
} from '@templefall/rollwrite';

/**
 * What somebody with some sense would do: take what is nearest to a gem, fill one track, be at the exit in the end, and
 * talk about it. The clock stands in for a whim, so that the same table leads to different hunches.
 */
export const hunchOf = (view: State, me: Seat, at: Millis): Command | undefined => {
  if (at % 11 === 0) return talk(view, me, at);
  if (at % 31 === 0 || (isStuck(view) && at % 3 === 0)) return slip(view, me, at);
  return decisionOf(view, me, at);
};

/** What seems best of what is allowed. */
export const decisionOf = (view: State, me: Seat, at: Millis): Command | undefined => {
  const legal = rollwrite.legal(view, me, at);
  if (legal.length === 0) return undefined;
  const best = legal.map(command => ({ command, worth: worthOf(view, me, command, at) }));
  return best.reduce((one, other) => (other.worth > one.worth ? other : one)).command;
};

/** All dice are cursed: a rare sight, so it is made the most of. */
const isStuck = ({ phase, supply, rolled }: State): boolean =>
  phase === 'rolling' && supply === 0 && rolled.length === 0;

/** Every table has a track it loves, so that over many games each is filled to its end. */
const favourite = ({ options: { level, jokerHeals } }: State): Track =>
  TRACKS[LEVELS.indexOf(level) * 2 + (jokerHeals ? 1 : 0)] ?? 'rush';

/** Only maps bring rushes, two a player: its last boxes take four who pass everything on to each other's maps. */
const isGenerous = (view: State): boolean => favourite(view) === 'rush' && view.players.length === 4;

/** How many of these dice the seat's maps of the favourite track still ask for on their bonus sides. */
const wantedOf = (view: State, me: Seat, faces: readonly Face[]): number => {
  const missing = MAPS.filter(map => TREASURE_MAPS[map].reward === favourite(view)).flatMap(map =>
    symbolsOf(map, 'bonus').filter((_, index) => !mapOf(playerOf(view, me), map).bonus[index]),
  );
  return faces.filter((face, index) => {
    const before = faces.slice(0, index).filter(one => one === face).length;
    return missing.filter(symbol => symbol === face).length > before;
  }).length;
};

const worthOf = (view: State, me: Seat, command: Command, at: Millis): number => {
  switch (command.type) {
    case 'placePair':
      return isGenerous(view) ? -command.keep.length : (at % 9 === 0 ? -1 : 1) * usefulness(view.kept, command.keep);
    case 'enterRoom':
    case 'rushInto':
      return walkWorth(view, me, command);
    case 'chooseGain':
      return command.gain === favourite(view) ? 2 : 1;
    case 'crossSymbol':
      return (TREASURE_MAPS[command.map].reward === favourite(view) ? 9 : 0) + crossesOn(view, me, command);
    case 'takeDice':
      return command.faces.length + (isGenerous(view) ? 2 * wantedOf(view, me, command.faces) : 0);
    case 'cashMap':
      return isLate(view) || TREASURE_MAPS[command.map].reward === favourite(view) ? 5 : -1;
    case 'heal':
      return 3;
    case 'startExploring':
      return at % 2 === 0 ? 9 : 0;
    case 'roll':
      return 2;
    case 'reroll':
      return view.rolled.includes('black') ? 5 : -5;
    case 'undo':
      return -9;
    default:
      return 0;
  }
};

/** Two dice of a symbol are worth keeping, three adventurers; what is more feeds the maps of the others. */
const usefulness = (kept: readonly Face[], keep: readonly Face[]): number =>
  keep.reduce((sum, face, index) => {
    const before = [...kept, ...keep.slice(0, index)].filter(one => one === face).length;
    return sum + (before < (face === 'adventurer' ? 3 : 2) ? 1 : -1);
  }, 0);

const crossesOn = (view: State, me: Seat, { map, side }: { readonly map: MapId; readonly side: MapSide }): number => {
  const { bonus, gem } = mapOf(playerOf(view, me), map);
  return [...bonus, ...gem].filter(crossed => crossed).length + (side === 'bonus' ? 1 : 0);
};

const isLate = ({ gems, options, round }: State): boolean => gems >= gemsNeeded(options) || round === roundsOf(options);

/** What a walk is worth that begins with this entry: its rooms, or how near to the exit it ends. */
const walkWorth = (view: State, me: Seat, entry: Extract<Command, { readonly room: RoomId }>): number => {
  const rush = entry.type === 'rushInto';
  const { symbols } = roomOf(view, entry.room);
  const left = rush ? view.kept : symbols.reduce((kept, symbol) => without(kept, symbol) ?? kept, view.kept);
  const price = rush ? 3 : (entry.boxes?.length ?? 0);
  return bestWalk(view, me, { room: entry.room, kept: left, seen: [], depth: 3 }) - price;
};

interface Walk {
  readonly room: RoomId;
  readonly kept: readonly Face[];
  readonly seen: readonly RoomId[];
  readonly depth: number;
}

const bestWalk = (view: State, me: Seat, { room, kept, seen, depth }: Walk): number => {
  const further = neighbours(room).flatMap(next => {
    const [first, second] = roomOf(view, next).symbols;
    const left = without(kept, first);
    const rest = left && without(left, second);
    return depth > 0 && rest
      ? [bestWalk(view, me, { room: next, kept: rest, seen: [...seen, room], depth: depth - 1 })]
      : [];
  });
  const { place } = playerOf(view, me);
  if (isLate(view)) {
    const before = place?.type === 'room' ? distance(view, place.room) : 5;
    return Math.max((before - distance(view, room)) * 8, ...further);
  }
  return (seen.includes(room) ? 0 : roomWorth(view, me, room)) + Math.max(0, ...further);
};

const roomWorth = (view: State, me: Seat, room: RoomId): number => {
  const { action } = roomOf(view, room);
  const secret = secretWith(view, me, room) ? 24 : 0;
  if (action === 'exit' || playerOf(view, me).crossed.includes(room)) return secret - 1;
  return secret + (action === 'gem' ? 14 : action === favourite(view) ? 7 : 6);
};

const without = (faces: readonly Face[], face: Face): readonly Face[] | undefined => {
  const at = faces.indexOf(face);
  return at < 0 ? undefined : faces.toSpliced(at, 1);
};

const distance = ({ options }: State, room: RoomId): number => {
  const exit = exitOf(options);
  return Math.abs(room.charCodeAt(0) - exit.charCodeAt(0)) + Math.abs(room.charCodeAt(1) - exit.charCodeAt(1));
};

/** A mistake a person would make. */
const slip = (view: State, me: Seat, at: Millis): Command => {
  const { place } = playerOf(view, me);
  const [room = 'c3'] = place ? roomsNextTo(place).slice(at % 4) : [];
  switch (view.phase) {
    case 'rolling':
      return view.rolled.length > 0
        ? { type: 'placePair', seat: me, keep: ['key', 'torch'] }
        : { type: 'roll', seat: me };
    case 'exploring':
      if (diceRoomsOf(view)?.vote) return { type: 'voteForPrize', seat: me, prize: 'gems' };
      return view.choices.length > 0
        ? { type: 'chooseGain', seat: me, gain: 'heal' }
        : { type: 'enterRoom', seat: me, room };
    case 'sharing':
      return { type: 'takeDice', seat: me, faces: at % 3 === 0 ? ['gold', 'gold'] : view.pool.slice(0, 1 + (at % 2)) };
    case 'sides':
      return { type: 'chooseSide', seat: me, side: 'north' };
    default:
      return { type: 'cashMap', seat: me, map: 1 };
  }
};

/** Something said: it may make sense or not. */
const talk = (view: State, me: Seat, at: Millis): Command => {
  const { active, proposals, pool, players } = view;
  const of = seat((me + at) % players.length);
  switch (at % 13) {
    case 0:
      return { type: 'proposePlan', seat: me, steps: planFor(view, active, at) };
    case 1:
      return { type: 'proposeSplit', seat: me, shares: sharesOf(view, at) };
    case 2:
      return { type: 'backProposal', seat: me, of: proposals[0]?.seat ?? of };
    case 3:
      return { type: 'followProposal', seat: me, of: proposals[0]?.seat ?? of };
    case 4:
      return { type: 'point', seat: me, target: pool[0] ? `face:${pool[0]}` : 'room:c3' };
    case 5:
      return { type: 'withdrawProposal', seat: me };
    case 6:
      return { type: 'setWishes', seat: me, wishes: at % 2 === 0 ? [] : ['adventurer:1', 'torch:5', 'key:2:gem'] };
    case 7:
      return { type: 'pinNote', seat: me, target: `map:1:${of}`, text: 'fill me' };
    case 8:
      return { type: 'unpinNote', seat: me, target: view.notes[0]?.target ?? 'pool', of: view.notes[0]?.seat ?? of };
    case 9:
      return { type: 'askTeam', seat: me };
    case 10:
      return { type: 'passAsking', seat: me };
    case 11:
      return { type: 'showProposals', seat: me };
    default:
      return { type: 'proposePlan', seat: me, steps: ['c3', 'c3'] };
  }
};

const planFor = (view: State, active: Seat, at: Millis): readonly string[] =>
  rollwrite
    .legal(view, active, at)
    .flatMap(command =>
      command.type === 'enterRoom' ? [command.room] : command.type === 'rushInto' ? [`${command.room}!`] : [],
    )
    .slice(0, 1);

/** One die for each who still chooses; now and then one too many. */
const sharesOf = (view: State, at: Millis): readonly string[] => {
  const takers = view.phase === 'sharing' ? view.takers : othersFrom(view, view.active);
  return view.players.map((_, index) => {
    const turn = takers.indexOf(seat(index));
    return turn < 0 ? '' : printFaces(view.pool.slice(turn, turn + (at % 2 === 0 ? 1 : 3)));
  });
};
