import { type Seat, seat as toSeat } from '@templefall/kernel';
import { type Millis, must } from '@templefall/kit';
import { createOdds } from '@templefall/odds';
import { type Context, type DieId, type Player, type Rooms, type State, temple } from '@templefall/temple';
import type { TempleBotInput, TempleBotMove } from './contract.ts';
import { giftFrom, helpInTheRoom } from './friends.ts';
import { blackCount, type Grip, gripOf, handAt, hasModules } from './hand.ts';
import { acted, between, doing, readyThrow } from './hands.ts';
import { mustGoHome } from './home.ts';
import type { Job } from './job.ts';
import { awaitedCell } from './jobs.ts';
import { growthOf, type Laid, mapOf, mapWith, type TempleMap } from './map.ts';
import { type Memory, startMemory } from './memory.ts';
import { isModuleJobOpen, reflexOf } from './modules.ts';
import { partsOf } from './parts/on.ts';
import { isStillSo, planned, situationOf } from './plan.ts';
import { rollsBy } from './rolls.ts';
import type { Parts, Sight } from './sight.ts';
import { spoken } from './talk.ts';
import { type Temper, temperOf } from './temper.ts';
import { fateProposal, hasOpenVote, voteAnswer } from './votes.ts';

/** A player of Temple. It keeps the odds and the maps it has worked out, and nothing that changes an answer. */
export interface TempleBot {
  readonly startMemory: () => Memory;
  readonly move: (input: TempleBotInput) => TempleBotMove;
}

export const createTempleBot = (): TempleBot => {
  const rolls = rollsBy(createOdds({ stuckRolls: STUCK_ROLLS }));
  const maps = new WeakMap<Rooms, Drawn>();
  const latest = new WeakMap<State['options'], Drawn>();
  const mapFor = (ctx: Context): TempleMap => {
    const { rooms, options } = ctx.state;
    const passages = partsFor(ctx.state).passages.map(made => made(ctx.state));
    const known = maps.get(rooms);
    if (known?.passages.every((made, index) => made === passages[index])) return known.map;
    const map = mapAfter(latest.get(options), ctx, passages);
    const drawn = { rooms, cells: Object.keys(rooms), passages, map };
    latest.set(options, drawn);
    maps.set(rooms, drawn);
    return map;
  };

  // Which modules are on is settled with the options of a game.
  const parts = new WeakMap<State['options'], Parts>();
  const partsFor = (view: State): Parts => {
    const own = parts.get(view.options) ?? partsOf(view);
    parts.set(view.options, own);
    return own;
  };

  // What dice can do changes with the modules' slices and with the number of dice, and is asked for at every thought.
  const grips = new WeakMap<State['modules'], Grip[]>();
  const gripFor = (ctx: Context, seat: Seat): Grip => {
    const { modules, players } = ctx.state;
    const all = grips.get(modules) ?? [];
    const known = all[seat];
    if (known && known.dice === players[seat]?.dice.length) return known;
    const grip = gripOf(ctx, seat);
    all[seat] = grip;
    grips.set(modules, all);
    return grip;
  };

  // Where nothing is lost at a slam is for modules to say, and they say it of every spot of the map.
  const safe = new WeakMap<State['modules'], { readonly map: TempleMap; readonly places: readonly number[] }>();
  const safePlaces = (ctx: Context, map: TempleMap): readonly number[] => {
    const known = safe.get(ctx.state.modules);
    if (known?.map === map) return known.places;
    const places = [...map.spots.keys()].filter(place => {
      const spot = map.spots[place];
      return spot !== undefined && ctx.ask('isSafe', { spot }, false);
    });
    safe.set(ctx.state.modules, { map, places });
    return places;
  };

  const move = (input: TempleBotInput): TempleBotMove => {
    const { view, seat: me, at, rng, level } = input;
    const memory = input.memory ?? startMemory();
    const people = peopleOf(input);
    const temper = temperOf(level, people.length > 0);
    const player = must(view.players[me], `seat ${me}`);
    if (view.ended || view.paused) return { memory, wakeAt: at + LONG_WAIT };
    if (player.spot === undefined) return outside(input, memory, temper);
    const dice = hasOpenVote(view) ? undefined : readyThrow(memory, player, at);
    const ctx = temple.context(view, at);
    if (dice && !ctx.ask('refusesRoll', { seat: me }, undefined)) return thrown(input, dice, temper);
    const sight: Sight = {
      ctx,
      view,
      at,
      me,
      player,
      spot: player.spot,
      grip: gripFor(ctx, me),
      gripFor,
      safePlaces,
      hand: handAt(player, at),
      map: mapFor(ctx),
      unrolled: unrolledBy(view),
      rolls,
      temper,
      rng,
      heard: input.heard ?? NOTHING_HEARD,
      people,
      parts: partsFor(view),
      period: view.pace.rollMs + (temper.throwing[0] + temper.throwing[1]) / 2 + 200,
    };
    return inside(sight, memory);
  };

  return { startMemory, move };
};

