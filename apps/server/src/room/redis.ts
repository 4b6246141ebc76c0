import { matchMaker } from '@colyseus/core';
import { RedisDriver } from '@colyseus/redis-driver';
import { RedisPresence } from '@colyseus/redis-presence';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';

/** The longest pause between two tries to reach a Redis that is away. */
const LONGEST_PAUSE = 500;
/** And how long one try may take. */
const LONGEST_TRY = 1000;
/** How often it is asked whether it answers, and how long it may take: together less than the two seconds in which the door answers. */
const LOOK = 250;
const ANSWERS_WITHIN = 1500;
/** By then every process has found it again and listed its rooms: whoever looked sooner would open a table twice. */
const ALL_ARE_BACK = LONGEST_PAUSE + LONGEST_TRY;

/**
 * Rooms are found through Redis. If it goes away, games go on, and nobody comes in until it is back. What was asked of it
 * waits meanwhile instead of failing: Colyseus never gets over some of its questions failing.
 */
export const meetingInRedis = async (url: string, log: Logger) => {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: LONGEST_TRY,
    maxRetriesPerRequest: null,
    retryStrategy: tries => Math.min(50 * tries, LONGEST_PAUSE),
  });
  let trouble: Error | undefined;
  redis.on('error', problem => {
    trouble = problem;
  });
  await redis.connect().catch(problem => {
    redis.disconnect();
    throw trouble ?? problem;
  });

  let isThere = true;
  let opening: NodeJS.Timeout | undefined;
  const waiting = new Set<(problem: Error) => void>();
  const lost = (problem: Error | undefined): void => {
    clearTimeout(opening);
    if (isThere) log.warn({ err: problem }, 'Redis is away: nobody can come in');
    isThere = false;
    for (const giveUp of waiting) giveUp(new Error('Redis is away'));
  };
  redis.on('reconnecting', () => lost(trouble));
  const back = (): void => {
    // It may have forgotten everything; whoever is at a table here must still be found.
    matchMaker.restoreMissingRoomCaches().catch(problem => log.warn({ err: problem }, 'rooms could not be listed'));
    clearTimeout(opening);
    opening = setTimeout(() => {
      isThere = true;
      log.info('Redis is back');
    }, ALL_ARE_BACK);
  };
  redis.on('ready', back);
  const watching = answering(() => redis.ping(), {
    hangs: () => lost(new Error('it does not answer')),
    answersAgain: back,
  });
  redis.on('end', () => clearInterval(watching));
  const answers = async (): Promise<unknown> => {
    if (!isThere) throw new Error('Redis is away');
    return redis.ping();
  };
  return {
    presence: new RedisPresence(redis.duplicate()),
    driver: new RoomList(redis),
    isThere: () => isThere,
    whileThere: <T>(asked: Promise<T>): Promise<T> => {
      const { promise, reject } = Promise.withResolvers<never>();
      waiting.add(reject);
      return Promise.race([asked, promise]).finally(() => waiting.delete(reject));
    },
    answers,
  };
};

/** A network that swallows everything, or a stopped process, fails nothing: whether it answers is seen only by asking. */
const answering = (
  ask: () => Promise<unknown>,
  { hangs, answersAgain }: { readonly hangs: () => void; readonly answersAgain: () => void },
): NodeJS.Timeout => {
  let askedAt: number | undefined;
  let hasHung = false;
  const answered = (): void => {
    askedAt = undefined;
    if (hasHung) answersAgain();
    hasHung = false;
  };
  const look = (): void => {
    if (askedAt === undefined) {
      askedAt = performance.now();
      ask().then(answered, () => {
        askedAt = undefined;
      });
    } else if (!hasHung && performance.now() - askedAt > ANSWERS_WITHIN) {
      hasHung = true;
      hangs();
    }
  };
  // What has come meanwhile is read first: a process that stood still itself must not blame Redis.
  return setInterval(() => setImmediate(look), LOOK).unref();
};

/**
 * Colyseus' list of rooms lends the answer it waits for to whoever asks meanwhile, and forgets it when it has come. An
 * error it would lend for ever: after one bad moment of Redis nobody could come in any more.
 */
class RoomList extends RedisDriver {
  override async query(...wanted: Parameters<RedisDriver['query']>) {
    return super.query(...wanted).catch(problem => this.forget(problem));
  }

  override async findOne(...wanted: Parameters<RedisDriver['findOne']>) {
    try {
      return await super.findOne(...wanted);
    } catch (problem) {
      return this.forget(problem);
    }
  }

  private forget(problem: unknown): never {
    Object.assign(this, { _concurrentRoomCacheRequest: undefined, _roomCacheRequestByName: {} });
    throw problem;
  }
}
