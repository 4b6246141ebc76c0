import { networkInterfaces } from 'node:os';
import { renderUnicodeCompact } from 'uqr';

/** Where people can open the game: on this machine, and from the same network. */
export interface Addresses {
  readonly local: string;
  readonly network: readonly string[];
}

export const addressesOf = (host: string, port: number): Addresses => {
  const isOpen = host === '0.0.0.0' || host === '::';
  const outside = Object.values(networkInterfaces())
    .flatMap(entries => entries ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}`);
  return {
    local: `http://${isOpen ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`,
    network: isOpen ? outside : [],
  };
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
