import type { Seat } from '@templefall/kernel';
import { assertNever, must } from '@templefall/kit';
import { GEM_TRACK } from './content/adventure.ts';
import { without } from './dice.ts';
import type { CoreEvent } from './events.ts';
import type { Proposal } from './proposals.ts';
import { mapOf, othersFrom, playerOf } from './questions.ts';
import type { Checkpoint, MapMarks, Player, State } from './state.ts';
import type { Face, MapId, Track } from './vocabulary.ts';

/** Folds what happened into the table. It judges nothing: whatever the event says is so. */
export const evolveCore = (state: State, event: CoreEvent): State => {
  switch (event.type) {
    case 'sideChosen':
      return withPlayer(state, event.seat, { place: { type: 'outside', side: event.side } });
    case 'turnBegan':
      return {
        ...withCursesMoved(state, event.freed),
        phase: 'rolling',
        active: event.seat,
        round: event.round,
        placed: 0,
        resting: [],
      };
    case 'extraDiceRolled':
      return { ...state, extra: { ...state.extra, faces: event.faces }, tableRolls: state.tableRolls + 1, picks: [] };
    case 'supplyCursed':
      return { ...state, supply: state.supply - event.dice, cursed: withCursed(state, event.dice) };
    case 'cursesMoved': {
      // [WV4] Freed in mid-turn, they are used from the next turn on.
      const { supply, ...moved } = withCursesMoved(state, event.freed);
      return { ...moved, supply: supply - event.freed, joining: state.joining + event.freed };
    }
    case 'fieldHealed':
      return {
        ...withBoxUsed(withoutSteps(state), 'heal'),
        supply: state.supply + event.dice,
        cursed: [emptied(state, event.field, 1), emptied(state, event.field, 2), emptied(state, event.field, 3)],
      };
    case 'pairRolled':
      return {
        ...withRollCounted(withoutSteps(state), event.seat),
        picks: [],
        rolled: event.faces,
        supply: state.supply - event.faces.length,
      };
    case 'pairRerolled':
      return { ...withBoxUsed(withRollCounted(withoutSteps(state), event.seat), 'reroll'), rolled: event.faces };
    case 'pairPlaced':
      return {
        ...withoutSteps(state),
        phase: state.supply > 0 ? 'rolling' : 'exploring',
        rolled: [],
        placed: state.placed + 1,
        kept: [...state.kept, ...event.kept],
        pool: [...state.pool, ...event.pooled],
        cursed: withCursed(state, event.cursed),
      };
    case 'exploringBegan':
      return { ...state, phase: 'exploring' };
    case 'roomEntered': {
      const paid = {
        ...withCheckpoint(state),
        kept: remaining(state.kept, event.paid),
        used: [...state.used, ...event.paid],
      };
      const boxes: readonly Track[] = event.rush ? ['rush'] : event.boxes;
      return withPlayer(boxes.reduce(withBoxUsed, paid), event.seat, { place: { type: 'room', room: event.room } });
    }
    case 'actionCrossed':
      return withPlayer(state, event.seat, { crossed: [...playerOf(state, event.seat).crossed, event.room] });
    case 'boxCircled':
      return withTrack(state, event.track, { circled: event.box });
    case 'gemsMarked':
      return { ...state, gems: Math.min(state.gems + event.count, GEM_TRACK) };
    case 'choiceOpened': {
      const { seat, gains, from } = event;
      return { ...state, choices: [...state.choices, { seat, gains, from }] };
    }
    case 'gainChosen':
      return withoutChoice(state, event.seat);
    case 'secretFound':
      return { ...state, secrets: [...state.secrets, event.colour] };
    case 'extraDieJoined':
      // [WV5] From the next turn on, also where a rush has found the rooms before the last roll.
      return { ...state, joining: state.joining + 1, extra: { ...state.extra, dice: state.extra.dice - 1 } };
    case 'stepsSealed':
      return {
        ...withoutSeal(state),
        checkpoints: [],
        picks: [],
        ...(event.by !== undefined && { sealedBy: event.by }),
      };
    case 'stepUndone': {
      const { checkpoints } = state;
      const before = must(checkpoints.at(event.all ? 0 : -1), 'a step to take back');
      return { ...restored(state, before), checkpoints: event.all ? [] : checkpoints.slice(0, -1), picks: state.picks };
    }
    case 'wishFollowed': {
      const { seat, spots } = event;
      return {
        ...state,
        picks: [...state.picks, { seat, before: checkpointOf(state) }],
        meant: [...state.meant, ...spots.map(spot => ({ seat, ...spot }))],
      };
    }
    case 'pickUndone': {
      const at = state.picks.findIndex(pick => pick.seat === event.seat);
      const { before } = must(state.picks[at], 'a pick to take back');
      const resting = [...before.resting, event.seat];
      return { ...restored(state, before), resting, checkpoints: [], picks: state.picks.slice(0, at) };
    }
    case 'exploringEnded':
      return {
        ...withoutAsking(withoutSeal(state)),
        phase: state.pool.length > 0 ? 'sharing' : 'marking',
        takers: state.pool.length > 0 ? othersFrom(state, event.seat) : [],
        checkpoints: [],
        proposals: state.proposals.filter(proposal => proposal.type === 'split'),
      };
    case 'diceTaken': {
      const pool = remaining(state.pool, event.faces);
      const takers = state.takers.filter(one => one !== event.seat);
      const isOver = pool.length === 0 || takers.length === 0;
      const taken = withPlayer(state, event.seat, { dice: event.faces });
      return { ...taken, pool, phase: isOver ? 'marking' : 'sharing', takers: isOver ? [] : takers };
    }
    case 'symbolCrossed': {
      const marks = mapOf(playerOf(state, event.seat), event.map);
      const { seat, face, map, side } = event;
      const at = state.meant.findIndex(
        one => one.seat === seat && one.face === face && one.map === map && one.side === side,
      );
      const meant = at < 0 ? state.meant : state.meant.toSpliced(at, 1);
      return withMap(withDieUsed({ ...state, meant }, seat, face), seat, map, {
        [side]: marks[side].with(event.box, true),
      });
    }
    case 'dieWasted':
      return withDieUsed(state, event.seat, event.face);
    case 'mapCashed': {
      // The player in turn may take it back like a step; done by another, it seals the steps before it (WX4).
      const isStep = state.phase === 'exploring' || state.phase === 'rolling';
      const before = isStep ? withCheckpoint(state) : state;
      const sealed = event.seat === state.active ? before : { ...before, checkpoints: [], sealedBy: event.seat };
      return withMap(sealed, event.seat, event.map, { closed: true });
    }
    case 'turnEnded':
      return {
        ...state,
        supply: state.supply + state.joining + state.kept.length + state.pool.length + state.used.length,
        joining: 0,
        kept: [],
        pool: [],
        used: [],
        meant: [],
        proposals: [],
        pointers: [],
      };
    case 'gameEnded': {
      const { won, gems, needed, missing } = event;
      return { ...state, phase: 'ended', choices: [], checkpoints: [], ending: { won, gems, needed, missing } };
    }
    case 'pointed': {
      const { seat, target } = event;
      return { ...state, pointers: [...state.pointers.filter(one => one.seat !== seat), { seat, target }] };
    }
    case 'notePinned': {
      const { seat, target, text } = event;
      return { ...state, notes: [...withoutNote(state, seat, target), { seat, target, text }].slice(-MOST_NOTES) };
    }
    case 'noteUnpinned':
      return { ...state, notes: withoutNote(state, event.of, event.target) };
    case 'wishesSet': {
      const others = state.wishes.filter(one => one.seat !== event.seat);
      return {
        ...state,
        wishes: event.wishes.length === 0 ? others : [...others, { seat: event.seat, list: event.wishes }],
      };
    }
    case 'teamAsked':
      return { ...state, asking: { isShown: false, passed: [] } };
    case 'askingPassed':
      return state.asking
        ? { ...state, asking: { ...state.asking, passed: [...state.asking.passed, event.seat] } }
        : state;
    case 'proposalsShown':
      return state.asking ? { ...state, asking: { ...state.asking, isShown: true } } : state;
    case 'proposalMade':
      return withProposal(state, event.proposal);
    case 'proposalWithdrawn':
      return withoutProposal(state, event.seat);
    case 'proposalBacked':
      return {
        ...state,
        proposals: state.proposals.map(one =>
          one.seat === event.of ? { ...one, backers: [...one.backers, event.seat] } : one,
        ),
      };
    case 'proposalFollowed':
    case 'soleAnswerGiven':
      return state;
    // A joker without a track to go to is no choice any more.
    case 'gainLost':
      return event.track === undefined ? withoutChoice(state, event.seat) : state;
    default:
      return assertNever(event);
  }
};

