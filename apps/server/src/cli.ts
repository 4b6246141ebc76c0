import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { HOSTED_GAMES } from '@templefall/hosted';
import type { Result } from '@templefall/kit';
import { addressesOf, printedAddresses } from './addresses.ts';
import { backUp, restore } from './backup.ts';
import { examine } from './doctor.ts';
import { exported, imported, type Where } from './files.ts';
import { FolderInUse } from './folderLock.ts';
import { OtherLayout } from './journal/otherLayout.ts';
import { openLog } from './log.ts';
import { repaired } from './repair.ts';
import { RedisAway } from './room/meetingPoint.ts';
import { startServer } from './server.ts';
import { parseSettings, type Settings } from './settings.ts';

const WEB = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** How long a planned stop may take before it becomes an unplanned one, which loses nothing either. */
const STOP_WITHIN = 8000;

/** What the person at the terminal can mend is told in one sentence, without a stack. */
const giveUp = (sentence: string): never => {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
};

const run = async (settings: Settings): Promise<void> => {
  checkFolder(settings.data);
  const log = openLog(settings.logLevel);
  const server = await startServer(settings, HOSTED_GAMES, log).catch(problem =>
    giveUp(sentenceFor(problem, settings)),
  );
  log.info({ port: server.port, version: process.version }, 'started');
  process.stdout.write(printedAddresses(addressesOf(settings, server.port), settings));

  const stop = (): void => {
    log.info('stopping');
    setTimeout(() => process.exit(1), STOP_WITHIN).unref();
    server.close().then(
      () => {
        log.info('stopped');
        process.exit(0);
      },
      problem => {
        log.error({ err: problem }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // One table's mistake must not end the others; what was written is safe, and the table comes back from it.
  process.on('uncaughtException', problem => {
    server.uncaught();
    log.error({ err: problem }, 'uncaught');
  });
  process.on('unhandledRejection', problem => {
    server.uncaught();
    log.error({ err: problem }, 'unhandled');
  });
};

const checkFolder = (folder: string): void => {
  const probe = join(folder, `.probe-${process.pid}`);
  try {
    // One level only: where parents are missing too, the name is probably a slip.
    if (!existsSync(folder)) mkdirSync(folder);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch {
    giveUp(`The data folder ${folder} cannot be written; name another with --data.`);
  }
};

const sentenceFor = (
  problem: NodeJS.ErrnoException & { readonly hostname?: string },
  { port, host, database, data }: Settings,
): string => {
  if (problem instanceof FolderInUse)
    return `Another server is running in the data folder ${data}; name another with --data.`;
  if (problem instanceof RedisAway) return `Redis cannot be reached: ${problem.message}. Check --redis-url.`;
  if (problem.code === 'EADDRINUSE')
    return `Port ${port} is in use; choose another with --port (0 takes any free one).`;
  if (problem.code === 'EACCES') return `Port ${port} may not be opened by this user; choose one above 1023.`;
  // The database's host may be the unknown one.
  if (problem.code === 'EADDRNOTAVAIL' || (problem.code === 'ENOTFOUND' && problem.hostname === host))
    return `This machine has no address ${host}; choose another with --host.`;
  return journalSentence(problem, { database, data });
};

const journalSentence = (problem: NodeJS.ErrnoException, { database, data }: Where): string => {
  if (problem instanceof OtherLayout) return `The journal cannot be opened: ${problem.message}.`;
  if (database) return `The database cannot be reached: ${problem.message || problem.code}. Check --database-url.`;
  return `The journal in ${data} cannot be opened: ${problem.message}`;
};

const writeGame = async (where: Where, game: string): Promise<void> => {
  const text = await exported(where, game).catch(problem => giveUp(journalSentence(problem, where)));
  process.stdout.write(text ?? giveUp(`There is no game ${game}.`));
};

const readGame = async (where: Where, file: string): Promise<void> => {
  const told = await imported(where, textIn(file)).catch(problem => giveUp(journalSentence(problem, where)));
  process.stdout.write(`${told.ok ? told.value : giveUp(told.error)}\n`);
};

const textIn = (file: string): string => {
  if (!existsSync(file)) giveUp(`There is no file ${file}.`);
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return giveUp(`The file ${file} cannot be read.`);
  }
};

const print = (told: Result<string, string>): void => {
  process.stdout.write(`${told.ok ? told.value : giveUp(told.error)}\n`);
};

const visit = async (settings: Settings, site: string | undefined): Promise<void> => {
  const findings = await examine(settings, site);
  for (const { isWell, says } of findings) process.stdout.write(`${isWell ? '✓' : '✗'} ${says}\n`);
  process.exitCode = findings.every(({ isWell }) => isWell) ? 0 : 1;
};

const asked = parseSettings(process.argv.slice(2), process.env, WEB);
if (!asked.ok) giveUp(asked.error);
else
  switch (asked.value.type) {
    case 'help':
      process.stdout.write(asked.value.text);
      break;
    case 'export':
      await writeGame(asked.value.settings, asked.value.game);
      break;
    case 'import':
      await readGame(asked.value.settings, asked.value.file);
      break;
    case 'backup':
      print(await backUp(asked.value.settings, asked.value.file));
      break;
    case 'restore':
      print(restore(asked.value.settings, asked.value.file, new Date()));
      break;
    case 'repair': {
      const { settings, table } = asked.value;
      print(await repaired(settings, table, HOSTED_GAMES).catch(problem => giveUp(journalSentence(problem, settings))));
      break;
    }
    case 'doctor':
      await visit(asked.value.settings, asked.value.site);
      break;
    case 'run':
      await run(asked.value.settings);
  }
