import type { Seat } from '@templefall/kernel';
import { type Cell, cellOf, type Spot, type State, type Turn, turned } from '@templefall/temple';
import type { Words } from '@templefall/texts';
import type { Goal } from '../goals.ts';
import type { Company } from './actions.ts';
import { FACE_TO_ART } from './faces.ts';
import { directionWord } from './places.ts';
import { roomName } from './roomText.ts';

export interface ChoiceModel {
  readonly goal: Goal;
  readonly text: string;
  readonly icon?: string;
}

/** The ways to do one thing, told apart by where, at whom or with what. */
export const choicesOf = (
  state: State,
  options: readonly Goal[],
  company: Company,
  words: Words,
): readonly ChoiceModel[] => options.map(goal => ({ goal, ...describe(state, goal, company, words) }));

const describe = (state: State, { command }: Goal, { me, names }: Company, words: Words): Omit<ChoiceModel, 'goal'> => {
  const here = state.players[me]?.spot;
  const place = (cell: Cell): string => {
    const room = state.rooms[cell];
    const who = state.players.flatMap(({ spot }, seat) =>
      seat !== me && spot !== undefined && cellOf(spot) === cell ? [names[seat] ?? ''] : [],
    );
    const where = here && cellOf(here) !== cell ? directionWord(words, cellOf(here), cell) : '';
    return [room ? roomName(words, room) : '', where, words.list(who)].filter(Boolean).join(', ');
  };
  const fields: { readonly [name: string]: unknown } = { ...command };
  if (fields.turn !== undefined)
    return {
      text: `${place(fields.cell as Cell)}, ${words.say('act.turnTo', { side: words.say(`side.${turned('S', fields.turn as Turn)}`) })}`,
    };
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
  if (typeof spot === 'string') return { text: place(cellOf(spot as Spot)) };
  if (typeof fields.side === 'string') return { text: words.find(`side.${fields.side}`) ?? fields.side };
  return { text: words.find(`act.${command.type}`) ?? command.type };
};
