import { useSignal } from '@preact/signals';
import { BOT_LEVELS, type BotLevel } from '@templefall/protocol';
import type { AnyGameClient, AnyLobby, LobbySeat } from '../games/gameClient.ts';
import { change } from '../settings/settings.ts';
import { layout } from '../shell/layout.ts';
import { Icon, Pawn } from '../ui/Icon.tsx';
import { PawnChoice } from '../ui/PawnChoice.tsx';
import { words } from '../words/words.ts';
import { ReadyTag } from './ReadyTag.tsx';
import { seatName, seatNote } from './seatWords.ts';

/** So many empty chairs are shown at once; the rest come as these fill. Where nothing else needs the room, all. */
const EMPTY_SHOWN = 2;
/** With more than so many guests one empty chair says it all. */
const FEW = 2;
/** More than so many take a row each to the edge of a desktop. */
const MANY = 4;
const ROOM_FOR_ALL = { width: 1180, height: 860 };

/** The chairs: me, friends, bots, and for the host empty ones. */
export const SeatList = ({ game, lobby, hasServer }: { game: AnyGameClient; lobby: AnyLobby; hasServer: boolean }) => {
  const { seats, isHost } = lobby.view.value;
  const { say } = words.value;
  const { width, height } = layout.value;
  const hasRoom = !hasServer && width >= ROOM_FOR_ALL.width && height >= ROOM_FOR_ALL.height;
  const most = hasRoom ? game.seats.most : seats.length > FEW ? 1 : EMPTY_SHOWN;
  // Only the host brings bots: guests are not shown what they cannot do.
  const empty = isHost ? Math.min(most, Math.max(0, game.seats.most - seats.length)) : 0;
  return (
    <ul class={`seats ${seats.length > MANY ? 'many' : ''}`}>
      {seats.map(seat =>
        seat.isMe ? (
          <MySeat key={seat.place} game={game} lobby={lobby} me={seat} />
        ) : (
          <OtherSeat key={seat.place} game={game} lobby={lobby} seat={seat} isHost={isHost} />
        ),
      )}
      {Array.from({ length: empty }, (_, i) => (
        <li key={`empty ${i}`} class="empty">
          <button type="button" class="seat cut m-quiet press add" onClick={() => void lobby.addBot('steady')}>
            <span class="plus">
              <Icon id="ui-plus" size={18} />
            </span>
            <span class="grow">
              <b>{say('table.addBot')}</b>
              {hasServer && <i>{say('table.orWait')}</i>}
            </span>
            <Icon id="ui-bot" size={24} colour="var(--bone-300)" />
          </button>
        </li>
      ))}
      {empty > 0 && game.isPassedRound && lobby.addPlayer && (
        <li class="empty">
          <button
            type="button"
            class="seat cut m-quiet press add"
            onClick={() => void lobby.addPlayer?.(freeName(seats.map(seatName)))}
          >
            <span class="plus">
              <Icon id="ui-plus" size={18} />
            </span>
            <span class="grow">
              <b>{say('table.addPlayer')}</b>
            </span>
            <Icon id="ui-team" size={24} colour="var(--bone-300)" />
          </button>
        </li>
      )}
    </ul>
  );
};

const NAMES = ['name.1', 'name.2', 'name.3', 'name.4', 'name.5', 'name.6'] as const;

/** For somebody who has not said what they are called. */
const freeName = (taken: readonly string[]): string => {
  const names = NAMES.map(name => words.value.say(name));
  return names.find(name => !taken.includes(name)) ?? names[0] ?? '';
};

const MySeat = ({ game, lobby, me }: { game: AnyGameClient; lobby: AnyLobby; me: LobbySeat }) => {
  const { say } = words.value;
  /** What is being typed: whoever comes or goes meanwhile takes nothing of it away. */
  const typed = useSignal<string | undefined>(undefined);
  const { seats, isHost } = lobby.view.value;
  const taken = seats.flatMap(seat => (seat.isMe ? [] : [seat.pawn]));
  return (
    <li class="seat my-seat cut m-near">
      <Pawn pawn={me.pawn} size={40} />
      <div class="grow">
        <input
          aria-label={say('table.name')}
          value={typed.value ?? seatName(me)}
          maxLength={24}
          onInput={event => {
            typed.value = event.currentTarget.value;
          }}
          onChange={event => {
            const sent = event.currentTarget.value;
            const name = sent.trim();
            // The first of those who share this device is its owner.
            if (seats.find(seat => seat.isMe) === me) change({ name });
            void lobby.editSeat({ name }, me.place).finally(() => {
              // More may have been typed since.
              if (typed.peek() === sent) typed.value = undefined;
            });
          }}
        />
        {game.SeatOptions && <game.SeatOptions lobby={lobby} seat={me} />}
        <PawnChoice
          chosen={me.pawn}
          taken={taken}
          size={28}
          onChoose={pawn => void lobby.editSeat({ pawn }, me.place)}
        />
      </div>
      {!isHost && <MyReadiness lobby={lobby} isReady={me.isReady} />}
    </li>
  );
};

/** For guests: whoever decides need not say that they are ready, they begin. */
const MyReadiness = ({ lobby, isReady }: { lobby: AnyLobby; isReady: boolean }) => (
  <button
    type="button"
    class={`tag ready-tag ${isReady ? 'ok' : ''}`}
    aria-pressed={isReady}
    onClick={() => void lobby.ready(!isReady)}
  >
    <Icon id={isReady ? 'ui-check' : 'ui-wait'} size={13} />{' '}
    {words.value.say(isReady ? 'table.ready' : 'table.iAmReady')}
  </button>
);

const OtherSeat = ({
  game,
  lobby,
  seat,
  isHost,
}: {
  game: AnyGameClient;
  lobby: AnyLobby;
  seat: LobbySeat;
  isHost: boolean;
}) => {
  const { say } = words.value;
  const decides = lobby.view.value.host === seat.place;
  return (
    <li class="seat cut">
      <Pawn pawn={seat.pawn} size={40} />
      {seat.bot && isHost ? (
        <BotLevelButton game={game} lobby={lobby} bot={seat} level={seat.bot} />
      ) : (
        <div class="grow">
          <b>{seatName(seat)}</b>
          <i>{seatNote(game, seat, say(decides ? 'table.decides' : 'table.friend'))}</i>
        </div>
      )}
      {!seat.bot && !decides && <ReadyTag isReady={seat.isReady} />}
      {isHost && (
        <button
          type="button"
          class="kick"
          aria-label={say('table.remove', { name: seatName(seat) })}
          onClick={() => void lobby.kick(seat.place)}
        >
          <Icon id="ui-cross" size={14} />
        </button>
      )}
    </li>
  );
};

/** A tap makes it play otherwise: clumsy, steady, sharp and clumsy again. */
const BotLevelButton = ({
  game,
  lobby,
  bot,
  level,
}: {
  game: AnyGameClient;
  lobby: AnyLobby;
  bot: LobbySeat;
  level: BotLevel;
}) => {
  const next = BOT_LEVELS[(BOT_LEVELS.indexOf(level) + 1) % BOT_LEVELS.length] ?? 'steady';
  return (
    <button type="button" class="grow temper press" onClick={() => void lobby.changeBot(bot.place, next)}>
      <b>{seatName(bot)}</b>
      <i>
        {seatNote(game, bot, '')} <Icon id="ui-chev" size={11} />
      </i>
    </button>
  );
};
