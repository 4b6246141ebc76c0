import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { type Rng, seededChance, seedOf } from '@templefall/kit';
import { openStorage } from '../journal/open.ts';
import { freePort, serverProcess, temporaryFolder } from '../testing/process.ts';
import { until } from '../testing/visitor.ts';
import { faultsOf, keepPlaying, seatCrowd, writtenIn } from './crowd.ts';

export interface NetworkPlan {
  readonly seconds: number;
  readonly seed: string;
  readonly print: (text: string) => void;
}

interface Link {
  readonly client: Socket;
  readonly server: Socket;
  delay: number;
  /** Nothing passes any more, and nobody is told: a phone in a lift. */
  isDeaf: boolean;
}

/** A network in between that delays each line differently, cuts lines, and leaves some open though dead. */
const badNetwork = async (target: number, rng: Rng) => {
  const links = new Set<Link>();
  const pipe = (link: Link, from: Socket, to: Socket): void => {
    let last = Promise.resolve();
    from.on('data', part => {
      if (link.isDeaf) return;
      const wait = link.delay + rng.below(20);
      const arrived = sleep(wait);
      // In order within a line, as TCP is, and on the way at the same time: a slow line is far away, not narrow.
      last = last.then(() => arrived).then(() => void (to.destroyed || link.isDeaf || to.write(part)));
    });
    from.on('close', () => {
      links.delete(link);
      to.destroy();
    });
    from.on('error', () => undefined);
  };
  const proxy = createServer(client => {
    const server = connect(target, '127.0.0.1');
    const link: Link = { client, server, delay: rng.below(120), isDeaf: false };
    links.add(link);
    pipe(link, client, server);
    pipe(link, server, client);
  });
  await new Promise<void>(done => proxy.listen(0, '127.0.0.1', () => done()));
  return {
    port: (proxy.address() as AddressInfo).port,
    links: () => [...links],
    heal: (): void => {
      for (const link of links) {
        link.delay = 5;
        if (link.isDeaf) link.client.destroy();
      }
    },
    close: (): void => {
      for (const { client, server } of links) {
        client.destroy();
        server.destroy();
      }
      proxy.close();
    },
  };
};

/** Plays through a bad network; when it is well again every client must show what the server has. */
export const chaosNetwork = async ({ seconds, seed, print }: NetworkPlan): Promise<boolean> => {
  const rng = seededChance(seedOf(seed))(1, 0);
  const folder = temporaryFolder();
  const server = await serverProcess({ port: await freePort(), data: folder.path });
  const network = await badNetwork(server.port, rng);
  const url = `http://127.0.0.1:${network.port}`;
  const cuts = { cut: 0, halfOpen: 0, slowed: 0 };
  try {
    const crowd = [await seatCrowd(() => [url], 4), await seatCrowd(() => [url], 2)];
    const witnesses = crowd.flatMap(table => table.witnesses);
    const stops = witnesses.map(witness => keepPlaying(witness, rng, () => 120 + rng.below(200)));
    const end = performance.now() + seconds * 1000;
    while (performance.now() < end) {
      await sleep(100 + rng.below(400));
      const links = network.links();
      const link = links[rng.below(Math.max(1, links.length))];
      if (!link) continue;
      const what = rng.below(10);
      if (what < 4) {
        link.client.destroy();
        cuts.cut += 1;
      } else if (what < 6) {
        link.isDeaf = true;
        cuts.halfOpen += 1;
      } else {
        link.delay = rng.below(300);
        cuts.slowed += 1;
      }
    }
    network.heal();
    const unanswered = (await Promise.all(stops.map(stop => stop()))).reduce((sum, one) => sum + one, 0);
    await until('all lines are open', () => witnesses.every(({ client }) => client.state().line === 'open'), 20_000);
    const heads = (): ReadonlySet<number | undefined> =>
      new Set(
        crowd.flatMap(({ witnesses: [first, ...others] }) =>
          others.map(({ client }) => (client.state().table?.seq ?? 0) - (first?.client.state().table?.seq ?? 0)),
        ),
      );
    await until('all have caught up', () => [...heads()].every(difference => difference === 0), 20_000);
    for (const { client } of witnesses) client.close();

    const storage = await openStorage({ database: undefined, data: folder.path });
    let bad = 0;
    for (const table of crowd) {
      const rows = await storage.read(table.table, 1);
      const faults = faultsOf(table, writtenIn(rows), 0);
      bad += Object.values(faults).reduce((sum: number, one: number) => sum + one, 0);
      print(`table of ${table.witnesses.length}: ${rows.length} events; ${JSON.stringify(faults)}\n`);
    }
    await storage.close();
    print(`lines cut ${cuts.cut}, half-open ${cuts.halfOpen}, slowed ${cuts.slowed}; unanswered ${unanswered}\n`);
    return bad === 0 && unanswered === 0;
  } finally {
    network.close();
    await server.kill('SIGKILL');
    folder.remove();
  }
};

const sleep = (millis: number): Promise<void> => new Promise(done => setTimeout(done, millis));
