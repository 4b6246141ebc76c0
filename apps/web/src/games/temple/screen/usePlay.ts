import { type ReadonlySignal, useComputed, useSignal } from '@preact/signals';
import type { Millis } from '@templefall/kit';
import { SIDES, type Side, temple } from '@templefall/temple';
import { useEffect, useMemo } from 'preact/hooks';
import { useHeard } from '../../../session/recentCalls.ts';
import type { Table } from '../../../session/table.ts';
import { settings } from '../../../settings/settings.ts';
import { useTurn, useTurns } from '../../../ui/signals/frameScheduler.ts';
import { grounded } from '../../../ui/signals/memoizeByDeps.ts';
import { useSteady } from '../../../ui/signals/structuralSharing.ts';
import { useSlow } from '../../../ui/signals/throttledSignal.ts';
import { words } from '../../../words/words.ts';
import { keepChronicle } from '../end/timelineKeeper.ts';
import { type Hand, handOf } from '../hand/hand.ts';
import { actionsGrounds, actionsOf, bodiesIn, deedsOf, keyedOf } from '../model/actions.ts';
import { type BoardModel, boardGrounds, boardOf, type Ground } from '../model/board.ts';
import { clockFaceOf, fuseOf } from '../model/clock.ts';
import { marksOf, shoutText } from '../model/marks.ts';
import { mateLabel, namesOf, teamReader } from '../model/team.ts';
import { useFlights } from './useFlights.ts';

const LABEL_MS: Millis = 1000;

