import { Board } from '../board/Board.tsx';
import type { Play } from './usePlay.ts';

/** The rooms one chooses from as they lie in the temple, each with its number. It is only looked at: one chooses by the words below. */
export const ChoiceMap = ({ play, numbers }: { play: Play; numbers: ReadonlyMap<string, number> }) => {
  const { built, standing, ground } = play.parts;
  const meant = built.value.rooms.filter(({ cell, isMine }) => isMine || numbers.has(cell));
  return (
    <div class="choices-map cut m-sunk" inert>
      <Board
        parts={{ ...play.parts, torches: standing, late: ground }}
        sight={{ type: 'fit', least: 24, most: 110, around: meant.map(({ x, y }) => [x, y]) }}
      >
        {meant.map(({ cell, x, y }) =>
          numbers.has(cell) ? (
            <b key={cell} class="choice-number num" style={{ '--x': x, '--y': y }}>
              {numbers.get(cell)}
            </b>
          ) : null,
        )}
      </Board>
    </div>
  );
};
