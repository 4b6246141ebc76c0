import type { HostedGames } from '@templefall/table';
import { hostedRollWrite } from './rollwrite.ts';
import { hostedTemple } from './temple.ts';

/** Every game there is, for a server. A browser loads one at a time, by its own door. */
export const HOSTED_GAMES: HostedGames = { temple: hostedTemple, rollwrite: hostedRollWrite };
