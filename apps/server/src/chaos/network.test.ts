import { expect, it } from 'vitest';
import { chaosNetwork } from './network.ts';

it('[TX5] through a network that delays, cuts and half-opens lines all clients end with the server\u2019s view', async () => {
  const lines: string[] = [];
  const isWell = await chaosNetwork({ seconds: 8, seed: 'short', print: text => lines.push(text) });
  expect(isWell, lines.join('')).toBe(true);
}, 120_000);
