import { signal } from '@preact/signals';
import { seat } from '@templefall/kernel';
import { useMemo } from 'preact/hooks';
import type { PawnArt } from '../../../ui/Icon.tsx';
import type { Player } from '../../gameClient.ts';
import { EndScreen } from '../end/EndScreen.tsx';
import { playedGame } from './playedGame.ts';

const NAMES = ['Maya', 'Jonas', 'Inès', 'Teo'];
const PAWNS: readonly PawnArt[] = [1, 2, 4, 5];
const ENDS = { won: { luck: 'g 1', players: 4 }, lost: { luck: 'g 2', players: 4 } } as const;

/** A game that is over, won or lost. */
export const EndGallery = ({ end }: { end: keyof typeof ENDS }) => {
  const session = useMemo(() => {
    const { luck, players } = ENDS[end];
    const played = playedGame(luck, { players, level: 'easy' });
    const last = played.at(-1)?.after;
    if (!last) throw new Error('nothing was played');
    return {
      view: signal(last),
      me: seat(2),
      code: 'K7QF',
      players: signal(
        NAMES.slice(0, players).map(
          (name, index): Player => ({ seat: seat(index), name, kind: 'human', pawn: PAWNS[index] ?? 1 }),
        ),
      ),
      again: { by: signal(seat(2)), ask: async () => undefined },
      recorded: async () => played,
    };
  }, [end]);
  return <EndScreen session={session} nameOf={who => NAMES[who] ?? ''} onLeave={() => {}} />;
};
