/**
 * npm run dev: the server, started again whenever its sources change, and the client by Vite, with hot reload. What the client asks of
 * the server goes through Vite's proxy, so that both have one origin, as they do in earnest.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createServer } from 'vite';
import { ROOT } from './repository.ts';
import { childEnvironment } from './steps.ts';

const SERVER_PORT = 8081;
const target = `http://127.0.0.1:${SERVER_PORT}`;

const server = spawn(
  'node',
  ['--watch', join(ROOT, 'apps/server/src/main.ts'), '--port', `${SERVER_PORT}`, '--host', '127.0.0.1', '--qr', 'no'],
  { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'], env: childEnvironment() },
);
const client = await createServer({
  configFile: join(ROOT, 'apps/web/vite.config.ts'),
  server: {
    port: 8080,
    hmr: true,
    proxy: {
      '^/(api|matchmake)/': { target },
      // A table's socket: the process and the room that Colyseus named.
      '^/[\\w-]{9}/[\\w-]{9}\\?': { target, ws: true },
    },
  },
});
await client.listen();
client.printUrls();

const stop = async (): Promise<void> => {
  server.kill('SIGTERM');
  await client.close();
  process.exit(0);
};
process.on('SIGINT', () => void stop());
process.on('SIGTERM', () => void stop());
