import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Where no push service is: this machine, its network, and what routers use among themselves. */
const inside = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(net, bits, 'ipv4');

/** Of the new addresses only those that are given out for the whole world, without those that stand for old ones. */
const outside = new BlockList();
outside.addSubnet('2000::', 3, 'ipv6');
const translated = new BlockList();
translated.addSubnet('2001::', 32, 'ipv6');
translated.addSubnet('2002::', 16, 'ipv6');

export const isPublicAddress = (address: string): boolean => {
  const kind = isIP(address);
  if (kind === 4) return !inside.check(address, 'ipv4');
  return kind === 6 && outside.check(address, 'ipv6') && !translated.check(address, 'ipv6');
};

/** Browsers name the service where their messages are left: a name of the world, over https, at its usual port. */
export const isPushEndpoint = (text: string): boolean => {
  if (text.length > 1000 || !URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password } = new URL(text);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  return (
    /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]*$/.test(hostname) && !/\.(local|internal|localhost)$/.test(hostname)
  );
};

/** A name may lead inside all the same, and elsewhere than a moment ago: it is looked at where the connection is made. */
export const publicLookup: LookupFunction = (hostname, options, done) =>
  lookup(hostname, { ...options, all: true }, (problem, found: readonly LookupAddress[]) => {
    const [first] = found ?? [];
    if (problem) done(problem, '', 0);
    else if (!first || !found.every(({ address }) => isPublicAddress(address)))
      done(new Error(`${hostname} is no address of the world`), '', 0);
    else if (options.all) done(null, [...found]);
    else done(null, first.address, first.family);
  });
