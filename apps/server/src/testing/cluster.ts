import { dropSchema, testDatabase } from './database.ts';
import { freePort, type ServerProcess, serverProcess, temporaryFolder } from './process.ts';

export interface Pair {
  readonly first: ServerProcess;
  readonly second: ServerProcess;
  readonly close: () => Promise<void>;
}

/** Two processes as one server, with a schema of their own. */
export const pairOn = async (redis: string): Promise<Pair> => {
  const folder = temporaryFolder();
  const schema = `cluster_${process.pid}_${Date.now()}`;
  const start = async (): Promise<ServerProcess> => {
    const port = await freePort();
    return serverProcess({
      port,
      data: folder.path,
      args: [
        ...['--database-url', `${testDatabase}?schema=${schema}`],
        ...['--redis-url', redis, '--public-address', `127.0.0.1:${port}`],
      ],
    });
  };
  const [first, second] = await Promise.all([start(), start()]);
  return {
    first,
    second,
    close: async () => {
      await Promise.all([first, second].map(server => server.kill('SIGKILL')));
      folder.remove();
      await dropSchema(schema);
    },
  };
};

/** One of the numbers a server tells its operator. */
export const numberOf = async ({ url }: ServerProcess, name: string): Promise<number> => {
  const numbers = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`^templefall_${name} (\\d+)$`, 'm').exec(numbers)?.[1]);
};
