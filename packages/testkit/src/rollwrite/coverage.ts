import type { GameEvent } from '@templefall/kernel';
import {
  BASE_SHEET,
  BONUS_TRACKS,
  COLOURS,
  EVENTS,
  type Event,
  GAINS,
  LEVELS,
  MAPS,
  PLAYER_COUNTS,
  REFUSAL_CODES,
  ROOMS,
  rollwrite,
  type State,
  TRACKS,
  VARIANT_SHEET,
  VARIANTS,
} from '@templefall/rollwrite';
import { commandsGiven, eventsSeen, refusalsGiven } from '../play/coverage.ts';
import type { CoverageList } from '../play/spec.ts';

const VARIANT_COMMANDS = ['closeWay', 'voteForPrize'];
const VARIANT_REFUSALS = ['nothingToClose', 'notAnEntrance', 'noVote', 'alreadyVoted', 'noSuchPrize', 'wayBarred'];
const VARIANT_EVENTS: readonly Event['type'][] = [
  'extraDiceRolled',
  'supplyCursed',
  'cursesMoved',
  'extraDieJoined',
  'closingDue',
  'wayClosed',
  'voteOpened',
  'voteCast',
  'prizeChosen',
];

/** What a long run of random games must have met: of the base game (`none`), or with every variant. */
export const rollwriteCoverage = (wish: string): readonly CoverageList[] => {
  const isBase = wish === 'none';
  const commands = Object.keys(rollwrite.commands);
  const sheets = isBase ? [BASE_SHEET] : [BASE_SHEET, VARIANT_SHEET];
  return [
    commandsGiven(isBase ? commands.filter(type => !VARIANT_COMMANDS.includes(type)) : commands),
    eventsSeen(isBase ? EVENTS.filter(type => !VARIANT_EVENTS.includes(type)) : EVENTS),
    refusalsGiven(isBase ? REFUSAL_CODES.filter(code => !VARIANT_REFUSALS.includes(code)) : REFUSAL_CODES),
    seen(
      'room actions',
      [
        ...new Set(
          sheets.flatMap(({ rooms }) =>
            ROOMS.filter(room => rooms[room].action !== 'exit').map(room => `${room} ${rooms[room].action}`),
          ),
        ),
      ],
      event => (event.type === 'actionCrossed' ? `${event.room} ${event.action}` : undefined),
    ),
    seen(
      'maps',
      MAPS.flatMap(map => [`${map}`, `${map} with gem`]),
      event => (event.type === 'mapCashed' ? `${event.map}${event.withGem ? ' with gem' : ''}` : undefined),
    ),
    seen(
      'track boxes',
      TRACKS.flatMap(track => Array.from({ length: BONUS_TRACKS[track].boxes }, (_, box) => `${track} ${box + 1}`)),
      event => (event.type === 'boxCircled' ? `${event.track} ${event.box}` : undefined),
    ),
    seen('secret pairs', COLOURS, event => (event.type === 'secretFound' ? event.colour : undefined)),
    seen('gains', isBase ? GAINS.filter(gain => gain !== 'nothing' && gain !== 'moveCurses') : GAINS, event =>
      event.type === 'gainChosen' ? event.gain : undefined,
    ),
    seen('endings', ['won', 'lost'], event => (event.type === 'gameEnded' ? (event.won ? 'won' : 'lost') : undefined)),
    {
      name: 'tables',
      ids: PLAYER_COUNTS.flatMap(players =>
        LEVELS.flatMap(level =>
          ['base', ...(isBase ? [] : Object.keys(VARIANTS))].map(variant => `${players} ${level} ${variant}`),
        ),
      ),
      metIn: happening => {
        if (happening.type !== 'ended') return [];
        const { players, level, variant = 'base' }: State['options'] = happening.state.options;
        return [`${players} ${level} ${variant}`];
      },
    },
  ];
};

const seen = (name: string, ids: readonly string[], idIn: (event: Event) => string | undefined): CoverageList => ({
  name,
  ids,
  metIn: happening => {
    const id = happening.type === 'event' ? idIn(eventOf(happening.event)) : undefined;
    return id === undefined ? [] : [id];
  },
});

/** The harness knows events by their type alone; these come from this game. */
const eventOf = (event: GameEvent): Event => event as Event;
