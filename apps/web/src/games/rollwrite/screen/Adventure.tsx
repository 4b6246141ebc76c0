import { type CursedField, gemsNeeded, rollwrite, type Track } from '@templefall/rollwrite';
import { tracksOf } from '../model/tracks.ts';
import { CursedDice } from '../sheet/CursedDice.tsx';
import { GemTrack } from '../sheet/GemTrack.tsx';
import { TrackBadge, TrackRow } from '../sheet/TrackRow.tsx';
import { useBox } from '../sheet/useBox.ts';
import type { Play } from './usePlay.ts';

/** The tracks whose boxes can be used at this moment by whoever acts here. */
const usable = ({ task }: Play): readonly Track[] => {
  if (task === 'explore') return ['rush', 'key', 'torch', 'gold'];
  if (task === 'pair') return ['reroll'];
  return task === 'roll' ? ['heal'] : [];
};

const ghostsOf = ({ brings }: Play, track: Track): number => brings?.circled.filter(one => one === track).length ?? 0;

const trackText = ({ words: { say } }: Play, track: Track, left: number, circled: number): string =>
  say('track.state', { track: say(`track.${track}`), left, circled });

export const Tracks = ({ play, form }: { play: Play; form: 'rows' | 'badges' | 'tiny' }) => {
  const [ref, box] = useBox<HTMLDivElement>();
  const lit = usable(play);
  return (
    <div class={`rw-tracks ${form}`} ref={ref}>
      {tracksOf(play.state).map(track => {
        const common = {
          track,
          label: trackText(play, track.track, track.left, track.circled),
          ghosts: ghostsOf(play, track.track),
          isUsable: lit.includes(track.track),
        };
        if (form === 'rows') {
          const size = box ? Math.min(24, Math.floor(((box.width - 76) / 10) * 2) / 2) : 19.5;
          return <TrackRow key={track.track} {...common} size={size} />;
        }
        return <TrackBadge key={track.track} {...common} isTiny={form === 'tiny'} />;
      })}
    </div>
  );
};

const Gems = ({ play }: { play: Play }) => {
  const { gems, options } = play.state;
  const needed = gemsNeeded(options);
  return (
    <GemTrack
      gems={gems}
      needed={needed}
      ghosts={play.brings?.gems ?? 0}
      label={play.words.say('gems.of', { gems, needed })}
    />
  );
};

/** The cursed fields; before the first roll a field can be healed by a tap. */
export const Curses = ({ play, size = 32, hasLabels = true }: { play: Play; size?: number; hasLabels?: boolean }) => {
  const { words, state, who, task } = play;
  const { say } = words;
  const healable = task === 'roll' && who !== undefined ? fieldsToHeal(play) : [];
  const heal = (field: CursedField): void => {
    if (play.ghost?.type === 'heal' && play.ghost.field === field) play.draw();
    else play.tryOut({ type: 'heal', field });
  };
  return (
    <CursedDice
      cursed={state.cursed}
      size={size}
      {...(hasLabels && { labels: [say('cursed.new'), say('cursed.next'), say('cursed.free')] })}
      nameOf={(field, dice) =>
        `${say('cursed.field', { field, n: dice })}${healable.includes(field) ? `, ${say('do.heal', { field })}` : ''}`
      }
      onHeal={healable.length > 0 ? heal : undefined}
      canHeal={field => healable.includes(field)}
    />
  );
};

const fieldsToHeal = ({ state, who }: Play): readonly CursedField[] =>
  who === undefined
    ? []
    : rollwrite.legal(state, who, 0).flatMap(command => (command.type === 'heal' ? [command.field] : []));

/** Gems, bonus tracks and cursed dice of the team. */
export const Adventure = ({ play }: { play: Play }) => {
  const { say } = play.words;
  return (
    <>
      <div class="rw-sub">
        <b>{say('sheet.gems')}</b>
        <span>{say('gems.exitAt', { needed: gemsNeeded(play.state.options) })}</span>
      </div>
      <Gems play={play} />
      <div class="rw-sub">
        <b>{say('sheet.bonus')}</b>
        <span>{say(play.task === 'explore' ? 'sheet.litUsable' : 'sheet.circled')}</span>
      </div>
      <Tracks play={play} form="rows" />
      <div class="rw-sub">
        <b>{say('sheet.cursed')}</b>
        <span>{say('sheet.cursed.rule')}</span>
      </div>
      <Curses play={play} />
    </>
  );
};
