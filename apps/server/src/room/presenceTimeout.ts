/**
 * How long Colyseus waits for another process before it holds it to be dead. It reads this once, when it is loaded, so
 * this file must be imported before it: with the default of two seconds nobody would be back at a table within two.
 */
process.env.COLYSEUS_PRESENCE_SHORT_TIMEOUT ??= '500';
