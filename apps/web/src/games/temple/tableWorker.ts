import { hostedTemple } from '@templefall/hosted/temple';
import { serveTables } from '../../session/worker/serveTables.ts';

/** This game's tables in the browser, off the page's own thread: bots may think as long as they like, and no frame waits. */
serveTables({ temple: hostedTemple });
