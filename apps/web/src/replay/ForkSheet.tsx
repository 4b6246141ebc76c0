import { type Seat, seat } from '@templefall/kernel';
import { forkPoint } from '@templefall/replay';
import type { WantedGame } from '@templefall/table';
import { useMemo, useState } from 'preact/hooks';
import type { LoadGame } from '../games/gameClient.ts';
import { playWanted } from '../session/openHere.ts';
import { go } from '../shell/router.ts';
import { Icon, Pawn } from '../ui/Icon.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { replayWords } from '../words/replayWords.ts';
import { useAnew } from './useAnew.tsx';
import type { OpenReplay } from './useReplay.ts';

/** Plays on from this moment, at a table of this browser: one seat is mine, bots have the others. */
export const ForkSheet = ({
  open,
  loadGame,
  onClose,
}: {
  open: OpenReplay;
  loadGame: LoadGame;
  onClose: () => void;
}) => {
  const { recording, rules, player, course, shown } = open;
  const { say } = replayWords.value;
  const [mine, setMine] = useState<Seat>(
    seat(
      Math.max(
        0,
        recording.players.findIndex(({ bot }) => !bot),
      ),
    ),
  );
  const [isSame, setSame] = useState(true);
  const anew = useAnew();
  const n = player.n.value;
  const point = useMemo(() => forkPoint(recording, rules, n), [recording, rules, n]);
  const start = async (from: Partial<Pick<WantedGame, 'position' | 'seed'>>): Promise<void> => {
    await playWanted(loadGame, {
      game: recording.game,
      options: recording.options,
      players: recording.players.map(({ name, colour, bot }, index) => ({
        name,
        colour,
        ...(index !== mine && { bot: bot ?? 'steady' }),
      })),
      ...from,
    });
    go('play');
  };
  if (anew.sheet) return <>{anew.sheet}</>;
  return (
    <Sheet title={say('fork.title')} onClose={onClose}>
      <div class="fork-sheet">
        <fieldset>
          <legend>{say('fork.seat')}</legend>
          {shown.session.players.value.map(one => (
            <label key={one.seat} class="cut m-quiet">
              <input type="radio" name="fork-seat" checked={mine === one.seat} onChange={() => setMine(one.seat)} />
              <Pawn pawn={one.pawn} size={28} /> {one.name || say('fork.seat.unnamed', { n: one.seat + 1 })}
            </label>
          ))}
          {recording.players.length > 1 && <p>{say('fork.bots')}</p>}
        </fieldset>
        <fieldset>
          <legend>{say('fork.luck')}</legend>
          {([true, false] as const).map(same => (
            <label key={`${same}`} class="cut m-quiet">
              <input
                type="radio"
                name="fork-luck"
                checked={isSame === same}
                disabled={same && !recording.seed}
                onChange={() => setSame(same)}
              />
              <span>
                <b>{say(same ? 'fork.same' : 'fork.new')}</b>
                <i>{say(same ? 'fork.same.rule' : 'fork.new.rule')}</i>
              </span>
            </label>
          ))}
        </fieldset>
        {!point && <p role="status">{say('fork.none')}</p>}
        <div class="fork-buttons">
          <button
            type="button"
            class="btn m-lit cut press"
            disabled={!point}
            onClick={() => {
              if (!point) return;
              const seed = isSame && point.seed;
              anew.ask(() => void start({ position: point.position, ...(seed && { seed }) }));
            }}
          >
            <Icon id="ui-fork" size={20} /> {say('fork.from', { moment: course.value.label(player.x.value) })}
          </button>
          {recording.seed && (
            <button
              type="button"
              class="btn m-quiet cut press"
              onClick={() => anew.ask(() => void start(recording.seed ? { seed: recording.seed } : {}))}
            >
              <Icon id="ui-undo" size={18} /> {say('fork.again')}
            </button>
          )}
        </div>
      </div>
    </Sheet>
  );
};
