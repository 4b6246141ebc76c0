import { createTempleBot } from '@templefall/bots';
import type { GameEvent, Recorded } from '@templefall/kernel';
import type { Millis } from '@templefall/kit';
import { type CoreEvent, cellOfTile, EXIT, type State, temple } from '@templefall/temple';
import { companyFigures } from './company.ts';
import type { Bot, Contest, Figures } from './contest.ts';

const { move, startMemory } = createTempleBot();

/** Temple among bots. Times are in seconds of the game's own clock. */
export const templeContest: Contest = {
  game: temple,
  bot: move as Bot,
  startMemory: startMemory(),
  seats: state => (state as State).players.length,
  progress: (_state, at) => at,
  resume: seat => ({ type: 'resume', seat }),
  figures: ({ opening, state, events, at, people }) => {
    const end = state as State;
    const { gems, rolls, fate, exitAt } = countedIn(events);
    return {
      'duration, s': at / 1000,
      'gems activated': gems,
      'dice lost': end.players.reduce((total, { lost }) => total + lost.length, 0),
      'rooms laid': Object.keys(end.rooms).length,
      rolls,
      'fate provoked': fate,
      ...(exitAt !== undefined && { 'exit found at, s': exitAt / 1000 }),
      ...(people > 0 && companyFigures({ opening: opening as State, events, people })),
      ...(end.ended !== 'escaped' && missing(end)),
    };
  },
};

interface Counted {
  gems: number;
  rolls: number;
  fate: number;
  exitAt: Millis | undefined;
}

/** All that is counted in one go: a game has a thousand events. */
const countedIn = (events: readonly Recorded[]): Counted => {
  const counted: Counted = { gems: 0, rolls: 0, fate: 0, exitAt: undefined };
  for (const { at, event } of events) {
    if (!isCore(event)) continue;
    if (event.type === 'rolled') counted.rolls++;
    else if (event.type === 'gemsActivated') counted.gems += event.gems;
    else if (event.type === 'fateProvoked') counted.fate++;
    else if (event.type === 'roomLaid' && event.tile.id === EXIT) counted.exitAt ??= at;
  }
  return counted;
};

/** What a lost team lacked. */
const missing = (end: State): Figures => ({
  'lost: gems left in the depot': end.depot,
  'lost: adventurers left inside': end.players.filter(({ spot }) => spot !== undefined).length,
  'lost: exit not found': cellOfTile(end.rooms, EXIT) === undefined ? 1 : 0,
});

const isCore = (event: GameEvent): event is CoreEvent => 'type' in event;
