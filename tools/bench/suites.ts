import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../repository.ts';

/** A bench: what it compares, why that is fair, and the command whose last line is its report as JSON. */
export interface BenchSuite {
  readonly name: string;
  readonly about: string;
  readonly command: readonly string[];
}

/** Where a script of package.json leads: programs may move, their names stay. */
const script = (name: string): readonly string[] => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    readonly scripts: { readonly [name: string]: string };
  };
  const words = scripts[name]?.split(' ') ?? [];
  const at = words.indexOf('run');
  if (at < 0) throw new Error(`package.json has no script ${name} that runs a file`);
  return words.slice(at + 1);
};

const cli = (suite: string): readonly string[] => [join('apps/cli/src/main.ts'), 'bench', suite, '--json'];

export const suites = (): readonly BenchSuite[] => [
  {
    name: 'engine',
    about:
      'Recorded games of Temple, command by command, beside boardgame.io rolling as many dice through its own client. Both are given their moves; neither draws a screen or writes to a disk. Moves a second of processor time, in turns.',
    command: cli('engine'),
  },
  {
    name: 'odds',
    about: 'Building the tables of chances that bots and hints ask, all 440 of them, and asking them.',
    command: cli('odds'),
  },
  {
    name: 'bots',
    about:
      'Whole games by bots of every strength, on all cores, and how long one thought takes. This is also what the simulator does.',
    command: cli('bots'),
  },
  {
    name: 'server',
    about:
      'This server beside raw ws, Colyseus with patches, socket.io and boardgame.io in one run: the same players roll the same toy dice at the same rate, in turns of two seconds. Ours writes every roll to its journal before it is shown; the others keep nothing, which is to their advantage. Bytes are those that leave the socket for each player who is told.',
    command: [...script('load'), '--json'],
  },
  {
    name: 'web',
    about:
      'The built client in Chromium: bytes until it can be played, Lighthouse, and games of six played by a thumb. An empty page stands beside it as the floor.',
    command: cli('web'),
  },
  {
    name: 'sound',
    about:
      'When cues leave the loudspeaker, in real time: after a sleep, a call, other headphones and a broken output, and in two browsers of which one is 150 ms ± 50 ms away each way.',
    command: cli('sound'),
  },
];
