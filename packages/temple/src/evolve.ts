import { type Seat, turnedOver, without, withUnder } from '@templefall/kernel';
import { assertNever, must } from '@templefall/kit';
import { CENTRE, cellOf, frontOf, withCell } from './board.ts';
import type { CoreEvent, Paid } from './events.ts';
import type { Die, Player, State } from './state.ts';
import type { Cell, DieId, VoteKind } from './vocabulary.ts';

/** Folds one core event into the state: bookkeeping only, whatever was decided stands in the event. */
export const evolveCore = (state: State, event: CoreEvent): State => {
  switch (event.type) {
    case 'rolled':
      return withPlayer(state, event.seat, player => ({
        ...player,
        rolls: player.rolls + 1,
        rollsAt: event.rollsAt,
        dice: landed(player.dice, event),
      }));

    case 'entered':
    case 'pawnMoved':
      return withPlayer(spent(state, event.paid), event.seat, player => ({ ...player, spot: event.to }));

    case 'roomDrawn':
      return {
        ...spent(state, event.paid),
        drawn: event.drawn,
        stack: without(turnedOver(state.stack, event.skipped), event.drawn.tile.id),
      };

    case 'roomPutBack':
      return { ...withoutDrawn(state), stack: withUnder(state.stack, [event.tile]) };

    case 'roomLaid': {
      const paid = spent(state, event.paid);
      const rooms = withCell(paid.rooms, event.cell, { tile: event.tile, turn: event.turn, gems: 0 });
      // A room that was drawn before comes from its drawer's hand.
      if (paid.drawn?.tile.id === event.tile.id) return { ...withoutDrawn(paid), rooms };
      return { ...paid, rooms, stack: without(turnedOver(paid.stack, event.skipped), event.tile.id) };
    }

    case 'gemsActivated': {
      const after = spent({ ...state, depot: state.depot - event.gems }, event.paid);
      return event.cell === undefined
        ? after
        : withRoom(after, event.cell, room => ({ ...room, gems: room.gems + event.gems }));
    }

    case 'diceFreed':
      return blanked(spent(state, event.paid), event.dice);

    case 'escaped': {
      const after = spent(state, event.paid);
      return withPlayer(after, event.seat, ({ spot: _, marked: __, ...player }) => ({
        ...player,
        escapedAt: event.at,
      }));
    }

    case 'dieGiven': {
      const after = withPlayer(state, event.seat, player => ({
        ...withoutDie(player, event.die),
        gave: true as const,
      }));
      return withPlayer(after, event.to, player => withDie(player, event.die));
    }

    case 'sharingSet':
      return withPlayer(state, event.seat, player => ({ ...player, sharing: event.sharing }));

    case 'dieMarked':
      return withPlayer(state, event.seat, ({ marked: _, ...player }) =>
        event.die === undefined ? player : { ...player, marked: event.die },
      );

    case 'voteOpened':
      return withVotes(state, event.vote, { by: event.seat, agreed: [event.seat], until: event.until });

    case 'voteAgreed': {
      const open = must(state.votes[event.vote], `an open vote on ${event.vote}`);
      return withVotes(state, event.vote, { ...open, agreed: [...open.agreed, event.seat] });
    }

    case 'voteDeclined':
    case 'voteLapsed':
      return withVotes(state, event.vote, undefined);

    case 'fateProvoked':
      return withVotes(
        blanked({ ...state, spare: state.spare - 1, depot: state.depot + 1 }, event.dice),
        'fate',
        undefined,
      );

    case 'pauseAwaited':
      return { ...withVotes(state, 'pause', undefined), pausing: true };

    case 'paused': {
      const { pausing: _, ...rest } = withVotes(state, 'pause', undefined);
      return { ...rest, paused: true };
    }

    case 'resumed': {
      const { paused: _, ...rest } = state;
      return rest;
    }

    case 'awaySet':
      return withPlayer(state, event.seat, ({ away: _, ...player }) =>
        event.away ? { ...player, away: true } : player,
      );

    case 'gongStruck':
      return { ...state, gongs: event.countdown };

    case 'doorSlammed':
      return event.losses.reduce((after, { seat, die }) => lost(after, seat, die, 'slam'), {
        ...state,
        slams: event.countdown,
      });

    case 'ended':
      return { ...withoutDrawn(state), votes: {}, ended: event.ending };

    case 'diceBlanked':
      return blanked(state, event.dice);

    case 'dieLost':
      return lost(state, event.seat, event.die, event.how);

    case 'dieReturned':
      return withPlayer(state, event.seat, player => ({
        ...withDie(player, event.die),
        lost: player.lost.filter(({ id }) => id !== event.die),
      }));

    case 'dieTaken':
      return withPlayer(state, event.seat, player => withoutDie(player, event.die));

    case 'dieHanded':
      return withPlayer(state, event.seat, player => withDie(player, event.die));

    case 'pawnsSwapped': {
      const [a, b] = event.seats;
      const [one, other] = [must(state.players[a], `seat ${a}`), must(state.players[b], `seat ${b}`)];
      const exchanged = withPlayer(state, a, player => standingAs(player, other));
      return withPlayer(exchanged, b, player => standingAs(player, one));
    }

    case 'roomRemoved': {
      const { [event.cell]: gone, ...rooms } = state.rooms;
      const tile = must(gone, `a room at ${event.cell}`).tile.id;
      return {
        ...state,
        rooms,
        stack: withUnder(state.stack, [tile]),
        // [TM3.4] Whoever stood in it comes to the start room.
        players: state.players.map(player =>
          player.spot !== undefined && cellOf(player.spot) === event.cell
            ? { ...player, spot: frontOf(CENTRE) }
            : player,
        ),
      };
    }

    case 'roomTurned':
      return withRoom(spent(state, event.paid), event.cell, room => ({ ...room, turn: event.turn }));

    case 'tokensSpent':
    case 'standInsSpent':
    case 'cardDiscarded':
      return state;

    default:
      return assertNever(event);
  }
};

