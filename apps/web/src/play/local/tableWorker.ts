import { pageClock } from '../gameTime.ts';
import { freshSeed, type LocalGame, setUp } from './game.ts';
import { type Host, hostOf } from './host.ts';
import type { News, Order } from './wire.ts';

/** A table of this browser, off the page's own thread: bots may think as long as they like, and no frame waits for them. */
let host: Host | undefined;
const tell = (news: News): void => postMessage(news);

addEventListener('message', ({ data }: MessageEvent<Order>) => {
  if (data.type === 'setUp') open(setUp(data.game));
  else if (data.type === 'takeUp') open(data.game);
  else host?.order(data);
});

const open = (game: LocalGame): void => {
  const opened = hostOf(game, pageClock, tell);
  host = opened;
  const bots = game.sitters.flatMap(({ seat, bot }) => (bot ? [{ seat, temper: bot }] : []));
  // Fetched only if there are any.
  if (bots.length > 0)
    void import('./bots.ts').then(({ seatBots }) => seatBots(opened, bots, { clock: pageClock, seed: freshSeed() }));
};
