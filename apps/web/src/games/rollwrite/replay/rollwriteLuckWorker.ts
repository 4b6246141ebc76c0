import { rollwriteContest } from '@templefall/simulator';
import { serveLuck } from '../../../replay/serveLuck.ts';

/** What luck and choice brought in a game that is over, off the page's own thread. */
serveLuck(rollwriteContest);
