import { consequences } from '@templefall/rollwrite';
import { useEffect, useState } from 'preact/hooks';
import { settings } from '../../../settings/settings.ts';
import { roomName } from '../model/art.ts';
import { isFair, type Owners, sharesOf } from '../model/splits.ts';
import { facesAt, pairsOf } from '../model/task.ts';
import { endsOfWay } from '../sheet/Doors.tsx';
import { canEnter } from './ExploreStep.tsx';
import { ghostRoom, keptFaces, type Play } from './usePlay.ts';

/** The answer to the question, in one button: the only one that is filled with flame. */
export interface MainAct {
  readonly text: string;
  readonly note?: string;
  readonly key: string;
  readonly isOff?: boolean;
  readonly act: () => void;
}

/** What the large button does now; undefined where the answer is given elsewhere. */
export const mainAct = (play: Play): MainAct | undefined => {
  const { state, words, who, task, ghost } = play;
  const { say } = words;
  if (ghost?.type === 'cashMap')
    return { text: say('map.cashIn'), note: say('map.name', { map: ghost.map }), key: 'Enter', act: play.draw };
  const rushed = ghost?.type === 'rushInto' ? ghost.room : undefined;
  if (rushed && task !== 'explore')
    return { text: say('main.draw'), note: roomName(rushed), key: 'Enter', act: play.draw };
  if (play.split && who !== undefined) {
    const isOff = !isFair(state, who, play.split);
    return {
      text: say('plan.suggest'),
      key: 'Enter',
      isOff,
      act: () => (isOff ? play.say('dock', say('refused.splitFails')) : suggestSplit(play, play.split)),
    };
  }
  switch (task) {
    case 'roll': {
      if (ghost?.type === 'heal')
        return {
          text: say('main.heal'),
          note: say('main.field', { field: ghost.field }),
          key: 'Enter',
          act: play.draw,
        };
      if (state.supply === 0)
        return { text: say('main.explore'), key: ' ', act: () => void play.send({ type: 'startExploring' }) };
      return { text: say('main.roll'), note: nextPair(play), key: ' ', act: () => void play.send({ type: 'roll' }) };
    }
    case 'pair':
      return {
        text: say(state.supply > 0 ? 'main.roll' : 'main.explore'),
        note: state.supply > 0 ? nextPair(play) : say('main.allPlaced'),
        key: ' ',
        act: () => void placeAndRoll(play),
      };
    case 'explore': {
      const room = ghostRoom(play);
      if (room) return { text: say('main.draw'), note: roomName(room), key: 'Enter', act: play.draw };
      if (ghost?.type === 'followProposal') return { text: say('plans.adopt'), key: 'Enter', act: play.draw };
      return undefined;
    }
    case 'take': {
      const faces = facesAt(state.pool, play.picks);
      return {
        text: say(play.spots.length > 0 ? 'main.takeAndCross' : 'main.take'),
        key: 'Enter',
        isOff: faces.length === 0,
        act: () => (faces.length > 0 ? play.take() : play.say('dock', say('take.choose'))),
      };
    }
    case 'cross':
      return {
        text: say('main.cross'),
        key: 'Enter',
        isOff: ghost?.type !== 'crossSymbol',
        act: () => (ghost ? play.draw() : play.say('dock', say('cross.choose'))),
      };
    case 'way': {
      const ends = ghost?.type === 'closeWay' ? endsOfWay(ghost.way) : undefined;
      return {
        text: say('main.close'),
        ...(ends && { note: `${roomName(ends[0])}–${roomName(ends[1])}` }),
        key: 'Enter',
        isOff: !ends,
        act: () => (ends ? play.draw() : play.say('dock', say('close.hint', { n: 1 }))),
      };
    }
    default:
      return undefined;
  }
};

const suggestSplit = (play: Play, split: Owners | undefined): void => {
  if (split) void play.send({ type: 'proposeSplit', shares: sharesOf(play.state, split) });
  play.setSplit(undefined);
};

