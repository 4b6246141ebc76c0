import { DEPOT_GEMS } from '@templefall/temple';
import { useEffect, useMemo } from 'preact/hooks';
import type { Gathering, Wishes } from '../../play/gathering.ts';
import { MODULE_ART } from '../../play/model/contentArt.ts';
import type { ModuleId } from '../../play/model/slices.ts';
import { assistsOf, settings } from '../../settings/settings.ts';
import { whenRested } from '../../shell/idle.ts';
import { Icon } from '../../ui/Icon.tsx';
import { words } from '../../words/words.ts';
import { choose } from './choices.ts';
import { fetchLaw, fetchLawAhead, tableLaw } from './fetchLaw.ts';
import { useTable } from './useTable.ts';

const ORDER: readonly ModuleId[] = [
  'curses',
  'treasures',
  'quests',
  'characters',
  'illusions',
  'special',
  'pit',
  'fountain',
  'doomed',
  'additions',
];
/** What may be added to a challenge at will (TC5); the rest it decides itself. */
const FREE_IN_CHALLENGE: readonly ModuleId[] = ['special', 'pit', 'fountain'];
/** Boxes of cards need a deck to go into. */
const NEEDS_CARDS: readonly ModuleId[] = ['doomed', 'additions'];
const MOST_QUESTS = 3;

/** What is in play. A tap switches a module; quests count up to three and back to none. */
export const ModulePanel = ({ gathering }: { gathering: Gathering }) => {
  const { say } = words.value;
  const { wishes, isHost, people } = useTable(gathering);
  const chosen = typeof wishes.modules.challenge === 'string' ? wishes.modules.challenge : undefined;
  const players = Math.max(1, people);
  const law = tableLaw.value;
  const base = DEPOT_GEMS[players - 1] ?? 7;
  // What a plain table plays with is known without the game.
  const isPlain = wishes.level === 'normal' && Object.keys(wishes.modules).length === 0;
  useEffect(() => (isPlain ? whenRested(fetchLawAhead) : fetchLawAhead()), [isPlain]);
  // A temple is set up to count its gems: not for every word a friend sends.
  const on = useMemo(() => law?.modulesFor(wishes) ?? wishes.modules, [law, wishes]);
  const gems = useMemo(() => law?.gemsFor(players, wishes), [law, players, wishes]) ?? (isPlain ? base : undefined);
  const hasCards = 'curses' in on || 'treasures' in on;
  const toggle = (id: ModuleId): Promise<void> =>
    choose(gathering, async () => {
      const { withAssists } = await fetchLaw();
      return before => withAssists({ ...before, modules: toggled(before.modules, id) }, assistsOf(settings.value));
    });
  return (
    <section class="modules cut panel">
      <div class="ph">
        <h3>{chosen ? say('table.challengeNamed', { id: chosen }) : say('table.inPlay')}</h3>
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
        {ORDER.map(id => {
          const isOn = id in on;
          const [icon, colour] = MODULE_ART[id];
          const isOpen =
            isHost && (!chosen || FREE_IN_CHALLENGE.includes(id)) && (!NEEDS_CARDS.includes(id) || hasCards);
          const quests = id === 'quests' && isOn ? countOf(on.quests) : undefined;
          return (
            <button
              type="button"
              key={id}
              class={`module cut press ${isOn ? 'on' : 'm-quiet'}`}
              aria-pressed={isOn}
              disabled={!isOpen}
              title={say(`module.${id}.rule`)}
              onClick={() => void toggle(id)}
            >
              <Icon id={icon} size={28} colour={isOn ? colour : '#7d848f'} />
              <b>{say(`module.${id}`)}</b>
              <span class="box">
                {quests !== undefined ? <b class="num">{quests}</b> : isOn && <Icon id="ui-check" size={13} />}
              </span>
            </button>
          );
        })}
      </div>
    </section>
  );
};

const toggled = (before: Wishes['modules'], id: ModuleId): Wishes['modules'] => {
  const { [id]: was, ...rest } = before;
  const next = id === 'quests' ? nextQuests(was) : was === undefined || was === false ? true : undefined;
  const modules = { ...rest, ...(next !== undefined && { [id]: next }) };
  return 'curses' in modules || 'treasures' in modules ? modules : without(modules, NEEDS_CARDS);
};

const nextQuests = (was: unknown): number | undefined => {
  const count = countOf(was);
  return count >= MOST_QUESTS ? undefined : count + 1;
};
const countOf = (quests: unknown): number => {
  if (typeof quests === 'number') return quests;
  if (typeof quests === 'object' && quests !== null && 'count' in quests) return Number(quests.count);
  return quests ? 1 : 0;
};

const without = (
  modules: { readonly [id: string]: unknown },
  ids: readonly string[],
): { readonly [id: string]: unknown } =>
  Object.fromEntries(Object.entries(modules).filter(([id]) => !ids.includes(id)));
