import { flushCompileCache } from 'node:module';
import { HOSTED_GAMES } from '@templefall/hosted';
import { toy } from '@templefall/table/testing';
import { openLog } from '../log.ts';
import { startServer } from '../server.ts';
import { parseSettings } from '../settings.ts';
import { type Brief, briefTemple } from './brief.ts';

/** The very server, with the toy game beside the real ones: what chaos, load and the suites start and kill. */
const asked = parseSettings(process.argv.slice(2), process.env, '/nowhere');
if (!asked.ok || asked.value.type !== 'run') throw new Error(asked.ok ? asked.value.type : asked.error);
const { settings } = asked.value;
const brief = process.env.BRIEF === undefined ? undefined : (JSON.parse(process.env.BRIEF) as Brief);
const games = { ...HOSTED_GAMES, toy, ...(brief && { temple: briefTemple(brief) }) };
const log = openLog(settings.logLevel);
const server = await startServer(settings, games, log);
process.stdout.write(`listening ${server.port}\n`);
// As the real start does: the next one is twice as quick.
flushCompileCache();
// And it goes on after what nobody caught, as that does.
process.on('unhandledRejection', problem => log.error({ err: problem }, 'unhandled'));
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));
