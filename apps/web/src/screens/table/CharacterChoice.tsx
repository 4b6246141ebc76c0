import { useSignal } from '@preact/signals';
import { ABILITIES, CHARACTERS } from '@templefall/temple/characters';
import type { Role } from '@templefall/temple/roles';
import type { Gathering, Guest } from '../../play/gathering.ts';
import { CHARACTER_ART } from '../../play/model/contentArt.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { words } from '../../words/words.ts';

/** [TM7.1] Who one is where characters are played, and by which of two abilities. Who does not say is given one by luck. */
export const CharacterChoice = ({ gathering, me }: { gathering: Gathering; me: Guest }) => {
  const { say } = words.value;
  const isOpen = useSignal(false);
  const { wishes, guests } = gathering.view.value;
  if (wishes.modules.characters !== true) return null;
  const characterOf = ({ role }: Guest) => CHARACTERS.find(character => role?.startsWith(`${character}:`));
  const mine = characterOf(me);
  const taken = guests.flatMap(guest => (guest.isMe ? [] : (characterOf(guest) ?? [])));
  const close = (): void => {
    isOpen.value = false;
  };
  const pick = (role: Role): void => {
    close();
    void gathering.dress({ role });
  };
  return (
    <>
      <button
        type="button"
        class="btn cut press character-choice"
        onClick={() => {
          isOpen.value = true;
        }}
      >
        <Icon id={mine ? (CHARACTER_ART[mine] ?? '') : 'ui-dice'} size={22} />
        <span class="unseen">{say('table.character')}: </span>
        {mine ? say(`character.${mine}`) : say('table.characterByLuck')}
      </button>
      {isOpen.value && (
        <Sheet title={say('table.character')} onClose={close} tall>
          <ul class="character-list">
            {CHARACTERS.flatMap(character =>
              ABILITIES.map((ability): Role => `${character}:${ability}`).map((role, i) => (
                <li key={role}>
                  <button
                    type="button"
                    class={`cut press ${me.role === role ? 'm-lit' : 'm-quiet'}`}
                    aria-pressed={me.role === role}
                    disabled={taken.includes(character)}
                    onClick={() => pick(role)}
                  >
                    <Icon id={CHARACTER_ART[character] ?? ''} size={34} />
                    <span class="grow">
                      <b>{say(`character.${character}`)}</b>
                      <i>{say(`character.${character}.${ABILITIES[i] ?? 'permanent'}`)}</i>
                    </span>
                  </button>
                </li>
              )),
            )}
          </ul>
        </Sheet>
      )}
    </>
  );
};
