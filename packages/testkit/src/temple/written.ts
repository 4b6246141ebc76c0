import { printProblem } from '@templefall/kernel';
import { type State, temple, templeScenarios } from '@templefall/temple';

/** A position as a scenario writes it, with the options of its table and the moment. */
type Written = readonly [position: unknown, options?: object, at?: number];

/** The state that it is. */
export const stateWritten = (...written: Written): State => {
  const result = read(...written);
  if (!result.ok) throw new Error(result.error.map(printProblem).join('\n'));
  return result.value;
};

/** The mistakes in it. */
export const mistakesWritten = (...written: Written): readonly string[] => {
  const result = read(...written);
  return result.ok ? [] : result.error.map(printProblem);
};

const read = (...[position, options = {}, at = 0]: Written) => {
  const parsed = temple.parseOptions({ players: 2, ...options });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return templeScenarios.position({ options: parsed.value, at })(position, []);
};
