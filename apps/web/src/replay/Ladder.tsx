import type { AnyGameClient, AnyGameReplay } from '../games/gameClient.ts';
import { hrefOf } from '../shell/router.ts';
import { replayWords } from '../words/replayWords.ts';
import { bestOf, type GameResult, placeOf } from './results.ts';

/** One row a rung, one column a number of players: the best of each, and the way to see it again. */
export const Ladder = ({
  seats: { least, most },
  replay,
  results,
}: {
  seats: AnyGameClient['seats'];
  replay: AnyGameReplay;
  results: readonly GameResult[];
}) => {
  const { say } = replayWords.value;
  const best = bestOf(results);
  const seats = Array.from({ length: most - least + 1 }, (_, index) => least + index);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls sideways, and keys must reach it
    <div class="ladder" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('ladder.rung')}</th>
            {seats.map(n => (
              <th key={n} scope="col">
                {say('ladder.players', { n })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {replay.ladder().map(({ id, name }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {seats.map(n => {
                const one = best.get(placeOf(id, n));
                return (
                  <td key={n} class="num">
                    {one && <a href={hrefOf('replay', one.id)}>{replay.scoreText(one.score)}</a>}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
