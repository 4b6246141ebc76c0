import { colyseusLine, type OpenLine } from '@templefall/protocol';

/** The line to a table of this page's server. */
export const serverLine = (): OpenLine =>
  colyseusLine(location.origin, { fetch: (url, init) => fetch(url, init), WebSocket });
