import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { serveSite } from '../tools/site.ts';
import { startTableServer, type TableServer } from './server.ts';
import { begins, dieShows, say } from './words.ts';

const BASE = '/games';

interface Proxy {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** `behind` writes the configuration of a proxy at `port` for our server at `target`, and says how it is started with it. */
interface Kind {
  readonly name: string;
  readonly program: string | undefined;
  readonly behind: (folder: string, port: number, target: number) => readonly string[];
}

const KINDS: readonly Kind[] = [
  {
    name: 'nginx, which takes the path off',
    program: process.env.NGINX,
    behind: (folder, port, target) => {
      const file = join(folder, 'nginx.conf');
      const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        one => `${one}_temp_path ${folder}/${one};`,
      );
      writeFileSync(
        file,
        `daemon off; pid ${folder}/pid; error_log stderr; events {}
         http { access_log off; ${places.join(' ')}
           server { listen 127.0.0.1:${port};
             location = ${BASE} { return 302 ${BASE}/; }
             location ${BASE}/ { proxy_pass http://127.0.0.1:${target}/; proxy_http_version 1.1;
               proxy_set_header Host $http_host; proxy_set_header X-Forwarded-For $remote_addr;
               proxy_set_header Upgrade $http_upgrade; proxy_set_header Connection "upgrade"; } } }`,
      );
      return ['-c', file, '-p', folder, '-e', 'stderr'];
    },
  },
  {
    name: 'Caddy, which leaves it on',
    program: process.env.CADDY,
    behind: (folder, port, target) => {
      const file = join(folder, 'Caddyfile');
      const site = `reverse_proxy ${BASE}* 127.0.0.1:${target}`;
      writeFileSync(file, `{\n admin off\n auto_https off\n}\nhttp://127.0.0.1:${port} {\n ${site}\n}\n`);
      return ['run', '--config', file, '--adapter', 'caddyfile'];
    },
  },
];

const freePort = (): Promise<number> =>
  new Promise(done => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => done(port));
    });
  });

const answers = (port: number): Promise<boolean> =>
  new Promise(done => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      done(true);
    }).on('error', () => done(false));
  });

const started = async ({ program, behind }: Kind, target: number): Promise<Proxy> => {
  const folder = mkdtempSync(join(tmpdir(), 'templefall-proxy-'));
  mkdirSync(join(folder, 'home'));
  const port = await freePort();
  const env = { PATH: process.env.PATH, HOME: join(folder, 'home') };
  const child: ChildProcess = spawn(program ?? '', behind(folder, port, target), { env, stdio: 'ignore' });
  const ended = new Promise<void>(done => child.once('exit', () => done()));
  await expect.poll(() => answers(port)).toBe(true);
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

for (const kind of KINDS)
  test.describe(kind.name, () => {
    let server: TableServer;
    let proxy: Proxy;
    test.beforeAll(async () => {
      server = await startTableServer({ basePath: BASE });
      proxy = await started(kind, server.port);
    });
    test.afterAll(async () => {
      await proxy?.stop();
      await server?.stop();
    });

    test('a whole table is played under a path: the page, its link, two seats and a roll', async ({ browser }) => {
      const host = await browser.newPage();
      const lost: string[] = [];
      host.on('response', answer => answer.status() >= 400 && lost.push(answer.url()));
      // Without the last slash, as people type it.
      await host.goto(`${proxy.url}${BASE}`);
      await host.getByRole('link', { name: begins('landing.table') }).click();
      const code = (await host.locator('.lobby-head .code').textContent()) ?? '';
      expect(code).toMatch(/^[A-Z0-9]{4}$/);
      await host.getByRole('radio', { name: say('clock.none'), exact: true }).click();

      const friend = await browser.newPage();
      await friend.goto(`${proxy.url}${BASE}/j/${code}`);
      expect(new URL(friend.url()).pathname).toBe(`${BASE}/`);
      await friend.getByLabel(say('join.name')).fill('Inès');
      await friend.getByRole('button', { name: say('join.go') }).click();
      await friend.getByRole('button', { name: `${say('table.iAmReady')} ${say('table.startWhenReady')}` }).click();
      await host.getByRole('button', { name: begins('table.start') }).click();
      for (const page of [host, friend]) {
        await page.getByRole('button', { name: say('roll.rollN', { n: 5 }) }).click();
        await expect(page.getByRole('button', { name: dieShows(1) })).toBeVisible();
      }
      expect(lost).toEqual([]);
      await Promise.all([host.close(), friend.close()]);
    });
  });

test('on a host of files under a path a game alone is played, and friends are told that they need a server', async ({
  page,
}) => {
  const site = await serveSite(process.env.SITE_FOLDER ?? '', '/any/path');
  await page.goto(`${site.url}/`);
  await page.getByRole('link', { name: begins('landing.table') }).click();
  await expect(page.getByText(say('table.needsFriends'))).toBeVisible();
  await page.goto(`${site.url}/#/practice`);
  await page.getByRole('button', { name: say('roll.rollN', { n: 7 }) }).click();
  await expect(page.getByRole('button', { name: dieShows(1) })).toBeVisible();
  site.close();
});
