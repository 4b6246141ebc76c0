import { useComputed } from '@preact/signals';
import type { Seat } from '@templefall/kernel';
import { type Command, type Event, SIDES, type State } from '@templefall/temple';
import { useMemo } from 'preact/hooks';
import { memoizeByDeps } from '../../../ui/signals/memoizeByDeps.ts';
import { useShared } from '../../../ui/signals/structuralSharing.ts';
import { words } from '../../../words/words.ts';
import type { ReplayLook } from '../../gameClient.ts';
import { Board } from '../board/Board.tsx';
import { boardDeps, boardOf } from '../model/board.ts';
import { clockFaceOf } from '../model/clock.ts';
import { mateLabel, namesOf, teamReader } from '../model/team.ts';
import { MateCard } from '../screen/MateCard.tsx';

type Look = ReplayLook<State, Event, Command>;

/** What is the same for board and cards: who is called what, and which way all run. */
const useMoment = ({ session, at }: Look) => {
  const names = useShared(() => namesOf(session.view.value, session.players.value, words.value));
  const run = useComputed(() => clockFaceOf(session.view.value, at.value, words.value).run);
  return { names, run };
};

/** The temple as it stood. It is looked at, not played: nothing is lit as payable. */
export const Stage = (look: Look) => {
  const { session, at, eyes } = look;
  const { names, run } = useMoment(look);
  const read = useMemo(() => memoizeByDeps(boardDeps, boardOf), [session]);
  const board = useShared(() =>
    read(
      session.view.value,
      {
        me: eyes,
        at: at.value,
        goals: NO_GOALS,
        aim: undefined,
        run: run.value,
        names: names.value,
        players: session.players.value,
      },
      words.value,
    ),
  );
  const built = useShared(() => {
    const { rooms, ahead, mine } = board.value;
    return { rooms, ahead, ...(mine && { mine }) };
  });
  const standing = useShared(() => ({ pawns: board.value.pawns, pieces: board.value.pieces }));
  const late = useComputed(() => ({ ...built.value, ...standing.value }));
  const noDoor = useComputed(() => undefined);
  const doors = useMemo(() => Object.fromEntries(SIDES.map(side => [side, noDoor])) as NoDoors, [noDoor]);
  const depot = useComputed(() => session.view.value.depot);
  return (
    <>
      <Board parts={{ built, standing, doors, torches: standing, late }} sight={SIGHT} />
      <span class="replay-depot cut">
        <b class="num">{depot.value}</b> {words.value.say('depot.short')}
      </span>
    </>
  );
};

type NoDoors = Parameters<typeof Board>[0]['parts']['doors'];
const NO_GOALS: Parameters<typeof boardOf>[1]['goals'] = [];
const SIGHT = { type: 'fit', least: 36, most: 150 } as const;

/** Everybody's dice and place; a tap looks through their eyes. */
export const Players = (look: Look) => {
  const { session, at, eyes, onEyes } = look;
  const { names, run } = useMoment(look);
  const read = useMemo(() => teamReader(), [session]);
  const team = useShared(() =>
    read(
      session.view.value,
      {
        me: undefined,
        at: at.value,
        run: run.value,
        players: session.players.value,
        names: names.value,
        calls: NO_CALLS,
      },
      words.value,
    ),
  );
  return (
    <>
      {team.value.map(mate => (
        <MateCard
          key={mate.seat}
          mate={mate}
          label={mateLabel(mate, words.value)}
          size="tight"
          isChosen={mate.seat === eyes}
          onTap={seat => onEyes(seat === eyes ? undefined : (seat as Seat))}
        />
      ))}
    </>
  );
};

const NO_CALLS: ReadonlyMap<Seat, string> = new Map();
