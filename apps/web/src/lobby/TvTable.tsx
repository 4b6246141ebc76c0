import { CLOCKS, LEVELS, PACES } from '@templefall/temple';
import type { Chat } from '../chat/chat.ts';
import { clockHint } from '../games/temple/lobby/clockHint.ts';
import { challengeName } from '../games/temple/model/challengeName.ts';
import { MODULE_ART } from '../games/temple/model/contentArt.ts';
import type { Gathering, Guest } from '../session/lobby.ts';
import { MOST_SEATS } from '../session/lobby.ts';
import { hrefOf } from '../shell/router.ts';
import { besideBigScreen } from '../shell/tableLink.ts';
import { Icon, Pawn } from '../ui/Icon.tsx';
import { QrCode } from '../ui/QrCode.tsx';
import { words } from '../words/words.ts';
import { ReadyTag } from './ReadyTag.tsx';
import { guestName, guestNote } from './seatWords.ts';
import { TvChat } from './TvChat.tsx';
import './tv-table.css';
import { MODULE_ORDER, questsIn, useChosen } from '../games/temple/lobby/useChosen.ts';
import { useOpeningWords } from './useOpeningWords.ts';
import { waitedFor } from './waitedFor.ts';

const QR_SIDE = 400;

/** The table before the game, on the big screen: the way in, who sits there, what is played, what is waited for. Phones choose. */
export const TvTable = ({
  gathering,
  chat,
  link,
  onLeave,
}: {
  gathering: Gathering;
  chat: Chat;
  link: string;
  /** This screen is to be played on after all. */
  onLeave: () => void;
}) => {
  const { say } = words.value;
  const { guests, host, code } = gathering.view.value;
  const opening = useOpeningWords(gathering, true);
  return (
    <main class="tv-table">
      <section class="tv-way cut panel">
        <h1>{say('state.joinTable')}</h1>
        <QrCode link={besideBigScreen(link)} size={QR_SIDE} label={say('table.qr')} />
        <b class="num code">{code}</b>
        <p class="tv-link">{link.replace(/^https?:\/\//, '')}</p>
        <p>{say('state.phoneIsDice')}</p>
      </section>
      <section class="tv-seats" aria-label={say('table.seatsTab')}>
        <h2>{say('table.seats', { n: guests.length, most: MOST_SEATS })}</h2>
        <ul>
          {guests.map(guest => (
            <TvSeat key={guest.place} guest={guest} isHost={guest.place === host} />
          ))}
          {Array.from({ length: MOST_SEATS - guests.length }, (_, i) => (
            <li key={`free ${i}`} class="tv-seat free cut m-quiet">
              <i class="tv-chair" />
              <span>{say('table.freeSeat')}</span>
            </li>
          ))}
        </ul>
      </section>
      <TvChoices gathering={gathering} />
      <TvChat chat={chat} />
      <p class={`tv-waits cut m-near ${opening ? 'telling' : ''}`} role="status">
        {opening ?? <WaitedFor gathering={gathering} />}
      </p>
      <nav class="tv-ways">
        <a class="btn m-quiet cut press" href={hrefOf()}>
          {say('app.home')}
        </a>
        <button type="button" class="btn m-quiet cut press" onClick={onLeave}>
          {say('table.playHere')}
        </button>
      </nav>
    </main>
  );
};

const TvSeat = ({ guest, isHost }: { guest: Guest; isHost: boolean }) => (
  <li class="tv-seat cut">
    <Pawn pawn={guest.pawn} size={80} />
    <div class="grow">
      <b>{guestName(guest)}</b>
      <i>{guestNote(guest, isHost ? words.value.say('table.decides') : '')}</i>
    </div>
    {!guest.bot && !isHost && <ReadyTag isReady={guest.isReady} />}
  </li>
);

const TvChoices = ({ gathering }: { gathering: Gathering }) => {
  const { say } = words.value;
  const { wishes } = gathering.view.value;
  const { challenge, on, gems } = useChosen(gathering);
  const level = LEVELS.find(id => id === wishes.level);
  const pace = PACES.find(id => id === wishes.pace);
  const clock = CLOCKS.find(id => id === wishes.clock);
  return (
    <section class="tv-choices cut panel">
      <h2>
        {challenge ? challengeName(words.value, challenge) : say('table.freePlay')}
        {gems !== undefined && (
          <span>
            <b class="num">{gems}</b>
            <Icon id="gem" size={50} colour="var(--gem)" />
          </span>
        )}
      </h2>
      <dl>
        {/* Challenges have no level of their own choosing (TC6). */}
        {!challenge && level && <Choice label={say('table.level')} value={say(`level.${level}`)} />}
        {pace && <Choice label={say('table.pace')} value={say(`pace.${pace}`)} />}
        {clock && (
          <Choice label={say('table.clock')} value={say(`clock.${clock}`)} hint={clockHint(clock, words.value)} />
        )}
      </dl>
      <ul>
        {MODULE_ORDER.filter(id => id in on).map(id => (
          <li key={id}>
            <Icon id={MODULE_ART[id][0]} size={46} colour={MODULE_ART[id][1]} />
            {id === 'quests' ? say('table.quests', { n: questsIn(on.quests) }) : say(`module.${id}`)}
          </li>
        ))}
      </ul>
    </section>
  );
};

const Choice = ({ label, value, hint }: { label: string; value: string; hint?: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>
      {value}
      {hint && <small>{hint}</small>}
    </dd>
  </div>
);

const WaitedFor = ({ gathering }: { gathering: Gathering }) => {
  const { say, list } = words.value;
  const awaited = waitedFor(gathering.view.value);
  switch (awaited.type) {
    case 'line':
      return <>{say(`state.${awaited.away}`)}</>;
    case 'anybody':
      return <>{say('table.waitAnybody')}</>;
    case 'friends':
      return <>{say('table.waitFriends', { names: list(awaited.friends.map(guestName)) })}</>;
    case 'start':
      return <>{say('table.waitStart', { name: guestName(awaited.by) })}</>;
  }
};
