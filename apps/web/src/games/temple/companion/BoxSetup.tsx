import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Choice } from '../../../settings/controls.tsx';
import '../../../settings/settings.css';
import { hrefOf } from '../../../shell/router.ts';
import { words } from '../../../words/words.ts';
import { boxWords } from '../words.ts';
import { CARD_BOXES, CLOCKS, DEFAULT_SETUP, LEVELS, PARTS, type BoxSetup as Setup, TRACKS } from './box.ts';

const PLAYERS = ['1', '2', '3', '4', '5', '6'] as const;

/** Before the game: what this screen does, for how many, and which decks. */
export const BoxSetup = ({ onStart }: { onStart: (setup: Setup) => void }) => {
  const { say } = boxWords.value;
  const game = words.value;
  const [setup, setSetup] = useState<Setup>(DEFAULT_SETUP);
  const set = (changes: Partial<Setup>): void => setSetup({ ...setup, ...changes });
  const has = (part: Setup['parts'][number]): boolean => setup.parts.includes(part);
  return (
    <main class="box-page">
      <a class="btn m-quiet cut press" href={hrefOf()}>
        {game.say('app.home')}
      </a>
      <h1>{say('box.title')}</h1>
      <p>{say('box.sub')}</p>
      <Some
        label={say('box.parts')}
        all={PARTS}
        chosen={setup.parts}
        text={part => say(`box.part.${part}`)}
        onChange={parts => set({ parts })}
      />
      <Labelled label={say('box.players')}>
        <Choice
          label={say('box.players')}
          value={String(setup.players)}
          choices={PLAYERS.map(id => ({ id, text: id }))}
          onChoose={id => set({ players: Number(id) })}
        />
      </Labelled>
      {has('gems') && (
        <Labelled label={game.say('table.level')}>
          <Choice
            label={game.say('table.level')}
            value={setup.level}
            choices={LEVELS.map(id => ({ id, text: game.say(`level.${id}`) }))}
            onChoose={level => set({ level })}
          />
        </Labelled>
      )}
      {has('clock') && (
        <>
          <Labelled label={game.say('table.clock')}>
            <Choice
              label={game.say('table.clock')}
              value={setup.clock}
              choices={CLOCKS.map(id => ({ id, text: game.say(`clock.${id}`) }))}
              onChoose={clock => set({ clock })}
            />
          </Labelled>
          <Labelled label={say('box.music')}>
            <Choice
              label={say('box.music')}
              value={String(setup.track)}
              choices={TRACKS.map(id => ({ id: String(id), text: `${say('box.music')} ${id}` }))}
              onChoose={id => set({ track: TRACKS.find(track => String(track) === id) ?? 1 })}
            />
          </Labelled>
        </>
      )}
      {(has('curses') || has('treasures')) && (
        <Some
          label={say('box.boxes')}
          all={CARD_BOXES}
          chosen={setup.boxes}
          text={box => game.say(`module.${box}`)}
          onChange={boxes => set({ boxes })}
        />
      )}
      <button
        type="button"
        class="btn m-lit cut press box-begin"
        disabled={setup.parts.length === 0}
        onClick={() => onStart(setup)}
      >
        {say('box.begin')}
      </button>
    </main>
  );
};

const Labelled = ({ label, children }: { label: string; children: ComponentChildren }) => (
  <div class="box-row">
    <span class="small muted" aria-hidden="true">
      {label}
    </span>
    {children}
  </div>
);

/** Any number of a few. */
const Some = <Id extends string>({
  label,
  all,
  chosen,
  text,
  onChange,
}: {
  label: string;
  all: readonly Id[];
  chosen: readonly Id[];
  text: (id: Id) => string;
  onChange: (chosen: readonly Id[]) => void;
}) => (
  <fieldset class="box-row">
    <legend class="small muted">{label}</legend>
    <div class="box-some">
      {all.map(id => {
        const isOn = chosen.includes(id);
        return (
          <button
            type="button"
            key={id}
            class={`btn cut press ${isOn ? 'on' : 'm-quiet'}`}
            aria-pressed={isOn}
            onClick={() => onChange(all.filter(one => (one === id ? !isOn : chosen.includes(one))))}
          >
            {text(id)}
          </button>
        );
      })}
    </div>
  </fieldset>
);
