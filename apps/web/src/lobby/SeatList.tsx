import { useSignal } from '@preact/signals';
import { CharacterButton } from '../games/temple/lobby/CharacterChoice.tsx';
import { hasCharacters } from '../games/temple/lobby/hasCharacters.ts';
import type { BotTemper, Gathering, Guest } from '../session/lobby.ts';
import { BOT_TEMPERS, MOST_SEATS } from '../session/lobby.ts';
import { change } from '../settings/settings.ts';
import { layout } from '../shell/layout.ts';
import { Icon, Pawn } from '../ui/Icon.tsx';
import { PawnChoice } from '../ui/PawnChoice.tsx';
import { words } from '../words/words.ts';
import { ReadyTag } from './ReadyTag.tsx';
import { guestName, guestNote } from './seatWords.ts';

/** So many empty chairs are shown at once; the rest come as these fill. Where nothing else needs the room, all. */
const EMPTY_SHOWN = 2;
/** With more than so many guests one empty chair says it all. */
const FEW = 2;
/** More than so many take a row each to the edge of a desktop. */
const MANY = 4;
const ROOM_FOR_ALL = { width: 1180, height: 860 };

/** The six chairs: me, friends, bots, and for the host empty ones. */
export const SeatList = ({
  gathering,
  hasServer,
  onCharacter,
}: {
  gathering: Gathering;
  hasServer: boolean;
  /** To pick one: it is done above all that lies on the table. */
  onCharacter: () => void;
}) => {
  const { guests, isHost } = gathering.view.value;
  const { say } = words.value;
  const { width, height } = layout.value;
  const hasRoom = !hasServer && width >= ROOM_FOR_ALL.width && height >= ROOM_FOR_ALL.height;
  const most = hasRoom ? MOST_SEATS : guests.length > FEW ? 1 : EMPTY_SHOWN;
  // Only the host brings bots: guests are not shown what they cannot do.
  const empty = isHost ? Math.min(most, Math.max(0, MOST_SEATS - guests.length)) : 0;
  return (
    <ul class={`seats ${guests.length > MANY ? 'many' : ''}`}>
      {guests.map(guest =>
        guest.isMe ? (
          <MySeat key={guest.place} gathering={gathering} me={guest} onCharacter={onCharacter} />
        ) : (
          <OtherSeat key={guest.place} gathering={gathering} guest={guest} isHost={isHost} />
        ),
      )}
      {Array.from({ length: empty }, (_, i) => (
        <li key={`empty ${i}`} class="empty">
          <button type="button" class="seat cut m-quiet press add" onClick={() => void gathering.addBot('steady')}>
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
    </ul>
  );
};

const MySeat = ({ gathering, me, onCharacter }: { gathering: Gathering; me: Guest; onCharacter: () => void }) => {
  const { say } = words.value;
  /** What is being typed: whoever comes or goes meanwhile takes nothing of it away. */
  const typed = useSignal<string | undefined>(undefined);
  const { guests, isHost } = gathering.view.value;
  const taken = guests.flatMap(guest => (guest.isMe ? [] : [guest.pawn]));
  return (
    <li class="seat my-seat cut m-near">
      <Pawn pawn={me.pawn} size={40} />
      <div class="grow">
        <input
          aria-label={say('table.name')}
          value={typed.value ?? guestName(me)}
          maxLength={24}
          onInput={event => {
            typed.value = event.currentTarget.value;
          }}
          onChange={event => {
            const sent = event.currentTarget.value;
            const name = sent.trim();
            change({ name });
            void gathering.dress({ name }).finally(() => {
              // More may have been typed since.
              if (typed.peek() === sent) typed.value = undefined;
            });
          }}
        />
        {hasCharacters(gathering.view.value.wishes) && <CharacterButton me={me} onOpen={onCharacter} />}
        <PawnChoice chosen={me.pawn} taken={taken} size={28} onChoose={pawn => void gathering.dress({ pawn })} />
      </div>
      {!isHost && <MyReadiness gathering={gathering} isReady={me.isReady} />}
    </li>
  );
};

/** For guests: whoever decides need not say that they are ready, they begin. */
const MyReadiness = ({ gathering, isReady }: { gathering: Gathering; isReady: boolean }) => (
  <button
    type="button"
    class={`tag ready-tag ${isReady ? 'ok' : ''}`}
    aria-pressed={isReady}
    onClick={() => void gathering.ready(!isReady)}
  >
    <Icon id={isReady ? 'ui-check' : 'ui-wait'} size={13} />{' '}
    {words.value.say(isReady ? 'table.ready' : 'table.iAmReady')}
  </button>
);

const OtherSeat = ({ gathering, guest, isHost }: { gathering: Gathering; guest: Guest; isHost: boolean }) => {
  const { say } = words.value;
  const decides = gathering.view.value.host === guest.place;
  return (
    <li class="seat cut">
      <Pawn pawn={guest.pawn} size={40} />
      {guest.bot && isHost ? (
        <BotTemperButton gathering={gathering} bot={guest} temper={guest.bot} />
      ) : (
        <div class="grow">
          <b>{guestName(guest)}</b>
          <i>{guestNote(guest, say(decides ? 'table.decides' : 'table.friend'))}</i>
        </div>
      )}
      {!guest.bot && !decides && <ReadyTag isReady={guest.isReady} />}
      {isHost && (
        <button
          type="button"
          class="kick"
          aria-label={say('table.remove', { name: guestName(guest) })}
          onClick={() => void gathering.sendAway(guest.place)}
        >
          <Icon id="ui-cross" size={14} />
        </button>
      )}
    </li>
  );
};

/** A tap makes it play otherwise: clumsy, steady, sharp and clumsy again. */
const BotTemperButton = ({ gathering, bot, temper }: { gathering: Gathering; bot: Guest; temper: BotTemper }) => {
  const next = BOT_TEMPERS[(BOT_TEMPERS.indexOf(temper) + 1) % BOT_TEMPERS.length] ?? 'steady';
  return (
    <button type="button" class="grow temper press" onClick={() => void gathering.changeBot(bot.place, next)}>
      <b>{guestName(bot)}</b>
      <i>
        {guestNote(bot, '')} <Icon id="ui-chev" size={11} />
      </i>
    </button>
  );
};
