import { type ReadonlySignal, useComputed, useSignal } from '@preact/signals';
import type { Millis } from '@templefall/kit';
import { temple } from '@templefall/temple';
import { useEffect, useMemo } from 'preact/hooks';
import { settings } from '../settings/settings.ts';
import { words } from '../words/words.ts';
import { keepChronicle } from './chronicle.ts';
import { useFlights } from './flights.ts';
import { grounded } from './grounded.ts';
import { type Hand, handOf } from './hand.ts';
import { useHeard } from './heard.ts';
import { actionsGrounds, actionsOf, bodiesIn } from './model/actions.ts';
import { boardGrounds, boardOf } from './model/board.ts';
import { clockFaceOf } from './model/clock.ts';
import { marksOf, shoutText } from './model/marks.ts';
import { mateLabel, namesOf, teamReader } from './model/team.ts';
import { useSlow } from './slow.ts';
import { useSteady } from './steady.ts';
import type { Table } from './table.ts';
import { useTurn, useTurns } from './turns.ts';

/** In which order the parts of the screen follow a change. */
export const TURN = { board: 1, team: 2, actions: 3, late: 4, map: 5, end: 6 } as const;

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

  const face = useSteady(() => {
    second.value;
    return clockFaceOf(table.view.value, Math.max(0, table.now()), words.value);
  });
  const run = useComputed(() => face.value.run);
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
  const marks = useSteady(() => marksOf(table.view.value, heard.value, table.sitters.value, words.value));
  const isSilenced = useComputed(() => hand !== undefined && temple.isSilenced(table.view.value, hand.seat));
  const teamNow = useSteady(() =>
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
  const board = useTurn(turns, TURN.board, boardNow);
  const team = useTurn(turns, TURN.team, teamNow);
  // Together: how many stand elsewhere decides how many find a place on a phone.
  const deedsNow = useSteady(() => ({ actions: actionsNow.value, bodies: bodiesIn(hand?.goals.value ?? []) }));
  const deeds = useTurn(turns, TURN.actions, deedsNow);
  const actions = useComputed(() => deeds.value.actions);
  const bodies = useComputed(() => deeds.value.bodies);
  // Words follow the dice once a second: laid out at each roll they would cost more than the dice.
  const toldTeam = useSlow(team, LABEL_MS);
  const labels = useSteady(() => toldTeam.value.map(mate => mateLabel(mate, words.value)));
  const mates = useComputed(() => team.value.length);
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
    hand,
    face,
    run,
    names,
    at,
    board,
    marks,
    flights,
    depot,
    isSilenced,
    team,
    labels,
    mates,
    diceCount,
    isOut,
    isPaused,
    hasEnded,
    actions,
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
