import { pageClock } from '../../../session/gameTime.ts';
import botsUrl from './bots.ts?entry';
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
  const bots = game.players.flatMap(({ seat, bot }) => (bot ? [{ seat, level: bot }] : []));
  if (bots.length > 0)
    void fetchBots().then(({ seatBots }) => seatBots(opened, bots, { clock: pageClock, seed: freshSeed() }));
};

/** Only if there are any. By its address: what a plain import becomes belongs to the page. */
const fetchBots = (): Promise<typeof import('./bots.ts')> => import(/* @vite-ignore */ botsUrl);
