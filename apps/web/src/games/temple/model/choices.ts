import type { Seat } from '@templefall/kernel';
import { grouped } from '@templefall/kit';
import {
  beyond,
  type Cell,
  cellOf,
  coordinates,
  SIDES,
  type Side,
  type Spot,
  type State,
  type Turn,
  turned,
} from '@templefall/temple';
import type { Words } from '@templefall/texts';
import { type Goal, spentBy } from '../hand/goals.ts';
import { actionText, type Company } from './actions.ts';
import { FACE_TO_ART } from './faces.ts';
import { directionWord } from './places.ts';
import { roomName } from './roomText.ts';

export interface ChoiceModel {
  readonly goal: Goal;
  readonly text: string;
  readonly icon?: string;
  /** The room it is about. */
  readonly cell?: Cell;
  /** Which way something would point. */
  readonly side?: Side;
}

/** Ways to do one thing that are about the same room stand together under its name; others stand alone. */
export interface ChoiceGroup {
  readonly key: string;
  readonly title?: string;
  readonly cell?: Cell;
  readonly choices: readonly ChoiceModel[];
}

/** The ways to do one thing, told apart by where, at whom or with what; the nearest rooms first. */
export const choicesOf = (
  state: State,
  options: readonly Goal[],
  company: Company,
  words: Words,
): readonly ChoiceGroup[] => {
  const here = state.players[company.me]?.spot;
  const all = options.map((goal): ChoiceModel => ({ goal, ...describe(state, goal, company, words) }));
  const groups = grouped(all, ({ cell, side, goal }) => (cell && side ? cell : goal.key));
  return [...groups]
    .map(([key, choices]): ChoiceGroup => {
      const cell = choices[0]?.cell;
      const isRoom = cell !== undefined && choices.some(({ side }) => side);
      return {
        key,
        choices,
        ...(cell && { cell }),
        ...(isRoom && { title: placeText(state, cell, company, words) }),
      };
    })
    .sort((a, b) => farFrom(here, a.cell) - farFrom(here, b.cell));
};

const farFrom = (here: Spot | undefined, cell: Cell | undefined): number => {
  if (!here || !cell) return 0;
  const [x0, y0] = coordinates(cellOf(here));
  const [x1, y1] = coordinates(cell);
  return Math.abs(x1 - x0) + Math.abs(y1 - y0);
};

/** A room by its name, where it lies from here, and who is in it. */
const placeText = (state: State, cell: Cell, { me, names }: Company, words: Words): string => {
  const here = state.players[me]?.spot;
  const room = state.rooms[cell];
  const who = state.players.flatMap(({ spot }, seat) =>
    seat !== me && spot !== undefined && cellOf(spot) === cell ? [names[seat] ?? ''] : [],
  );
  const where = here && cellOf(here) !== cell ? directionWord(words, cellOf(here), cell) : '';
  return [room ? roomName(words, room) : '', where, words.list(who)].filter(Boolean).join(', ');
};

const isSide = (side: unknown): side is Side => SIDES.some(one => one === side);

const describe = (state: State, goal: Goal, company: Company, words: Words): Omit<ChoiceModel, 'goal'> => {
  const { command } = goal;
  const { me, names } = company;
  const spent = spentBy(goal).map(treasure => words.find(`treasure.${treasure}`) ?? treasure);
  if (spent.length > 0)
    return {
      text: words.say('act.spending', { action: actionText(state, goal, company, words), card: words.list(spent) }),
    };
  const fields: { readonly [name: string]: unknown } = { ...command };
  if (fields.turn !== undefined) {
    const side = turned('S', fields.turn as Turn);
    return {
      cell: fields.cell as Cell,
      side,
      text: words.say('act.turnTo', { side: words.say(`compass.${side}`) }),
    };
  }
  if (typeof fields.die === 'number') {
    const face = state.players[me]?.dice.find(die => die.id === fields.die)?.face;
    return {
      text: face ? words.say(`face.${face}`) : words.say('dice.blank'),
      icon: face ? `die-${FACE_TO_ART[face]}` : 'die-blank',
    };
  }
  if (typeof fields.curse === 'string') return { text: words.find(`curse.${fields.curse}`) ?? fields.curse };
  if (typeof fields.treasure === 'string' && command.type === 'loseTreasure')
    return { text: words.find(`treasure.${fields.treasure}`) ?? fields.treasure };
  const seat = fields.helped ?? (typeof fields.other === 'number' ? fields.other : undefined);
  if (seat !== undefined) return { text: names[seat as Seat] ?? '' };
  const spot = fields.to ?? fields.at ?? fields.other;
  if (typeof spot === 'string') {
    const cell = cellOf(spot as Spot);
    const place = placeText(state, cell, company, words);
    // Masks are given for one gem or for several in the same room.
    const gems = typeof fields.gems === 'number' ? words.say('act.activateN', { n: fields.gems }) : '';
    return { cell, text: gems ? `${place}, ${gems}` : place };
  }
  const here = state.players[me]?.spot;
  if (isSide(fields.side) && here) {
    const from = typeof fields.cell === 'string' ? (fields.cell as Cell) : cellOf(here);
    const cell = beyond(from, fields.side);
    const place = placeText(state, cell, company, words);
    // A secret passage is broken between two rooms far from here too: then both are named.
    return { cell, text: from === cellOf(here) ? place : `${placeText(state, from, company, words)} – ${place}` };
  }
  return { text: words.find(`act.${command.type}`) ?? command.type };
};
