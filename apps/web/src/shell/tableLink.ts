import { signal } from '@preact/signals';
import { hrefOf, type Route } from './router.ts';
import { site } from './site.ts';
import { AS_DICE } from './tablePlaces.ts';

const IS_THIS_MACHINE = /^(localhost|127\..*|\[::1\])$/;

/** Where friends find this server. */
const address = signal(site());

/** On the server's own machine it goes by a name that leads other devices to themselves: there it is asked for a better one. */
export const learnAddress = async (): Promise<void> => {
  if (!IS_THIS_MACHINE.test(location.hostname)) return;
  try {
    const answer: unknown = await (await fetch('api/address')).json();
    if (typeof answer === 'object' && answer !== null && 'address' in answer && typeof answer.address === 'string')
      address.value = site().replace(location.origin, answer.address);
  } catch {
    // No server, or an older one: the name in use is as good as any.
  }
};

/** A page of this site, for another device. */
export const linkTo = (...to: Route): string => `${address.value}/${hrefOf(...to)}`;

/** What friends are given to come to a table. */
export const tableLink = (code: string): string => linkTo('j', code);

/** What another device is given to take a seat with. */
export const seatLink = (table: string, secret: string): string => linkTo('t', table, secret);

/** What a big screen shows: the board is there already, so that whoever comes by it needs only the dice. */
export const besideBigScreen = (link: string): string => `${link}/${AS_DICE}`;
