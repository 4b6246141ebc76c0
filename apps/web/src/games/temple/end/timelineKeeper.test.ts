import { seat } from '@templefall/kernel';
import type { Cell, Spot, State, Event as TempleEvent } from '@templefall/temple';
import { beforeEach, expect, it, vi } from 'vitest';
import { middle } from '../../../gallery/samples.ts';
import { listeners } from '../../../ui/signals/listeners.ts';
import type { Applied, TempleSession } from '../session.ts';
import { recordTimeline, timelineOf } from './timelineKeeper.ts';

const kept = new Map<string, string>();
const page = new EventTarget();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});

const { view } = middle();
const walked: State = {
  ...view,
  players: view.players.map((player, i) => (i === 0 ? { ...player, spot: '1,0' as Spot } : player)),
};
const laid: State = { ...walked, rooms: { ...walked.rooms, '5,5': walked.rooms['1,0' as Cell] as never } };
const happened = (at: number, before: State, after: State): Applied => ({
  at,
  before,
  after,
  event: { type: 'entered', seat: seat(0) } as unknown as TempleEvent,
});

const tableOf = (game: string) => {
  const listening = listeners<Applied>();
  let shown = view;
  const session = { gameKey: () => game, now: () => 1000, view: { peek: () => shown }, onApplied: listening.add };
  return {
    session: session as unknown as TempleSession,
    tell: (applied: Applied): void => {
      shown = applied.after;
      listening.tell(applied);
    },
    /** Who was away for long is shown what has become of it, and told of nothing. */
    show: (state: State): void => {
      shown = state;
    },
  };
};

it('writes down who went where and which rooms were found', () => {
  const { session, tell } = tableOf('one');
  const timeline = recordTimeline(session);
  tell(happened(2000, view, walked));
  tell(happened(3000, walked, laid));
  const { walks, found } = timeline.read();
  expect(walks[0]).toEqual([
    [1000, '1,-1'],
    [2000, '1,0'],
  ]);
  expect(walks[1]).toEqual([[1000, '1,-1']]);
  expect(found).toEqual([[3000, '5,5']]);
});

it('outlives a reload of the same game, and of no other', () => {
  const { session, tell } = tableOf('one');
  const before = recordTimeline(session);
  tell(happened(2000, view, walked));
  page.dispatchEvent(new Event('pagehide'));
  expect(recordTimeline(tableOf('one').session).read()).toEqual(before.read());
  expect(recordTimeline(tableOf('two').session).read().walks[0]).toEqual([[1000, '1,-1']]);
});

it('outlives a way out and back in without a reload', () => {
  const { session, tell } = tableOf('one');
  const before = recordTimeline(session);
  tell(happened(2000, view, walked));
  before.stop();
  expect(recordTimeline(tableOf('one').session).read()).toEqual(before.read());
});

it('is whole for whoever saw all of it: not for who came back, came late or missed something', () => {
  const seen = tableOf('one');
  const whole = recordTimeline(seen.session);
  seen.tell(happened(2000, view, walked));
  seen.tell(happened(3000, walked, laid));
  expect(whole.isWhole()).toBe(true);
  whole.stop();
  expect(recordTimeline(tableOf('one').session).isWhole()).toBe(false);
  expect(recordTimeline({ ...tableOf('two').session, now: () => 9000 }).isWhole()).toBe(false);
  const cut = tableOf('three');
  const gapped = recordTimeline(cut.session);
  cut.tell(happened(3000, walked, laid));
  expect(gapped.isWhole()).toBe(false);
  const slept = tableOf('four');
  const endless = recordTimeline(slept.session);
  slept.show(laid);
  expect(endless.isWhole()).toBe(false);
});

it('is made whole from everything that happened', () => {
  const recorded = timelineOf([happened(2000, view, walked), happened(3000, walked, laid)]);
  expect(recorded).toMatchObject({ found: [[3000, '5,5']], gems: [[0, view.depot]] });
  expect(recorded?.walks[0]).toEqual([
    [0, '1,-1'],
    [2000, '1,0'],
  ]);
  expect(timelineOf([])).toBeUndefined();
});
