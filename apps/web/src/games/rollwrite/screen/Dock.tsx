import type { ComponentChildren } from 'preact';
import { CoachLine } from '../coach/CoachLine.tsx';
import { Acts } from './Acts.tsx';
import { Curses } from './Adventure.tsx';
import { Kept, Pool } from './Bins.tsx';
import { Decision } from './Decision.tsx';
import { MainButton } from './MainButton.tsx';
import type { Play } from './usePlay.ts';

/** Whether kept dice and pool are worth their room: where the pool itself is being chosen from they would be told twice. */
const hasBins = ({ task, state }: Play): boolean =>
  task !== 'take' && task !== 'cross' && task !== 'side' && state.phase !== 'sides';

/** Dice flow from left to right: kept, the question of the moment, pool; then what else can be done, and the answer. */
export const Dock = ({
  play,
  die,
  bin,
  places = 3,
  children,
}: {
  play: Play;
  die: number;
  bin: number;
  /** Places for dice in each bin, taken or not. */
  places?: number;
  children?: ComponentChildren;
}) => (
  <section
    class={`rw-dock cut task-${play.task ?? 'none'} ${hasBins(play) ? '' : 'no-bins'}`}
    aria-label={play.words.say('dock.name')}
    data-question={play.question}
    data-task={play.task ?? 'none'}
  >
    <CoachLine play={play} />
    {hasBins(play) && <Kept play={play} size={bin} places={places} />}
    <Decision play={play} die={die} />
    {hasBins(play) && <Pool play={play} size={bin} places={places} />}
    {hasBins(play) && children}
    <Acts play={play} />
    <MainButton play={play} />
  </section>
);

/** The cursed dice in the dock, where there is no adventure sheet beside it. */
export const CursedBin = ({ play, size }: { play: Play; size: number }) => (
  <div class="rw-bin cursed">
    <h3>{play.words.say('sheet.cursed')}</h3>
    <Curses play={play} size={size} hasLabels={false} />
  </div>
);
