import { signal } from '@preact/signals';
import { ABILITIES, CHARACTERS } from '@templefall/temple/characters';
import type { Role } from '@templefall/temple/roles';
import { useEffect } from 'preact/hooks';
import { Icon } from '../../../ui/Icon.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { words } from '../../../words/words.ts';
import type { LobbySeat } from '../../gameClient.ts';
import { CHARACTER_ART } from '../model/contentArt.ts';
import type { TempleLobby } from '../options.ts';
import { hasCharacters } from './hasCharacters.ts';

const characterOf = ({ role }: LobbySeat) => CHARACTERS.find(character => role?.startsWith(`${character}:`));

/** The sheet covers the whole lobby, so it is not drawn inside the seat whose button opens it. */
const isPicking = signal(false);

/** [TM7.1] Who I am where characters are played; a player who does not choose gets one at random. */
export const SeatOptions = ({ lobby, seat: me }: { lobby: TempleLobby; seat: LobbySeat }) => {
  if (!hasCharacters(lobby.view.value.options)) return null;
  const { say } = words.value;
  const mine = characterOf(me);
  return (
    <button
      type="button"
      class="btn cut press character-choice"
      onClick={() => {
        isPicking.value = true;
      }}
    >
      <Icon id={mine ? (CHARACTER_ART[mine] ?? '') : 'ui-dice'} size={22} />
      <span class="unseen">{say('table.character')}: </span>
      {mine ? say(`character.${mine}`) : say('table.characterByLuck')}
    </button>
  );
};

export const LobbySheets = ({ lobby }: { lobby: TempleLobby }) => {
  const close = (): void => {
    isPicking.value = false;
  };
  // Another lobby begins without it.
  useEffect(() => close, []);
  return isPicking.value ? <CharacterSheet lobby={lobby} onClose={close} /> : null;
};

/** All characters, each with its two abilities; what a friend picked is taken. */
const CharacterSheet = ({ lobby, onClose }: { lobby: TempleLobby; onClose: () => void }) => {
  const { say } = words.value;
  const { seats } = lobby.view.value;
  const taken = seats.flatMap(seat => (seat.isMe ? [] : (characterOf(seat) ?? [])));
  const mine = seats.find(seat => seat.isMe)?.role;
  // Empty: the game draws one.
  const pick = (role: Role | ''): void => {
    onClose();
    void lobby.editSeat({ role });
  };
  return (
    <Sheet title={say('table.character')} onClose={onClose} tall>
      <button
        type="button"
        class={`btn by-luck cut press ${mine ? 'm-quiet' : 'm-lit'}`}
        aria-pressed={!mine}
        onClick={() => pick('')}
      >
        <Icon id="ui-dice" size={26} /> {say('table.characterByLuck')}
      </button>
      <ul class="character-list">
        {CHARACTERS.flatMap(character =>
          ABILITIES.map(ability => {
            const role: Role = `${character}:${ability}`;
            return (
              <li key={role}>
                <button
                  type="button"
                  class={`cut press ${mine === role ? 'm-lit' : 'm-quiet'}`}
                  aria-pressed={mine === role}
                  disabled={taken.includes(character)}
                  onClick={() => pick(role)}
                >
                  <Icon id={CHARACTER_ART[character] ?? ''} size={34} />
                  <span class="grow">
                    <b>{say(`character.${character}`)}</b>
                    <i>{say(`character.${character}.${ability}`)}</i>
                    <small class="tag">
                      {say(ability === 'permanent' ? 'card.always' : 'card.pay')}
                      {ability === 'activated' && <>, {say('card.backAtSlam')}</>}
                    </small>
                  </span>
                </button>
              </li>
            );
          }),
        )}
      </ul>
    </Sheet>
  );
};
