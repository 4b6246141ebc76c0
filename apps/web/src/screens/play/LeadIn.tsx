import { useEffect, useState } from 'preact/hooks';
import type { Table } from '../../play/table.ts';
import { words } from '../../words/words.ts';

const COUNT = 3;

/** Three, two, one: hands on the dice before the cry that opens the game. A tap shortens it. */
export const LeadIn = ({ table }: { table: Table }) => {
  const [left, setLeft] = useState(COUNT);
  const isOver = table.hasBegun.value;
  useEffect(() => {
    if (isOver) return;
    if (left === 0) {
      table.begin();
      return;
    }
    const timer = setTimeout(() => setLeft(left - 1), 700);
    return () => clearTimeout(timer);
  }, [left, isOver, table]);
  if (isOver) return null;
  const { say } = words.value;
  return (
    <button type="button" class="lead-in" onClick={table.begin}>
      <span>{say('state.getReady')}</span>
      <b key={left} class="num">
        {left || say('state.go')}
      </b>
    </button>
  );
};