type Rolled = Extract<CoreEvent, { readonly type: 'rolled' }>;

const landed = (dice: readonly Die[], { dice: rolled, settlesAt }: Rolled): readonly Die[] => {
  const after = dice.slice();
  for (let place = 0; place < after.length; place++) {
    const id = after[place]?.id;
    for (const one of rolled) if (one.id === id) after[place] = { id: one.id, face: one.face, settlesAt };
  }
  return after;
};

const withoutDrawn = (state: State): State => {
  if (!state.drawn) return state;
  const { drawn: _, ...rest } = state;
  return rest;
};

const withPlayer = (state: State, seat: Seat, change: (player: Player) => Player): State => ({
  ...state,
  players: replaced(state.players, seat, change(must(state.players[seat], `seat ${seat}`))),
});

/** What `with` does, at a fraction of its price: it runs for every roll. */
const replaced = (players: readonly Player[], seat: Seat, player: Player): readonly Player[] => {
  const after = players.slice();
  after[seat] = player;
  return after;
};

const withRoom = (
  state: State,
  cell: Cell,
  change: (room: State['rooms'][string]) => State['rooms'][string],
): State => ({
  ...state,
  rooms: withCell(state.rooms, cell, change(must(state.rooms[cell], `a room at ${cell}`))),
});

const withVotes = (state: State, kind: VoteKind, vote: State['votes'][VoteKind] | undefined): State => {
  const { [kind]: _, ...others } = state.votes;
  return { ...state, votes: vote ? { ...others, [kind]: vote } : others };
};

/** [TD4] Dice used for an action become blank. */
export const spent = (state: State, paid: Paid | undefined): State => (paid ? blanked(state, paid.dice) : state);

const blanked = (state: State, dice: readonly DieId[]): State => {
  if (dice.length === 0) return state;
  const players = state.players.slice();
  for (let seat = 0; seat < players.length; seat++) {
    const player = players[seat];
    if (player && ownsAny(player, dice))
      players[seat] = {
        ...player,
        dice: player.dice.map((die): Die => (dice.includes(die.id) ? { id: die.id } : die)),
      };
  }
  return { ...state, players };
};

const ownsAny = ({ dice: own }: Player, dice: readonly DieId[]): boolean => {
  for (const { id } of own) if (dice.includes(id)) return true;
  return false;
};

const lost = (state: State, seat: Seat, die: DieId, how: Player['lost'][number]['how']): State =>
  withPlayer(state, seat, player => ({ ...withoutDie(player, die), lost: [...player.lost, { id: die, how }] }));

const withDie = (player: Player, die: DieId): Player => ({ ...player, dice: [...player.dice, { id: die }] });

const withoutDie = ({ marked, ...player }: Player, die: DieId): Player => ({
  ...player,
  ...(marked !== undefined && marked !== die && { marked }),
  dice: player.dice.filter(({ id }) => id !== die),
});

const standingAs = ({ spot: _, ...player }: Player, other: Player): Player => ({
  ...player,
  pawn: other.pawn,
  ...(other.spot !== undefined && { spot: other.spot }),
});
