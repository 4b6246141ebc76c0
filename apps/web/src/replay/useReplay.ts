import { computed, signal } from '@preact/signals';
import type { AnyGame } from '@templefall/kernel';
import { type Recording, type Timeline, timelineOf } from '@templefall/replay';
import { useEffect, useState } from 'preact/hooks';
import type { AnyGameReplay, LoadGame, Played } from '../games/gameClient.ts';
import { loadReplayWords, replayWords } from '../words/replayWords.ts';
import { words } from '../words/words.ts';
import { type ReplayPlayer, replayPlayer } from './replayPlayer.ts';
import { playersOf, replaySession } from './replaySession.ts';
import { type Missing, recordingOf } from './sources.ts';

/** A game that is open to be looked back at. */
export interface OpenReplay {
  readonly recording: Recording;
  readonly rules: AnyGame;
  readonly replay: AnyGameReplay;
  readonly timeline: Timeline;
  readonly course: ReturnType<typeof courseSignal>;
  readonly player: ReplayPlayer;
  readonly shown: ReturnType<typeof replaySession>;
}

/** Loads a game and everything that shows it; a reason if it cannot be shown. */
export const useReplay = (
  loadGame: LoadGame,
  id: string,
  moment: string | undefined,
): OpenReplay | Missing | undefined => {
  const [open, setOpen] = useState<OpenReplay | Missing>();
  useEffect(() => {
    let isGone = false;
    setOpen(undefined);
    const load = async (): Promise<OpenReplay | Missing> => {
      const [recording] = await Promise.all([recordingOf(id, loadGame), loadReplayWords()]);
      return typeof recording === 'string' ? recording : openReplay(loadGame, recording, Number(moment ?? 0));
    };
    load().then(
      found => !isGone && setOpen(found),
      () => !isGone && setOpen('damaged'),
    );
    return () => {
      isGone = true;
    };
  }, [loadGame, id, moment]);
  return open;
};

const openReplay = async (loadGame: LoadGame, recording: Recording, from: number): Promise<OpenReplay | Missing> => {
  const client = await loadGame(recording.game).catch(() => undefined);
  if (!client) return 'otherVersion';
  const [rules, replay] = await Promise.all([client.rules(), client.replay()]);
  if (rules.version !== recording.version) return 'otherVersion';
  const timeline = timelineOf(rules, recording);
  const course = courseSignal(timeline, recording, replay);
  const player = replayPlayer(timeline, course, {
    isTimed: replay.isTimed,
    from: Number.isInteger(from) ? from : 0,
  });
  return { recording, rules, replay, timeline, course, player, shown: replaySession(recording, timeline, player) };
};

/** In the reader's words: another language draws it anew. */
const courseSignal = (timeline: Timeline, recording: Recording, replay: AnyGameReplay) => {
  const players = signal(playersOf(recording));
  return computed(() => {
    void [words.value, replayWords.value];
    // The steps are those of this game: its rules have folded them.
    return replay.courseOf(timeline as Played<unknown, { readonly type: string }>, players.value);
  });
};
