import { isAbsolute, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { err, ok, type Result } from '@templefall/kit';

/** Everything an operator can decide. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly data: string;
  readonly web: string;
  /** The path under which a proxy shows this server, `/games`; empty for none. */
  readonly basePath: string;
  readonly database: string | undefined;
  readonly redis: string | undefined;
  /** How clients reach this very process, where a proxy does not route them; only in a cluster. */
  readonly publicAddress: string | undefined;
  /** Origins besides our own whose pages may talk to this server. */
  readonly origins: readonly string[];
  /** How many proxies stand before us, whose word about the client's address is believed. */
  readonly proxies: number;
  readonly keepDays: number;
  readonly maxTables: number;
  readonly maxConnections: number;
  /** Sockets of one address; a school behind one address needs many. */
  readonly maxPerAddress: number;
  /** Names by which browsers reach this server, besides addresses and names of the local network. */
  readonly publicHosts: readonly string[];
  /** Multiplies what one address may do; for clubs behind one address, and for tests. */
  readonly limitFactor: number;
  /** [TX3] How long a player may be away before a bot may play for them and the host's role moves on. */
  readonly awayMs: number;
  /** [TT1] From the word to start until the cry. */
  readonly leadInMs: number;
  readonly logLevel: string;
  readonly production: boolean;
  /** Fixes the luck of every table, for scripted tests; never in production. */
  readonly seed: string | undefined;
  readonly showCode: boolean;
  /** Whom push services may write to about this server. */
  readonly pushContact: string | undefined;
  /** The server's own keys for push services: the public and the private one. */
  readonly pushKeys: readonly [string, string] | undefined;
  /** Push services may be on this machine, for tests; never in production. */
  readonly isLocalPushAllowed: boolean;
}

/** What the command line asks for: to run, or to be told something. */
export type Asked =
  | { readonly type: 'run'; readonly settings: Settings }
  | { readonly type: 'help'; readonly text: string }
  | { readonly type: 'export'; readonly settings: Settings; readonly game: string }
  | { readonly type: 'import' | 'backup' | 'restore'; readonly settings: Settings; readonly file: string }
  | { readonly type: 'repair'; readonly settings: Settings; readonly table: string }
  /** `site`: where browsers find the server, to be tried through the proxy in front of it. */
  | { readonly type: 'doctor'; readonly settings: Settings; readonly site: string | undefined };

interface Row {
  readonly flag: string;
  readonly variable: string;
  readonly value: string;
  readonly says: string;
}

