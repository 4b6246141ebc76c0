import type { IncomingMessage } from 'node:http';

/**
 * Takes the path that a proxy has put before ours from the address, if it is there: some proxies take it off themselves. False for the
 * path without its last slash, from which nothing relative leads anywhere.
 */
export const withoutBase = (request: IncomingMessage, base: string): boolean => {
  const url = request.url ?? '/';
  if (base === '' || !url.startsWith(base)) return true;
  const rest = url.slice(base.length);
  if (rest.startsWith('/')) request.url = rest;
  return rest !== '' && !rest.startsWith('?');
};
