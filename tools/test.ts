/**
 * npm test: the checks, every suite, the browser and the corpora. The last line is `N passed, N failed` over all of them.
 * What the machine lacks (Chromium, Redis, PostgreSQL) is fetched or started; what cannot be had is said, and is a
 * failure where CI=true.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkSteps } from './check-steps.ts';
import { filesOf, ROOT } from './repository.ts';
import { chromium, isMissing, type Missing, postgres, redis, type Service } from './services.ts';
import { childEnvironment, runSteps, told } from './steps.ts';
import { printTally, type Tally, tallyOfPlaywright, tallyOfVitest, total, withVerdict } from './tally.ts';

type Environment = { readonly [variable: string]: string };

const main = async (): Promise<number> => {
  const reports = mkdtempSync(join(tmpdir(), 'templefall-test-'));
  const tallies: Tally[] = [];
  const services: Service[] = [];
  const putAway = async (): Promise<void> => {
    for (const service of services.splice(0)) await service.stop();
    rmSync(reports, { recursive: true, force: true });
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => putAway().then(() => process.exit(1)));
  try {
    title('Services');
    for (const one of [await redis(), await postgres(), chromium()]) {
      if (isMissing(one)) tallies.push(lacking(one));
      else services.push(one);
    }
    for (const { name, environment } of services) console.log(`✓ ${name} ${Object.values(environment).join(' ')}`);
    const environment: Environment = Object.assign({}, ...services.map(service => service.environment));

    title('Web client');
    if (existsSync(join(ROOT, 'apps/web/vite.config.ts')))
      tallies.push(await verdict(['node', 'tools/bootstrap.mjs', 'build'], environment));

    title('Checks');
    tallies.push(await checks());

    title('Tests');
    tallies.push(await vitest(join(reports, 'vitest.json'), environment));

    title('Scenarios');
    if (filesOf(ROOT, ['corpora/scenarios/**/*.{yaml,yml}']).length > 0)
      tallies.push(await verdict(['node', 'apps/cli/src/main.ts', 'scenario', 'corpora/scenarios'], environment));

    title('Browser');
    const hasBrowser = services.some(({ name }) => name === 'Chromium');
    if (hasBrowser && existsSync(join(ROOT, 'apps/web/playwright.config.ts')))
      tallies.push(await playwright(join(reports, 'playwright.json'), environment));
  } finally {
    await putAway();
  }
  const sum = total(tallies);
  console.log(`\n${printTally(sum)}`);
  return sum.failed === 0 ? 0 : 1;
};

const title = (name: string): void => console.log(`\n── ${name} ──`);

const lacking = (missing: Missing): Tally => {
  console.log(`✗ ${missing}`);
  return { passed: 0, failed: process.env.CI === 'true' ? 1 : 0 };
};

const checks = async (): Promise<Tally> => {
  const verdicts = await runSteps(checkSteps(), one => console.log(told(one)));
  const failed = verdicts.filter(({ isGood }) => !isGood).length;
  return { passed: verdicts.length - failed, failed };
};

const vitest = async (report: string, environment: Environment): Promise<Tally> => {
  const command = ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const isGood = await run(command, environment);
  return withVerdict(existsSync(report) ? tallyOfVitest(json(report)) : undefined, isGood);
};

const playwright = async (report: string, environment: Environment): Promise<Tally> => {
  const command = ['playwright', 'test', '--reporter=list,json'];
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

process.exitCode = await main();
