import { expect, it } from 'vitest';
import { chaosDrains } from './drains.ts';

/** The short form of `npm run chaos -- --rolling`. */
it('[TX5] a rolling restart of two processes: all tables move with their players, no command is lost, each ends cleanly', async () => {
  // What a client gives up after three seconds without a line is no fault of the server's, and a busy machine may take as long.
  const {
    moved,
    commands,
    refused: _,
    ...faults
  } = await chaosDrains({ restarts: 2, tables: 2, players: 2, seed: 'short' });
  expect(faults).toEqual({ lost: 0, doubled: 0, contradicted: 0, diverged: 0, unanswered: 0, unclean: 0 });
  expect(moved.length).toBeGreaterThan(0);
  expect(commands).toBeGreaterThan(0);
}, 180_000);
