import * as adventure from '../content/adventure.ts';
import * as maps from '../content/maps.ts';
import * as sheets from '../content/temple.ts';
import { DIE } from '../vocabulary.ts';
import { PRIZES, VOTE_MS } from './diceRooms/index.ts';

/** Everything printed on the sheets of Roll & Write: whole files of tables, so that a new table cannot be forgotten. */
export const ROLLWRITE_CONTENT = { DIE, adventure, maps, sheets, diceRooms: { PRIZES, VOTE_MS } };
