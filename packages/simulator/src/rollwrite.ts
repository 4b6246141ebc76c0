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
  progress: state => {
    const { round, active, start, players } = state as State;
    return round * players.length + ((active - start + players.length) % players.length);
  },
  figures: ({ state, events }) => {
    const end = state as State;
    const { gems, entered, cashed } = countedIn(events);
    return {
      rounds: end.round,
      gems: end.gems,
      ...Object.fromEntries(GEM_SOURCES.map(source => [`gems from ${NAMES[source]}`, gems[source]])),
      'rooms entered': entered,
      'maps cashed in': cashed,
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

interface Counted {
  readonly gems: { [S in GemSource]: number };
  entered: number;
  cashed: number;
}

/** All that is counted in one go: a game has hundreds of events. */
const countedIn = (events: readonly Recorded[]): Counted => {
  const counted: Counted = { gems: { room: 0, track: 0, map: 0, secret: 0 }, entered: 0, cashed: 0 };
  for (const recorded of events) {
    const event = recorded.event as CoreEvent;
    if (event.type === 'gemsMarked') counted.gems[event.source] += event.count;
    else if (event.type === 'roomEntered') counted.entered++;
    else if (event.type === 'mapCashed') counted.cashed++;
  }
  return counted;
};
