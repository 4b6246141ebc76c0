import type { Seat } from '@templefall/kernel';
import { type Event, gemsNeeded, type State } from '@templefall/rollwrite';
import { useEffect, useState } from 'preact/hooks';
import { hrefOf } from '../../../shell/router.ts';
import { linkTo, tableLink } from '../../../shell/tableLink.ts';
import { Icon, Pawn } from '../../../ui/Icon.tsx';
import { ShareButton } from '../../../ui/ShareButton.tsx';
import { refusalText } from '../../../words/refusal.ts';
import { words } from '../../../words/words.ts';
import type { AppliedEvent, GameSession } from '../../gameClient.ts';
import { endLines } from '../log/lines.ts';
import { gameWords } from '../words.ts';
import { type Course, courseOf, turningPoint } from './course.ts';
import { Conditions, placeText, Secrets, Sources, Turning } from './EndPanel.tsx';
import './end.css';
import { isNearMiss, roomsAway } from './ending.ts';
import { TimeLine } from './TimeLine.tsx';

type Session = Pick<
  GameSession<State, Event, never>,
  'view' | 'players' | 'recorded' | 'record' | 'again' | 'me' | 'code'
>;

interface Ended {
  readonly session: Session;
  readonly nameOf: (seat: Seat) => string;
  /** What this device saw, for a table that does not record. */
  readonly seen?: readonly AppliedEvent<State, Event>[];
  /** The next game at a table in this browser. */
  readonly onAgain?: (() => Promise<undefined>) | undefined;
  readonly onLeave: () => void;
}

/** After the last turn: what happened, what was missing, who did what, and the way to the next game. */
export const EndScreen = ({ session, nameOf, seen = [], onAgain, onLeave }: Ended) => {
  const { say, list } = gameWords.value;
  const state = session.view.value;
  const { ending } = state;
  const course = useCourse(session, seen);
  if (!ending) return null;
  const players = session.players.value;
  const names = players.map(({ seat }) => nameOf(seat));
  const [title, ...lines] = endLines(ending, { words: gameWords.value, names });
  const result = { names: list(names), gems: ending.gems, needed: ending.needed };
  const called = (seat: number): string => names[seat] ?? '';
  return (
    <main class={`rw-end ${ending.won ? 'won' : 'lost'}`}>
      <header>
        <div class="grow">
          <h1>{isNearMiss(state) ? say('end.lost.near') : title}</h1>
          <p>{lines.join(' ')}</p>
        </div>
        <div class="rw-end-buttons">
          <ShareButton
            what={{
              text: `${words.value.say('app.name')}: ${say(ending.won ? 'end.share.won' : 'end.share.lost', result)}`,
              url: session.code ? tableLink(session.code) : linkTo(),
            }}
            label={words.value.say('share.share')}
          />
          {session.record && (
            <a class="btn m-quiet cut press" href={hrefOf('replay', session.record)}>
              <Icon id="ui-play" size={16} /> {words.value.say('end.replay')}
            </a>
          )}
          <button type="button" class="btn m-quiet cut press" onClick={onLeave}>
            {words.value.say('app.home')}
          </button>
          <Again session={session} nameOf={nameOf} onAgain={onAgain} />
        </div>
      </header>
      {course && (
        <section class="rw-turns cut" aria-label={say('end.turns')}>
          <h2>
            {say('end.turns')} <small>{say('end.turns.rule')}</small>
          </h2>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, and keys must reach it */}
          <div class="rw-turns-box" tabIndex={0}>
            <TimeLine
              course={course}
              pawns={players.map(({ pawn }) => pawn)}
              needed={gemsNeeded(state.options)}
              marked={turningPoint(course)?.turn}
            />
          </div>
        </section>
      )}
      <aside class="rw-end-panel cut">
        {!ending.won && <Conditions state={state} nameOf={called} />}
        {course && <Sources course={course} isTight={!ending.won} />}
        {course && ending.won && <Secrets course={course} nameOf={called} />}
        {course && <Turning course={course} nameOf={called} />}
      </aside>
      <ul class="rw-people">
        {players.map(({ seat, pawn }) => (
          <Person
            key={seat}
            seat={seat}
            pawn={<Pawn pawn={pawn} size={54} />}
            name={nameOf(seat)}
            state={state}
            course={course}
          />
        ))}
      </ul>
    </main>
  );
};

