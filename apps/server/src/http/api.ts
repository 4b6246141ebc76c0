import type { IncomingMessage, ServerResponse } from 'node:http';
import { isShallow, parseTableCode } from '@templefall/protocol';
import { createTable, type TableServices } from '@templefall/table';
import * as v from 'valibot';
import { addressFor } from '../addresses.ts';
import { jsonBody } from './body.ts';
import { briefly } from './briefly.ts';
import { refuse } from './door.ts';
import type { DoorLimits } from './limits.ts';
import type { PushDesk } from './pushDesk.ts';
import { recordedGames } from './recordedGames.ts';
import { replyJson } from './reply.ts';
import { tableStatus } from './tableStatus.ts';

const wanted = v.strictObject({
  game: v.pipe(v.string(), v.regex(/^[\w-]{1,32}$/)),
  options: v.optional(v.record(v.pipe(v.string(), v.maxLength(32)), v.custom<unknown>(isShallow)), {}),
  isPublic: v.optional(v.boolean(), false),
});

/** How many public tables are listed. */
const LISTED = 50;

/** What can be asked over plain HTTP. Everything that it tells is public. */
export const api = (services: TableServices, limits: DoorLimits, host: string, push: PushDesk | undefined) => {
  const recorded = recordedGames(services);
  const openTables = briefly(() => services.storage.openTables(LISTED), services.clock.now);
  const status = tableStatus(services.storage, services.clock.now);
  return async (request: IncomingMessage, response: ServerResponse, address: string): Promise<void> => {
    const [, , what = '', which = '', more] = (request.url ?? '').split('?')[0]?.split('/') ?? [];
    const asks = `${request.method} ${what}`;
    if (more !== undefined || !limits.api(address)) refuse(response, more === undefined ? 'tooMany' : 'badRequest');
    else if (asks === 'POST tables' && which === '') await create(request, response, address);
    else if (asks === 'GET tables' && which === '') await list(response);
    else if (asks === 'GET tables' && which === 'status') await tell(request, response, address);
    else if (asks === 'GET address' && which === '') replyJson(response, 200, { address: addressFor(request, host) });
    else if (what === 'push' && which === '' && push) await push(request, response, address);
    else if (asks === 'GET codes') await find(response, which, address);
    else if (asks === 'GET games') await game(request, response, which, address);
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
      const open = await openTables();
      replyJson(to, 200, { tables: open.map(({ id, code, listing }) => ({ table: id, code, ...listing })) });
    }

    async function tell(from: IncomingMessage, to: ServerResponse, who: string): Promise<void> {
      if (!limits.status(who)) return refuse(to, 'tooMany');
      const ids = new URL(from.url ?? '', 'http://localhost').searchParams.get('ids') ?? '';
      const tables = await status(ids);
      if (tables) replyJson(to, 200, { tables });
      else refuse(to, 'badRequest');
    }

    /** A wrong code and a mistyped one are answered alike, and guessing is slow. */
    async function find(to: ServerResponse, typed: string, who: string): Promise<void> {
      if (!limits.code(who) || !limits.anyCode('')) return refuse(to, 'tooMany');
      const code = parseTableCode(typed);
      const table = code && (await services.storage.withCode(code));
      if (table) replyJson(to, 200, { table });
      else refuse(to, 'noSuchTable');
    }

    /** It never changes, so a reader that has it is not sent it again. */
    async function game(from: IncomingMessage, to: ServerResponse, id: string, who: string): Promise<void> {
      if (!limits.game(who)) return refuse(to, 'tooMany');
      const text = await recorded(id);
      if (!text) return refuse(to, 'noSuchTable');
      const etag = `"${id}"`;
      const isKnown = from.headers['if-none-match'] === etag;
      to.writeHead(isKnown ? 304 : 200, {
        etag,
        'cache-control': 'no-cache',
        ...(!isKnown && { 'content-type': 'application/json; charset=utf-8', 'content-length': text.length }),
      });
      to.end(isKnown ? undefined : text);
    }
  };
};
