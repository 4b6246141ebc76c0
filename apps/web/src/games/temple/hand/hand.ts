import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Refusal, Seat } from '@templefall/kernel';
import type { Millis } from '@templefall/kit';
import { type Command, type DieId, type Face, isBlack, type State, shown } from '@templefall/temple';
import { memoizeByDeps } from '../../../ui/signals/memoizeByDeps.ts';
import { shareStructure } from '../../../ui/signals/structuralSharing.ts';
import type { TempleSession } from '../session.ts';
import { type Goal, goalDeps, goalsOf } from './goals.ts';

/** What a player does with their own hands: which dice they hold, what they aim at, and the roll they asked for. */
export interface Hand {
  readonly seat: Seat;
  /** The last moment at which something changed for the eye: a die came to rest, the hand may roll again. */
  readonly moment: ReadonlySignal<Millis>;
  readonly held: ReadonlySignal<ReadonlySet<DieId>>;
  readonly goals: ReadonlySignal<readonly Goal[]>;
  readonly aim: ReadonlySignal<string | undefined>;
  /** Dice held by hand that the aim just chosen has no use for: choosing it once more lets go of them. */
  readonly leaving: ReadonlySignal<ReadonlySet<DieId>>;
  /** How often each die was thrown, counted from the touch, not from the answer. */
  readonly throws: ReadonlySignal<ReadonlyMap<DieId, number>>;
  readonly free: ReadonlySignal<readonly DieId[]>;
  readonly isReady: ReadonlySignal<boolean>;
  readonly tapDie: (die: DieId) => void;
  readonly release: () => void;
  readonly roll: () => void;
  /** Does it if it is paid, else makes it the aim: matching dice are then held by themselves. */
  readonly reachFor: (goal: Goal) => void;
  readonly send: (command: Command) => void;
  /** What this hand did has had no answer for a while: the line may be lost. */
  readonly isUnheard: ReadonlySignal<boolean>;
  readonly refusal: ReadonlySignal<(Refusal & { readonly count: number; readonly place: string }) | undefined>;
  /** Looks at the table again; it does so by itself whenever a die comes to rest. */
  readonly look: () => void;
  readonly dispose: () => void;
}

