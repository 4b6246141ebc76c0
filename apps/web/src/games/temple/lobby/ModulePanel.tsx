import { useState } from 'preact/hooks';
import { choose } from '../../../lobby/choices.ts';
import { useTable } from '../../../lobby/useTable.ts';
import { assistsOf, settings } from '../../../settings/settings.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { words } from '../../../words/words.ts';
import { challengeName } from '../model/challengeName.ts';
import type { ModuleId } from '../model/slices.ts';
import { MODULE_FACES, MODULE_ORDER } from '../modules/registry.ts';
import type { TempleLobby, TempleOptions } from '../options.ts';
import { loadRules } from './loadRules.ts';
import { hasCards, NEEDS_CARDS, whyShut } from './shutModules.ts';
import { SPECIAL_ROOMS, type SpecialRoom, specialRoomsIn, withSwitched } from './specialRooms.ts';
import { questsIn, useChosen } from './useChosen.ts';

const MOST_QUESTS = 3;

/** What is in play. A tap switches a module; quests count up to three and back to none. */
export const ModulePanel = ({ lobby }: { lobby: TempleLobby }) => {
  const { say } = words.value;
  const { isHost, options } = useTable(lobby);
  const { challenge, on, gems, base } = useChosen(lobby);
  const toggle = (id: ModuleId): Promise<void> =>
    choose(lobby, async () => {
      const { withAssists } = await loadRules();
      return before => withAssists({ ...before, modules: toggled(before.modules, id) }, assistsOf(settings.value));
    });
  /** What was touched or looked at last explains itself. */
  const [told, setTold] = useState<ModuleId | undefined>(undefined);
  const rooms = specialRoomsIn(options.modules.special);
  const switchRoom = (room: SpecialRoom): Promise<void> =>
    choose(lobby, async () => {
      const { withAssists } = await loadRules();
      return before => {
        const { special, ...rest } = before.modules;
        const wish = withSwitched(special, room);
        return withAssists(
          { ...before, modules: { ...rest, ...(wish && { special: wish }) } },
          assistsOf(settings.value),
        );
      };
    });
  return (
    <section class="modules cut panel">
      <div class="ph">
        <h3>{challenge ? challengeName(words.value, challenge) : say('table.inPlay')}</h3>
        {gems !== undefined && (
          <span class="end gem-sum">
            <b class="num">{gems}</b>
            <Icon id="gem" size={22} colour="var(--gem)" />
            {gems !== base && (
              <small>
                {base} + {gems - base}
              </small>
            )}
          </span>
        )}
      </div>
      <div class="module-grid">
        {MODULE_ORDER.map(id => {
          const isOn = id in on;
          const { icon, colour } = MODULE_FACES[id];
          const why = whyShut(id, { ...(challenge && { challenge }), on });
          const quests = id === 'quests' && isOn ? questsIn(on.quests) : undefined;
          return (
            <button
              type="button"
              key={id}
              class={`module cut press ${isOn ? 'on' : 'm-quiet'}`}
              aria-pressed={isOn}
              disabled={!isHost || (why !== undefined && isOn)}
              // Whoever comes by key hears why it is shut; what a challenge brings needs no reason.
              aria-disabled={why !== undefined && !isOn}
              title={say(`module.${id}.rule`)}
              onPointerEnter={() => setTold(id)}
              onFocus={() => setTold(id)}
              onClick={() => {
                setTold(id);
                if (!why) void toggle(id);
              }}
            >
              <Icon id={icon} size={28} colour={isOn ? colour : '#7d848f'} />
              <b>
                {say(`module.${id}`)}
                {why && !isOn && <small>{say(`table.${why}`)}</small>}
              </b>
              {(isOn || !why) && (
                <span class="box">
                  {quests !== undefined ? <b class="num">{quests}</b> : isOn && <Icon id="ui-check" size={13} />}
                </span>
              )}
            </button>
          );
        })}
      </div>
      {told && (
        <p class="module-told small" aria-live="polite">
          <b>{say(`module.${told}`)}</b> {say(`module.${told}.rule`)}
        </p>
      )}
      {rooms.length > 0 && (
        <fieldset class="special-rooms" aria-label={say('module.special')}>
          {SPECIAL_ROOMS.map(({ kind, word, icon }) => (
            <button
              type="button"
              key={kind}
              class={`module cut press ${rooms.includes(kind) ? 'on' : 'm-quiet'}`}
              aria-pressed={rooms.includes(kind)}
              disabled={!isHost}
              onClick={() => void switchRoom(kind)}
            >
              <Icon id={icon} size={20} />
              <b>{say(word)}</b>
              <span class="box">{rooms.includes(kind) && <Icon id="ui-check" size={13} />}</span>
            </button>
          ))}
        </fieldset>
      )}
    </section>
  );
};

const toggled = (before: TempleOptions['modules'], id: ModuleId): TempleOptions['modules'] => {
  const { [id]: was, ...rest } = before;
  const next = id === 'quests' ? nextQuests(was) : was === undefined || was === false ? true : undefined;
  const modules = { ...rest, ...(next !== undefined && { [id]: next }) };
  return hasCards(modules) ? modules : without(modules, NEEDS_CARDS);
};

const nextQuests = (was: unknown): number | undefined => {
  const count = questsIn(was);
  return count >= MOST_QUESTS ? undefined : count + 1;
};
const without = (
  modules: { readonly [id: string]: unknown },
  ids: readonly string[],
): { readonly [id: string]: unknown } =>
  Object.fromEntries(Object.entries(modules).filter(([id]) => !ids.includes(id)));
