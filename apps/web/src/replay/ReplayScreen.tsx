import { useSignal } from '@preact/signals';
import type { Seat } from '@templefall/kernel';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { LoadGame } from '../games/gameClient.ts';
import { hrefOf } from '../shell/router.ts';
import { linkTo } from '../shell/tableLink.ts';
import { Icon, Logo, Pawn } from '../ui/Icon.tsx';
import { Loading } from '../ui/loading/lazy.tsx';
import { ShareButton } from '../ui/ShareButton.tsx';
import { paintFaces } from '../ui/sprite.ts';
import { replayWords } from '../words/replayWords.ts';
import { words } from '../words/words.ts';
import { CheckSheet } from './CheckSheet.tsx';
import { Controls, momentText } from './Controls.tsx';
import { EventList } from './EventList.tsx';
import { ForkSheet } from './ForkSheet.tsx';
import { Lanes } from './Lanes.tsx';
import { LuckSheet } from './LuckSheet.tsx';
import './replay.css';
import { AS_FILE } from './sources.ts';
import { type OpenReplay, useReplay } from './useReplay.ts';
import { useReplayKeys } from './useReplayKeys.ts';

/** A recorded game, by address: `#/replay/GAME/STEP`. */
export const ReplayScreen = ({
  loadGame,
  id,
  moment,
}: {
  loadGame: LoadGame;
  id: string;
  moment: string | undefined;
}) => {
  const open = useReplay(loadGame, id, moment);
  if (open === undefined) return <Loading />;
  if (typeof open === 'string') return <NoReplay why={open} />;
  return <Replay key={id} open={open} id={id} loadGame={loadGame} />;
};

const NoReplay = ({ why }: { why: Exclude<ReturnType<typeof useReplay>, OpenReplay | undefined> }) => (
  <main class="error-page">
    <section class="error-card cut m-help" role="alert">
      <Icon id="ui-offline" size={34} colour="var(--alarm)" />
      <div class="grow">
        <b>{replayWords.value.say(`missing.${why}`)}</b>
      </div>
      <a class="btn m-lit cut press" href={hrefOf('replay')}>
        {replayWords.value.say('games.title')}
      </a>
    </section>
    <a class="btn m-quiet cut press" href={hrefOf()}>
      {words.value.say('app.home')}
    </a>
  </main>
);

