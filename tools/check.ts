/** npm run check: everything that can be said about the code without running it. */
import { checkSteps } from './check-steps.ts';
import { runSteps, told } from './steps.ts';

const verdicts = await runSteps(checkSteps(), verdict => console.log(told(verdict)));
const failed = verdicts.filter(({ isGood }) => !isGood).length;
console.log(`${verdicts.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
