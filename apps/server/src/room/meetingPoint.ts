import './presenceTimeout.ts';
import { LocalDriver, LocalPresence, type MatchMakerDriver, type Presence } from '@colyseus/core';
import type { Logger } from 'pino';

/** Where the processes of a cluster find each other's rooms. */
export interface MeetingPoint {
  readonly presence: Presence;
  readonly driver: MatchMakerDriver;
  /** While it is not, nobody can be let in, and whoever comes is told so at once. */
  readonly isThere: () => boolean;
  /** What is asked of it, given up as soon as it is away: it may hang for ever without failing. */
  readonly whileThere: <T>(asked: Promise<T>) => Promise<T>;
  /** Kept when it has answered a question. */
  readonly answers: () => Promise<unknown>;
}

/** Nothing answered at the start. */
export class RedisAway extends Error {}

/** A lone process needs nobody, and does not load what it takes. */
export const meetingPoint = async (redis: string | undefined, log: Logger): Promise<MeetingPoint> => {
  if (!redis) {
    const answers = async (): Promise<void> => undefined;
    return {
      presence: new LocalPresence(),
      driver: new LocalDriver(),
      isThere: () => true,
      whileThere: asked => asked,
      answers,
    };
  }
  const { meetingInRedis } = await import('./redis.ts');
  return meetingInRedis(redis, log).catch((problem: NodeJS.ErrnoException) => {
    throw new RedisAway(problem.message || problem.code);
  });
};
