import { batch, computed, signal } from '@preact/signals';
import type { Refusal } from '@templefall/kernel';
import type { Clock } from '@templefall/kit';
import { type Command, temple } from '@templefall/temple';
import { readTime } from '../../../session/gameTime.ts';
import { listeners } from '../../../ui/signals/listeners.ts';
import type { Call } from '../../gameClient.ts';
import type { Applied, TempleSession } from '../session.ts';
import type { LocalGame } from './game.ts';
import type { News, Opened, Order, Turn } from './wire.ts';

/** A table of this browser as its page sees it. */
export interface LocalTable extends TempleSession {
  /** It waits for the word of whoever sits at it. */
  readonly begin: () => void;
  /** What the table in the worker told. */
  readonly hear: (news: News) => void;
  /** The game with its hidden piles and the clock as they stand, to be taken up later. */
  readonly keep: () => LocalGame;
}

/** The page's side: it folds what it is told with the same code as for a table of a server, and asks for everything. */
export const localTable = (opened: Opened, clock: Clock, order: (order: Order) => void): LocalTable => {
  const { me } = opened;
  const view = signal(opened.view);
  const hasBegun = signal(false);
  const listening = listeners<Applied>();
  const calls = listeners<Call>();
  const asked = new Map<number, (refusal: Refusal | undefined) => void>();
  let { time, kept } = opened;
  let sent = 0;
  const now = () => readTime(time, clock);

  /** Listeners get each event with the states around it; the screen gets one state for all of them. */
  const turn = ({ events, answers, ...news }: Turn): void => {
    time = news.time;
    kept = news.kept ?? kept;
    let before = view.value;
    const told = events.map(({ at, event }): Applied => {
      const after = temple.evolve(before, event);
      const applied = { at, event, before, after };
      before = after;
      return applied;
    });
    batch(() => {
      view.value = before;
      for (const applied of told) listening.tell(applied);
    });
    for (const { n, refusal } of answers) {
      asked.get(n)?.(refusal);
      asked.delete(n);
    }
  };

  return {
    me,
    game: 'temple',
    seats: signal([me]),
    gameKey: () => opened.game,
    view,
    players: signal(opened.players),
    connection: signal('open' as const),
    now,
    hasBegun,
    hasEnded: computed(() => view.value.ended !== undefined),
    begin: () => {
      hasBegun.value = true;
      order({ type: 'begin' });
    },
    send: body =>
      new Promise(resolve => {
        asked.set(++sent, resolve);
        order({ type: 'play', n: sent, command: { ...body, seat: me } as Command, stamp: now() });
      }),
    call: (call, target) => order({ type: 'call', call: { seat: me, call, ...(target && { target }) } }),
    onApplied: listening.add,
    onCall: calls.add,
    leave: () => {},
    hear: news => {
      if (news.type === 'turn') turn(news);
      if (news.type === 'called') calls.tell(news.call);
    },
    keep: () => ({ ...(JSON.parse(kept) as LocalGame), at: now() }),
  };
};