const ROWS = [
  { flag: 'port', variable: 'PORT', value: '8080', says: 'port to listen on (0: any free one)' },
  { flag: 'host', variable: 'HOST', value: '0.0.0.0', says: 'address to listen on' },
  { flag: 'data', variable: 'DATA', value: '.data', says: 'folder of the journal (unless DATABASE_URL is set)' },
  { flag: 'web', variable: 'WEB', value: '', says: 'folder of the built web client' },
  { flag: 'base-path', variable: 'BASE_PATH', value: '', says: 'path under which a proxy shows this server: /games' },
  { flag: 'database-url', variable: 'DATABASE_URL', value: '', says: 'PostgreSQL instead of the embedded journal' },
  { flag: 'redis-url', variable: 'REDIS_URL', value: '', says: 'Redis, to run several processes as one server' },
  { flag: 'public-address', variable: 'PUBLIC_ADDRESS', value: '', says: 'host/path to this process, in a cluster' },
  { flag: 'origins', variable: 'ORIGINS', value: '', says: 'other origins that may connect, comma-separated' },
  { flag: 'proxies', variable: 'PROXIES', value: '0', says: 'trusted proxies in front (x-forwarded-for)' },
  { flag: 'keep-days', variable: 'KEEP_DAYS', value: '90', says: 'days to keep tables nobody comes back to' },
  { flag: 'max-tables', variable: 'MAX_TABLES', value: '2000', says: 'tables awake at once' },
  { flag: 'max-connections', variable: 'MAX_CONNECTIONS', value: '12000', says: 'open sockets at once' },
  {
    flag: 'max-per-address',
    variable: 'MAX_PER_ADDRESS',
    value: '300',
    says: 'open sockets of one address at once',
  },
  { flag: 'public-host', variable: 'PUBLIC_HOST', value: '', says: 'names of this server, comma-separated' },
  { flag: 'limit-factor', variable: 'LIMIT_FACTOR', value: '1', says: 'multiplies what one address may do' },
  { flag: 'away-ms', variable: 'AWAY_MS', value: '15000', says: 'absence after which a bot may take the seat' },
  { flag: 'lead-in-ms', variable: 'LEAD_IN_MS', value: '3000', says: 'from the word to start until the cry' },
  { flag: 'log-level', variable: 'LOG_LEVEL', value: 'info', says: 'trace, debug, info, warn, error or silent' },
  { flag: 'seed', variable: 'TEMPLEFALL_SEED', value: '', says: 'test only: the same luck at every table' },
  { flag: 'push-contact', variable: 'PUSH_CONTACT', value: '', says: 'mailto: or https: address for push services' },
  { flag: 'push-keys', variable: 'PUSH_KEYS', value: '', says: 'public,private VAPID key (else made and kept)' },
  { flag: 'push-local', variable: 'PUSH_LOCAL', value: 'no', says: 'test only: push services on this machine' },
  { flag: 'qr', variable: 'QR', value: 'yes', says: 'yes or no: a QR code of the address in the terminal' },
] as const satisfies readonly Row[];

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'];

export const help = (): string =>
  [
    'Templefall server',
    '',
    'npm start -- [options]     every option is also an environment variable',
    '',
    ...ROWS.map(({ flag, variable, value, says }) =>
      `  --${flag}`.padEnd(20).concat(variable.padEnd(17), says, value === '' ? '' : ` (${value})`),
    ),
    `  ${'--export GAME'.padEnd(35)}writes one recorded game to the standard output;`,
    `  ${''.padEnd(35)}npm start --silent -- --export GAME > game.json`,
    `  ${'--import FILE'.padEnd(35)}reads such a file into the journal`,
    `  ${'--backup FILE'.padEnd(35)}writes the journal to a file, also while the server runs`,
    `  ${'--restore FILE'.padEnd(35)}puts such a file in the journal's place`,
    `  ${'--repair TABLE'.padEnd(35)}opens a damaged table again at its last good event`,
    `  ${'--doctor'.padEnd(35)}looks at port, disk, clock, database and Redis;`,
    `  ${'--site URL'.padEnd(35)}with --doctor: tries the way through your proxy, too`,
    `  ${'--help'.padEnd(35)}this text`,
    '',
  ].join('\n');

