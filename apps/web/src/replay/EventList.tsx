import { useEffect, useRef, useState } from 'preact/hooks';
import type { AnyGameReplay, Player, ReplayCourse, ReplayLine } from '../games/gameClient.ts';
import { Icon, Pawn } from '../ui/Icon.tsx';
import { replayWords } from '../words/replayWords.ts';

/** The game in words. A tap on a line leads to its moment. */
export const EventList = ({
  course,
  kinds,
  players,
  n,
  isHidden,
  onLine,
}: {
  course: ReplayCourse;
  kinds: ReturnType<AnyGameReplay['kinds']>;
  players: readonly Player[];
  n: number;
  isHidden: boolean;
  onLine: (n: number) => void;
}) => {
  const { say } = replayWords.value;
  const [kind, setKind] = useState<string>();
  const list = useRef<HTMLOListElement>(null);
  const lines = course.lines.filter(line => (kind === undefined || line.kind === kind) && (!isHidden || line.n <= n));
  const current = lines.findLast(line => line.n <= n)?.n;
  useEffect(() => {
    const line = list.current?.querySelector<HTMLElement>('.now');
    if (!line || !list.current) return;
    // Only the list moves, never the page.
    list.current.scrollTop = line.offsetTop - list.current.clientHeight / 2;
  }, [current]);
  return (
    <section class="replay-events cut panel" aria-labelledby="replay-events">
      <header>
        <h2 id="replay-events">{say('events.title')}</h2>
        <span class="replay-kinds">
          {[{ id: undefined, name: say('kind.all') }, ...kinds].map(({ id, name }) => (
            <button key={name} type="button" aria-pressed={kind === id} onClick={() => setKind(id)}>
              {name}
            </button>
          ))}
        </span>
      </header>
      <ol ref={list}>
        {lines.map(line => (
          <Line
            key={line.n}
            line={line}
            time={course.label(course.xOf(line.n))}
            pawn={players.find(({ seat }) => seat === line.seat)?.pawn}
            isNow={line.n === current}
            isToCome={line.n > n}
            onLine={onLine}
          />
        ))}
      </ol>
      {lines.length === 0 && <p class="replay-none">{say('events.none')}</p>}
    </section>
  );
};

const Line = ({
  line: { n, icon, colour, text },
  time,
  pawn,
  isNow,
  isToCome,
  onLine,
}: {
  line: ReplayLine;
  time: string;
  pawn: Player['pawn'] | undefined;
  isNow: boolean;
  isToCome: boolean;
  onLine: (n: number) => void;
}) => (
  <li class={isNow ? 'now' : isToCome ? 'to-come' : ''}>
    <button type="button" aria-current={isNow ? 'step' : undefined} onClick={() => onLine(n)}>
      <b class="num">{time}</b>
      <span class="replay-who">{pawn && <Pawn pawn={pawn} size={24} />}</span>
      <Icon id={icon} size={20} colour={colour} />
      <span>{text}</span>
    </button>
  </li>
);