/** A map that was drawn, of what, and which passages modules had made by then. */
interface Drawn extends Laid {
  readonly passages: readonly unknown[];
  readonly map: TempleMap;
}

/** Gems change no way, and a room more is added to the last map. */
const mapAfter = (before: Drawn | undefined, ctx: Context, passages: readonly unknown[]): TempleMap => {
  if (!before || passages.some((made, index) => made !== before.passages[index])) return mapOf(ctx);
  const growth = growthOf(before, ctx.state.rooms);
  if (growth === 'same') return before.map;
  return growth === undefined ? mapOf(ctx) : mapWith(before.map, ctx, growth);
};

const unrolledBy = ({ players }: State): (() => readonly Player[]) => {
  let known: readonly Player[] | undefined;
  return () => {
    known ??= players.map(player => ({ ...player, dice: player.dice.map(({ id }) => ({ id })) }));
    return known;
  };
};

/** Black dice only cost more than the wait for help: the helper's time, and the game if nobody is left to help. */
const STUCK_ROLLS = 150;

const NOTHING_HEARD: Sight['heard'] = [];
const NOBODY: readonly Seat[] = [];

/** The seats of people who are still in the temple. */
const peopleOf = ({ view, bots }: TempleBotInput): readonly Seat[] =>
  bots === undefined
    ? NOBODY
    : view.players.flatMap(({ spot, away }, index) =>
        spot === undefined || away || bots.includes(toSeat(index)) ? [] : toSeat(index),
      );

const LONG_WAIT: Millis = 2000;

/** The dice are in the air; what they show is looked at when they lie there. */
const thrown = (
  { view, seat, at, rng, memory = {} }: TempleBotInput,
  dice: readonly DieId[],
  { react }: Temper,
): TempleBotMove => {
  const wakeAt = at + view.pace.settleMs + between(rng, react);
  return { memory: { ...memory, ready: undefined }, command: { type: 'roll', seat, dice }, wakeAt };
};

/** [TA12] Out of the temple: a die for a friend, and nothing more. */
const outside = ({ view, seat: me, at, rng }: TempleBotInput, memory: Memory, temper: Temper): TempleBotMove => {
  const command = giftFrom({ view, at, me });
  return command ? { memory, command, wakeAt: at + between(rng, temper.react) } : { memory, wakeAt: at + LONG_WAIT };
};

const inside = (sight: Sight, before: Memory): TempleBotMove => {
  const vote = voteAnswer(sight);
  if (vote) return acted(sight, vote, before);
  const proposal = fateProposal(sight, before);
  if (proposal) return acted(sight, proposal, { ...before, proposedAt: sight.at });
  const reflex = reflexOf(sight);
  if (reflex) return acted(sight, reflex, before);
  const help = helpInTheRoom(sight, before.job);
  if (help) return acted(sight, help, before);

  const considered = thought(sight, before);
  const job = must(considered.job, 'a job');
  // There is something to say only where something is new, or nothing can be done.
  if (considered === before && sight.hand.B < sight.player.dice.length) return doing(sight, considered, job);
  const { talk, said } = spoken(sight, before, job);
  const memory = said ? { ...considered, said } : considered;
  const move = doing(sight, memory, job);
  return talk ? { ...move, talk } : move;
};

/** What to do, thought over when the situation has changed. */
const thought = (sight: Sight, memory: Memory): Memory => {
  const { job, seen, until = 0 } = memory;
  const isSettled = job && seen && sight.at < until && isStillSo(sight, seen) && isOpen(sight, job);
  if (isSettled && (job.id === 'home' || !mustGoHome(sight))) return memory;
  return { ...memory, job: planned(sight, memory), seen: situationOf(sight), until: sight.at + PATIENCE };
};

/** After so long without anything new a plan is looked at again. */
const PATIENCE: Millis = 8000;

const isOpen = (sight: Sight, job: Job): boolean => {
  const { view } = sight;
  const { untilLaid, untilGems, command } = job;
  if (untilLaid !== undefined && (view.rooms[untilLaid] || awaitedCell(view) === untilLaid || view.stack.size === 0))
    return false;
  if (untilGems !== undefined && (view.rooms[untilGems]?.gems ?? 1) > 0) return false;
  if (untilLaid !== undefined && hasModules(sight.ctx) && !isStillADoorway(sight, job)) return false;
  if (command.type === 'free') return isStillStuck(sight, job);
  return isModuleJobOpen(sight, job);
};

/** A room can be turned, and its doorways with it. */
const isStillADoorway = ({ map }: Sight, { id }: Job): boolean => map.doorways.some(doorway => doorway.id === id);

/** The friend to be freed still waits where the job says. */
const isStillStuck = ({ view, at }: Sight, { command, spots }: Job): boolean => {
  const friend = view.players[Number(command.helped)];
  return friend !== undefined && friend.spot === spots[0] && blackCount(friend, at) >= MOSTLY_BLACK;
};
const MOSTLY_BLACK = 2;
