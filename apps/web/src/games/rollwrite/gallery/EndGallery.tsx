import { signal } from '@preact/signals';
import { seat } from '@templefall/kernel';
import { useMemo } from 'preact/hooks';
import type { PawnArt } from '../../../ui/Icon.tsx';
import type { Player } from '../../gameClient.ts';
import { EndScreen } from '../end/EndScreen.tsx';
import { gameThatWas } from './playedGame.ts';

const NAMES = ['Maya', 'Jonas', 'Inès', 'Teo'];
const PAWNS: readonly PawnArt[] = [1, 2, 4, 5];
const ENDS = ['won', 'lost'] as const;
const PLAYERS = 4;

/** A game that is over, won or lost. */
export const EndGallery = ({ end }: { end: (typeof ENDS)[number] }) => {
  const session = useMemo(() => {
    const played = gameThatWas(end === 'won', { players: PLAYERS, level: 'easy' });
    const last = played.at(-1)?.after;
    if (!last) throw new Error('nothing was played');
    return {
      view: signal(last),
      me: seat(2),
      code: 'K7QF',
      players: signal(
        NAMES.slice(0, PLAYERS).map(
          (name, index): Player => ({ seat: seat(index), name, kind: 'human', pawn: PAWNS[index] ?? 1 }),
        ),
      ),
      again: { by: signal(seat(2)), ask: async () => undefined },
      recorded: async () => played,
    };
  }, [end]);
  return <EndScreen session={session} nameOf={who => NAMES[who] ?? ''} onLeave={() => {}} />;
};
