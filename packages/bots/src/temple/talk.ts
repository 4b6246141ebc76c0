import type { Millis } from '@templefall/kit';
import type { BotTalk } from '../contract.ts';
import { isStuck } from './hand.ts';
import type { Job } from './job.ts';
import type { Memory, Said } from './memory.ts';
import type { Sight } from './sight.ts';

/** Nobody likes a chatterbox: the same thing not again for so long, and nothing right after anything. */
const SAME_AGAIN_MS: Millis = 25_000;
const ANYTHING_MS: Millis = 5_000;

export interface Spoken {
  readonly talk?: BotTalk;
  readonly said?: Memory['said'];
}

/** What the team should know of a job just taken up, or of what has befallen this player. */
export const spoken = (sight: Sight, { said = [], job: before }: Memory, job: Job): Spoken => {
  const talk = worthSaying(sight, job, before);
  if (!talk) return {};
  const what = talk.type === 'call' ? talk.call : `ping ${talk.target}`;
  const last = said.reduce((latest, one) => Math.max(latest, one.at), 0);
  const isTooSoon = sight.at - last < ANYTHING_MS && last > 0;
  const isStale = said.some(one => one.what === what && sight.at - one.at < SAME_AGAIN_MS);
  if (isTooSoon || isStale || sight.ctx.ask('isSilenced', { seat: sight.me }, false)) return {};
  return { talk, said: [...fresh(sight, said), { what, at: sight.at }] };
};

/** Words long past are forgotten. */
const fresh = ({ at }: Sight, said: readonly Said[]): readonly Said[] =>
  said.filter(one => at - one.at < SAME_AGAIN_MS);

const worthSaying = (sight: Sight, job: Job, before: Job | undefined): BotTalk | undefined => {
  const { player, at, spot, view } = sight;
  const friends = view.players.filter(one => one !== player && one.spot !== undefined);
  if (friends.length === 0) return undefined;
  if (isStuck(player, at)) return { type: 'call', call: 'needMask', target: spot };
  const isNew = before?.id !== job.id;
  if (job.id === 'home') return isNew ? { type: 'call', call: 'home' } : undefined;
  const [goal] = job.spots;
  if (isNew && job.command.type === 'free' && goal !== undefined) return { type: 'ping', target: goal };
  // Alone with what takes several.
  if (job.pooled && goal === spot && job.cost.length > player.dice.length && !friends.some(one => one.spot === spot))
    return { type: 'call', call: 'come', target: spot };
  return isNew && goal !== undefined && answersACall(sight, goal) ? { type: 'ping', target: goal } : undefined;
};

/** Going where somebody asked for help: a ping there says so. */
const answersACall = ({ heard, me, view }: Sight, goal: string): boolean =>
  heard.some(
    ({ from, talk }) => from !== me && talk.type === 'call' && (talk.target ?? view.players[from]?.spot) === goal,
  );
