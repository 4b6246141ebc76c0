import { clockTime } from '@templefall/texts';
import { pawnOf } from '../../play/model/pawn.ts';
import { summaryOf } from '../../play/model/summary.ts';
import { playHere } from '../../play/newGame.ts';
import type { Play } from '../../play/usePlay.ts';
import { Icon, Pawn } from '../../ui/Icon.tsx';
import { words } from '../../words/words.ts';
import { Chart } from './Chart.tsx';
import './end.css';

/** After the last moment: what happened, and the way to the next game. */
export const EndScreen = ({ play, onLeave }: { play: Play; onLeave: () => void }) => {
  const { say } = words.value;
  const { table, names } = play;
  const view = table.view.value;
  const summary = summaryOf(
    view,
    { sitters: table.sitters.value, names: names.value, fates: play.chronicle.read().fates.length },
    words.value,
  );
  const end = view.countdowns.at(-1)?.ends;
  const again = (): void => {
    if (table.again) table.again();
    else void playHere(view.options, table.sitters.value);
  };
  return (
    <main class={`end-screen ${summary.won ? 'won' : 'fell'}`}>
      <header>
        <Icon id={summary.won ? 'exit' : 'ui-skull'} size={84} colour={summary.won ? '#ffe2a8' : 'var(--stone-400)'} />
        <div class="grow">
          <h1>{summary.title}</h1>
          <p>
            {summary.won && end !== undefined && <b class="num">{clockTime(end - (summary.lastOut ?? end))}</b>}{' '}
            {summary.line} {summary.beaten}
          </p>
        </div>
        <div class="end-buttons">
          <button type="button" class="btn m-lit cut press" onClick={again}>
            <Icon id="reroll" size={20} /> {say('end.again')}
          </button>
          <button type="button" class="btn m-quiet cut press" onClick={onLeave}>
            {say('app.home')}
          </button>
        </div>
      </header>
      <section class="chart-panel cut">
        <h2>
          {say('end.howItWent')} <span>{say('end.height')}</span>
        </h2>
        <Chart
          chronicle={play.chronicle.read()}
          countdowns={view.countdowns}
          end={end ?? Math.max(60_000, table.now())}
          people={view.players.map(player => ({
            pawn: pawnOf(player, table.sitters.value),
            ...(player.escapedAt !== undefined && { outAt: player.escapedAt }),
          }))}
        />
      </section>
      <ul class="facts">
        {summary.facts.map(fact => (
          <li key={fact.text} class="cut">
            <Icon id={fact.icon} size={34} {...(fact.colour && { colour: fact.colour })} />
            <b class="num">{fact.value}</b>
            <span>{fact.text}</span>
          </li>
        ))}
      </ul>
      <ul class="people">
        {summary.people.map(person => (
          <li key={person.pawn} class="cut">
            <Pawn pawn={person.pawn} size={58} />
            <div class="grow">
              <b>{person.name}</b>
              <span>{person.line}</span>
            </div>
            <div class="person-facts">
              <span>
                <Icon id="ui-dice" size={18} /> <b class="num">{person.rolls}</b>{' '}
                {say('end.rolls', { n: person.rolls })}
              </span>
              <span>
                <Icon id="ui-skull" size={18} colour="var(--alarm)" /> <b class="num">{person.lost}</b>{' '}
                {say('end.diceLost', { n: person.lost })}
              </span>
            </div>
          </li>
        ))}
      </ul>
    </main>
  );
};
