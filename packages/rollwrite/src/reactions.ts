import type { Seat } from '@templefall/kernel';
import { SECRET_GEMS } from './content/adventure.ts';
import { TREASURE_MAPS } from './content/maps.ts';
import type { Context } from './context.ts';
import type { CoreEvent, GemOrigin } from './events.ts';
import { jokerGains } from './jokers.ts';
import {
  earnedGem,
  gemsNeeded,
  isComplete,
  isFull,
  isLastTurn,
  leftOf,
  mapOf,
  missingAtExit,
  playerOf,
  roomOf,
} from './questions.ts';
import { haveAllAnswered } from './rules/asking.ts';
import { cashed } from './rules/maps.ts';
import { secretWith, twinOf } from './secrets.ts';
import type { Gain, RoomId, Track } from './vocabulary.ts';

/** What follows by rule from what just happened, seen on the table after it. */
export const reactionsTo = (ctx: Context, event: CoreEvent): readonly CoreEvent[] => {
  switch (event.type) {
    // [WE4] On the first visit the room's action is carried out and crossed off; [WE9] then the secret rooms are checked.
    case 'roomEntered':
      return [...firstVisit(ctx, event.seat, event.room), ...secretFound(ctx, event.seat, event.room)];

    // [WE5] [WE6] [WE7] The action itself.
    case 'actionCrossed':
      if (event.action === 'gem') return [gem(event.seat, { source: 'room', room: event.room })];
      if (event.action === 'joker') return jokerFrom(ctx, event.seat, 'room');
      return circled(ctx, event.seat, event.action);

    // [WB2] The marked box of a track gives one gem.
    case 'boxCircled':
      return earnedGem(ctx.state, event.track) ? [gem(event.seat, { source: 'track', track: event.track })] : [];

    case 'gainChosen':
      return gained(ctx, event.seat, event.gain);

    // [WE9] Two gems, unless a variant lets the team choose.
    case 'secretFound':
      return ctx.ask('isSecretPaidInGems', {}, true)
        ? [{ type: 'gemsMarked', count: SECRET_GEMS, seat: event.by[0], source: 'secret', colour: event.colour }]
        : [];

    // [WP6] A map with both sides complete is cashed in at once by itself.
    case 'symbolCrossed': {
      const marks = mapOf(playerOf(ctx.state, event.seat), event.map);
      return isComplete(marks, 'bonus') && isComplete(marks, 'gem') ? [cashed(ctx, event.seat, event.map)] : [];
    }

    // [WP4] Its bonus box is circled, and with the gem side complete the team gets a gem.
    case 'mapCashed': {
      const { reward } = TREASURE_MAPS[event.map];
      const gems = event.withGem ? [gem(event.seat, { source: 'map', map: event.map })] : [];
      return [...(reward === 'joker' ? jokerFrom(ctx, event.seat, 'map') : circled(ctx, event.seat, reward)), ...gems];
    }

    // [WT1] Clockwise; [WF2] after the last turn of the last round the team has lost.
    case 'turnEnded':
      return [isLastTurn(ctx.state) ? ended(ctx) : nextTurn(ctx)];

    // [WX9] Everybody has answered: the suggestions are shown together.
    case 'proposalMade':
    case 'askingPassed':
      return haveAllAnswered(ctx) ? [{ type: 'proposalsShown', seat: ctx.state.active }] : [];

    default:
      return [];
  }
};

const gem = (seat: Seat, origin: GemOrigin): CoreEvent => ({ type: 'gemsMarked', count: 1, seat, ...origin });

/** [WT3] The cursed dice move one field to the right; those on the third are back in the supply. */
export const turnOf = ({ state }: Context, seat: Seat, round: number): CoreEvent => ({
  type: 'turnBegan',
  seat,
  round,
  freed: state.cursed[2],
});

/** [WF3] How the game ended, and what was missing. */
export const ended = ({ state }: Context): CoreEvent => {
  const needed = gemsNeeded(state.options);
  const missing = missingAtExit(state);
  return { type: 'gameEnded', won: state.gems >= needed && missing.length === 0, gems: state.gems, needed, missing };
};

const nextTurn = (ctx: Context): CoreEvent => {
  const next = leftOf(ctx.state, ctx.state.active);
  return turnOf(ctx, next, next === ctx.state.start ? ctx.state.round + 1 : ctx.state.round);
};

const firstVisit = ({ state }: Context, seat: Seat, room: RoomId): readonly CoreEvent[] => {
  const { action } = roomOf(state, room);
  if (action === 'exit' || playerOf(state, seat).crossed.includes(room)) return [];
  return [{ type: 'actionCrossed', seat, room, action }];
};

const secretFound = ({ state }: Context, seat: Seat, room: RoomId): readonly CoreEvent[] => {
  const found = secretWith(state, seat, room);
  const twin = twinOf(state.options, room);
  if (!found || !twin) return [];
  return [{ type: 'secretFound', colour: found.colour, by: [seat, found.mate], rooms: [room, twin] }];
};

/** [WE8] A full track takes no more circles: the gain is lost. */
const circled = ({ state }: Context, seat: Seat, track: Track): readonly CoreEvent[] =>
  isFull(state, track)
    ? [{ type: 'gainLost', seat, track }]
    : [{ type: 'boxCircled', seat, track, box: state.tracks[track].circled + 1 }];

const jokerFrom = (ctx: Context, seat: Seat, from: 'room' | 'map'): readonly CoreEvent[] => {
  const gains = jokerGains(ctx, seat, from);
  return gains.length > 0 ? [{ type: 'choiceOpened', seat, gains, from }] : [{ type: 'gainLost', seat }];
};

const gained = (ctx: Context, seat: Seat, gain: Gain): readonly CoreEvent[] => {
  if (gain === 'nothing') return [];
  if (gain === 'moveCurses') return [{ type: 'cursesMoved', freed: ctx.state.cursed[2] }];
  return circled(ctx, seat, gain);
};
