import { createTempleBot } from '@templefall/bots';
import type { GameEvent, Recorded } from '@templefall/kernel';
import { type CoreEvent, cellOfTile, EXIT, type State, temple } from '@templefall/temple';
import type { Bot, Contest, Figures } from './contest.ts';

const { move, startMemory } = createTempleBot();

/** Temple among bots. Times are in seconds of the game's own clock. */
export const templeContest: Contest = {
  game: temple,
  bot: move as Bot,
  startMemory: startMemory(),
  seats: state => (state as State).players.length,
  resume: seat => ({ type: 'resume', seat }),
  figures: ({ state, events, at }) => {
    const end = state as State;
    const exit = events.find(({ event }) => isCore(event) && event.type === 'roomLaid' && event.tile.id === EXIT);
    return {
      'duration, s': at / 1000,
      'gems activated': sum(events, event => (event.type === 'gemsActivated' ? event.gems : 0)),
      'dice lost': end.players.reduce((total, { lost }) => total + lost.length, 0),
      'rooms laid': Object.keys(end.rooms).length,
      rolls: sum(events, event => (event.type === 'rolled' ? 1 : 0)),
      'fate provoked': sum(events, event => (event.type === 'fateProvoked' ? 1 : 0)),
      ...(exit && { 'exit found at, s': exit.at / 1000 }),
      ...(end.ended !== 'escaped' && missing(end)),
    };
  },
};

/** What a lost team lacked. */
const missing = (end: State): Figures => ({
  'lost: gems left in the depot': end.depot,
  'lost: adventurers left inside': end.players.filter(({ spot }) => spot !== undefined).length,
  'lost: exit not found': cellOfTile(end.rooms, EXIT) === undefined ? 1 : 0,
});

const isCore = (event: GameEvent): event is CoreEvent => 'type' in event;
const sum = (events: readonly Recorded[], count: (event: CoreEvent) => number): number =>
  events.reduce((total, { event }) => total + (isCore(event) ? count(event) : 0), 0);
