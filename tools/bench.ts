/**
 * npm run bench: every bench, five times in turns, into docs/BENCHMARKS.md.
 *
 *   NAME …        only these, once each, to the terminal
 *   --write       the page with what is named, even so
 *   --repeats N   (5)
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, totalmem, type } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chartsOf, printPage, type Results } from './bench/page.ts';
import { type BenchSuite, suites } from './bench/suites.ts';
import { isReached, type Report, summaryOf } from './bench/summary.ts';
import { ROOT } from './repository.ts';
import { childEnvironment } from './steps.ts';

/** What stands beside us in the figures. */
const PEERS = ['@colyseus/core', 'boardgame.io', 'socket.io', 'ws', 'lighthouse', '@playwright/test'];

const main = async (): Promise<number> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { write: { type: 'boolean', default: false }, repeats: { type: 'string' } },
  });
  const all = suites();
  const unknown = positionals.filter(name => !all.some(suite => suite.name === name));
  if (unknown.length > 0) {
    console.error(`There is no bench ${unknown.join(', ')}; there are ${all.map(({ name }) => name).join(', ')}.`);
    return 2;
  }
  const wanted = all.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  const isWritten = values.write || positionals.length === 0;
  const repeats = Number(values.repeats ?? (isWritten ? 5 : 1));
  const reports = new Map<BenchSuite, Report[]>(wanted.map(suite => [suite, []]));
  // In turns: what else the machine does meets each of them alike.
  for (let repeat = 1; repeat <= repeats; repeat++)
    for (const [suite, found] of reports) {
      console.error(`── ${suite.name}, ${repeat} of ${repeats} ──`);
      found.push(await reportOf(suite));
    }
  const results: Results[] = [...reports].map(([suite, found]) => ({ suite, summaries: summaryOf(found) }));
  const circumstances = {
    date: new Date().toISOString().slice(0, 10),
    machine: machine(),
    versions: versions(),
    repeats,
  };
  const page = printPage(results, circumstances);
  if (isWritten) write(page, results);
  else console.log(page);
  const missed = results.flatMap(({ summaries }) => summaries.filter(one => !isReached(one)));
  for (const { name } of missed) console.error(`✗ ${name}`);
  return missed.length === 0 ? 0 : 1;
};

/** The last line of what a bench prints, or all of it, is its report. */
const reportOf = ({ name, command }: BenchSuite): Promise<Report> =>
  new Promise((done, failed) => {
    const child = spawn('node', command, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'], env: childEnvironment() });
    let told = '';
    child.stdout.setEncoding('utf8').on('data', (part: string) => {
      told += part;
    });
    child.on('error', failed);
    child.on('close', code => {
      const json = /^\{[\s\S]*\}\s*$/m.exec(told)?.[0];
      // A figure that misses its limit is an exit code too, and still a figure.
      if (json) done(JSON.parse(json) as Report);
      else failed(new Error(`${name} could not be measured (exit code ${code})`));
    });
  });

const machine = (): string => {
  const [first] = cpus();
  return `${cpus().length} × ${first?.model.trim() ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GB, ${type()}, Node ${process.version}`;
};

const versions = (): { readonly [name: string]: string } => {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    readonly packages: { readonly [path: string]: { readonly version?: string } };
  };
  return Object.fromEntries(PEERS.map(name => [name, packages[`node_modules/${name}`]?.version ?? 'not installed']));
};

const write = (page: string, results: readonly Results[]): void => {
  const folder = join(ROOT, 'docs/benchmarks');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(ROOT, 'docs/BENCHMARKS.md'), page);
  for (const { suite, summaries } of results)
    for (const { file, svg } of chartsOf(suite.name, summaries)) writeFileSync(join(folder, file), svg);
};

process.exitCode = await main();
