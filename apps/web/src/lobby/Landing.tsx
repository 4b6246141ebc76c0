import { useState } from 'preact/hooks';
import type { LoadGame } from '../games/gameClient.ts';
import { activeTable } from '../session/activeTable.ts';
import { current } from '../session/current.ts';
import { savedGame } from '../session/savedGame.ts';
import { mayHaveSeats } from '../session/seatKeys.ts';
import { tableHere } from '../session/tableHere.ts';
import { go, hrefOf } from '../shell/router.ts';
import { Gate } from '../ui/art/Gate.tsx';
import { Icon } from '../ui/Icon.tsx';
import { lazy, Nothing } from '../ui/loading/lazy.tsx';
import { menuWords } from '../words/menuWords.ts';
import { playAlone, preloadAlone } from './playAlone.ts';
import './landing.css';
import { Title } from './Title.tsx';

const SettingsSheet = lazy(() => import('../settings/SettingsSheet.tsx').then(module => module.SettingsSheet), Nothing);

const AskAnew = lazy(() => import('../ui/AskAnew.tsx').then(module => module.AskAnew), Nothing);

const MyTables = lazy(() => import('./tables.ts').then(module => module.MyTables), Nothing);

/** Where a game of mine goes on: in this page, with friends, or as it was when the page was left. */
const goingOn = (): string | undefined => {
  if (current.value && !current.value.hasEnded.value) return hrefOf('play');
  const active = activeTable();
  if (active) return hrefOf('t', active.table);
  return tableHere() || savedGame() ? hrefOf('play') : undefined;
};

const SMALL_DOORS = [
  ['lessons', 'ui-flag', 'landing.lessons'],
  ['rules', 'ui-deck', 'rules.title'],
  ['puzzle', 'ui-target', 'landing.puzzle'],
  ['replay', 'ui-play', 'landing.replays'],
  ['records', 'ui-list', 'landing.records'],
] as const;

export const Landing = ({ loadGame }: { loadGame: LoadGame }) => {
  const { say } = menuWords.value;
  const [open, setOpen] = useState(false);
  const [hasTables] = useState(mayHaveSeats);
  /** What is asked for while another game runs. */
  const [wanted, setWanted] = useState<{ readonly isPractice: boolean } | undefined>(undefined);
  const game = goingOn();
  /** One tap to a game alone. */
  const begin = async (isPractice: boolean): Promise<void> => {
    await playAlone(loadGame, { isPractice });
    go('play');
  };
  const alone = (isPractice: boolean) => (): void => {
    if (game) setWanted({ isPractice });
    else void begin(isPractice);
  };
  return (
    <div class="landing">
      <Gate />
      <main>
        <header>
          <Title />
        </header>
        <nav class="doors">
          {game && (
            <a class="mode cut press m-near" href={game}>
              <Icon id="ui-play" size={30} />
              <span>
                <b>{say('landing.resume')}</b>
              </span>
            </a>
          )}
          {hasTables && <MyTables />}
          <button
            type="button"
            class="mode cut press m-lit"
            onPointerEnter={() => preloadAlone(loadGame)}
            onClick={alone(false)}
          >
            <Icon id="ui-timer" size={34} />
            <span>
              <b>{say('landing.alone')}</b>
              <i>{say('landing.alone.sub')}</i>
            </span>
          </button>
          <a class="mode cut press" href={hrefOf('table')}>
            <Icon id="ui-team" size={34} />
            <span>
              <b>{say('landing.table')}</b>
              <i>{say('landing.table.sub')}</i>
            </span>
          </a>
          <a class="mode small-mode cut press" href={hrefOf('table', 'rollwrite')}>
            <Icon id="ui-pencil" size={26} />
            <span>
              <b>{say('landing.rollwrite')}</b>
              <i>{say('landing.rollwrite.sub')}</i>
            </span>
          </a>
          <div class="two">
            <a class="mode small-mode cut press" href={hrefOf('j')}>
              <Icon id="ui-phone" size={26} />
              <span>
                <b>{say('landing.join')}</b>
                <i>{say('landing.join.sub')}</i>
              </span>
            </a>
            <button type="button" class="mode small-mode cut press" onClick={alone(true)}>
              <Icon id="ui-hand" size={26} />
              <span>
                <b>{say('landing.practice')}</b>
                <i>{say('landing.practice.sub')}</i>
              </span>
            </button>
          </div>
          <div class="two">
            <a class="mode small-mode cut press" href={hrefOf('talk')}>
              <Icon id="ui-eye" size={26} />
              <span>
                <b>{say('talk.title')}</b>
                <i>{say('talk.sub')}</i>
              </span>
            </a>
            <a class="mode small-mode cut press" href={hrefOf('box')}>
              <Icon id="ui-dice" size={26} />
              <span>
                <b>{say('landing.box')}</b>
                <i>{say('landing.box.sub')}</i>
              </span>
            </a>
          </div>
          <ul class="shut">
            {SMALL_DOORS.map(([place, icon, title]) => (
              <li key={place}>
                <a class="cut m-quiet press" href={hrefOf(place)}>
                  <Icon id={icon} size={20} />
                  <b>{say(title)}</b>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <button
          type="button"
          class="tool cut press landing-settings"
          aria-label={say('play.settings')}
          onClick={() => setOpen(true)}
        >
          <Icon id="ui-gear" size={22} />
        </button>
      </main>
      {game && wanted && (
        <AskAnew game={game} onAnew={() => void begin(wanted.isPractice)} onClose={() => setWanted(undefined)} />
      )}
      {open && <SettingsSheet onClose={() => setOpen(false)} />}
    </div>
  );
};
