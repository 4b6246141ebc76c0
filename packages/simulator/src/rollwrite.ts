import { createRollWriteBot } from '@templefall/bots';
import type { Recorded } from '@templefall/kernel';
import { type CoreEvent, GEM_SOURCES, type GemSource, rollwrite, type State } from '@templefall/rollwrite';
import type { Bot, Contest, Figures } from './contest.ts';

const { move, startMemory } = createRollWriteBot();

/** Roll & Write among bots. */
export const rollwriteContest: Contest = {
  game: rollwrite,
  bot: move as Bot,
  startMemory: startMemory(),
  seats: state => (state as State).players.length,
  figures: ({ state, events }) => {
    const end = state as State;
    return {
      rounds: end.round,
      gems: end.gems,
      ...Object.fromEntries(GEM_SOURCES.map(source => [`gems from ${NAMES[source]}`, gemsFrom(events, source)])),
      'rooms entered': count(events, 'roomEntered'),
      'maps cashed in': count(events, 'mapCashed'),
      ...(end.ending && !end.ending.won && missing(end.ending)),
    };
  },
};

const NAMES: { readonly [S in GemSource]: string } = {
  room: 'rooms',
  track: 'tracks',
  map: 'maps',
  secret: 'secret rooms',
};

/** What a lost team lacked. */
const missing = ({ gems, needed, missing: away }: NonNullable<State['ending']>): Figures => ({
  'lost: gems missing': Math.max(0, needed - gems),
  'lost: adventurers not at the exit': away.length,
});

const core = (events: readonly Recorded[]): readonly CoreEvent[] => events.map(({ event }) => event as CoreEvent);
const count = (events: readonly Recorded[], type: CoreEvent['type']): number =>
  core(events).filter(event => event.type === type).length;
const gemsFrom = (events: readonly Recorded[], source: GemSource): number =>
  core(events).reduce(
    (sum, event) => sum + (event.type === 'gemsMarked' && event.source === source ? event.count : 0),
    0,
  );