const withPlayer = (state: State, who: Seat, change: Partial<Player>): State => ({
  ...state,
  players: state.players.with(who, { ...playerOf(state, who), ...change }),
});

const withMap = (state: State, who: Seat, map: MapId, change: Partial<MapMarks>): State => {
  const player = playerOf(state, who);
  return withPlayer(state, who, { maps: player.maps.with(map - 1, { ...mapOf(player, map), ...change }) });
};

const withTrack = (state: State, track: Track, change: Partial<State['tracks'][Track]>): State => ({
  ...state,
  tracks: { ...state.tracks, [track]: { ...state.tracks[track], ...change } },
});

const withBoxUsed = (state: State, track: Track): State =>
  withTrack(state, track, { used: state.tracks[track].used + 1 });

const withRollCounted = (state: State, who: Seat): State =>
  withPlayer(state, who, { rolls: playerOf(state, who).rolls + 1 });

const withDieUsed = (state: State, who: Seat, face: Face): State => ({
  ...withPlayer(state, who, { dice: remaining(playerOf(state, who).dice, [face]) }),
  used: [...state.used, face],
});

const withCursed = ({ cursed: [left, middle, right] }: State, dice: number): State['cursed'] => [
  left + dice,
  middle,
  right,
];

/** [WT3] One field to the right; `freed` are those that left the third. */
const withCursesMoved = (state: State, freed: number): State => {
  const [left, middle, right] = state.cursed;
  return { ...state, cursed: [0, left, middle + right - freed], supply: state.supply + freed };
};

