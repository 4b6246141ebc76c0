import { type ReadonlySignal, useComputed, useSignal } from '@preact/signals';
import type { Millis } from '@templefall/kit';
import { SIDES, type Side, temple } from '@templefall/temple';
import { useEffect, useMemo } from 'preact/hooks';
import { useRecentCalls } from '../../../session/recentCalls.ts';
import { settings } from '../../../settings/settings.ts';
import { useDeferred, useFrameScheduler } from '../../../ui/signals/frameScheduler.ts';
import { memoizeByDeps } from '../../../ui/signals/memoizeByDeps.ts';
import { useShared } from '../../../ui/signals/structuralSharing.ts';
import { useThrottled } from '../../../ui/signals/throttledSignal.ts';
import { words } from '../../../words/words.ts';
import { recordTimeline } from '../end/timelineKeeper.ts';
import { type Hand, handOf } from '../hand/hand.ts';
import { actionsDeps, actionsOf, bodiesIn, deedsOf } from '../model/actions.ts';
import { type BoardModel, boardDeps, boardOf, type Ground } from '../model/board.ts';
import { clockFaceOf, fuseOf } from '../model/clock.ts';
import { keyKeeper } from '../model/keys.ts';
import { callText, marksOf } from '../model/marks.ts';
import { mateLabel, namesOf, teamReader } from '../model/team.ts';
import { isTempleCall, type TempleSession } from '../session.ts';
import { useFlights } from './useFlights.ts';

const LABEL_MS: Millis = 1000;

/** Everything a play screen draws, each part a signal of its own, so that only what changed is drawn again. */
export const usePlay = (session: TempleSession) => {
  const hand = useMemo(
    (): Hand | undefined =>
      session.me === undefined ? undefined : handOf(session, session.me, () => settings.value.paysAtOnce),
    [session],
  );
  useEffect(() => () => hand?.dispose(), [hand]);
  const timeline = useMemo(() => recordTimeline(session), [session]);
  useEffect(() => timeline.stop, [timeline]);
  const scheduler = useFrameScheduler();
  const second = useSecond(session);
  const recent = useRecentCalls(session);
  const heard = useComputed(() => recent.value.filter(isTempleCall));
  const { flights, depot } = useFlights(session);

  const faceNow = useShared(() => {
    second.value;
    return clockFaceOf(session.view.value, Math.max(0, session.now()), words.value);
  });
  const fuseNow = useShared(() => {
    second.value;
    return fuseOf(session.view.value, Math.max(0, session.now()));
  });
  const run = useComputed(() => faceNow.value.run);
  const names = useShared(() => namesOf(session.view.value, session.players.value, words.value));
  const at = useComputed(() => {
    if (hand) return hand.moment.value;
    second.value;
    session.view.value;
    return session.now();
  });
  const read = useMemo(
    () => ({
      board: memoizeByDeps(boardDeps, boardOf),
      team: teamReader(),
      actions: memoizeByDeps(actionsDeps, actionsOf),
      keys: keyKeeper(),
    }),
    [session],
  );
  const boardNow = useShared(() =>
    read.board(
      session.view.value,
      {
        me: session.me,
        at: at.value,
        goals: hand?.goals.value ?? [],
        aim: hand?.aim.value,
        run: run.value,
        names: names.value,
        players: session.players.value,
      },
      words.value,
    ),
  );
  const calls = useComputed(
    () => new Map(heard.value.map(call => [call.seat, callText(session.view.value, call, words.value)])),
  );
  const isCalled = useComputed(() => heard.value.some(({ seat }) => seat !== session.me));
  const marks = useShared(() => marksOf(session.view.value, heard.value, session.players.value, words.value));
  const isSilenced = useComputed(() => hand !== undefined && temple.isSilenced(session.view.value, hand.seat));
  const team = useShared(() =>
    read.team(
      session.view.value,
      {
        me: session.me,
        at: at.value,
        run: run.value,
        players: session.players.value,
        names: names.value,
        calls: calls.value,
      },
      words.value,
    ),
  );
  const actionsNow = useShared(() =>
    hand
      ? read.actions(
          session.view.value,
          {
            me: hand.seat,
            goals: hand.goals.value,
            aim: hand.aim.value,
            names: names.value,
            players: session.players.value,
          },
          words.value,
        )
      : [],
  );
  // Everything that the parts are read from: what has changed for each of them is found out shortly before its turn.
  const invalidated = useComputed(() => [
    session.view.value,
    session.players.value,
    at.value,
    run.value,
    hand?.aim.value,
    names.value,
    calls.value,
    words.value,
  ]);
  const useDoor = (side: Side) =>
    useDeferred(
      scheduler,
      useComputed(() => boardNow.value.doors.find(door => door.side === side)),
      invalidated,
    );
  const doors = { N: useDoor('N'), E: useDoor('E'), S: useDoor('S'), W: useDoor('W') };
  const built = useDeferred(
    scheduler,
    useShared(() => {
      const { rooms, ahead, mine } = boardNow.value;
      return { rooms, ahead, ...(mine && { mine }) };
    }),
    invalidated,
  );
  const standing = useDeferred(
    scheduler,
    useShared(() => {
      const { pawns, pieces } = boardNow.value;
      return { pawns, pieces };
    }),
    invalidated,
  );
  const ground = useComputed((): Ground => ({ ...built.value, ...standing.value }));
  const board = useComputed(
    (): BoardModel => ({ ...ground.value, doors: SIDES.flatMap(side => doors[side].value ?? []) }),
  );
  const doorsNow = useComputed(() => boardNow.value.doors);
  // Together: how many stand elsewhere decides how many find a place on a phone.
  const offeredNow = useShared(() => ({
    keys: read.keys(actionsNow.value),
    deeds: hand ? deedsOf(actionsNow.value, hand.seat) : [],
    bodies: bodiesIn(hand?.goals.value ?? []),
  }));
  const offered = useDeferred(scheduler, offeredNow, invalidated);
  const keys = useComputed(() => offered.value.keys);
  const deeds = useComputed(() => offered.value.deeds);
  const bodies = useComputed(() => offered.value.bodies);
  const face = useDeferred(scheduler, faceNow);
  const fuse = useDeferred(scheduler, fuseNow);
  // Words follow the dice once a second: made at each roll they would cost as much as the dice.
  const labelsNow = useShared(() => team.value.map(mate => mateLabel(mate, words.value)));
  const labels = useDeferred(scheduler, useThrottled(labelsNow, LABEL_MS, invalidated));
  const mates = useComputed(() => session.view.value.players.length - (hand ? 1 : 0));
  const diceCount = useComputed(() => {
    const player = hand && session.view.value.players[hand.seat];
    return player ? player.dice.length + player.lost.length : 5;
  });
  const isOut = useComputed(() => hand !== undefined && session.view.value.players[hand.seat]?.spot === undefined);
  const isPaused = useComputed(() => session.view.value.paused === true);
  const hasEnded = useComputed(() => session.view.value.ended !== undefined);
  return {
    session,
    scheduler,
    invalidated,
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
    keys,
    deeds,
    bodies,
    timeline,
  };
};

export type Play = ReturnType<typeof usePlay>;

/** Changes at every full second of game time, never in between. */
const useSecond = (session: TempleSession): ReadonlySignal<number> => {
  const second = useSignal(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = (): void => {
      const now: Millis = session.now();
      second.value = Math.floor(now / 1000);
      timer = setTimeout(look, 1000 - (now % 1000) + 4);
    };
    look();
    return () => clearTimeout(timer);
  }, [session, second]);
  return second;
};
