import type { Millis } from '@templefall/kit';
import type { State } from '@templefall/temple';
import { clockTime, type Words } from '@templefall/texts';
import type { ClockFace } from '../screen/ClockBox.tsx';
import type { FuseFace, FuseGong } from '../screen/Fuse.tsx';

/** The flame moves in steps that an eye does not see, and is not drawn in between. */
const FUSE_STEP: Millis = 2000;

/** What of a game the clock is read from. */
type Timed = Pick<State, 'countdowns' | 'paused' | 'ended'>;

/** What the header shows at this moment of the game. */
export const clockFaceOf = (state: Timed, now: Millis, { say }: Words): ClockFace => {
  const { countdowns } = state;
  const end = countdowns.at(-1)?.ends;
  if (end === undefined) return { left: '', paused: state.paused === true, endless: true };
  const live = countdowns.findIndex(({ opens, ends }) => now >= opens && now < ends);
  const coming = countdowns.findIndex(({ opens }) => now < opens);
  const isLast = live === countdowns.length - 1;
  const next =
    live >= 0
      ? { label: say(isLast ? 'play.fallIn' : 'play.slamIn'), time: clockTime((countdowns[live]?.ends ?? 0) - now) }
      : coming >= 0
        ? {
            label: say('play.gongIn', { gong: coming + 1 }),
            time: clockTime((countdowns[coming]?.opens ?? 0) - now),
          }
        : undefined;
  return {
    left: clockTime(end - now),
    ...(next && { next }),
    ...(live >= 0 && !state.ended && { run: isLast ? ('exit' as const) : ('start' as const) }),
    paused: state.paused === true,
    endless: false,
  };
};

/** The rope beside the numerals; a game without an end has none. */
export const fuseOf = ({ countdowns }: Pick<Timed, 'countdowns'>, now: Millis): FuseFace => {
  const end = countdowns.at(-1)?.ends;
  if (end === undefined) return { burnt: 0, gongs: [] };
  return {
    burnt: Math.min(1, Math.floor(now / FUSE_STEP) / (end / FUSE_STEP)),
    gongs: countdowns.map(
      ({ opens, ends }): FuseGong => ({
        opens: opens / end,
        ends: ends / end,
        label: clockTime(end - opens),
        state: now >= ends ? 'past' : now >= opens ? 'live' : 'coming',
      }),
    ),
  };
};
