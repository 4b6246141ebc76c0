import { ABILITIES, CHARACTERS } from '@templefall/temple/characters';
import type { Role } from '@templefall/temple/roles';
import type { Gathering, Guest } from '../../../session/lobby.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { words } from '../../../words/words.ts';
import { CHARACTER_ART } from '../model/contentArt.ts';

const characterOf = ({ role }: Guest) => CHARACTERS.find(character => role?.startsWith(`${character}:`));

/** [TM7.1] Who I am where characters are played; who does not say is given one by luck. */
export const CharacterButton = ({ me, onOpen }: { me: Guest; onOpen: () => void }) => {
  const { say } = words.value;
  const mine = characterOf(me);
  return (
    <button type="button" class="btn cut press character-choice" onClick={onOpen}>
      <Icon id={mine ? (CHARACTER_ART[mine] ?? '') : 'ui-dice'} size={22} />
      <span class="unseen">{say('table.character')}: </span>
      {mine ? say(`character.${mine}`) : say('table.characterByLuck')}
    </button>
  );
};

/** All characters, each with its two abilities; what a friend picked is taken. */
export const CharacterSheet = ({ gathering, onClose }: { gathering: Gathering; onClose: () => void }) => {
  const { say } = words.value;
  const { guests } = gathering.view.value;
  const taken = guests.flatMap(guest => (guest.isMe ? [] : (characterOf(guest) ?? [])));
  const mine = guests.find(guest => guest.isMe)?.role;
  const pick = (role: Role): void => {
    onClose();
    void gathering.dress({ role });
  };
  return (
    <Sheet title={say('table.character')} onClose={onClose} tall>
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
