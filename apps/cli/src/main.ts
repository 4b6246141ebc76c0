/**
 * The command line of the workshop: npm run scenario, fuzz, perft, replay, simulate, balance, bench.
 * Every command says what it takes with --help.
 */
import { COMMANDS } from './commands.ts';
import { Trouble } from './trouble.ts';

const main = async ([name, ...args]: readonly string[]): Promise<number> => {
  const command = COMMANDS.find(one => one.name === name);
  if (!command) {
    const rows = COMMANDS.map(one => `  npm run ${one.name.padEnd(9)} ${one.summary}`);
    const told = [`Usage: npm run COMMAND -- [arguments], each with --help`, ...rows].join('\n');
    if (name === undefined || name === '--help') {
      console.log(told);
      return 0;
    }
    console.error(`There is no command ${name}.\n${told}`);
    return 2;
  }
  const { help, run } = await command.load();
  if (args.includes('--help')) {
    console.log(help);
    return 0;
  }
  try {
    return await run(args);
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    console.error(`${command.name}: ${error.message}`);
    return 2;
  }
};

process.exitCode = await main(process.argv.slice(2));
