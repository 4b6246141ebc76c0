import { consequences, type Face, type State } from '@templefall/rollwrite';
import { Die } from '../dice/Die.tsx';
import { chipsOf } from '../model/chips.ts';
import { useOfDie } from '../model/maps.ts';
import { mostTaken, tried } from '../model/task.ts';
import { Chips } from './Chips.tsx';
import { MeantFor } from './ShareOut.tsx';
import type { Play } from './usePlay.ts';

/** My pick from the pool: dice in a row, those meant for me outlined; the symbols they fit are lit on my maps. */
export const TakeDice = ({ play, die }: { play: Play; die: number }) => {
  const { state, words, who, picks, nameOf } = play;
  const { say, list } = words;
  if (who === undefined) return null;
  const most = mostTaken(state);
  const after = state.takers.slice(1);
  const toggle = (index: number): void => {
    play.pick(picks.includes(index) ? picks.filter(one => one !== index) : [...picks, index].slice(-most));
  };
  return (
    <div class="rw-decision rw-take cut m-sunk">
      <div class="rw-take-head">
        <h3>{say('take.poolOf', { name: nameOf(state.active) })}</h3>
        <span>
          {after.length > 0
            ? say(most === 2 ? 'take.upToTwo' : 'take.oneEach', { names: list(after.map(nameOf)) })
            : say('take.last', { n: most })}
        </span>
      </div>
      <div class="rw-take-dice">
        {state.pool.map((face, index) => {
          const isOn = picks.includes(index);
          const { isUseful, completes } = useOfDie(state, who, face);
          return (
            <button
              key={index}
              type="button"
              class={isOn ? 'on' : ''}
              aria-pressed={isOn}
              aria-keyshortcuts={String(index + 1)}
              onClick={() => toggle(index)}
            >
              <span class="unseen">{dieText(play, face)}</span>
              <Die face={face} size={isOn ? die : die * 0.86} state={isOn ? 'chosen' : undefined} />
              <i aria-hidden="true">
                {completes ? say('take.map', { map: completes.map }) : isUseful ? '' : say('take.none')}
              </i>
              {play.owners && <MeantFor play={play} split={play.owners} place={index} />}
            </button>
          );
        })}
      </div>
      <SpotChips play={play} />
    </div>
  );
};

/** A die of the pool in words: what it would do on my maps. */
const dieText = ({ state, who, words: { say } }: Play, face: Face): string => {
  if (who === undefined) return say(`face.${face}`);
  const { isUseful, completes } = useOfDie(state, who, face);
  const use = completes
    ? say('take.completes', { map: completes.map, side: say(`mapSide.${completes.side}`) })
    : say(isUseful ? 'take.crosses' : 'take.useless');
  return `${say(`face.${face}`)}: ${use}`;
};

/** What crossing at the chosen places would bring, one after the other. */
const SpotChips = ({ play }: { play: Play }) => {
  const { state, who, spots, picks, words, nameOf } = play;
  if (who === undefined || picks.length === 0) return <p class="rw-take-note">{words.say('take.choose')}</p>;
  if (spots.length === 0) return <p class="rw-take-note">{words.say('take.nowhere')}</p>;
  let table: State = {
    ...state,
    phase: 'marking',
    players: state.players.map((player, seat) =>
      seat === who ? { ...player, dice: spots.map(({ face }) => face) } : player,
    ),
  };
  const chips = spots.flatMap(spot => {
    const command = { type: 'crossSymbol', seat: who, ...spot } as const;
    const known = consequences(table, command);
    table = { ...table, ...tried(table, command), phase: 'marking' };
    return known ? chipsOf(words, known, { state: table, who, nameOf }) : [];
  });
  if (chips.length > 0) return <Chips chips={chips} />;
  const [first] = spots;
  return first ? (
    <p class="rw-take-note">
      {words.say('take.crossesOn', { map: first.map, side: words.say(`mapSide.${first.side}`) })}
    </p>
  ) : null;
};

/** The dice taken and still to be crossed: a symbol on a map takes each. */
export const CrossDice = ({ play, die }: { play: Play; die: number }) => {
  const { state, words, who, brings, nameOf } = play;
  if (who === undefined) return null;
  const dice = state.players[who]?.dice ?? [];
  return (
    <div class="rw-decision rw-take cut m-sunk">
      <div class="rw-take-head">
        <h3>{words.say('cross.title')}</h3>
        <span>{words.say('cross.hint')}</span>
      </div>
      <div class="rw-take-dice">
        {dice.map((face, index) => (
          <span key={index} class="on">
            <Die face={face} size={die} />
            <i>{words.say(`face.${face}`)}</i>
          </span>
        ))}
      </div>
      {brings ? (
        <Chips chips={chipsOf(words, brings, { state, who, nameOf })} />
      ) : (
        <p class="rw-take-note">{words.say('cross.choose')}</p>
      )}
    </div>
  );
};