/** Flags win over the environment, the environment over the defaults; a mistake is told in one sentence. */
export const parseSettings = (
  args: readonly string[],
  environment: { readonly [name: string]: string | undefined },
  webDefault: string,
): Result<Asked, string> => {
  const given = flagsIn(args);
  if (!given.ok) return given;
  const flags = given.value;
  if (flags.help !== undefined) return ok({ type: 'help', text: help() });

  const text = (flag: (typeof ROWS)[number]['flag']): string => {
    const row = ROWS.find(one => one.flag === flag);
    return flags[flag] ?? environment[row?.variable ?? ''] ?? row?.value ?? '';
  };
  const wholes = {
    port: 65_535,
    proxies: 10,
    'keep-days': 36_500,
    'max-tables': 100_000,
    'max-connections': 1_000_000,
    'max-per-address': 1_000_000,
    'limit-factor': 100_000,
    'away-ms': 3_600_000,
    'lead-in-ms': 60_000,
  };
  for (const [flag, most] of Object.entries(wholes) as [keyof typeof wholes, number][])
    if (!/^\d{1,7}$/.test(text(flag)) || Number(text(flag)) > most)
      return err(`--${flag} must be a whole number from 0 to ${most}, not "${text(flag)}".`);
  if (!LEVELS.includes(text('log-level'))) return err(`--log-level must be one of ${LEVELS.join(', ')}.`);
  if (!/^(\/[\w.~-]+)*\/?$/.test(text('base-path')))
    return err(`--base-path must be a path like /games, not "${text('base-path')}".`);
  if (text('redis-url') !== '' && text('database-url') === '')
    return err('--redis-url needs --database-url: several processes share one journal.');
  const production = environment.NODE_ENV === 'production';
  if (production && text('seed') !== '') return err('TEMPLEFALL_SEED is for tests and is refused in production.');

  if (production && text('push-local') === 'yes') return err('--push-local is for tests and is refused in production.');
  if (text('push-contact') !== '' && !/^(mailto:|https:\/\/)./.test(text('push-contact')))
    return err('--push-contact must begin with mailto: or https://.');
  const [publicKey, privateKey, ...others] = listIn(text('push-keys'));
  if (publicKey !== undefined && (privateKey === undefined || others.length > 0))
    return err('--push-keys must be the public and the private key with a comma between them.');

  const settings: Settings = {
    port: Number(text('port')),
    host: text('host'),
    data: absolute(text('data')),
    web: text('web') === '' ? webDefault : absolute(text('web')),
    basePath: text('base-path').replace(/\/$/, ''),
    database: some(text('database-url')),
    redis: some(text('redis-url')),
    publicAddress: some(text('public-address')),
    origins: listIn(text('origins')),
    proxies: Number(text('proxies')),
    keepDays: Number(text('keep-days')),
    maxTables: Number(text('max-tables')),
    maxConnections: Number(text('max-connections')),
    maxPerAddress: Number(text('max-per-address')),
    publicHosts: listIn(text('public-host').toLowerCase()),
    limitFactor: Number(text('limit-factor')),
    awayMs: Number(text('away-ms')),
    leadInMs: Number(text('lead-in-ms')),
    logLevel: text('log-level'),
    production,
    seed: some(text('seed')),
    showCode: text('qr') !== 'no',
    pushContact: some(text('push-contact')),
    pushKeys: publicKey && privateKey ? [publicKey, privateKey] : undefined,
    isLocalPushAllowed: text('push-local') === 'yes',
  };
  if (flags.export !== undefined) return ok({ type: 'export', settings, game: flags.export });
  if (flags.repair !== undefined) return ok({ type: 'repair', settings, table: flags.repair });
  for (const type of ['import', 'backup', 'restore'] as const)
    if (flags[type] !== undefined) return ok({ type, settings, file: absolute(flags[type]) });
  if (flags.site !== undefined && !URL.canParse(flags.site))
    return err(`--site must be an address, not "${flags.site}".`);
  if (flags.doctor !== undefined) return ok({ type: 'doctor', settings, site: flags.site });
  if (flags.site !== undefined) return err('--site goes with --doctor.');
  return ok({ type: 'run', settings });
};

const flagsIn = (args: readonly string[]): Result<{ readonly [flag: string]: string | undefined }, string> => {
  const names = [...ROWS.map(({ flag }) => flag), 'export', 'import', 'backup', 'restore', 'repair', 'site'];
  const options = Object.fromEntries(names.map(name => [name, { type: 'string' as const }]));
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { ...options, help: { type: 'boolean', short: 'h' }, doctor: { type: 'boolean' } },
      strict: true,
    });
    return ok(Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)])));
  } catch (problem) {
    const sentence = problem instanceof Error ? (problem.message.split('. ')[0] ?? '') : '';
    return err(`${sentence.replace(/\.$/, '')}; --help lists the options.`);
  }
};

const listIn = (text: string): readonly string[] =>
  text
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== '');
const some = (text: string): string | undefined => (text === '' ? undefined : text);
const absolute = (path: string): string => (isAbsolute(path) ? path : resolve(path));