/** The course of the game, once it is known: as the table recorded it, else as this device saw it. */
const useCourse = (session: Session, seen: readonly AppliedEvent<State, Event>[]): Course | undefined => {
  const [recorded, setRecorded] = useState<readonly AppliedEvent<State, Event>[] | undefined>(undefined);
  useEffect(() => {
    let isHere = true;
    const asked = session.recorded?.() ?? Promise.resolve([]);
    void asked.catch(() => []).then(all => isHere && setRecorded(all));
    return () => {
      isHere = false;
    };
  }, [session]);
  const all = recorded && recorded.length > 0 ? recorded : seen;
  const course = courseOf(all, session.view.value.players.length);
  // A device that came late knows only half of it: nothing is drawn then.
  const isWhole = course.turns[0]?.round === 1 && course.turns.at(-1)?.gems === session.view.value.gems;
  return isWhole ? course : undefined;
};

const Again = ({ session, nameOf, onAgain }: Pick<Ended, 'session' | 'nameOf' | 'onAgain'>) => {
  const { say } = words.value;
  const [refused, setRefused] = useState('');
  const { again } = session;
  const by = again?.by.value;
  if (by !== undefined && by !== session.me) return <p class="rw-waits">{say('end.begunBy', { name: nameOf(by) })}</p>;
  const ask = again ? again.ask : onAgain;
  if (!ask || (again && by === undefined)) return null;
  const begin = async (): Promise<void> => {
    const refusal = await ask();
    setRefused(refusal ? refusalText(words.value, refusal) : '');
  };
  return (
    <>
      <button type="button" class="btn m-lit cut press" onClick={() => void begin()}>
        <Icon id="reroll" size={20} /> {say('end.again', { n: session.players.value.length })}
      </button>
      {refused && (
        <p class="rw-waits" role="alert">
          {refused}
        </p>
      )}
    </>
  );
};

const Person = ({
  seat,
  pawn,
  name,
  state,
  course,
}: {
  seat: Seat;
  pawn: preact.ComponentChildren;
  name: string;
  state: State;
  course: Course | undefined;
}) => {
  const { say } = gameWords.value;
  const player = state.players[seat];
  const away = roomsAway(state, seat);
  const reached = course?.exitTurn[seat];
  const rooms = player?.crossed.length ?? 0;
  const maps = player?.maps.filter(({ closed }) => closed).length ?? 0;
  const gems = course?.gemsOf[seat];
  return (
    <li class={`cut ${!state.ending?.won && away !== 0 ? 'missed' : ''}`}>
      {pawn}
      <div class="grow">
        <b>{name}</b>
        <span>{away === 0 && reached !== undefined ? say('end.atExit.turn', { turn: reached }) : placeText(away)}</span>
      </div>
      <ul>
        <li>
          <Icon id="ui-pencil" size={17} colour="var(--bone-300)" /> <b class="num">{rooms}</b>{' '}
          {say('end.rooms', { n: rooms })}
        </li>
        <li>
          <Icon id="ui-map" size={17} colour="var(--bone-300)" /> <b class="num">{maps}</b>{' '}
          {say('end.maps', { n: maps })}
        </li>
        {gems !== undefined && (
          <li>
            <Icon id="gem" size={17} colour="var(--gem)" /> <b class="num">{gems}</b> {say('end.gems', { n: gems })}
          </li>
        )}
      </ul>
    </li>
  );
};