/** Everything a play screen draws, each part a signal of its own, so that only what changed is drawn again. */
export const usePlay = (table: Table) => {
  const hand = useMemo(
    (): Hand | undefined =>
      table.me === undefined ? undefined : handOf(table, table.me, () => settings.value.paysAtOnce),
    [table],
  );
  useEffect(() => () => hand?.letGo(), [hand]);
  const chronicle = useMemo(() => keepChronicle(table), [table]);
  useEffect(() => chronicle.stop, [chronicle]);
  const turns = useTurns();
  const second = useSecond(table);
  const heard = useHeard(table);
  const { flights, depot } = useFlights(table);

  const faceNow = useSteady(() => {
    second.value;
    return clockFaceOf(table.view.value, Math.max(0, table.now()), words.value);
  });
  const fuseNow = useSteady(() => {
    second.value;
    return fuseOf(table.view.value, Math.max(0, table.now()));
  });
  const run = useComputed(() => faceNow.value.run);
  const names = useSteady(() => namesOf(table.view.value, table.sitters.value, words.value));
  const at = useComputed(() => {
    if (hand) return hand.moment.value;
    second.value;
    table.view.value;
    return table.now();
  });
  const read = useMemo(
    () => ({
      board: grounded(boardGrounds, boardOf),
      team: teamReader(),
      actions: grounded(actionsGrounds, actionsOf),
    }),
    [table],
  );
  const boardNow = useSteady(() =>
    read.board(
      table.view.value,
      {
        me: table.me,
        at: at.value,
        goals: hand?.goals.value ?? [],
        aim: hand?.aim.value,
        run: run.value,
        names: names.value,
        sitters: table.sitters.value,
      },
      words.value,
    ),
  );
  const calls = useComputed(
    () => new Map(heard.value.map(shout => [shout.seat, shoutText(table.view.value, shout, words.value)])),
  );
  const isCalled = useComputed(() => heard.value.some(({ seat }) => seat !== table.me));
  const marks = useSteady(() => marksOf(table.view.value, heard.value, table.sitters.value, words.value));
  const isSilenced = useComputed(() => hand !== undefined && temple.isSilenced(table.view.value, hand.seat));
  const team = useSteady(() =>
    read.team(
      table.view.value,
      {
        me: table.me,
        at: at.value,
        run: run.value,
        sitters: table.sitters.value,
        names: names.value,
        calls: calls.value,
      },
      words.value,
    ),
  );
  const actionsNow = useSteady(() =>
    hand
      ? read.actions(
          table.view.value,
          {
            me: hand.seat,
            goals: hand.goals.value,
            aim: hand.aim.value,
            names: names.value,
            sitters: table.sitters.value,
          },
          words.value,
        )
      : [],
  );
  // Everything that the parts are read from: what has changed for each of them is found out shortly before its turn.
  const stirred = useComputed(() => [
    table.view.value,
    table.sitters.value,
    at.value,
    run.value,
    hand?.aim.value,
    names.value,
    calls.value,
    words.value,
  ]);
  const useDoor = (side: Side) =>
    useTurn(
      turns,
      useComputed(() => boardNow.value.doors.find(door => door.side === side)),
      stirred,
    );
  const doors = { N: useDoor('N'), E: useDoor('E'), S: useDoor('S'), W: useDoor('W') };
  const built = useTurn(
    turns,
    useSteady(() => {
      const { rooms, ahead, mine } = boardNow.value;
      return { rooms, ahead, ...(mine && { mine }) };
    }),
    stirred,
  );
  const standing = useTurn(
    turns,
    useSteady(() => {
      const { pawns, pieces } = boardNow.value;
      return { pawns, pieces };
    }),
    stirred,
  );
  const ground = useComputed((): Ground => ({ ...built.value, ...standing.value }));
  const board = useComputed(
    (): BoardModel => ({ ...ground.value, doors: SIDES.flatMap(side => doors[side].value ?? []) }),
  );
  const doorsNow = useComputed(() => boardNow.value.doors);
  // Together: how many stand elsewhere decides how many find a place on a phone.
  const offeredNow = useSteady(() => ({
    actions: keyedOf(actionsNow.value),
    deeds: hand ? deedsOf(actionsNow.value, hand.seat) : [],
    bodies: bodiesIn(hand?.goals.value ?? []),
  }));
  const offered = useTurn(turns, offeredNow, stirred);
  const actions = useComputed(() => offered.value.actions);
  const deeds = useComputed(() => offered.value.deeds);
  const bodies = useComputed(() => offered.value.bodies);
  const face = useTurn(turns, faceNow);
  const fuse = useTurn(turns, fuseNow);
  // Words follow the dice once a second: made at each roll they would cost as much as the dice.
  const labelsNow = useSteady(() => team.value.map(mate => mateLabel(mate, words.value)));
  const labels = useTurn(turns, useSlow(labelsNow, LABEL_MS, stirred));
  const mates = useComputed(() => table.view.value.players.length - (hand ? 1 : 0));
  const diceCount = useComputed(() => {
    const player = hand && table.view.value.players[hand.seat];
    return player ? player.dice.length + player.lost.length : 5;
  });
  const isOut = useComputed(() => hand !== undefined && table.view.value.players[hand.seat]?.spot === undefined);
  const isPaused = useComputed(() => table.view.value.paused === true);
  const hasEnded = useComputed(() => table.view.value.ended !== undefined);
  return {
    table,
    turns,
    stirred,
    hand,
    face,
    fuse,
    run,
    names,
    at,
    board,
    doorsNow,
    parts: { built, standing, doors, ground },
    marks,
    flights,
    depot,
    isCalled,
    isSilenced,
    team,
    labels,
    mates,
    diceCount,
    isOut,
    isPaused,
    hasEnded,
    actions,
    deeds,
    bodies,
    chronicle,
  };
};

export type Play = ReturnType<typeof usePlay>;

/** Changes at every full second of game time, never in between. */
const useSecond = (table: Table): ReadonlySignal<number> => {
  const second = useSignal(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = (): void => {
      const now: Millis = table.now();
      second.value = Math.floor(now / 1000);
      timer = setTimeout(look, 1000 - (now % 1000) + 4);
    };
    look();
    return () => clearTimeout(timer);
  }, [table, second]);
  return second;
};
