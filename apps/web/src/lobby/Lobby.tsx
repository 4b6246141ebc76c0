import { useSignal } from '@preact/signals';
import type { Chat } from '../chat/chat.ts';
import { ChallengePanel } from '../games/temple/lobby/ChallengePanel.tsx';
import { CharacterSheet } from '../games/temple/lobby/CharacterChoice.tsx';
import type { Gathering } from '../session/lobby.ts';
import { MOST_SEATS } from '../session/lobby.ts';
import type { PlayRole } from '../session/screenRole.ts';
import { Choice } from '../settings/controls.tsx';
import { useDrawn } from '../shell/idle.ts';
import { layout } from '../shell/layout.ts';
import { hrefOf } from '../shell/router.ts';
import { Gate } from '../ui/art/Gate.tsx';
import { Icon } from '../ui/Icon.tsx';
import { lazy } from '../ui/loading/lazy.tsx';
import { words } from '../words/words.ts';
import { Awaited } from './Awaited.tsx';
import { Invite } from './Invite.tsx';
import { Title } from './Title.tsx';
import './choices.css';
import './seats.css';
import './lobby.css';
import './sit-down.css';
import { ModeChoice } from '../games/temple/lobby/ModeChoice.tsx';
import { ModulePanel } from '../games/temple/lobby/ModulePanel.tsx';
import { TablePanel } from '../games/temple/lobby/TablePanel.tsx';
import { SeatList } from './SeatList.tsx';
import { StartButton } from './StartButton.tsx';
import { useOpeningWords } from './useOpeningWords.ts';

const TalkScreen = lazy(() => import('../games/temple/talk/TalkScreen.tsx').then(module => module.TalkScreen));

// Nobody writes before the table is drawn; it has its place from the beginning.
const ChatRoom = () => <span class="chat-room" />;
const ChatCorner = lazy(() => import('../chat/ChatCorner.tsx').then(module => module.ChatCorner), ChatRoom);

/** With a big screen, phones hold the dice; any other window is that screen. */
const besideScreen = (): PlayRole => (layout.value.isHandheld ? 'tray' : 'tv');

/** The table before the game: who plays, and what. Two tabs on phones, three columns on large windows. */
export const Lobby = ({
  gathering,
  link,
  role,
  onRole,
  chat,
}: {
  gathering: Gathering;
  link?: string;
  role?: PlayRole;
  /** Absent where there is no other screen. */
  onRole?: (role: PlayRole) => void;
  /** Absent where there is nobody to write to. */
  chat?: Chat;
}) => {
  const { say } = words.value;
  const isTold = useSignal(false);
  const isPicking = useSignal(false);
  const drawn = useDrawn(3);
  const opening = useOpeningWords(gathering, role !== 'tray');
  const view = gathering.view.value;
  // Guests choose nothing: they come to be ready.
  const tab = useSignal<'game' | 'seats'>(view.isHost ? 'game' : 'seats');
  const small = layout.value.width < 1180;
  const seats = say('table.seats', { n: view.guests.length, most: MOST_SEATS });
  if (isTold.value)
    return (
      <TalkScreen
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
          <Title />
          {opening && <OpeningWords said={opening} />}
          <Awaited gathering={gathering}>
            <ModeChoice gathering={gathering} isTall />
          </Awaited>
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
      </header>
      {small && (
        <Choice
          label={say('table.title')}
          value={tab.value}
          choices={[
            { id: 'game', text: say('table.game') },
            { id: 'seats', text: `${say('table.seatsTab')} ${view.guests.length}/${MOST_SEATS}` },
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
          <Awaited gathering={gathering}>
            <SeatList
              gathering={gathering}
              hasServer={link !== undefined}
              onCharacter={() => {
                isPicking.value = true;
              }}
            />
          </Awaited>
          {onRole && (
            <Awaited gathering={gathering}>
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
          {!small && (
            <Awaited gathering={gathering}>
              <TablePanel gathering={gathering} />
            </Awaited>
          )}
          {!link && <p class="small muted">{say('table.needsFriends')}</p>}
        </section>
      )}
      {(!small || tab.value === 'game') && (
        <section class="lobby-game">
          <Awaited gathering={gathering}>
            {small && <ModeChoice gathering={gathering} isTall={false} />}
            {(!small || drawn > 0) && <ChallengePanel gathering={gathering} />}
            {(!small || drawn > 1) && <ModulePanel gathering={gathering} />}
            {small && drawn > 2 && <TablePanel gathering={gathering} />}
          </Awaited>
        </section>
      )}
      {small && opening && <OpeningWords said={opening} />}
      <div class="lobby-foot">
        <StartButton
          gathering={gathering}
          {...(small &&
            tab.value === 'game' && {
              onNext: () => {
                tab.value = 'seats';
              },
            })}
        />
      </div>
      {isPicking.value && (
        <CharacterSheet
          gathering={gathering}
          onClose={() => {
            isPicking.value = false;
          }}
        />
      )}
    </main>
  );
};

/** The narrator, while all are ready and nobody has begun. He has a place of his own: nothing to press lies under his words. */
const OpeningWords = ({ said }: { said: string }) => (
  <p class="opening-words" role="status">
    {said}
  </p>
);
