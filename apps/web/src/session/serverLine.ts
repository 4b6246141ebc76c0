import { colyseusLine, type OpenLine } from '@templefall/protocol';
import { site } from '../shell/site.ts';

/** The line to a table of this page's server. */
export const serverLine = (): OpenLine => colyseusLine(site(), { fetch: (url, init) => fetch(url, init), WebSocket });
