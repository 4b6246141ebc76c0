import { describe, expect, it } from 'vitest';
import { chaosKills, type KillReport } from './kills.ts';

const faultless = { lost: 0, doubled: 0, contradicted: 0, diverged: 0, unanswered: 0, tablesLost: 0 };

const check = (report: KillReport): void => {
  expect(report).toMatchObject(faultless);
  expect(report.commands).toBeGreaterThan(20);
  expect(report.events).toBeGreaterThan(20);
};

/** The short form of `npm run chaos`. */
describe('kill -9 under load', () => {
  it('[TX5] ten times, SQLite: nothing shown is lost or doubled, no table is lost, every command is answered', async () => {
    check(await chaosKills({ kills: 10, storage: 'sqlite', processes: 1, tables: 3, players: 3, seed: 'short' }));
  }, 180_000);

  it('[TX5] in a cluster of two on PostgreSQL and Redis the tables come back on the living one, one owner each', async () => {
    check(await chaosKills({ kills: 4, storage: 'postgres', processes: 2, tables: 3, players: 3, seed: 'cluster' }));
  }, 180_000);
});