/** `paysAtOnce`: an aim is carried out the moment it is paid; else it waits for one confirming tap. */
export const handOf = (session: TempleSession, seat: Seat, paysAtOnce: () => boolean): Hand => {
  const moment = signal(session.now());
  const held = signal<ReadonlySet<DieId>>(new Set());
  const aim = signal<string | undefined>(undefined);
  const throws = signal<ReadonlyMap<DieId, number>>(new Map());
  const leaving = signal<ReadonlySet<DieId>>(NONE);
  const refusal = signal<Hand['refusal']['value']>(undefined);
  const wantsRoll = signal(false);
  const isUnheard = signal(false);
  let unanswered = 0;
  /** Held by a tap of the player, not by an aim. */
  const byHand = new Set<DieId>();
  /** The aim that wants to let go of some of them. */
  let asked: string | undefined;
  let refusals = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const player = computed(() => session.view.value.players[seat]);
  const goalsNow = memoizeByDeps(goalDeps, goalsOf);
  let lastGoals: readonly Goal[] = [];
  const goals = computed(() => {
    // The very same list as long as nothing in it changed: whoever draws it is not told of a friend's roll.
    lastGoals = shareStructure(lastGoals, goalsNow(session.view.value, seat, moment.value));
    return lastGoals;
  });
  const rollable = computed(() => (player.value?.dice ?? []).filter(die => !isBlack(die, moment.value)));
  const free = computed(() => rollable.value.filter(die => !held.value.has(die.id)).map(die => die.id));
  const isReady = computed(
    () =>
      session.hasBegun.value &&
      !session.view.value.paused &&
      player.value?.spot !== undefined &&
      moment.value >= (player.value?.rollsAt ?? 0),
  );

  const send = async (command: Command, place: string): Promise<void> => {
    unanswered++;
    const patience = setTimeout(() => {
      isUnheard.value = true;
    }, UNHEARD_MS);
    const answer = await session.send(command);
    clearTimeout(patience);
    if (--unanswered === 0) isUnheard.value = false;
    if (answer) refusal.value = { ...answer, count: ++refusals, place };
  };

  /** Looks again whenever a die comes to rest or the hand may roll again. */
  const look = (): void => {
    const now = session.now();
    moment.value = now;
    prune();
    pursue();
    if (wantsRoll.value && isReady.value) throwDice();
    clearTimeout(timer);
    const next = nextMoment(session.view.value, seat, now);
    if (next !== undefined) timer = setTimeout(look, Math.max(4, next - now));
  };

  /** What shows no face cannot be held. */
  const prune = (): void => {
    const lying = (player.value?.dice ?? []).filter(die => held.value.has(die.id) && canHold(shown(die, moment.value)));
    if (lying.length !== held.value.size) held.value = new Set(lying.map(die => die.id));
  };

  const pursue = (): void => {
    if (aim.value === undefined) return;
    const goal = goals.value.find(one => one.key === aim.value);
    if (!goal) {
      aim.value = undefined;
      return;
    }
    // A treasure is used up by a tap of its own only.
    if (goal.reach === 'go' && paysAtOnce() && !('spend' in goal.command)) {
      aim.value = undefined;
      void send(goal.command, goal.key);
      return;
    }
    held.value = matching(goal);
  };

  const matching = (goal: Goal): ReadonlySet<DieId> => {
    const wanted: Face[] = [...goal.cost];
    const keep = new Set<DieId>();
    for (const die of [...(player.value?.dice ?? [])].sort(
      (a, b) => Number(byHand.has(b.id)) - Number(byHand.has(a.id)),
    )) {
      const face = shown(die, moment.value);
      const place = face ? wanted.indexOf(face) : -1;
      if (place < 0) continue;
      wanted.splice(place, 1);
      keep.add(die.id);
    }
    return keep;
  };

  const forget = (): void => {
    asked = undefined;
    if (leaving.value.size > 0) leaving.value = NONE;
  };

  /** Dice held by hand are let go of only once the player has seen which. */
  const aimAt = (goal: Goal): void => {
    const keep = matching(goal);
    const dropped = [...byHand].filter(die => held.value.has(die) && !keep.has(die));
    if (dropped.length > 0 && asked !== goal.key) {
      asked = goal.key;
      leaving.value = new Set(dropped);
      refusal.value = { code: 'letsGo', count: ++refusals, place: goal.key };
      return;
    }
    forget();
    byHand.clear();
    aim.value = goal.key;
    pursue();
  };

  const throwDice = (): void => {
    forget();
    wantsRoll.value = false;
    const dice = free.value;
    if (dice.length === 0) return;
    const counted = new Map(throws.value);
    for (const die of dice) counted.set(die, (counted.get(die) ?? 0) + 1);
    throws.value = counted;
    void send({ type: 'roll', seat, dice }, 'roll');
  };

  const listening = [session.view, session.hasBegun].map(told => told.subscribe(() => look()));

  return {
    seat,
    moment,
    held,
    goals,
    aim,
    leaving,
    throws,
    free,
    isReady,
    isUnheard,
    refusal,
    look,
    tapDie: id => {
      const die = player.value?.dice.find(one => one.id === id);
      const face = die && shown(die, session.now());
      if (face === 'B') refusal.value = { code: 'blackDie', count: ++refusals, place: `die ${id}` };
      if (!canHold(face)) return;
      forget();
      const next = new Set(held.value);
      if (next.delete(id)) byHand.delete(id);
      else {
        next.add(id);
        byHand.add(id);
      }
      held.value = next;
      aim.value = undefined;
    },
    release: () => {
      forget();
      byHand.clear();
      held.value = new Set();
      aim.value = undefined;
    },
    roll: () => {
      moment.value = session.now();
      if (isReady.value) throwDice();
      // A tap that comes a little early is kept and rolls as soon as it may (TD6).
      else wantsRoll.value = true;
    },
    reachFor: goal => {
      if (goal.reach === 'go') {
        forget();
        aim.value = undefined;
        void send(goal.command, goal.key);
      } else if (aim.value === goal.key) aim.value = undefined;
      else aimAt(goal);
    },
    send: command => void send(command, command.type),
    dispose: () => {
      clearTimeout(timer);
      for (const stop of listening) stop();
    },
  };
};

/** An answer takes a fraction of it, over any line on which the game can be played. */
const UNHEARD_MS: Millis = 1500;

const NONE: ReadonlySet<DieId> = new Set();

const canHold = (face: Face | undefined): boolean => face !== undefined && face !== 'B';

/** When something will look different by itself: the next die to settle, at this seat or another, or the next roll. */
const nextMoment = (view: State, seat: Seat, now: Millis): Millis | undefined => {
  const moments = view.players.flatMap(player => player.dice.flatMap(die => die.settlesAt ?? []));
  const rollsAt = view.players[seat]?.rollsAt;
  return [...moments, ...(rollsAt === undefined ? [] : [rollsAt])].filter(at => at > now).sort((a, b) => a - b)[0];
};
