/**
 * npm test: the checks, every suite, the browser and the corpora. The last line is `N passed, N failed` over all of them.
 * What the machine lacks (Chromium, Redis, PostgreSQL, Python) is fetched or started; what cannot be had is said, and is a
 * failure where CI=true.
 *
 *   --unit [FILE …] [-t NAME]  only what runs without a browser
 *   --web [SPEC[:LINE] …]      only what runs in one
 *   --changed                  only what is touched by what is not on main yet
 *   --seed N                   suites in the order of an earlier run, instead of any
 *   --noisy                    beside a process on every core that never rests
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkSteps } from './check-steps.ts';
import { keepBusy } from './noise.ts';
import { filesOf, ROOT } from './repository.ts';
import { chromium, isMissing, type Missing, postgres, proxy, python, redis, type Service } from './services.ts';
import { childEnvironment, runSteps, told } from './steps.ts';
import { printTally, type Tally, tallyOfPlaywright, tallyOfVitest, total, withVerdict } from './tally.ts';
import { parseWish, type Wish } from './wish.ts';

type Environment = { readonly [variable: string]: string };

const main = async (wish: Wish): Promise<number> => {
  const reports = mkdtempSync(join(tmpdir(), 'templefall-test-'));
  const tallies: Tally[] = [];
  const services: Service[] = [];
  const quiet = wish.isNoisy ? keepBusy() : () => undefined;
  const putAway = async (): Promise<void> => {
    quiet();
    for (const service of services.splice(0)) await service.stop();
    rmSync(reports, { recursive: true, force: true });
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => putAway().then(() => process.exit(1)));
  const has = (part: Wish['parts'][number]): boolean => wish.parts.includes(part);
  const timed = async (name: string, part: () => Promise<Tally>): Promise<void> => {
    console.log(`\n── ${name} ──`);
    const began = performance.now();
    const tally = await part();
    tallies.push(tally);
    console.log(`${name}: ${printTally(tally)} in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  };
  try {
    console.log(`Suites in the order of --seed ${wish.seed}`);
    for (const one of [
      ...(has('unit') ? [await redis(), await postgres(), python()] : []),
      // Sounds and pictures are rendered by it for unit tests too.
      chromium(),
      ...(has('web') ? [proxy('nginx', 'nginx-light'), proxy('caddy')] : []),
    ]) {
      if (isMissing(one)) tallies.push(lacking(one));
      else services.push(one);
    }
    for (const { name, environment } of services) console.log(`✓ ${name} ${Object.values(environment).join(' ')}`);
    const environment: Environment = Object.assign({}, ...services.map(service => service.environment));

    if (has('build')) await timed('Web client', () => verdict(['node', 'tools/bootstrap.mjs', 'build'], environment));
    if (has('checks')) await timed('Checks', checks);
    if (has('unit')) await timed('Tests', () => vitest(join(reports, 'vitest.json'), environment, wish));
    if (has('scenarios') && filesOf(ROOT, ['corpora/scenarios/**/*.{yaml,yml}']).length > 0)
      await timed('Scenarios', () =>
        verdict(['node', 'apps/cli/src/main.ts', 'scenario', 'corpora/scenarios'], environment),
      );
    if (has('web') && services.some(({ name }) => name === 'Chromium'))
      await timed('Browser', () => playwright(join(reports, 'playwright.json'), environment, wish));
  } finally {
    await putAway();
  }
  const sum = total(tallies);
  console.log(`\n${printTally(sum)}`);
  return sum.failed === 0 ? 0 : 1;
};

const lacking = (missing: Missing): Tally => {
  console.log(`✗ ${missing}`);
  return { passed: 0, failed: process.env.CI === 'true' ? 1 : 0 };
};

const checks = async (): Promise<Tally> => {
  const verdicts = await runSteps(checkSteps(), one => console.log(told(one)));
  const failed = verdicts.filter(({ isGood }) => !isGood).length;
  return { passed: verdicts.length - failed, failed };
};

const vitest = async (report: string, environment: Environment, wish: Wish): Promise<Tally> => {
  const reporters = ['--reporter=./tools/reporters/vitest.ts', '--reporter=json', `--outputFile.json=${report}`];
  const order = ['--sequence.shuffle.files', '--sequence.shuffle.tests', `--sequence.seed=${wish.seed}`];
  const only = [...(wish.since ? [`--changed=${wish.since}`, '--passWithNoTests'] : []), ...wish.filters];
  if (environment.PYTHON === undefined) only.push('--exclude=**/pythonClient.test.ts');
  const isGood = await run(['vitest', 'run', ...reporters, ...order, ...only], environment);
  return withVerdict(existsSync(report) ? tallyOfVitest(json(report)) : undefined, isGood);
};

const playwright = async (report: string, environment: Environment, wish: Wish): Promise<Tally> => {
  const only = [...(wish.since ? [`--only-changed=${wish.since}`, '--pass-with-no-tests'] : []), ...wish.filters];
  const reporters = '--reporter=../../tools/reporters/playwright.ts,json';
  const command = ['playwright', 'test', reporters, `--shuffle=${wish.seed}`, ...only];
  const isGood = await run(command, { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: report }, 'apps/web');
  return withVerdict(existsSync(report) ? tallyOfPlaywright(json(report)) : undefined, isGood);
};

/** A command that counts as one test. */
const verdict = async (command: readonly string[], environment: Environment): Promise<Tally> =>
  (await run(command, environment)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

const json = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const run = ([program = '', ...args]: readonly string[], environment: Environment, folder = '.'): Promise<boolean> =>
  new Promise(resolve => {
    const child = spawn(program, args, {
      cwd: join(ROOT, folder),
      stdio: 'inherit',
      env: { ...childEnvironment(), ...environment },
    });
    child.on('error', error => {
      console.error(`${program} could not be started: ${error.message}`);
      resolve(false);
    });
    child.on('close', code => resolve(code === 0));
  });

process.exitCode = await main(parseWish(process.argv.slice(2)));
