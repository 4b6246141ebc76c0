import { fold } from '@templefall/kernel';
import { must, seededChance, seedOf } from '@templefall/kit';
import { type Command, type Event, rollwrite, type State, seatsOf } from '@templefall/rollwrite';
import { decisionOf } from './hunch.ts';
import { standingOfRollwrite, toldRollwrite } from './telling.ts';

/**
 * A whole game as a text to be read: what was said, what came of it, and where things stand after each round. The same
 * options and seed give the same text as long as the rules are the same.
 */
export const playthroughOf = (raw: unknown, seed: string): string => {
  const options = rollwrite.parseOptions(raw);
  if (!options.ok) throw new Error(`no such table: ${JSON.stringify(options.error)}`);
  const chance = seededChance(seedOf(seed));
  let state = rollwrite.setup(options.value, chance);
  const lines = [`options ${JSON.stringify(options.value)}`, `seed ${seed}`, ''];
  for (let at = 1; !rollwrite.outcome(state); at += 1000) {
    const command = decisionAt(state, at);
    const result = rollwrite.decide(state, command, { at, chance });
    if (!result.ok) throw new Error(`refused: ${JSON.stringify(command)} ${result.error.code}`);
    const after = fold(rollwrite, state, result.value);
    lines.push(`> ${printCommand(command)}`, ...result.value.map(event => told(event)));
    if (after.round !== state.round || after.ending)
      lines.push('', ...standingOfRollwrite(after).map(line => `= ${line}`), '');
    state = after;
  }
  return `${lines.join('\n')}\n`;
};

/** The first seat that has something to decide does what seems best; nobody talks or slips. */
const decisionAt = (state: State, at: number): Command => {
  const deciding = [state.active, ...seatsOf(state)].find(who => rollwrite.legal(state, who, at).some(isDecision));
  return must(decisionOf(state, must(deciding, 'somebody to decide'), at), 'a decision');
};

const isDecision = ({ type }: Command): boolean => type !== 'cashMap' && type !== 'undo';

const told = (event: Event): string => `    ${toldRollwrite(event)}`;

const printCommand = ({ type, seat: who, ...rest }: Command): string =>
  `player ${who + 1}: ${type} ${Object.values(rest).flat().join(' ')}`.trimEnd();