const Replay = ({ open, id, loadGame }: { open: OpenReplay; id: string; loadGame: LoadGame }) => {
  const { replay, player, shown, timeline } = open;
  const { say } = replayWords.value;
  const [eyes, setEyes] = useState<Seat>();
  const [isHidden, setHidden] = useState(false);
  const [sheet, setSheet] = useState<'fork' | 'check' | 'luck'>();
  const tab = useSignal<'stage' | 'players' | 'events'>('stage');
  const players = shown.session.players.value;
  const course = open.course.value;
  useEffect(paintFaces, []);
  useClock(open);
  useReplayKeys(open, setEyes);
  useEffect(() => {
    document.documentElement.classList.add('playing');
    return () => document.documentElement.classList.remove('playing');
  }, []);
  const look = { session: shown.session, at: shown.at, eyes, onEyes: setEyes };
  const isOver = player.n.value === timeline.length;
  const result = isHidden && !isOver ? undefined : replay.result(timeline.stateAt(timeline.length), timeline.end);
  return (
    <main class={`replay-screen shows-${tab.value}`}>
      <header>
        <Logo />
        <h1 class="unseen">{say('replay.title')}</h1>
        {result && (
          <span class={`tag ${open.recording.won ? 'won' : ''}`}>
            <Icon id={open.recording.won ? 'exit' : 'ui-flag'} size={18} /> {result}
          </span>
        )}
        {open.recording.endedAt !== undefined && <span class="tag when">{dateText(open.recording.endedAt)}</span>}
        <span class="replay-tools">
          {id !== AS_FILE && (
            <ShareButton
              what={{ text: shareText(open), url: linkTo('replay', id, String(player.n.value)) }}
              label={words.value.say('share.share')}
            />
          )}
          <button type="button" class="btn m-quiet cut press" onClick={() => setSheet('check')}>
            <Icon id="ui-lock" size={18} /> <span>{say('check.title')}</span>
          </button>
          <button type="button" class="btn m-quiet cut press" onClick={() => setSheet('luck')}>
            <Icon id="ui-dice" size={18} /> <span>{say('luck.title')}</span>
          </button>
          <a class="btn m-quiet cut press" href={hrefOf('replay')}>
            <Icon id="ui-cross" size={16} /> {words.value.say('settings.close')}
          </a>
        </span>
      </header>
      <nav class="replay-tabs">
        {(['stage', 'players', 'events'] as const).map(one => (
          <button
            key={one}
            type="button"
            aria-pressed={tab.value === one}
            onClick={() => {
              tab.value = one;
            }}
          >
            {say(`tab.${one}`)}
          </button>
        ))}
      </nav>
      <section class="replay-players" aria-label={say('view.title')}>
        <h2>{say('view.title')}</h2>
        <button
          type="button"
          class={`replay-all cut press ${eyes === undefined ? 'm-near' : ''}`}
          aria-pressed={eyes === undefined}
          onClick={() => setEyes(undefined)}
        >
          <Icon id="ui-team" size={30} />
          <b>{say('view.all')}</b>
        </button>
        <replay.Players {...look} />
        <label class="replay-switch">
          <input type="checkbox" checked={isHidden} onChange={event => setHidden(event.currentTarget.checked)} />
          {say('view.hide')}
        </label>
      </section>
      <section class="replay-stage cut m-sunk" aria-label={say('tab.stage')}>
        <replay.Stage {...look} />
        {replay.isTimed && <Caption open={open} />}
      </section>
      <EventList
        course={course}
        kinds={replay.kinds()}
        players={players}
        n={player.n.value}
        isHidden={isHidden}
        onLine={n => {
          player.stop();
          player.toStep(n);
        }}
      />
      <section class="replay-dock cut panel" aria-label={say('control.title')}>
        <Controls open={open}>
          <LaneBox open={open} isHidden={isHidden} />
        </Controls>
        <button
          type="button"
          class="replay-fork cut press m-warm"
          onClick={() => {
            player.stop();
            setSheet('fork');
          }}
        >
          <Icon id="ui-fork" size={26} />
          <b>{say('fork.here')}</b>
        </button>
      </section>
      {sheet === 'fork' && <ForkSheet open={open} loadGame={loadGame} onClose={() => setSheet(undefined)} />}
      {sheet === 'luck' && (
        <LuckSheet
          open={open}
          onMoment={n => {
            player.stop();
            player.toStep(n);
            setSheet('fork');
          }}
          onClose={() => setSheet(undefined)}
        />
      )}
      {sheet === 'check' && <CheckSheet open={open} onClose={() => setSheet(undefined)} />}
      <p class="unseen" aria-live="polite">
        {player.isPlaying.value ? '' : momentText(open)}
      </p>
    </main>
  );
};

/** Three lines of plain words, the last one before the link; they name nobody. */
const shareText = ({ replay, timeline, recording, player, course }: OpenReplay): string => {
  const { say } = replayWords.value;
  const result = replay.result(timeline.stateAt(timeline.length), timeline.end);
  return [
    `${words.value.say('app.name')}: ${result}.`,
    say('share.players', { n: recording.players.length }),
    say('share.moment', { moment: course.peek().label(player.x.peek()) }),
  ].join('\n');
};

/** What happened last, in words. */
const Caption = ({ open }: { open: OpenReplay }) => {
  const line = open.course.value.lines.findLast(({ n }) => n <= open.player.n.value);
  const pawn = open.shown.session.players.value.find(({ seat }) => seat === line?.seat)?.pawn;
  return line ? (
    <p class="replay-caption" aria-hidden="true">
      {pawn && <Pawn pawn={pawn} size={32} />} {line.text}
    </p>
  ) : null;
};

/** As wide as there is room. */
const LaneBox = ({ open, isHidden }: { open: OpenReplay; isHidden: boolean }) => {
  const ref = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = (): void => setBox({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const watching = new ResizeObserver(measure);
    watching.observe(element);
    return () => watching.disconnect();
  }, []);
  return (
    <div class="replay-lane-box" ref={ref}>
      {box.width > 0 && (
        <Lanes
          course={open.course.value}
          players={open.shown.session.players.value}
          x={open.player.x.value}
          isHidden={isHidden}
          {...box}
        />
      )}
    </div>
  );
};

/** Time passes only while it plays; a page that was away goes on where it stood. */
const useClock = ({ player }: OpenReplay): void => {
  const isPlaying = player.isPlaying.value;
  useEffect(() => {
    if (!isPlaying) return;
    let last: number | undefined;
    let frame = 0;
    const tick = (now: number): void => {
      player.pass(Math.min(LONGEST_FRAME, now - (last ?? now)));
      last = now;
      frame = requestAnimationFrame(tick);
    };
    frame = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(frame);
  }, [player, isPlaying]);
};
const LONGEST_FRAME = 250;

const dateText = (at: number): string =>
  new Intl.DateTimeFormat(words.value.language, { dateStyle: 'medium' }).format(at);
