import { useEffect, useState } from 'preact/hooks';
import { type AnyGameClient, type AnyGameReplay, GAME_IDS, type GameId, type LoadGame } from '../games/gameClient.ts';
import { gamesHere } from '../session/gamesHere.ts';
import { go, hrefOf } from '../shell/router.ts';
import { useConfirmTap } from '../ui/confirmTap.ts';
import { Icon, Logo } from '../ui/Icon.tsx';
import { Loading } from '../ui/loading/lazy.tsx';
import { loadReplayWords, replayWords } from '../words/replayWords.ts';
import { words } from '../words/words.ts';
import './games.css';
import { Ladder } from './Ladder.tsx';
import { dayOf, firstTries, tryName } from './luckOfDay.ts';
import './records.css';
import { eraseResults, type GameResult, resultsHere } from './results.ts';
import { saveFile } from './saveFile.ts';
import { useAnew } from './useAnew.tsx';

const NAMES = { temple: 'tables.temple', rollwrite: 'landing.rollwrite' } as const;

/** A game, and how it is looked back at. */
interface Shelf {
  readonly game: GameId;
  readonly seats: AnyGameClient['seats'];
  readonly replay: AnyGameReplay;
}

/** Best results, the game of the day, and what was played so far: of this browser, and nowhere else. */
export const RecordsScreen = ({ loadGame }: { loadGame: LoadGame }) => {
  const [results, setResults] = useState<readonly GameResult[]>([]);
  const [replays, setReplays] = useState<readonly Shelf[]>();
  const [left, setLeft] = useState(0);
  useEffect(() => {
    let isGone = false;
    const look = async (): Promise<void> => {
      const loading = GAME_IDS.map(async (game): Promise<Shelf> => {
        const { seats, replay } = await loadGame(game);
        return { game, seats, replay: await replay() };
      });
      const [found] = await Promise.all([Promise.all(loading), loadReplayWords()]);
      if (isGone) return;
      setReplays(found);
      const all = await resultsHere(await gamesHere(), loadGame, count => !isGone && setLeft(count));
      if (isGone) return;
      setResults(all);
      setLeft(0);
    };
    void look();
    return () => {
      isGone = true;
    };
  }, [loadGame]);
  if (!replays) return <Loading />;
  const { say } = replayWords.value;
  return (
    <main class="games-screen records-screen">
      <header>
        <Logo />
        <h1>{words.value.say('landing.records')}</h1>
        <a class="btn m-quiet cut press" href={hrefOf()}>
          {words.value.say('app.home')}
        </a>
      </header>
      <section aria-labelledby="daily">
        <h2 id="daily">{say('daily.title')}</h2>
        <div class="daily-cards">
          {replays.map(({ game, replay }) => (
            <Daily key={game} game={game} replay={replay} results={results} />
          ))}
        </div>
      </section>
      <p role="status">{left > 0 && say('records.looking', { n: left })}</p>
      {replays.map(({ game, seats, replay }) => (
        <section key={game} aria-labelledby={`ladder-${game}`}>
          <h2 id={`ladder-${game}`}>{words.value.say(NAMES[game])}</h2>
          <Ladder seats={seats} replay={replay} results={results.filter(one => one.game === game)} />
        </section>
      ))}
      <Statistics results={results} onErased={() => setResults([])} />
    </main>
  );
};

/** Today's game: not played yet, begun, or what came of the first try. */
const Daily = ({ game, replay, results }: { game: GameId; replay: AnyGameReplay; results: readonly GameResult[] }) => {
  const { say } = replayWords.value;
  const anew = useAnew();
  const day = dayOf(Date.now());
  const first = firstTries()[tryName(game, day)];
  const result = results.find(({ id }) => id === first);
  return (
    <article class="daily cut panel">
      <Icon id={game === 'temple' ? 'ui-timer' : 'ui-pencil'} size={34} />
      <div>
        <h3>{say(`daily.${game}`)}</h3>
        <p>
          {result
            ? `${say('daily.first')} ${result.won ? replay.scoreText(result.score) : say('games.lost')}, ${say(result.people < result.players ? 'daily.bots' : 'daily.alone')}`
            : say(first ? 'daily.begun' : 'daily.new')}
        </p>
      </div>
      <button
        type="button"
        class={`btn cut press ${first ? 'm-quiet' : 'm-lit'}`}
        onClick={() => anew.ask(() => go('daily', game))}
      >
        {say(first ? 'daily.again' : 'daily.play')}
      </button>
      {anew.sheet}
    </article>
  );
};

const Statistics = ({ results, onErased }: { results: readonly GameResult[]; onErased: () => void }) => {
  const { say } = replayWords.value;
  const { asked, twice } = useConfirmTap();
  const won = results.filter(one => one.won).length;
  const gems = results.reduce((sum, one) => sum + one.gems, 0);
  return (
    <section aria-labelledby="statistics">
      <h2 id="statistics">{say('statistics.title')}</h2>
      <p>{say('statistics.rule')}</p>
      <dl class="statistics">
        {(['games', 'won', 'gems'] as const).map(name => (
          <div key={name}>
            <dd class="num">{{ games: results.length, won, gems }[name]}</dd>
            <dt>{say(`statistics.${name}`)}</dt>
          </div>
        ))}
      </dl>
      <div class="fork-buttons">
        <button
          type="button"
          class="btn m-quiet cut press"
          onClick={() => saveFile('templefall-results.json', JSON.stringify(results))}
        >
          <Icon id="ui-copy" size={18} /> {say('games.save')}
        </button>
        <button
          type="button"
          class={`btn cut press ${asked ? 'm-near' : 'm-quiet'}`}
          onClick={twice('erase', () => {
            eraseResults();
            onErased();
          })}
        >
          {asked ? words.value.say('play.sure', { what: say('statistics.erase') }) : say('statistics.erase')}
        </button>
      </div>
    </section>
  );
};
