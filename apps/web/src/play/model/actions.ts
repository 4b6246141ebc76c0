import type { Seat } from '@templefall/kernel';
import { cellOf, coordinates, type Side, type Spot, type State } from '@templefall/temple';
import type { Words } from '@templefall/texts';
import type { PawnArt, Price } from '../../ui/Icon.tsx';
import type { Goal } from '../goals.ts';
import type { Sitter } from '../table.ts';
import { costText } from './costText.ts';
import { priceOf } from './price.ts';
import { pawnOf } from './team.ts';

/** A button of the dock: everything ready to be drawn. */
export interface ActionModel {
  readonly key: string;
  readonly goal: Goal;
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

export const MOST_ACTIONS = 6;

/**
 * The aims as buttons, in an order that changes only with the place one stands at, so that a key means the same from roll
 * to roll. If there are more than six, those payable now come first.
 */
export const actionsOf = (
  state: State,
  {
    me,
    goals,
    aim,
    names,
    sitters,
  }: {
    readonly me: Seat;
    readonly goals: readonly Goal[];
    readonly aim: string | undefined;
    readonly names: readonly string[];
    readonly sitters: readonly Sitter[];
  },
  words: Words,
): readonly ActionModel[] => {
  const all = goals.map((goal): ActionModel => {
    const face = describe(state, goal, { me, names, sitters }, words);
    const cost = costText(words, goal.cost);
    const spoken = face.note ? `${face.title} ${face.note}` : face.title;
    return {
      key: goal.key,
      goal,
      price: priceOf(goal),
      isAim: aim === goal.key,
      label: words.say(goal.reach === 'go' ? 'act.ready' : goal.reach === 'short' ? 'act.short' : 'act.needs', {
        action: spoken,
        cost,
      }),
      ...face,
    };
  });
  if (all.length <= MOST_ACTIONS) return all;
  const rank = { go: 0, short: 1, far: 2 };
  const best = [...all].sort((a, b) => rank[a.goal.reach] - rank[b.goal.reach]).slice(0, MOST_ACTIONS);
  return all.filter(action => best.includes(action));
};

type Face = Pick<ActionModel, 'icon' | 'title' | 'friends' | 'side' | 'note'>;

interface Company {
  readonly me: Seat;
  readonly names: readonly string[];
  readonly sitters: readonly Sitter[];
}

const describe = (state: State, { command }: Goal, { me, names, sitters }: Company, words: Words): Face => {
  const { say } = words;
  const pawn = (seat: number): PawnArt => {
    const player = state.players[seat];
    return player ? pawnOf(player, sitters) : 1;
  };
  switch (command.type) {
    case 'enter': {
      const side = sideTo(state, me, command.to as Spot);
      return { icon: 'ui-arrow', title: say('act.enter'), friends: [], ...(side && { side }) };
    }
    case 'discover':
      return { icon: 'ui-arrow', title: say('act.discover'), friends: [], side: command.side as Side };
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
    case 'layRoom':
      return { icon: 'ui-check', title: say('act.layRoom'), friends: [] };
    default:
      // What a module offers is worded by its command's name.
      return { icon: 'ui-hand', title: words.find(`act.${command.type}`) ?? command.type, friends: [] };
  }
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
