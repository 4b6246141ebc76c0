import type { GameRecord } from '@templefall/table/journal';
import { useEffect, useState } from 'preact/hooks';
import type { LoadGame } from '../games/gameClient.ts';
import { deleteGameHere, gamesHere, sizesHere } from '../session/gamesHere.ts';
import { go, hrefOf } from '../shell/router.ts';
import { useConfirmTap } from '../ui/confirmTap.ts';
import { Icon, Logo } from '../ui/Icon.tsx';
import { Loading } from '../ui/loading/lazy.tsx';
import { loadReplayWords, replayWords } from '../words/replayWords.ts';
import { words } from '../words/words.ts';
import './games.css';
import { AS_FILE, type Missing, openFile } from './sources.ts';

/** So many at once: a list of thousands is as quick as one of ten. */
const SHOWN = 20;

const NAMES = { temple: 'tables.temple', rollwrite: 'landing.rollwrite' } as const;
const ICONS: { readonly [game: string]: string | undefined } = { temple: 'ui-timer', rollwrite: 'ui-pencil' };

/** Games that were played here, and the way to any other: a file. */
export const GamesScreen = ({ loadGame }: { loadGame: LoadGame }) => {
  const [games, setGames] = useState<readonly GameRecord[]>();
  const [count, setCount] = useState(SHOWN);
  const [trouble, setTrouble] = useState<Missing>();
  useEffect(() => {
    void Promise.all([gamesHere(), loadReplayWords()]).then(
      ([found]) => setGames(found),
      () => setGames([]),
    );
  }, []);
  if (!games) return <Loading />;
  const { say } = replayWords.value;
  const open = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const problem = await openFile(file, loadGame);
    setTrouble(problem);
    if (!problem) go('replay', AS_FILE);
  };
  return (
    <main class="games-screen">
      <header>
        <Logo />
        <h1>{say('games.title')}</h1>
        <a class="btn m-quiet cut press" href={hrefOf()}>
          {words.value.say('app.home')}
        </a>
      </header>
      <label class="mode small-mode cut press games-file">
        <Icon id="ui-print" size={26} />
        <span>
          <b>{say('games.file')}</b>
          <i>{say('games.file.sub')}</i>
        </span>
        <input
          type="file"
          class="unseen"
          accept="application/json,.json"
          onChange={event => void open(event.currentTarget.files?.[0])}
        />
      </label>
      {trouble && (
        <p class="games-trouble" role="alert">
          {say(`missing.${trouble}`)}
        </p>
      )}
      <section aria-labelledby="games-here">
        <h2 id="games-here">{say('games.here')}</h2>
        {games.length === 0 && <p>{say('games.none')}</p>}
        <GameList games={games.slice(0, count)} onDeleted={gone => setGames(games.filter(one => one.id !== gone.id))} />
        {games.length > count && (
          <button type="button" class="btn m-quiet cut press" onClick={() => setCount(count + SHOWN)}>
            {say('games.more')}
          </button>
        )}
      </section>
    </main>
  );
};

const GameList = ({ games, onDeleted }: { games: readonly GameRecord[]; onDeleted: (game: GameRecord) => void }) => {
  const { say } = replayWords.value;
  const { list, say: shell, language } = words.value;
  const [sizes, setSizes] = useState<ReadonlyMap<string, number>>(new Map());
  const { asked, twice } = useConfirmTap();
  const ids = games.map(({ id }) => id).join();
  useEffect(() => {
    let isGone = false;
    sizesHere(games).then(
      found => !isGone && setSizes(new Map(games.map(({ id }, index) => [id, found[index] ?? 0]))),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
    // The same games have the same sizes.
  }, [ids]);
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <ul class="games-list">
      {games.map(game => {
        const size = sizes.get(game.id);
        const isAsked = asked === game.id;
        const label = say('games.delete');
        return (
          <li key={game.id}>
            <a class="mode small-mode cut press" href={hrefOf('replay', game.id)}>
              <Icon id={ICONS[game.game] ?? 'ui-play'} size={26} />
              <span>
                <b>
                  {game.game in NAMES && shell(NAMES[game.game as keyof typeof NAMES])}
                  <Icon
                    id={game.won ? 'exit' : 'ui-skull'}
                    size={20}
                    colour={game.won ? '#d9c9a6' : 'var(--stone-400)'}
                  />
                  <small>{say(game.won ? 'games.won' : 'games.lost')}</small>
                </b>
                <i>
                  {date.format(game.endedAt)} · {list(game.names.map(nameShown).filter(Boolean))}
                  {size !== undefined && ` · ${say('games.size', { size: Math.max(1, Math.round(size / 1024)) })}`}
                </i>
              </span>
            </a>
            <button
              type="button"
              class={`tool cut press ${isAsked ? 'm-near' : ''}`}
              aria-label={isAsked ? shell('play.sure', { what: label }) : label}
              onClick={twice(game.id, () => void deleteGameHere(game).then(() => onDeleted(game)))}
            >
              <Icon id={isAsked ? 'ui-check' : 'ui-cross'} size={18} />
            </button>
          </li>
        );
      })}
    </ul>
  );
};

/** Bots sit down under a number: it says nothing in a list. */
const nameShown = (name: string): string => (/^\d$/.test(name) ? '' : name);
