import { describe, expect, it } from 'vitest';
import { help, parseSettings } from './settings.ts';

const parse = (args: readonly string[], environment: { readonly [name: string]: string } = {}) =>
  parseSettings(args, environment, '/web');
const settings = (args: readonly string[], environment: { readonly [name: string]: string } = {}) => {
  const asked = parse(args, environment);
  if (!asked.ok || asked.value.type !== 'run') throw new Error(JSON.stringify(asked));
  return asked.value.settings;
};

describe('settings', () => {
  it('flags win over the environment, the environment over the defaults', () => {
    expect(settings([]).port).toBe(8080);
    expect(settings([], { PORT: '9000' }).port).toBe(9000);
    expect(settings(['--port', '0'], { PORT: '9000' }).port).toBe(0);
    expect(settings([]).web).toBe('/web');
    expect(settings([]).awayMs).toBe(15_000);
    expect(settings(['--away-ms', '2500'], { AWAY_MS: '4000' }).awayMs).toBe(2500);
    expect(settings(['--origins', 'https://a.example, https://b.example']).origins).toEqual([
      'https://a.example',
      'https://b.example',
    ]);
  });

  it.each([
    [['--port', 'http'], '--port must be a whole number from 0 to 65535, not "http".'],
    [['--port', '70000'], '--port must be a whole number from 0 to 65535, not "70000".'],
    [['--log-level', 'loud'], '--log-level must be one of trace, debug, info, warn, error, silent.'],
    [['--redis-url', 'redis://x'], '--redis-url needs --database-url: several processes share one journal.'],
    [['--base-path', 'games'], '--base-path must be a path like /games, not "games".'],
    [['--base-path', '//evil'], '--base-path must be a path like /games, not "//evil".'],
    [['--speed', '9'], "Unknown option '--speed'; --help lists the options."],
    [['nonsense'], "Unexpected argument 'nonsense'; --help lists the options."],
  ])('%j is told in one sentence', (args, sentence) => {
    const asked = parse(args);
    expect(asked.ok ? '' : asked.error).toContain(sentence.split(';')[0]);
  });

  it('a fixed seed is for tests and refused in production', () => {
    expect(settings([], { TEMPLEFALL_SEED: 'x' }).seed).toBe('x');
    const asked = parse([], { TEMPLEFALL_SEED: 'x', NODE_ENV: 'production' });
    expect(asked).toEqual({ ok: false, error: 'TEMPLEFALL_SEED is for tests and is refused in production.' });
  });

  it('help names every flag and its variable', () => {
    for (const [flag, variable] of [
      ['--port', 'PORT'],
      ['--database-url', 'DATABASE_URL'],
      ['--seed', 'TEMPLEFALL_SEED'],
      ['--keep-days', 'KEEP_DAYS'],
      ['--away-ms', 'AWAY_MS'],
    ])
      expect(help()).toMatch(new RegExp(`${flag}\\s+${variable}`));
    expect(parse(['--help'])).toMatchObject({ ok: true, value: { type: 'help' } });
  });
});
