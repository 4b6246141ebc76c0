import type { Contest } from '@templefall/simulator';
import { Trouble } from '../trouble.ts';

/** Only the game that is played is loaded. */
const CONTESTS: { readonly [id: string]: () => Promise<Contest> } = {
  rollwrite: async () => (await import('@templefall/simulator')).rollwriteContest,
  temple: async () => (await import('@templefall/simulator')).templeContest,
};

export const contestNamed = (id: string): Promise<Contest> => {
  const load = CONTESTS[id];
  if (!load) throw new Trouble(`no game is called ${id}; there is ${Object.keys(CONTESTS).join(', ')}`);
  return load();
};
