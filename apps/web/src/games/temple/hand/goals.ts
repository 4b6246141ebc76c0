import type { Seat } from '@templefall/kernel';
import { grouped, type Millis } from '@templefall/kit';
import {
  type Command,
  type Die,
  type DieId,
  FACES,
  type Face,
  isBlack,
  type State,
  shown,
  temple,
} from '@templefall/temple';

/**
 * Something a player could aim at from where they stand, whatever their dice show. `go`: it is paid by what lies there
 * now; `short`: one symbol is missing; `far`: more than one.
 */
export interface Goal {
  /** The same as long as it is the same aim. */
  readonly key: string;
  readonly command: Command;
  readonly cost: readonly Face[];
  readonly missing: readonly Face[];
  readonly reach: 'go' | 'short' | 'far';
  /** [TM2.11] The same, paid with treasures that are used up; also where dice alone would do. */
  readonly spending?: readonly Goal[];
}

/**
 * Everything one may aim at. The law itself is asked twice: what would be legal with a hand full of every symbol, and what
 * is legal with the dice as they lie. No rule is repeated here, so what is lit and what is accepted cannot differ.
 */
export const goalsOf = (view: State, me: Seat, at: Millis): readonly Goal[] => {
  const player = view.players[me];
  if (!player || view.ended || view.paused) return [];
  const rich = withDice(view, me, [...player.dice, ...FULL_HAND]);
  const legal = new Map<string, Command>();
  // Dice alone are offered before a treasure that would be used up, and come first here.
  const offered = temple.legal(view, me, at);
  for (const command of offered) if (!legal.has(keyOf(command))) legal.set(keyOf(command), command);
  const spending = grouped(offered.filter(isSpending), keyOf);
  const options = temple.legal(rich, me, at).filter(command => !isSpending(command));
  const wished = new Set(options.map(keyOf));
  // What only an empty hand may do (a priest with nothing but black masks) no rich one is offered.
  const others = [...legal].flatMap(([key, command]) => (wished.has(key) ? [] : [command]));
  const aims = [...options, ...others].filter(command => !ASIDE.has(command.type));

  return mostAtOnce(aims).flatMap((aim): Goal[] => {
    const key = keyOf(aim);
    const cost = [...facesOf(rich, payOf(aim))].sort((a, b) => FACES.indexOf(a) - FACES.indexOf(b));
    const now = legal.get(key);
    const dear = (spending.get(key) ?? []).map(command => spendingGoal(view, command));
    if (now) return [{ key, command: now, cost, missing: [], reach: 'go', ...(dear.length > 0 && { spending: dear }) }];
    const missing = missingFor(view, aim, at);
    const spare = diceFor(view, me, aim) - cost.length;
    if (missing === undefined || spare < 0) return [];
    return [{ key, command: aim, cost, missing, reach: missing.length === 1 ? 'short' : 'far' }];
  });
};

/**
 * Everything goals depend on, as a list to be compared item by item: rolls of friends elsewhere are left out. Only modules
 * let one reach for somebody in another room; with them the number of black dice there counts.
 */
export const goalDeps = (view: State, me: Seat, at: Millis): readonly unknown[] => {
  const here = view.players[me]?.spot;
  const hasModules = Object.keys(view.modules).length > 0;
  return [
    view.rooms,
    view.modules,
    view.drawn,
    view.stack.size,
    view.depot,
    view.paused,
    view.ended,
    ...view.players.flatMap(player => [
      player.spot,
      player.sharing,
      player.spot === here
        ? player.dice.map(die => `${die.id}${shown(die, at) ?? ''}`).join()
        : hasModules && player.dice.filter(die => isBlack(die, at)).length,
    ]),
  ];
};

/** Not aims: what is done without paying, or has a place of its own on the screen. */
const ASIDE: ReadonlySet<string> = new Set([
  'roll',
  'share',
  'markDie',
  'propose',
  'agree',
  'decline',
  'resume',
  'giveDie',
  'setAway',
]);

const virtual = (face: Face, index: number): Die => ({ id: (10_000 + index) as DieId, face, settlesAt: 0 });
/** As many of each symbol as the dearest thing in the box could cost. */
const MOST = [
  ['A', 4],
  ['K', 28],
  ['T', 10],
  ['G', 12],
] as const;
const FULL_HAND = MOST.flatMap(([face, most], row) =>
  Array.from({ length: most }, (_, i) => virtual(face, row * 100 + i)),
);

const withDice = (view: State, me: Seat, dice: readonly Die[]): State => ({
  ...view,
  players: view.players.map((player, seat) => (seat === me ? { ...player, dice } : player)),
});

/** However it is paid, with dice alone or with a treasure that is used up, it is the same aim. */
const keyOf = ({ pay: _, spend: __, ...aim }: Command & { readonly pay?: unknown; readonly spend?: unknown }): string =>
  JSON.stringify(aim);

const isSpending = (command: Command): boolean => 'spend' in command;
export const spentBy = ({ command }: Goal): readonly string[] =>
  'spend' in command && Array.isArray(command.spend) ? command.spend : [];

const spendingGoal = (view: State, command: Command): Goal => ({
  key: `${keyOf(command)} ${'spend' in command ? command.spend : ''}`,
  command,
  cost: facesOf(view, payOf(command)),
  missing: [],
  reach: 'go',
});

const payOf = (command: Command): readonly DieId[] =>
  'pay' in command && Array.isArray(command.pay) ? (command.pay as readonly DieId[]) : [];

const facesOf = (view: State, dice: readonly DieId[]): readonly Face[] =>
  dice.flatMap(id => {
    for (const player of view.players) {
      const face = player.dice.find(die => die.id === id)?.face;
      if (face) return [face];
    }
    return [];
  });

/** The law says what is missing; undefined if something else is in the way. */
const missingFor = (
  view: State,
  { pay: _, ...aim }: Command & { readonly pay?: unknown },
  at: Millis,
): readonly Face[] | undefined => {
  const verdict = temple.decide(view, aim, { at, chance: unused });
  if (verdict.ok) return [];
  if (verdict.error.code === 'noGoldMask') return ['G'];
  if (verdict.error.code !== 'cannotPay') return undefined;
  return [...String(verdict.error.because?.missing ?? '')] as Face[];
};

/** How many dice could at best lie there for it: one's own, and of those who may join in. */
const diceFor = (view: State, me: Seat, aim: Command): number => {
  const player = view.players[me];
  const own = player?.dice.length ?? 0;
  if (aim.type === 'enter' || aim.type === 'discover' || aim.type === 'escape') return own;
  return view.players.reduce(
    (sum, other, seat) => (seat === me || other.spot !== player?.spot ? sum : sum + other.dice.length),
    own,
  );
};

/** Of the ways to free the same player with the same mask only the one that frees most is an aim. */
const mostAtOnce = (aims: readonly Command[]): readonly Command[] => {
  const seen = new Set<string>();
  return aims.filter(aim => {
    if (aim.type !== 'free') return true;
    const { owner, helped } = aim as Extract<Command, { type: 'free' }>;
    const pair = `${owner}-${helped}`;
    if (seen.has(pair)) return false;
    seen.add(pair);
    return true;
  });
};

const unused = (): never => {
  throw new Error('an aim is only asked about, never carried out');
};
