import { seat } from '@templefall/kernel';
import type { Cell, Spot, State, Event as TempleEvent } from '@templefall/temple';
import { LANGUAGES, loadStoryTexts, storyWordsOf } from '@templefall/texts';
import { describe, expect, it } from 'vitest';
import { running } from '../../../gallery/samples.ts';
import type { Applied } from '../session.ts';
import { momentOf, momentText, teller } from './telling.ts';

const { view } = running();
const happened = (event: object, after: State = view, before: State = view): Applied => ({
  at: 0,
  event: event as TempleEvent,
  before,
  after,
});
const at = (spot: string): State => ({
  ...view,
  players: view.players.map((player, i) => (i === 0 ? { ...player, spot: spot as Spot } : player)),
});
const dark: State = {
  ...view,
  rooms: Object.fromEntries(
    Object.entries(view.rooms).map(([cell, room]) => [cell, { ...room, gems: 0 }]),
  ) as State['rooms'],
};

describe('the television tells', () => {
  it('the exit, the first gem, the first who is out, and a curse', () => {
    const exit = view.rooms['3,-1' as Cell]?.tile;
    expect(momentOf(happened({ type: 'roomLaid', tile: exit }), undefined)?.line).toBe('tell.exit');
    expect(momentOf(happened({ type: 'roomLaid', tile: view.rooms['1,0' as Cell]?.tile }), undefined)).toBeUndefined();
    const lit = { type: 'gemsActivated', seat: seat(0), gems: 1 };
    expect(momentOf(happened(lit, view, dark), undefined)?.line).toBe('tell.gem');
    expect(momentOf(happened(lit), undefined)).toBeUndefined();
    expect(momentOf(happened({ type: 'escaped', seat: seat(2) }), 'exit')).toMatchObject({ line: 'tell.out', seat: 2 });
    expect(momentOf(happened({ type: 'curseDrawn', seat: seat(1) }), undefined)?.line).toBe('tell.curse');
    expect(momentOf(happened({ type: 'rolled', seat: seat(1), dice: [] }), 'start')).toBeUndefined();
  });

  it('who is two rooms from safety, in a run only', () => {
    const step = { type: 'entered', seat: seat(0) };
    expect(momentOf(happened(step, at('1,-1')), 'start')?.line).toBe('tell.near');
    expect(momentOf(happened(step, at('1,0')), 'start')).toBeUndefined();
    expect(momentOf(happened(step, at('1,-1')), undefined)).toBeUndefined();
  });

  it('each moment once', () => {
    const isNew = teller();
    const gem = { line: 'tell.gem', once: 'gem' } as const;
    expect([isNew(gem), isNew(gem), isNew(undefined)]).toEqual([true, false, false]);
  });

  it.each(LANGUAGES)('with the name of whose moment it is, in %s', async language => {
    const words = storyWordsOf(language, await loadStoryTexts[language]());
    for (const line of ['tell.near', 'tell.out', 'tell.curse', 'tell.stuck'] as const)
      expect(momentText({ line, seat: seat(1), once: '' }, ['Maya', 'Jonas'], words)).toContain('Jonas');
    expect(momentText({ line: 'tell.exit', once: '' }, [], words)).not.toContain('{');
  });
});
