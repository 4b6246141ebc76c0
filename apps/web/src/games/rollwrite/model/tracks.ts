import { BONUS_TRACKS, gemBoxOf, type State, TRACKS, type Track } from '@templefall/rollwrite';

/** One bonus track, as it stands. */
export interface TrackView {
  readonly track: Track;
  readonly boxes: number;
  readonly circled: number;
  readonly used: number;
  /** Circled and not yet used. */
  readonly left: number;
  /** The number of the box that gives a gem. */
  readonly gemAt: number;
}

export const tracksOf = (state: State): readonly TrackView[] =>
  TRACKS.map(track => {
    const { circled, used } = state.tracks[track];
    return {
      track,
      boxes: BONUS_TRACKS[track].boxes,
      circled,
      used,
      left: circled - used,
      gemAt: gemBoxOf(state.options, track),
    };
  });