/** The pair is placed, and as long as there are dice the next one is rolled with the same tap. */
const placeAndRoll = async (play: Play): Promise<void> => {
  const hasMore = play.state.supply > 0;
  if (!(await play.send({ type: 'placePair', keep: keptFaces(play) }))) return;
  if (hasMore) await play.send({ type: 'roll' });
};

const nextPair = ({ state, words }: Play): string => {
  const { pair, pairs } = pairsOf(state);
  const next = state.rolled.length > 0 ? pair + 1 : pair;
  if (state.supply === 1) return words.say('main.lastDie');
  return next === pairs ? words.say('main.lastPair') : words.say('main.pair', { pair: next, pairs });
};

const KEY_NAMES: { readonly [key: string]: 'key.space' | 'key.enter' } = { ' ': 'key.space', Enter: 'key.enter' };

export const MainButton = ({ play }: { play: Play }) => {
  const main = mainAct(play);
  const { say } = play.words;
  return (
    <div class={`rw-main ${main && play.task === 'explore' ? 'two' : ''}`}>
      {main && (
        <button
          type="button"
          class="rw-go cut press m-lit"
          aria-disabled={main.isOff}
          aria-keyshortcuts={main.key === ' ' ? 'Space' : main.key}
          onClick={main.act}
        >
          <b>{main.text}</b>
          {main.note && <span>{main.note}</span>}
          <kbd class="rw-key">{say(KEY_NAMES[main.key] ?? 'key.enter')}</kbd>
        </button>
      )}
      {play.task === 'explore' && <EndExploring play={play} isAlone={!main} />}
    </div>
  );
};

const SECONDS = 10;

/** The end of exploring: at once, after a second tap, or after a ring of ten seconds that a tap shortens or stops. */
const EndExploring = ({ play, isAlone }: { play: Play; isAlone: boolean }) => {
  const { say } = play.words;
  const { turnEnd } = settings.value;
  const [left, setLeft] = useState<number>();
  const end = (): void => {
    setLeft(undefined);
    void play.send({ type: 'endExploring' });
  };
  useEffect(() => {
    if (left === undefined || turnEnd !== 'ring') return;
    if (left === 0) return end();
    const tick = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(tick);
  }, [left, turnEnd]);
  // Nothing else is left to do.
  const isLast = isAlone && play.who !== undefined && !canEnter(play.state, play.who);
  // Another step, or a room that is tried out, stops the ring.
  useEffect(() => setLeft(undefined), [play.ghost, play.state]);
  const known = play.who === undefined ? undefined : consequences(play.state, { type: 'endExploring', seat: play.who });
  const unused = known?.unused.length ?? 0;
  const tap = (): void => {
    if (turnEnd === 'off' || left !== undefined) end();
    else setLeft(SECONDS);
  };
  return (
    <>
      <button
        type="button"
        class={`rw-stop cut press ${isAlone ? 'alone' : ''} ${left !== undefined ? 'm-bone' : isLast ? 'm-lit' : ''}`}
        aria-keyshortcuts="e"
        data-act="end"
        onClick={tap}
      >
        {left !== undefined && turnEnd === 'ring' && <Ring left={left} />}
        <span>
          <b>{left === undefined ? say('main.end') : say('main.endNow')}</b>
          {unused > 0 && <em class="rw-chip lost">{say('chip.unused', { n: unused })}</em>}
        </span>
      </button>
      {left !== undefined && (
        <button type="button" class="rw-stop cut press" onClick={() => setLeft(undefined)}>
          <b>{say('main.notYet')}</b>
        </button>
      )}
    </>
  );
};

const Ring = ({ left }: { left: number }) => (
  <span class="rw-ring" aria-hidden="true">
    <svg width="34" height="34" viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="24" cy="24" r="20" fill="none" stroke="#0003" stroke-width="5" />
      <circle
        cx="24"
        cy="24"
        r="20"
        fill="none"
        stroke="var(--ink)"
        stroke-width="5"
        stroke-dasharray={`${(left / SECONDS) * 126} 126`}
        transform="rotate(-90 24 24)"
      />
    </svg>
    <b class="num">{left}</b>
  </span>
);
