import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { ROOT } from './repository.ts';

/** One command whose exit code is the verdict. */
export interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
}

export interface Verdict {
  readonly name: string;
  readonly isGood: boolean;
  readonly seconds: number;
  readonly output: string;
}

/** Runs the steps, as many at once as there are cores, and tells each as soon as it is done. */
export const runSteps = async (
  steps: readonly Step[],
  tell: (verdict: Verdict) => void,
  atOnce = availableParallelism(),
): Promise<readonly Verdict[]> => {
  const verdicts: Verdict[] = [];
  const rest = [...steps];
  const worker = async (): Promise<void> => {
    for (let step = rest.shift(); step; step = rest.shift()) {
      const verdict = await run(step);
      tell(verdict);
      verdicts.push(verdict);
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, atOnce) }, worker));
  return verdicts;
};

export const told = ({ name, isGood, seconds, output }: Verdict): string => {
  const line = `${isGood ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`;
  return isGood ? line : `${line}\n${output.trimEnd().replaceAll(/^/gm, '    ')}`;
};

const run = ({ name, command: [program, ...args] }: Step): Promise<Verdict> =>
  new Promise(resolve => {
    const started = performance.now();
    const parts: string[] = [];
    const done = (isGood: boolean): void =>
      resolve({ name, isGood, seconds: (performance.now() - started) / 1000, output: parts.join('') });
    const child = spawn(program, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], env: childEnvironment() });
    child.stdout.setEncoding('utf8').on('data', (part: string) => parts.push(part));
    child.stderr.setEncoding('utf8').on('data', (part: string) => parts.push(part));
    child.on('error', error => {
      parts.push(error.message);
      done(false);
    });
    child.on('close', code => done(code === 0));
  });

/** Tools of the project are found first, so that everything runs on the Node that it pins. */
export const childEnvironment = (): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: `${ROOT}/node_modules/.bin:${process.env.PATH ?? ''}`,
});
