import type { Millis } from '@templefall/kit';
import type { BotCall, Heard } from '../contract.ts';
import { blackCount } from './hand.ts';
import type { Job } from './job.ts';
import type { Sight } from './sight.ts';
import { WORTH } from './worth.ts';

/** How long a word is fresh. */
const FRESH_MS: Millis = 20_000;
const WAIT_MS: Millis = 8_000;

const isFresh = ({ at, me }: Sight, heard: Heard, within = FRESH_MS): boolean =>
  heard.from !== me && at - heard.at <= within;

const called = (sight: Sight, call: BotCall, within = FRESH_MS): readonly Heard[] =>
  sight.heard.filter(one => isFresh(sight, one, within) && one.talk.type === 'call' && one.talk.call === call);

/** Somebody reminds the team that a door will slam. */
export const isCalledHome = (sight: Sight): boolean => sight.heard.length > 0 && called(sight, 'home').length > 0;

/** Somebody asks the others not to leave yet. */
export const isAskedToWait = (sight: Sight): boolean =>
  sight.heard.length > 0 && called(sight, 'wait', WAIT_MS).length > 0;

/** When anything was said last: a reason to think again. */
export const lastWord = (sight: Sight): Millis => (sight.heard.length === 0 ? 0 : wordIn(sight));

const wordIn = (sight: Sight): Millis =>
  sight.heard.reduce((latest, one) => (isFresh(sight, one) ? Math.max(latest, one.at) : latest), 0);

/** What people point at counts for more; where they ask somebody to come, for much more. */
const POINTED = 1.3;
const ASKED = 1.7;

export const withCalls = (sight: Sight, jobs: readonly Job[]): readonly Job[] => {
  if (sight.heard.length === 0) return jobs;
  const fresh = sight.heard.filter(one => isFresh(sight, one));
  if (fresh.length === 0) return jobs;
  return [...jobs.map(job => louder(sight, job, fresh)), ...masksAskedFor(sight, jobs)];
};

const louder = ({ view }: Sight, job: Job, heard: readonly Heard[]): Job => {
  const factor = heard.reduce((most, { from, talk }) => {
    const place = talk.target ?? view.players[from]?.spot;
    if (!job.spots.some(spot => spot === place)) return most;
    if (talk.type === 'ping') return Math.max(most, POINTED);
    return talk.call === 'come' || talk.call === 'help' || talk.call === 'needMask' ? Math.max(most, ASKED) : most;
  }, 1);
  return factor === 1 ? job : { ...job, worth: job.worth * factor };
};

/** Who asks for a mask gets one, even if not all their dice are black. */
const masksAskedFor = (sight: Sight, jobs: readonly Job[]): readonly Job[] =>
  [...called(sight, 'needMask'), ...called(sight, 'help')].flatMap(({ from }): Job[] => {
    const friend = sight.view.players[from];
    const id = `free ${from}`;
    if (friend?.spot === undefined || jobs.some(job => job.id === id) || blackCount(friend, sight.at) < 2) return [];
    return [
      {
        id,
        spots: [friend.spot],
        cost: ['G'],
        pooled: false,
        worth: WORTH.friend / 2,
        command: { type: 'free', helped: from },
      },
    ];
  });
