import type { Rng } from '@templefall/kit';
import {
  colyseusLine,
  type OpenLine,
  type ServerMessage,
  type TableClient,
  type TableEvent,
  type TableId,
} from '@templefall/protocol';
import { migratedEntries, publicEvent } from '@templefall/table';
import type { Row } from '@templefall/table/journal';
import { type ToyState, toy } from '@templefall/table/testing';
import { tableOn, until, visitor } from '../testing/visitor.ts';

/** What one client was ever shown, and which of its commands were answered how. */
export interface Witness {
  readonly client: TableClient;
  readonly seat: number;
  readonly shown: Map<number, string>;
  /** Event numbers that were shown with different contents at different times. */
  readonly contradictions: number[];
  applied: number;
  refused: number;
  asked: number;
  lastWelcomeAt: number;
  lastAppliedAt: number;
}

export interface CrowdTable {
  readonly table: TableId;
  readonly witnesses: readonly Witness[];
}

/** The same way to several processes: whoever does not answer, the next is asked. */
const anyOf = (urls: () => readonly string[], lineTo: (url: string) => OpenLine): OpenLine => {
  let turn = 0;
  return (joining, events) => {
    const all = urls();
    const url = all[turn++ % all.length] ?? '';
    return lineTo(url)(joining, events);
  };
};

const nobodyYet = { applied: 0, refused: 0, asked: 0, lastWelcomeAt: 0, lastAppliedAt: 0 };

/** Seats a table's players and starts its game; every message they get is remembered. */
export const seatCrowd = async (
  urls: () => readonly string[],
  players: number,
  lineTo = (url: string): OpenLine => colyseusLine(url, { fetch, WebSocket }),
): Promise<CrowdTable> => {
  const [url = ''] = urls();
  const { table } = await tableOn(url);
  const witnesses: Witness[] = [];
  for (let seat = 0; seat < players; seat++) {
    const shown = new Map<number, string>();
    const contradictions: number[] = [];
    const note = (message: ServerMessage): void => {
      if (message.t === 'welcome') witness.lastWelcomeAt = performance.now();
      const told = message.t === 'events' ? message : message.t === 'welcome' ? message.missed : undefined;
      for (const [index, event] of told?.events.entries() ?? []) {
        const seq = (told?.from ?? 0) + index;
        const text = stable(event);
        if (shown.has(seq) && shown.get(seq) !== text) contradictions.push(seq);
        shown.set(seq, text);
      }
    };
    const open = anyOf(urls, lineTo);
    const client: TableClient = visitor(url, table, {
      open: (joining, events) =>
        open(joining, {
          ...events,
          message: message => {
            note(message);
            events.message(message);
          },
        }),
    });
    const witness: Witness = { ...nobodyYet, client, seat, shown, contradictions };
    await until('the line is open', () => client.state().line === 'open');
    const sat = await client.ask({ type: 'sit', name: `P${seat}` });
    if (!sat.ok) throw new Error(sat.error.code);
    if (seat > 0) await client.ask({ type: 'ready', isReady: true });
    witnesses.push(witness);
  }
  const started = await witnesses[0]?.client.ask({ type: 'start' });
  if (!started?.ok) throw new Error(`no start: ${started?.error.code}`);
  await until('all have begun', () => witnesses.every(({ client }) => client.state().table?.lobby.phase === 'playing'));
  return { table, witnesses };
};

/** Everybody plays at their own pace until told to stop; the promise is kept when every command has been answered. */
export const keepPlaying = (witness: Witness, rng: Rng, pause: () => number) => {
  let isOn = true;
  const open = new Set<Promise<unknown>>();
  const loop = async (): Promise<void> => {
    while (isOn) {
      witness.asked += 1;
      const answer = witness.client
        .send(rng.below(2) ? { type: 'add', amount: 1 + rng.below(3) } : { type: 'roll' })
        .then(result => {
          if (result.ok) witness.applied += 1;
          else witness.refused += 1;
          if (result.ok) witness.lastAppliedAt = performance.now();
        });
      open.add(answer);
      void answer.finally(() => open.delete(answer));
      await new Promise(done => setTimeout(done, pause()));
    }
  };
  const looping = loop();
  return async (): Promise<number> => {
    isOn = false;
    await looping;
    // Whoever is not answered within this is counted as unanswered.
    const patience = new Promise(done => setTimeout(done, 15_000));
    await Promise.race([Promise.all([...open]), patience]);
    return open.size;
  };
};

/** An event as text that does not depend on the order of keys. */
const stable = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/** A table's journal as everybody may know it. */
export const writtenIn = (rows: readonly Row[]): readonly { readonly seq: number; readonly event: TableEvent }[] =>
  migratedEntries(
    rows.map(({ body }) => body),
    { toy },
  ).map((entry, index) => ({ seq: rows[index]?.seq ?? 0, event: publicEvent(entry, toy.game) }));

/** What the journal says against what was shown. All numbers should be 0. */
export interface Faults {
  readonly lost: number;
  readonly doubled: number;
  readonly contradicted: number;
  readonly diverged: number;
  readonly unanswered: number;
}

export const faultsOf = (
  { witnesses }: CrowdTable,
  journal: readonly { readonly seq: number; readonly event: TableEvent }[],
  unanswered: number,
): Faults => {
  const written = new Map(journal.map(({ seq, event }) => [seq, stable(event)]));
  const causes = journal.flatMap(({ event }) => (event.type === 'played' && event.by ? [event.by.join(' ')] : []));
  const count = (each: (witness: Witness) => number): number => witnesses.reduce((sum, one) => sum + each(one), 0);
  const total = journal.reduce((sum, { event }) => sum + addedBy(event), 0);
  return {
    lost: count(({ shown }) => [...shown].filter(([seq, text]) => written.get(seq) !== text).length),
    doubled: causes.length - new Set(causes).size,
    contradicted: count(({ contradictions }) => contradictions.length),
    diverged: count(({ client }) => (totalOf(client) === total ? 0 : 1)),
    unanswered: unanswered + Math.abs(causes.length - count(({ applied }) => applied)),
  };
};

const addedBy = (event: TableEvent): number => {
  if (event.type !== 'played' || event.event.type !== 'added') return 0;
  return 'amount' in event.event ? Number(event.event.amount) : 0;
};

const totalOf = (client: TableClient): number | undefined =>
  (client.state().table?.game?.view as ToyState | undefined)?.total;
