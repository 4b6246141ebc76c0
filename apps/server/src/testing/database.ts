/** A real PostgreSQL for the suites that need one; each makes a schema of its own in it. */
export const testDatabase = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/test';
export const databasePort = Number(new URL(testDatabase).port || 5432);
/** And a real Redis. */
export const testRedis = process.env.TEST_REDIS_URL ?? 'redis://127.0.0.1:6379';
