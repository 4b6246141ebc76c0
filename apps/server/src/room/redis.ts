import { matchMaker } from '@colyseus/core';
import { RedisDriver } from '@colyseus/redis-driver';
import { RedisPresence } from '@colyseus/redis-presence';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';

/** The longest pause between two tries to reach a Redis that is away. */
const LONGEST_PAUSE = 500;
/** And how long one try may take. */
const LONGEST_TRY = 1000;
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
  redis.on('reconnecting', () => {
    clearTimeout(opening);
    if (isThere) log.warn({ err: trouble }, 'Redis is away: nobody can come in');
    isThere = false;
  });
  redis.on('ready', () => {
    // It may have forgotten everything; whoever is at a table here must still be found.
    matchMaker.restoreMissingRoomCaches().catch(problem => log.warn({ err: problem }, 'rooms could not be listed'));
    opening = setTimeout(() => {
      isThere = true;
      log.info('Redis is back');
    }, ALL_ARE_BACK);
  });
  const answers = async (): Promise<unknown> => {
    if (!isThere) throw new Error('Redis is away');
    return redis.ping();
  };
  return {
    presence: new RedisPresence(redis.duplicate()),
    driver: new RoomList(redis),
    isThere: () => isThere,
    answers,
  };
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
