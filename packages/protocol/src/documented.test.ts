import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DOOR_REFUSALS, TABLE_REFUSALS, TROUBLES } from './messages.ts';
import { isFinal } from './retry.ts';

const wire = readFileSync(new URL('../../../docs/PROTOCOL.md', import.meta.url), 'utf8');

it('docs/PROTOCOL.md has every trouble with its close code, and says whether to come again', () => {
  const rows = [...wire.matchAll(/^\| (41\d\d) \| `(\w+)`.*\| (yes|no)[^|]*\|$/gm)];
  expect(rows.map(([, code, trouble, again]) => [code, trouble, again])).toEqual(
    TROUBLES.map((trouble, index) => [`${4100 + index}`, trouble, isFinal(trouble) ? 'no' : 'yes']),
  );
});

it('docs/PROTOCOL.md has every refusal of the door and of the table', () => {
  const [door = '', table = ''] = [/A refusal is `\{"code".*?\n\n/s, /\| code \| why \|.*?\n\n/s].map(
    part => part.exec(wire)?.[0],
  );
  expect(DOOR_REFUSALS.filter(code => !door.includes(`\`${code}\``))).toEqual([]);
  expect(TABLE_REFUSALS.filter(code => !table.includes(`\`${code}\``))).toEqual([]);
});
