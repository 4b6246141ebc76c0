import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const ROOT = new URL('../../../', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'templefall-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['apps/cli/src/main.ts', ...args], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};

const SCENARIO = `title: "a try"
game: temple
options: { players: 2 }
position:
  rooms: { "1,0": basic-1@W }
  players: [{ dice: AA... }, {}]
script:
  - at: 0:10
    command: { seat: 0, type: enter, to: "1,0" }
    expect:
      position: { players: { 0: { at: "1,0" } } }
`;
const written = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

describe('every command', () => {
  it.each(['scenario', 'fuzz', 'perft', 'replay', 'simulate', 'balance', 'bench'])('%s says what it takes', name => {
    expect(run(name, '--help')).toMatchObject({ status: 0, stdout: expect.stringContaining(`npm run ${name}`) });
  });

  it('one that does not exist is told so, with those that do', () => {
    const { status, stderr } = run('juggle');
    expect(status).toBe(2);
    expect(stderr).toContain('There is no command juggle.');
    expect(stderr).toContain('npm run scenario');
  });

  it('an option that does not exist, or a value that makes no sense, is one sentence', () => {
    expect(run('fuzz', '--gmaes', '3')).toMatchObject({ status: 2, stderr: "fuzz: Unknown option '--gmaes'\n" });
    expect(run('fuzz', '--games', 'many')).toMatchObject({
      status: 2,
      stderr: 'fuzz: --games takes a whole number, not many\n',
    });
    expect(run('scenario', 'nowhere.yaml')).toMatchObject({
      status: 2,
      stderr: 'scenario: there is no file or folder nowhere.yaml\n',
    });
  });
});

describe('scenario', () => {
  it('exits 0 when all hold, and tells the story if asked', () => {
    const { status, stdout } = run('scenario', written('good.yaml', SCENARIO), '--story');
    expect(status).toBe(0);
    expect(stdout).toContain('0:10  player 1 enters basic-1 (1,0) for A A');
    expect(stdout).toContain('1 scenarios in 1 files: 1 hold, 0 do not');
  });

  it('exits 1 with the line and the difference when one does not', () => {
    const { status, stderr } = run(
      'scenario',
      written('bad.yaml', SCENARIO.replace('{ at: "1,0" } }', '{ at: "0,0" } }')),
    );
    expect(status).toBe(1);
    expect(stderr).toContain('✗ a try');
    expect(stderr).toContain(
      'line 11: script[0].expect.position.players[0].at\n      expected  0,0\n      found     1,0',
    );
  });

  it('a mistake in a file gets the line and what was expected there', () => {
    const { status, stderr } = run('scenario', written('typo.yaml', SCENARIO.replace('basic-1@W', 'basic-1@Q')));
    expect(status).toBe(1);
    expect(stderr).toContain('line 5: position.rooms.1,0: expected one of the sides N, E, S, W, found Q');
  });
});

describe('fuzz and replay', () => {
  it('plays games with workers, tells what was met, and fails nothing for a short run', () => {
    const { status, stdout } = run('fuzz', '--games', '6', '--workers', '2', '--seed', 'cli');
    expect(status).toBe(0);
    expect(stdout).toMatch(/rooms: \d+ of \d+/);
    expect(stdout).toMatch(/6 games of temple, \d+ steps, \d+ s, no crash, no law broken/);
  });

  it('bots take over games that chance began, and every one of them ends', () => {
    const { status, stdout } = run('fuzz', '--takeover', '--games', '3', '--workers', '1', '--seed', 'cli');
    expect(status).toBe(0);
    expect(stdout).toMatch(/3 games of temple taken over by bots, \d+ steps, \d+ s, nothing refused/);
    expect(stdout).toMatch(/seats were taken over \d+ times and handed back \d+ times/);
  });

  it('only Temple is taken over', () => {
    expect(run('fuzz', '--takeover', '--game', 'rollwrite')).toMatchObject({
      status: 2,
      stderr: 'fuzz: --takeover plays Temple only\n',
    });
  });

  it('writes one game down, and replay tells it as a story', () => {
    const file = join(folder, 'game.json');
    expect(run('fuzz', '--only', '3', '--seed', 'cli', '--record', file).status).toBe(0);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ game: 'temple', version: 1 });
    const { status, stdout } = run('replay', file, '--position');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^ +\d:\d\d\.\d+ {2}player \d rolls [AKTGB ]+$/m);
    expect(stdout.trimEnd().split('\n').at(-1)).toMatch(/^\d\/\w+\/\w+\/\w+\/\d 0,0=start;/);
  });

  it('a recording that is none, or of another version, is one sentence', () => {
    expect(run('replay', written('a.json', '{'))).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('is not JSON'),
    });
    const journal = { game: 'temple', version: 0, opening: {}, events: [] };
    expect(run('replay', written('b.json', JSON.stringify(journal))).stderr).toContain('was recorded with version 0');
  });
});
