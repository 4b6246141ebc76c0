import type { Seat } from '@templefall/kernel';
import { grouped } from '@templefall/kit';
import { cellOf, coordinates, type Side, type Spot, type State } from '@templefall/temple';
import type { Words } from '@templefall/texts';
import type { PawnArt, Price } from '../../../ui/Icon.tsx';
import type { Player } from '../../gameClient.ts';
import type { Goal } from '../hand/goals.ts';
import { isOfCard } from './cards.ts';
import { CURSE_ART, TREASURE_ART } from './contentArt.ts';
import { costText } from './costText.ts';
import { pawnOf } from './pawn.ts';
import { priceOf } from './price.ts';
import { doorText } from './roomText.ts';

/** A button of the dock: everything ready to be drawn. Several ways to do the same are one button that asks which. */
export interface ActionModel {
  readonly key: string;
  /** The same whichever of its options is the best one now. */
  readonly id: string;
  readonly goal: Goal;
  readonly options: readonly Goal[];
  readonly icon: string;
  /** For doors: which way the arrow points. */
  readonly side?: Side;
  readonly title: string;
  readonly label: string;
  readonly price: readonly Price[];
  /** Those who help pay, or are helped. */
  readonly friends: readonly PawnArt[];
  readonly note?: string;
  readonly isAim: boolean;
}

/** What can be paid comes first. One's aim has a place of its own between that and the rest, where it is asked for. */
export const RANK = { go: 0, aim: 1, short: 2, far: 3 } as const;

export interface Company {
  readonly me: Seat;
  readonly names: readonly string[];
  readonly players: readonly Player[];
}

interface Aims extends Company {
  readonly goals: readonly Goal[];
  readonly aim: string | undefined;
}

/** Those with a control of their own: the hand, standing up. */
const ELSEWHERE: ReadonlySet<string> = new Set(['setHand', 'standUp']);
export const bodiesIn = (goals: readonly Goal[]): readonly Goal[] =>
  goals.filter(({ command }) => ELSEWHERE.has(command.type));

/** Everything the buttons depend on. */
export const actionsDeps = (
  { rooms, players: adventurers }: State,
  { me, goals, aim, names, players }: Aims,
  words: Words,
): readonly unknown[] => [
  rooms,
  adventurers[me]?.spot,
  goals,
  aim,
  names,
  players,
  words,
  ...adventurers.map(({ pawn }) => pawn),
];

/** The aims as buttons, in an order that changes only with the place one stands at. */
export const actionsOf = (state: State, { goals, aim, ...company }: Aims, words: Words): readonly ActionModel[] => {
  const groups = grouped(
    goals.filter(({ command }) => !ELSEWHERE.has(command.type)),
    groupOf,
  );
  return [...groups].flatMap(([id, options]): ActionModel[] => {
    const [goal] = [...options].sort((a, b) => RANK[a.reach] - RANK[b.reach]);
    if (!goal) return [];
    const face = describe(state, goal, company, words);
    return [
      {
        key: goal.key,
        id,
        goal,
        options,
        price: priceOf(goal),
        isAim: options.some(option => option.key === aim),
        label: words.say(labelOf(goal), {
          action: actionText(state, goal, company, words),
          cost: costText(words, goal.cost),
        }),
        ...face,
      },
    ];
  });
};

/** For screens where doors have a place of their own: all else. While a friend's mask frees me, none of my own is looked for, unless I chose it. */
export const deedsOf = (all: readonly ActionModel[], me: Seat): readonly ActionModel[] => {
  const freesMe = ({ goal: { command } }: ActionModel): boolean => command.type === 'free' && command.helped === me;
  const isFreed = all.some(action => action.goal.reach === 'go' && freesMe(action));
  const isNeedless = (action: ActionModel): boolean =>
    isFreed && action.goal.reach !== 'go' && !action.isAim && freesMe(action);
  return all.filter(action => action.side === undefined && !isNeedless(action));
};

/** Deeds for which there is no key. They are told apart by name: the same deed may come as two equal objects. */
export const unkeyedOf = (deeds: readonly ActionModel[], keyed: readonly ActionModel[]): readonly ActionModel[] => {
  const keys = new Set(keyed.map(({ key }) => key));
  return deeds.filter(action => !keys.has(action.key) && !isLeftToCard(action));
};

/** Of one's own cards in sight: what they ask for stands there until it can be paid. */
export const isLeftToCard = ({ goal, isAim }: ActionModel): boolean => !isAim && goal.reach !== 'go' && isOfCard(goal);

const labelOf = ({ reach, cost }: Goal) => {
  if (reach === 'go') return cost.length > 0 ? 'act.ready' : 'act.readyFree';
  return reach === 'short' ? 'act.short' : 'act.needs';
};

