import { Icon, Pawn } from '../../../ui/Icon.tsx';
import { targetText } from '../log/parts.ts';
import { seatNames } from './Log.tsx';
import type { Play } from './usePlay.ts';

/** A tap while pointing, or while a note looks for its place. */
export const aimAt = (play: Play, target: string): void => {
  const { aim } = play;
  play.setAim(undefined);
  if (aim === 'note') play.open({ type: 'note', target });
  else void play.send({ type: 'point', target });
};

/** What the team has said about a thing: who points at it, whether a note hangs there; and while one aims, a place to tap. */
export const Spot = ({ play, target }: { play: Play; target: string }) => {
  const { aim, pings, state, words, pawnOf } = play;
  const seen = pings.filter(one => one.target === target);
  const hasNote = state.notes.some(one => one.target === target);
  const name = (): string => targetText({ words, names: seatNames(play) }, target);
  return (
    <>
      {hasNote && (
        <span class="rw-spot-note">
          <Icon id="ui-pin" size={15} />
        </span>
      )}
      {seen.length > 0 && (
        <span class="rw-spot-pings" data-pinged={target}>
          {seen.map(({ seat }) => (
            <Pawn key={seat} pawn={pawnOf(seat)} size={26} />
          ))}
        </span>
      )}
      {aim && (
        <button
          type="button"
          class="rw-aim"
          data-aim={target}
          aria-label={words.say(aim === 'note' ? 'note.at' : 'point.at', { target: name() })}
          onClick={event => {
            event.stopPropagation();
            aimAt(play, target);
          }}
        />
      )}
    </>
  );
};
