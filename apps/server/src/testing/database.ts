import pg from 'pg';

/** A real PostgreSQL for the suites that need one; each makes a schema of its own in it. */
export const testDatabase = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/test';
export const databasePort = Number(new URL(testDatabase).port || 5432);
/** And a real Redis. */
export const testRedis = process.env.TEST_REDIS_URL ?? 'redis://127.0.0.1:6379';

/** What a suite made in the database goes with it. */
export const dropSchema = async (schema: string): Promise<void> => {
  const client = new pg.Client(testDatabase);
  await client.connect();
  await client.query(`DROP SCHEMA IF EXISTS ${schema} CASCADE`);
  await client.end();
};
