import type { IncomingMessage } from 'node:http';
import { networkInterfaces } from 'node:os';
import { renderUnicodeCompact } from 'uqr';
import type { Settings } from './settings.ts';

/** Where people can open the game: on this machine, and from the same network. */
export interface Addresses {
  readonly local: string;
  readonly network: readonly string[];
}

/** Networks between programs of one machine, or over a tunnel: phones in the room are seldom there. */
const IS_VIRTUAL = /^(docker|br-|veth|virbr|tun|utun|tailscale|zt)/;

export const addressesOf = (
  { host, basePath }: Pick<Settings, 'host' | 'basePath'>,
  port: number,
  interfaces = networkInterfaces(),
): Addresses => {
  const isOpen = host === '0.0.0.0' || host === '::';
  const outside = Object.entries(interfaces)
    .sort(([one], [other]) => Number(IS_VIRTUAL.test(one)) - Number(IS_VIRTUAL.test(other)))
    .flatMap(([, entries]) => entries ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}${basePath}`);
  return {
    local: `http://${isOpen ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}${basePath}`,
    network: isOpen ? outside : [],
  };
};

const IS_THIS_MACHINE = /^(::1|(::ffff:)?127\..*)$/;
const IS_ITS_NAME = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

/**
 * Where other devices find this server. Only pages on its own machine are told, opened by its own name: any other has an
 * address that works, and a foreign name that leads here is not to learn about the network.
 */
export const addressFor = (
  {
    socket,
    headers,
  }: Pick<IncomingMessage, 'headers'> & {
    readonly socket: Pick<IncomingMessage['socket'], 'remoteAddress' | 'localPort'>;
  },
  host: string,
): string | undefined => {
  if (!IS_THIS_MACHINE.test(socket.remoteAddress ?? '')) return undefined;
  if (!IS_ITS_NAME.test(headers.host ?? '')) return undefined;
  if (headers['x-forwarded-for'] !== undefined) return undefined;
  // Its origin alone: under which path the page lies, the page knows.
  return addressesOf({ host, basePath: '' }, socket.localPort ?? 0).network[0];
};

/** What the person at the terminal sees: addresses, and the one for phones as a QR code. */
export const printedAddresses = (
  { local, network }: Addresses,
  { showCode }: { readonly showCode: boolean },
): string => {
  const [phone] = network;
  const lines = ['', '  Templefall is open.', '', `  on this machine  ${local}`];
  for (const address of network) lines.push(`  on your network  ${address}`);
  if (phone && showCode)
    lines.push(
      '',
      ...renderUnicodeCompact(phone, { border: 2 })
        .split('\n')
        .map(row => `  ${row}`),
    );
  return [...lines, ''].join('\n');
};
