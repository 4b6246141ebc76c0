import { useSignal } from '@preact/signals';
import type { Seat } from '@templefall/kernel';
import type { Millis } from '@templefall/kit';
import { clockTime } from '@templefall/texts';
import { useMemo } from 'preact/hooks';
import { ChatCorner } from '../../../chat/ChatCorner.tsx';
import { hrefOf } from '../../../shell/router.ts';
import { linkTo, tableLink } from '../../../shell/tableLink.ts';
import { Icon, Pawn } from '../../../ui/Icon.tsx';
import { ShareButton } from '../../../ui/ShareButton.tsx';
import { storyWords } from '../../../words/storyWords.ts';
import { words } from '../../../words/words.ts';
import { loneName } from '../model/ending.ts';
import { pawnOf } from '../model/pawn.ts';
import { type Summary, summaryOf } from '../model/summary.ts';
import type { Play } from '../screen/usePlay.ts';
import { Again } from './Again.tsx';
import { awardsOf } from './awards.ts';
import { Chart } from './Chart.tsx';
import { ChartFlag } from './ChartFlag.tsx';
import './end.css';
import { aloneText, leftAt, leftText } from './left.ts';
import { People } from './People.tsx';
import { resultText } from './resultText.ts';
import { Scrubber } from './Scrubber.tsx';
import { spanOf } from './span.ts';
import { chapterAt, knownSince, taleOf, turningPoint } from './tale.ts';
import { tipOf } from './tip.ts';
import { useResultPicture } from './useResultPicture.ts';
import { useWholeTimeline } from './useWholeTimeline.ts';
import { WalkMap } from './WalkMap.tsx';
import { type WalkPlan, walkPlan } from './walkPlan.ts';

/** After the last moment: what happened, moment by moment, and the way to the next game. */
export const EndScreen = ({ play, onLeave }: { play: Play; onLeave: () => void }) => {
  const { say } = words.value;
  const { session, names } = play;
  const view = session.view.value;
  const timeline = useWholeTimeline(play);
  const summaryFor = (me: Seat | undefined): Summary =>
    summaryOf(
      view,
      { me, players: session.players.value, names: names.value, fates: timeline.fates.length },
      words.value,
    );
  const summary = summaryFor(session.me);
  // Others read that, who were not there.
  const shared = summaryFor(undefined);
  const lone = loneName(view, { me: session.me, names: names.value });
  const fall = view.countdowns.at(-1)?.ends;
  const end = spanOf(view, session.now());
  const people = useMemo(
    () =>
      view.players.map(player => ({
        pawn: pawnOf(player, session.players.value),
        ...(player.escapedAt !== undefined && { outAt: player.escapedAt }),
      })),
    [view, session],
  );
  const tale = taleOf(timeline, view, names.value, words.value);
  const turn = turningPoint(timeline);
  const since = knownSince(timeline);
  const last = summary.won ? Math.min(end, summary.lastOut ?? end) : end;
  const at = useSignal(last);
  const chapter = chapterAt(tale, at.value);
  const time = summary.won && fall !== undefined ? clockTime(fall - (summary.lastOut ?? fall)) : '';
  const tip = tipOf(view, session.now());
  const awards = awardsOf(view, timeline);
  const fell = view.ended === 'collapsed';
  const isLoneLoser = fell && view.players.length === 1 && session.me !== undefined;
  const planAt = (moment: Millis): WalkPlan =>
    walkPlan({ rooms: play.board.value.rooms, timeline, pawns: people.map(({ pawn }) => pawn), at: moment });
  const picture = useResultPicture(timeline, () => ({
    name: say('app.name'),
    summary: shared,
    time,
    plan: planAt(last),
  }));
  return (
    <main class={`end-screen ${summary.won ? 'won' : 'fell'}`}>
      <header>
        <Icon id={summary.won ? 'exit' : 'ui-skull'} size={84} colour={summary.won ? '#ffe2a8' : 'var(--stone-400)'} />
        <div class="grow">
          <h1>{summary.title}</h1>
          <p>
            {time && <b class="num">{time}</b>}{' '}
            {isLoneLoser ? aloneText(leftAt(view, 0), storyWords.value) : summary.line} {summary.beaten}
            {tip && (
              <span class="tip">
                <i>{storyWords.value.say('tip.title')}</i> {storyWords.value.say(tip)}
              </span>
            )}
          </p>
        </div>
        <div class="end-buttons">
          <Again play={play} />
          <ShareButton
            what={{ text: resultText(shared, fall, words.value), url: linkOf(session.code), picture: picture.value }}
            label={say('share.share')}
          />
          {session.record && (
            <a class="btn m-quiet cut press" href={hrefOf('replay', session.record)}>
              <Icon id="ui-play" size={16} /> {say('end.replay')}
            </a>
          )}
          <button type="button" class="btn m-quiet cut press" onClick={onLeave}>
            {say('app.home')}
          </button>
          {session.chat && <ChatCorner chat={session.chat} />}
        </div>
      </header>
      <section class="chart-panel cut">
        <h2>
          {say('end.howItWent')} <span>{say('end.height')}</span>
          <span class="legend" aria-hidden="true">
            {people.map(({ pawn }, seat) => (
              <i key={pawn}>
                <Pawn pawn={pawn} size={24} /> {names.value[seat]}
              </i>
            ))}
          </span>
        </h2>
        <div class="chart-box">
          <Chart label={say('end.chart')} timeline={timeline} countdowns={view.countdowns} end={end} people={people} />
          <ChartFlag at={at.value} end={end} />
        </div>
        <Scrubber at={at} end={end} tale={tale} />
        <div class="chapter">
          {chapter && (
            <p>
              <b class="num">{clockTime(chapter.at)}</b> {chapter.text}
            </p>
          )}
          {since !== undefined && <p class="came-later">{say('end.cameLater', { time: clockTime(since) })}</p>}
        </div>
      </section>
      <section class="walk-panel cut">
        <h2>
          {lone === undefined ? say('end.walked', { n: view.players.length }) : say('end.walkedNamed', { name: lone })}
        </h2>
        <div class="walk-frame cut m-sunk">
          <WalkMap
            label={lone === undefined ? say('end.map', { n: people.length }) : say('end.mapNamed', { name: lone })}
            plan={planAt(at.value)}
            timeline={timeline}
            people={people}
            at={at.value}
          />
        </div>
        <ul class="facts">
          {summary.facts.map(fact => (
            <li key={fact.text}>
              <b class="num">{fact.value}</b>
              <span>{fact.text}</span>
            </li>
          ))}
        </ul>
        {turn && (
          <button
            type="button"
            class="turning"
            onClick={() => {
              at.value = turn.at;
            }}
          >
            <b>{say('end.turning', { time: clockTime(turn.at) })}</b>
            <span>{say('log.gems', { n: turn.n, depot: turn.depot })}</span>
          </button>
        )}
      </section>
      <People
        people={summary.people.map((person, seat) => ({
          ...person,
          ...(fell && view.players[seat]?.spot && { line: leftText(leftAt(view, seat), storyWords.value) }),
        }))}
        awards={summary.people.map((_, seat) => {
          const award = awards.get(seat as Seat);
          return award && storyWords.value.say(award);
        })}
        marks={timeline.marks}
      />
    </main>
  );
};

/** To the table, where friends find those who played; to the gate, where there is no other table. */
const linkOf = (code: string | undefined): string => (code ? tableLink(code) : linkTo());
