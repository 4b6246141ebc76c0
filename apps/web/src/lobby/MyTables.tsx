import { useEffect, useState } from 'preact/hooks';
import { forgetTable, seatedTables } from '../session/seatedTables.ts';
import { askStatus, type TableStatus } from '../session/tableStatus.ts';
import { hrefOf } from '../shell/router.ts';
import { useConfirmTap } from '../ui/confirmTap.ts';
import { Icon } from '../ui/Icon.tsx';
import { words } from '../words/words.ts';
import { ago } from './ago.ts';
import './my-tables.css';

const NAMES = { temple: 'tables.temple', rollwrite: 'landing.rollwrite' } as const;

/** Tables at which I have a seat, and whose turn it is there; nothing where there are none, or nobody can tell. */
export const MyTables = () => {
  const [tables, setTables] = useState<readonly TableStatus[]>([]);
  const { asked, twice } = useConfirmTap();
  useEffect(() => {
    let isGone = false;
    const look = async (): Promise<void> => {
      if (document.hidden) return;
      const found = await askStatus(seatedTables());
      if (found && !isGone) setTables(found);
    };
    void look();
    document.addEventListener('visibilitychange', look);
    return () => {
      isGone = true;
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  const { say, list } = words.value;
  if (tables.length === 0) return null;
  const forget = (table: string): void => {
    forgetTable(table);
    setTables(left => left.filter(one => one.table !== table));
  };
  return (
    <section class="my-tables" aria-labelledby="my-tables">
      <h2 id="my-tables">{say('tables.title')}</h2>
      <ul>
        {tables.map(one => {
          const label = say('tables.forget', { names: list(one.names) });
          const isAsked = asked === one.table;
          return (
            <li key={one.table}>
              <a
                class={`mode small-mode cut press ${one.standing === 'yourTurn' ? 'm-near' : ''}`}
                href={hrefOf('t', one.table)}
              >
                <Icon id={one.game === 'rollwrite' ? 'ui-pencil' : 'ui-timer'} size={24} />
                <span>
                  <b>{standingText(one)}</b>
                  <span class="my-table-names">
                    {say(NAMES[one.game])} · {list(one.names)} · {ago(one.touchedAt, Date.now(), words.value)}
                  </span>
                </span>
              </a>
              <button
                type="button"
                class={`tool cut press ${isAsked ? 'm-near' : ''}`}
                aria-label={isAsked ? say('play.sure', { what: label }) : label}
                onClick={twice(one.table, () => forget(one.table))}
              >
                <Icon id={isAsked ? 'ui-check' : 'ui-cross'} size={18} />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
};

const standingText = ({ standing, awaited }: TableStatus): string => {
  const { say, list } = words.value;
  if (standing === 'theirTurn') return say('table.waitFriends', { names: list(awaited) });
  return say(`tables.${standing}`);
};
