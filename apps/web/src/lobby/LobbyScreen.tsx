import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Chat } from '../chat/chat.ts';
import type { AnyGameClient, AnyLobby, ScreenRole } from '../games/gameClient.ts';
import { Choice } from '../settings/controls.tsx';
import { layout } from '../shell/layout.ts';
import { hrefOf } from '../shell/router.ts';
import { Gate } from '../ui/art/Gate.tsx';
import { Icon } from '../ui/Icon.tsx';
import { lazy } from '../ui/loading/lazy.tsx';
import { loadStoryWords } from '../words/storyWords.ts';
import { words } from '../words/words.ts';
import { Awaited } from './Awaited.tsx';
import { Invite } from './Invite.tsx';
import { isSmallLobby } from './lobbyLayout.ts';
import { OfHost } from './OfHost.tsx';
import { Title } from './Title.tsx';
import './choices.css';
import './seats.css';
import './lobby.css';
import './sit-down.css';
import { SeatList } from './SeatList.tsx';
import { StartButton } from './StartButton.tsx';
import { useOpeningWords } from './useOpeningWords.ts';

// Nobody writes before the table is drawn; it has its place from the beginning.
const ChatRoom = () => <span class="chat-room" />;
const ChatCorner = lazy(() => import('../chat/ChatCorner.tsx').then(module => module.ChatCorner), ChatRoom);

/** With a big screen, phones hold the dice; any other window is that screen. */
const besideScreen = (): ScreenRole => (layout.value.isHandheld ? 'tray' : 'tv');

/** The table before the game: who plays, and what. Two tabs on phones, three columns on large windows. */
export const LobbyScreen = ({
  game,
  lobby,
  link,
  role,
  onRole,
  chat,
}: {
  game: AnyGameClient;
  lobby: AnyLobby;
  link?: string;
  role?: ScreenRole;
  /** Absent where there is no other screen. */
  onRole?: (role: ScreenRole) => void;
  /** Absent where there is nobody to write to. */
  chat?: Chat;
}) => {
  const { say } = words.value;
  const isTold = useSignal(false);
  useEffect(() => void loadStoryWords().catch(() => undefined), []);
  const opening = useOpeningWords(game, lobby, role !== 'tray');
  const view = lobby.view.value;
  // Guests choose nothing: they come to be ready.
  const tab = useSignal<'game' | 'seats'>(view.isHost ? 'game' : 'seats');
  const small = isSmallLobby();
  const seats = say('table.seats', { n: view.seats.length, most: game.seats.most });
  if (isTold.value && game.HowToPlay)
    return (
      <game.HowToPlay
        onClose={() => {
          isTold.value = false;
        }}
      />
    );
  return (
    <main class="lobby">
      {!small && (
        <section class="lobby-hero">
          <Gate />
          <Title tagline={game.phrases?.().tagline} />
          {opening && <OpeningWords said={opening} />}
          {game.LobbyHero && (
            <Awaited lobby={lobby}>
              <game.LobbyHero lobby={lobby} />
            </Awaited>
          )}
        </section>
      )}
      <header class="lobby-head">
        <a class="tool cut press" href={hrefOf()} aria-label={say('app.home')}>
          <span style={{ transform: 'rotate(180deg)', display: 'grid' }}>
            <Icon id="ui-chev" size={18} />
          </span>
        </a>
        {small ? (
          <h1>{say('table.title')}</h1>
        ) : (
          <h2>
            {say('table.title')} {link && <span class="small muted">{seats}</span>}
          </h2>
        )}
        {view.code && <b class="num code">{view.code}</b>}
        {view.isOpening ? <ChatRoom /> : chat && <ChatCorner chat={chat} isWide={!small} />}
        {game.HowToPlay && (
          <button
            type="button"
            class="tool cut press"
            aria-label={say('talk.title')}
            title={say('talk.title')}
            onClick={() => {
              isTold.value = true;
            }}
          >
            <Icon id="ui-eye" size={22} />
          </button>
        )}
      </header>
      {small && (
        <Choice
          label={say('table.title')}
          value={tab.value}
          choices={[
            { id: 'game', text: say('table.game') },
            { id: 'seats', text: `${say('table.seatsTab')} ${view.seats.length}/${game.seats.most}` },
          ]}
          onChoose={id => {
            tab.value = id;
          }}
        />
      )}
      {(!small || tab.value === 'seats') && (
        <section class="lobby-seats" aria-label={say('table.seatsTab')}>
          {link && <Invite code={view.code ?? ''} link={link} />}
          {(small || !link) && (
            <div class="lobby-title">
              <h2>{say('table.seatsTab')}</h2>
              <span class="small muted">{seats}</span>
            </div>
          )}
          <Awaited lobby={lobby}>
            <SeatList game={game} lobby={lobby} hasServer={link !== undefined} />
          </Awaited>
          {onRole && (
            <Awaited lobby={lobby}>
              <div class="play-on">
                <span class="small muted">{say('table.playOn')}</span>
                <Choice
                  label={say('table.playOn')}
                  value={role === 'full' ? 'here' : 'screen'}
                  choices={[
                    { id: 'here', text: say('table.thisScreen'), icon: 'ui-laptop' },
                    { id: 'screen', text: say('table.tvAndPhones'), icon: 'ui-tv' },
                  ]}
                  onChoose={id => onRole(id === 'here' ? 'full' : besideScreen())}
                />
              </div>
            </Awaited>
          )}
          {!small && game.LobbyAside && (
            <Awaited lobby={lobby}>
              <game.LobbyAside lobby={lobby} />
            </Awaited>
          )}
          {!link && <p class="small muted">{say('table.needsFriends')}</p>}
        </section>
      )}
      {(!small || tab.value === 'game') && (
        <section class="lobby-game">
          <Awaited lobby={lobby}>
            <OfHost lobby={lobby}>
              <game.LobbyOptions lobby={lobby} />
            </OfHost>
          </Awaited>
        </section>
      )}
      {small && opening && <OpeningWords said={opening} />}
      <div class="lobby-foot">
        <StartButton
          game={game}
          lobby={lobby}
          {...(small &&
            tab.value === 'game' && {
              onNext: () => {
                tab.value = 'seats';
              },
            })}
        />
      </div>
      {game.LobbySheets && <game.LobbySheets lobby={lobby} />}
    </main>
  );
};

/** The narrator, while all are ready and nobody has begun. He has a place of his own: nothing to press lies under his words. */
const OpeningWords = ({ said }: { said: string }) => (
  <p class="opening-words" role="status">
    {said}
  </p>
);