/** What is one button: doors, gems and helping one by one; where only the target differs, all of them together. */
const groupOf = ({ key, command }: Goal): string => {
  if (command.type === 'enter') return command.load ? `load ${command.load}` : command.way ? `way ${command.way}` : key;
  if (['discover', 'activate', 'free', 'liftCurse'].includes(command.type)) return key;
  return command.type === 'useTreasure' ? `use ${command.treasure}` : command.type;
};

/** A goal in words, as its button says it. */
export const actionText = (state: State, goal: Goal, company: Company, words: Words): string => {
  const { title, note, spoken } = describe(state, goal, company, words);
  return spoken ?? (note ? `${title} ${note}` : title);
};

type Face = Pick<ActionModel, 'icon' | 'title' | 'friends' | 'side' | 'note'> & { readonly spoken?: string };

const describe = (state: State, { command }: Goal, company: Company, words: Words): Face => {
  const { say } = words;
  const { me, names, players } = company;
  const pawn = (seat: number): PawnArt => {
    const player = state.players[seat];
    return player ? pawnOf(player, players) : 1;
  };
  switch (command.type) {
    case 'enter': {
      if (command.load) return { icon: 'chalice', title: say('act.carry'), friends: [] };
      if (command.way) return { icon: 'ch-magician', title: say('act.magic'), friends: [] };
      const side = sideTo(state, me, command.to as Spot);
      const room = state.rooms[cellOf(command.to as Spot)];
      return {
        icon: 'ui-arrow',
        title: say('act.enter'),
        friends: [],
        ...(side && { side, spoken: doorText(words, side, room) }),
      };
    }
    case 'discover':
      return {
        icon: 'ui-arrow',
        title: say('act.discover'),
        friends: [],
        side: command.side as Side,
        spoken: doorText(words, command.side as Side, undefined),
      };
    case 'activate': {
      const helpers = payersOf(state, me, command);
      return {
        icon: 'gem',
        title: say('act.activateN', { n: Number(command.gems) }),
        friends: helpers.map(pawn),
        ...(helpers.length > 0 && {
          note: say('act.with', { names: words.list(helpers.map(seat => names[seat] ?? '')) }),
        }),
      };
    }
    case 'free': {
      const { owner, helped, count } = command as { owner: Seat; helped: Seat; count: number };
      if (helped !== me)
        return { icon: 'ui-lock', title: say('act.freeOther', { name: names[helped] ?? '' }), friends: [pawn(helped)] };
      const title = say('act.freeN', { n: count });
      if (owner === me) return { icon: 'ui-lock', title, friends: [] };
      return { icon: 'ui-lock', title, friends: [pawn(owner)], note: say('act.by', { name: names[owner] ?? '' }) };
    }
    case 'escape':
      return { icon: 'exit', title: say('act.escape'), friends: [] };
    case 'liftCurse':
      return {
        icon: CURSE_ART[String(command.curse)] ?? 'curse',
        title: say('act.liftNamed', { curse: words.find(`curse.${command.curse}`) ?? '' }),
        friends: [],
      };
    case 'useTreasure':
      return {
        icon: TREASURE_ART[String(command.treasure)] ?? 'chest',
        title: words.find(`treasure.${command.treasure}`) ?? '',
        friends: [],
      };
    default:
      return {
        icon: ICONS[command.type] ?? 'ui-hand',
        title: words.find(`act.${command.type}`) ?? command.type,
        friends: [],
      };
  }
};

/** Drawings of what modules offer, by the name of the command. */
const ICONS: { readonly [command: string]: string } = {
  layRoom: 'ui-check',
  takeTreasure: 'chest',
  swapSouls: 'cu-swap',
  loseTreasure: 'cu-treasure',
  activateTwins: 'twin',
  sacrifice: 'altar',
  passTrial: 'trial',
  pushGhost: 'ghost',
  healTree: 'tree',
  darePit: 'pit',
  drink: 'fountain',
  putBack: 'ch-explorer',
  dash: 'ch-explorer',
  cure: 'ch-doc',
  turnRoom: 'ch-colossus',
  seekHelp: 'ch-priest',
  giveMasks: 'ch-priest',
  releaseMasks: 'ch-priest',
  joinOthers: 'ch-mechanic',
  crossWall: 'ch-magician',
};

const sideTo = (state: State, me: Seat, to: Spot): Side | undefined => {
  const spot = state.players[me]?.spot;
  if (!spot) return undefined;
  const [x0, y0] = coordinates(cellOf(spot));
  const [x1, y1] = coordinates(cellOf(to));
  if (x1 !== x0) return x1 > x0 ? 'E' : 'W';
  return y1 > y0 ? 'S' : 'N';
};

/** Friends whose dice are part of what is offered. */
const payersOf = (state: State, me: Seat, command: Goal['command']): readonly number[] => {
  const pay = 'pay' in command && Array.isArray(command.pay) ? (command.pay as readonly number[]) : [];
  return state.players.flatMap((player, seat) =>
    seat !== me && player.dice.some(die => pay.includes(die.id)) ? [seat] : [],
  );
};
