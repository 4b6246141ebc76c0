import type { Chat } from '../chat/chat.ts';
import type { AnyGameClient, AnyLobby, LobbySeat } from '../games/gameClient.ts';
import { hrefOf } from '../shell/router.ts';
import { besideBigScreen } from '../shell/tableLink.ts';
import { Pawn } from '../ui/Icon.tsx';
import { QrCode } from '../ui/QrCode.tsx';
import { words } from '../words/words.ts';
import { ReadyTag } from './ReadyTag.tsx';
import { seatName, seatNote } from './seatWords.ts';
import { TvChat } from './TvChat.tsx';
import './tv-table.css';
import { useOpeningWords } from './useOpeningWords.ts';
import { waitedFor } from './waitedFor.ts';

const QR_SIDE = 400;

/** The table before the game, on the big screen: the way in, who sits there, what is played, what is waited for. Phones choose. */
export const TvTable = ({
  game,
  lobby,
  chat,
  link,
  onLeave,
}: {
  game: AnyGameClient;
  lobby: AnyLobby;
  chat: Chat;
  link: string;
  /** This screen is to be played on after all. */
  onLeave: () => void;
}) => {
  const { say } = words.value;
  const { seats, host, code } = lobby.view.value;
  const opening = useOpeningWords(game, lobby, true);
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
        <h2>{say('table.seats', { n: seats.length, most: game.seats.most })}</h2>
        <ul>
          {seats.map(seat => (
            <TvSeat key={seat.place} game={game} seat={seat} isHost={seat.place === host} />
          ))}
          {Array.from({ length: game.seats.most - seats.length }, (_, i) => (
            <li key={`free ${i}`} class="tv-seat free cut m-quiet">
              <i class="tv-chair" />
              <span>{say('table.freeSeat')}</span>
            </li>
          ))}
        </ul>
      </section>
      {game.LobbySummary && <game.LobbySummary lobby={lobby} />}
      <TvChat chat={chat} />
      <p class={`tv-waits cut m-near ${opening ? 'telling' : ''}`} role="status">
        {opening ?? <WaitedFor lobby={lobby} />}
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

const TvSeat = ({ game, seat, isHost }: { game: AnyGameClient; seat: LobbySeat; isHost: boolean }) => (
  <li class="tv-seat cut">
    <Pawn pawn={seat.pawn} size={80} />
    <div class="grow">
      <b>{seatName(seat)}</b>
      <i>{seatNote(game, seat, isHost ? words.value.say('table.decides') : '')}</i>
    </div>
    {!seat.bot && !isHost && <ReadyTag isReady={seat.isReady} />}
  </li>
);

const WaitedFor = ({ lobby }: { lobby: AnyLobby }) => {
  const { say, list } = words.value;
  const awaited = waitedFor(lobby.view.value);
  switch (awaited.type) {
    case 'line':
      return <>{say(`state.${awaited.away}`)}</>;
    case 'anybody':
      return <>{say('table.waitAnybody')}</>;
    case 'friends':
      return <>{say('table.waitFriends', { names: list(awaited.friends.map(seatName)) })}</>;
    case 'start':
      return <>{say('table.waitStart', { name: seatName(awaited.by) })}</>;
  }
};
