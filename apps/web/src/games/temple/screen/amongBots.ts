import type { TempleSession } from '../session.ts';

/** Nobody else plays here: nobody has to be asked, and what one is told is one's own business. */
export const isAmongBots = ({ players, me }: TempleSession): boolean =>
  players.value.every(({ kind, seat }) => kind === 'bot' || seat === me);