const emptied = ({ cursed }: State, healed: number, field: 1 | 2 | 3): number =>
  field === healed ? 0 : must(cursed[field - 1], `cursed field ${field}`);

const withCheckpoint = (state: State): State => ({
  ...withoutSeal(state),
  checkpoints: [...state.checkpoints, checkpointOf(state)],
});

/** What the table is, without what was said about it and how it came to be. */
const checkpointOf = (state: State): Checkpoint => {
  const { options, checkpoints, picks, sealedBy, proposals, asking, pointers, notes, wishes, ...before } = state;
  return before;
};

/** The table as it was, the talk as it is. */
const restored = (
  { options, proposals, asking, pointers, notes, wishes }: State,
  before: Checkpoint,
): Omit<State, 'checkpoints' | 'picks'> => ({
  ...before,
  options,
  proposals,
  ...(asking && { asking }),
  pointers,
  notes,
  wishes,
});

/** What was done before a roll or a placed pair stands. */
const withoutSteps = (state: State): State => (state.checkpoints.length > 0 ? { ...state, checkpoints: [] } : state);

const withoutChoice = (state: State, who: Seat): State => {
  const at = state.choices.findIndex(choice => choice.seat === who);
  return { ...state, choices: state.choices.filter((_, index) => index !== at) };
};

const withoutSeal = ({ sealedBy, ...state }: State): State => state;
const withoutAsking = ({ asking, ...state }: State): State => state;

/** [WX10] Beyond that the oldest fall off. */
const MOST_NOTES = 40;

const withoutNote = ({ notes }: State, who: Seat, target: string): State['notes'] =>
  notes.filter(note => note.seat !== who || note.target !== target);

const withoutProposal = (state: State, who: Seat): State => ({
  ...state,
  proposals: state.proposals.filter(one => one.seat !== who),
});

const withProposal = (state: State, proposal: Proposal): State => ({
  ...state,
  proposals: [...withoutProposal(state, proposal.seat).proposals, proposal],
});

const remaining = (faces: readonly Face[], taken: readonly Face[]): readonly Face[] =>
  must(without(faces, taken), `${taken.join()} among ${faces.join()}`);
