import { type Seat, seat } from '@templefall/kernel';
import type { Clock } from '@templefall/kit';
import {
  CHAT_LENGTH,
  cleanText,
  type Place,
  type PlaceId,
  parseTalk,
  placeIn,
  type Said,
  type Saying,
  seatIndex,
  type TableRefusal,
} from '@templefall/protocol';
import type { Audience } from './audience.ts';
import type { BotTalk } from './botPlayer.ts';
import type { CommandHandler } from './commandHandler.ts';
import type { Ledger } from './ledger.ts';
import { type Member, placeMeant } from './member.ts';

const KEPT_SAYINGS = 50;

/** What is said at a table: who may, who hears it, and what those hear who come later. */
export const talk = (parts: {
  /** What was said before the table was last closed. */
  readonly kept: string | undefined;
  readonly ledger: Ledger;
  readonly audience: Audience;
  readonly handler: CommandHandler;
  readonly clock: Clock;
}) => {
  const { kept, ledger, audience, handler, clock } = parts;
  let said: readonly Said[] = kept === undefined ? [] : parseTalk(JSON.parse(kept));

  /** Everybody hears it, bots too; chat is kept for those who come later. */
  const speak = (place: Place, saying: Saying): void => {
    const from = seatIndex(ledger.lobby(), place.id);
    const one: Said = { from, place: place.id, colour: place.colour, name: place.name, saying };
    // In turn: whoever is just coming in hears it after the welcome, or in it.
    const deliver = (): void => audience.tellAll({ t: 'said', said: one });
    if (saying.type === 'chat') {
      said = [...said, one].slice(-KEPT_SAYINGS);
      ledger.keepTalk(JSON.stringify(said), deliver);
    } else {
      handler.runner()?.hear(seat(from), saying);
      ledger.inTurn(deliver);
    }
  };

  const objectionTo = (member: Member, place: PlaceId | undefined): TableRefusal | undefined => {
    if (place === undefined) return 'notSeated';
    if (!handler.maySpeak(place)) return 'silenced';
    return member.allowances.talk.take(clock.now()) ? undefined : 'tooFast';
  };

  return {
    said: (): readonly Said[] => said,
    says: (member: Member, raw: Saying, as: number | undefined): void => {
      const saying: Saying = raw.type === 'chat' ? { type: 'chat', text: cleanText(raw.text, CHAT_LENGTH) } : raw;
      const meant = placeMeant(member, as);
      const place = meant === undefined ? undefined : placeIn(ledger.lobby(), meant);
      const code = objectionTo(member, place?.id);
      if (!place || code || (saying.type === 'chat' && saying.text === '')) {
        audience.tell(member, { t: 'unsaid', refusal: { code: code ?? 'nameEmpty' } });
        return;
      }
      speak(place, saying);
    },
    /** A bot has something to say. */
    spoke: (index: Seat, what: BotTalk): void => {
      const place = ledger.lobby().places[index];
      if (place && handler.maySpeak(place.id)) speak(place, what);
    },
  };
};
