import { isIP } from 'node:net';
import { hostname } from 'node:os';

/** Names that only mean something inside a home or an office. */
const LOCAL = /^(localhost|[^.]+|.+\.(local|lan|internal|home\.arpa))$/;

/**
 * Whether a request came by a name of this server. Without this a page from anywhere could point its own name at this machine's
 * address and read what belongs to the players (DNS rebinding). `named` are the operator's names; behind a proxy, which routes by
 * name itself, any name counts unless some are named.
 */
export const isOwnHost = (
  host: string | undefined,
  { named, proxies }: { readonly named: readonly string[]; readonly proxies: number },
): boolean => {
  if (named.length === 0 && proxies > 0) return true;
  const name = nameIn(host ?? '');
  if (name === undefined) return false;
  return named.includes(name) || isIP(name) !== 0 || LOCAL.test(name) || name === hostname().toLowerCase();
};

const nameIn = (host: string): string | undefined => {
  try {
    return new URL(`http://${host}`).hostname.replace(/^\[|\]$/g, '').toLowerCase();
  } catch {
    return undefined;
  }
};
