import type { Seat } from '@templefall/kernel';
import { type Millis, must } from '@templefall/kit';
import { createOdds } from '@templefall/odds';
import { blackDice, type Context, type DieId, type Player, type Rooms, type State, temple } from '@templefall/temple';
import type { TempleBotInput, TempleBotMove } from './contract.ts';
import { giftFrom, helpInTheRoom } from './friends.ts';
import { type Grip, gripOf, handAt, hasModules } from './hand.ts';
import { acted, between, doing, readyThrow } from './hands.ts';
import { mustGoHome } from './home.ts';
import type { Job } from './job.ts';
import { isSameGround, mapOf, type TempleMap } from './map.ts';
import { type Memory, startMemory } from './memory.ts';
import { isModuleJobOpen, reflexOf } from './modules.ts';
import { partsOf } from './parts/on.ts';
import { isStillSo, planned, situationOf } from './plan.ts';
import { rollsBy } from './rolls.ts';
import type { Parts, Sight } from './sight.ts';
import { spoken } from './talk.ts';
import { TEMPERS, type Temper } from './temper.ts';
import { fateProposal, voteAnswer } from './votes.ts';

/** A player of Temple. It keeps the odds and the maps it has worked out, and nothing that changes an answer. */
export interface TempleBot {
  readonly startMemory: () => Memory;
  readonly move: (input: TempleBotInput) => TempleBotMove;
}

export const createTempleBot = (): TempleBot => {
  const rolls = rollsBy(createOdds({ stuckRolls: STUCK_ROLLS }));
  const maps = new WeakMap<Rooms, TempleMap>();
  let latest: { readonly rooms: Rooms; readonly map: TempleMap } | undefined;
  const mapFor = (ctx: Context): TempleMap => {
    const { rooms } = ctx.state;
    const known = maps.get(rooms);
    if (known) return known;
    // Gems change no way; holes in walls do, and only modules make them.
    const map = latest && !hasModules(ctx) && isSameGround(rooms, latest.rooms) ? latest.map : mapOf(ctx);
    latest = hasModules(ctx) ? undefined : { rooms, map };
    maps.set(rooms, map);
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

  const move = (input: TempleBotInput): TempleBotMove => {
    const { view, seat: me, at, rng, level } = input;
    const memory = input.memory ?? startMemory();
    const temper = TEMPERS[level];
    const player = must(view.players[me], `seat ${me}`);
    if (view.ended || view.paused) return { memory, wakeAt: at + LONG_WAIT };
    if (player.spot === undefined) return outside(input, memory, temper);
    const dice = hasOpenVote(view) ? undefined : readyThrow(memory, player, at);
    const ctx = temple.context(view, at);
    if (dice && !ctx.ask('refusesRoll', { seat: me }, undefined)) return thrown(input, dice);
    const sight: Sight = {
      ctx,
      view,
      at,
      me,
      player,
      spot: player.spot,
      grip: gripFor(ctx, me),
      gripFor,
      hand: handAt(player, at),
      map: mapFor(ctx),
      unrolled: unrolledBy(view),
      rolls,
      temper,
      rng,
      heard: input.heard ?? [],
      parts: partsFor(view),
      period: view.pace.rollMs + (temper.throwing[0] + temper.throwing[1]) / 2 + 200,
    };
    return inside(sight, memory);
  };

  return { startMemory, move };
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

const LONG_WAIT: Millis = 2000;
const hasOpenVote = ({ votes }: State): boolean => {
  for (const _ in votes) return true;
  return false;
};

/** The dice are in the air; what they show is looked at when they lie there. */
const thrown = ({ view, seat, at, rng, level, memory = {} }: TempleBotInput, dice: readonly DieId[]): TempleBotMove => {
  const wakeAt = at + view.pace.settleMs + between(rng, TEMPERS[level].react);
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
  if (untilLaid !== undefined && (view.rooms[untilLaid] || view.drawn || view.stack.size === 0)) return false;
  if (untilGems !== undefined && (view.rooms[untilGems]?.gems ?? 1) > 0) return false;
  if (command.type === 'free') return isStillStuck(sight, job);
  return isModuleJobOpen(sight, job);
};

/** The friend to be freed still waits where the job says. */
const isStillStuck = ({ view, at }: Sight, { command, spots }: Job): boolean => {
  const friend = view.players[Number(command.helped)];
  return friend !== undefined && friend.spot === spots[0] && blackDice(friend, at).length >= MOSTLY_BLACK;
};
const MOSTLY_BLACK = 2;
