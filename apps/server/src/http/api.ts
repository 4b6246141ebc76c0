import type { IncomingMessage, ServerResponse } from 'node:http';
import { own } from '@templefall/kit';
import { isGameId, parseTableCode } from '@templefall/protocol';
import type { TableServices } from '@templefall/table';
import { createTable, migratedEntries, publicEvent } from '@templefall/table';
import * as v from 'valibot';
import { addressFor } from '../addresses.ts';
import { jsonBody } from './body.ts';
import { refuse } from './door.ts';
import type { DoorLimits } from './limits.ts';
import { replyJson } from './reply.ts';

const wanted = v.strictObject({
  game: v.pipe(v.string(), v.regex(/^[\w-]{1,32}$/)),
  options: v.optional(v.record(v.pipe(v.string(), v.maxLength(32)), v.unknown()), {}),
  isPublic: v.optional(v.boolean(), false),
});

/** How many public tables are listed. */
const LISTED = 50;

/** What can be asked over plain HTTP. Everything that it tells is public. */
export const api =
  (services: TableServices, limits: DoorLimits, host: string) =>
  async (request: IncomingMessage, response: ServerResponse, address: string): Promise<void> => {
    const [, , what = '', which = '', more] = (request.url ?? '').split('?')[0]?.split('/') ?? [];
    const asks = `${request.method} ${what}`;
    if (more !== undefined || !limits.api(address)) refuse(response, more === undefined ? 'tooMany' : 'badRequest');
    else if (asks === 'POST tables' && which === '') await create(request, response, address);
    else if (asks === 'GET tables' && which === '') await list(response);
    else if (asks === 'GET address' && which === '') replyJson(response, 200, { address: addressFor(request, host) });
    else if (asks === 'GET codes') await find(response, which, address);
    else if (asks === 'GET games') await game(response, which);
    else refuse(response, 'badRequest');

    async function create(from: IncomingMessage, to: ServerResponse, who: string): Promise<void> {
      const parsed = v.safeParse(wanted, await jsonBody(from, 8192));
      if (!parsed.success) return refuse(to, 'badRequest');
      if (!limits.create(who) || !limits.anyCreate('')) return refuse(to, 'tooMany');
      const created = await createTable(parsed.output, services);
      if (created.ok) replyJson(to, 201, created.value);
      else refuse(to, created.error);
    }

    async function list(to: ServerResponse): Promise<void> {
      const open = await services.storage.openTables(LISTED);
      replyJson(to, 200, { tables: open.map(({ id, code, listing }) => ({ table: id, code, ...listing })) });
    }

    /** A wrong code and a mistyped one are answered alike, and guessing is slow. */
    async function find(to: ServerResponse, typed: string, who: string): Promise<void> {
      if (!limits.code(who) || !limits.anyCode('')) return refuse(to, 'tooMany');
      const code = parseTableCode(typed);
      const table = code && (await services.storage.withCode(code));
      if (table) replyJson(to, 200, { table });
      else refuse(to, 'noSuchTable');
    }

    /** A finished game as everybody at it saw it: no seed, no order of any pile. */
    async function game(to: ServerResponse, id: string): Promise<void> {
      const file = isGameId(id) ? await services.storage.game(id) : undefined;
      if (!file) return refuse(to, 'noSuchTable');
      const rules = own(services.games, file.record.game)?.game;
      if (!rules) return refuse(to, 'noSuchTable');
      const { first: _, last: __, table: ___, ...record } = file.record;
      const entries = migratedEntries(
        file.rows.map(({ body }) => body),
        services.games,
      );
      replyJson(to, 200, { record, events: entries.map(entry => publicEvent(entry, rules)) });
    }
  };
