import { seat } from '@templefall/kernel';
import {
  GEMS_NEEDED,
  LEVELS,
  type Options,
  PACES,
  PLAYER_COUNTS,
  type PlayerCount,
  ROUNDS,
  TALK_MODES,
  VARIANTS,
} from '@templefall/rollwrite';
import type { ComponentChildren } from 'preact';
import { Choice, type ChoiceItem, Toggle } from '../../../settings/controls.tsx';
import '../../../settings/settings.css';
import { layout } from '../../../shell/layout.ts';
import { hrefOf } from '../../../shell/router.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { words } from '../../../words/words.ts';
import type { Lobby } from '../../gameClient.ts';
import { gameWords } from '../words.ts';
import './lobby-options.css';

const DRAWN = 'drawn';
const NO_VARIANT = 'none';
const VARIANT_ICON: { readonly [variant: string]: string } = {
  none: 'ui-pencil',
  barredWays: 'ui-lock',
  jokerLottery: 'joker',
  diceRooms: 'ui-dice',
};

/** As many as sit there, within what the game takes. */
const countOf = (seats: number): PlayerCount => PLAYER_COUNTS.find(count => count >= seats) ?? 4;

/** What the host chooses for a game of Roll & Write; everybody else reads it. */
export const LobbyOptions = ({ lobby }: { lobby: Lobby<Options> }) => {
  const { say, find } = gameWords.value;
  const { options, isHost, seats } = lobby.view.value;
  const players = countOf(seats.length);
  const variant = options.variant ?? NO_VARIANT;
  const set = (part: Partial<Options>): void => {
    if (isHost) void lobby.choose({ ...options, ...part });
  };
  const chooseVariant = (id: string): void => {
    const { variant: _, ...rest } = options;
    if (isHost) void lobby.choose(id === NO_VARIANT ? rest : { ...rest, variant: id });
  };
  const chooseStart = (id: string): void => {
    const { startPlayer: _, ...rest } = options;
    if (isHost) void lobby.choose(id === DRAWN ? rest : { ...rest, startPlayer: seat(Number(id)) });
  };
  return (
    <section class="rw-options" aria-label={say('lobby.game')}>
      <header>
        <h2>{say('lobby.game')}</h2>
        <span>{say('lobby.summary', { players, rounds: ROUNDS[players] })}</span>
      </header>
      <div class="cut panel rw-options-panel">
        <Labelled
          label={say('option.level')}
          value={options.level}
          isHost={isHost}
          choices={LEVELS.map(id => ({
            id,
            text: say(`level.${id}`),
            sub: say('brings.gems', { n: GEMS_NEEDED[id][players] }),
          }))}
          onChoose={level => set({ level })}
        />
        <Fold
          icon={VARIANT_ICON[variant] ?? 'ui-dice'}
          text={find(`variant.${variant}`) ?? variant}
          sub={say('lobby.variants')}
        >
          <Labelled
            label={say('option.variant')}
            value={variant}
            isHost={isHost}
            look="cut press"
            choices={[NO_VARIANT, ...Object.keys(VARIANTS)].map(id => ({
              id,
              icon: VARIANT_ICON[id] ?? 'ui-dice',
              text: find(`variant.${id}`) ?? id,
            }))}
            onChoose={chooseVariant}
          />
          <p class="rw-rule" role="status">
            {find(`variant.${variant}.rule`)}
          </p>
        </Fold>
        <Labelled
          label={say('option.pace')}
          value={options.pace}
          isHost={isHost}
          choices={PACES.map(id => ({ id, text: say(`pace.${id}`) }))}
          onChoose={pace => set({ pace })}
        />
        <p class="rw-rule">{say(`pace.${options.pace}.rule`)}</p>
        <Fold icon="ui-gear" text={say('lobby.house')} sub={`${say('option.talk')}: ${say(`talk.${options.talk}`)}`}>
          <Labelled
            label={say('option.talk')}
            value={options.talk}
            isHost={isHost}
            choices={TALK_MODES.map(id => ({ id, text: say(`talk.${id}`) }))}
            onChoose={talk => set({ talk })}
          />
          <p class="rw-rule">{say(`talk.${options.talk}.rule`)}</p>
          <Labelled
            label={say('option.startPlayer')}
            value={options.startPlayer === undefined ? DRAWN : String(options.startPlayer)}
            isHost={isHost}
            wrap
            choices={[
              { id: DRAWN, text: say('option.startPlayer.drawn') },
              ...seats.map(({ name, pawn }, index) => ({
                id: String(index),
                text: name || words.value.say(`name.${pawn}`),
              })),
            ]}
            onChoose={chooseStart}
          />
          {isHost ? (
            <Toggle
              icon="heal"
              colour="#ff7c8d"
              label={say('option.jokerHeals')}
              sub={say('option.jokerHeals.rule')}
              on={options.jokerHeals}
              onChange={jokerHeals => set({ jokerHeals })}
            />
          ) : (
            options.jokerHeals && <p class="rw-rule">{say('option.jokerHeals.rule')}</p>
          )}
        </Fold>
      </div>
      <nav class="rw-paper" aria-label={say('lobby.paper')}>
        <PaperLink to="print" icon="ui-print" text={say('lobby.print')} sub={say('lobby.print.sub')} />
        <PaperLink to="dice" icon="ui-dice" text={say('lobby.dice')} sub={say('lobby.dice.sub')} />
      </nav>
    </section>
  );
};

/** On a phone what is rarely changed waits behind its name, so that all is seen at once. */
const Fold = ({
  icon,
  text,
  sub,
  children,
}: {
  icon: string;
  text: string;
  sub: string;
  children: ComponentChildren;
}) =>
  layout.value.kind !== 'phone' ? (
    children
  ) : (
    <details class="rw-fold">
      <summary class="cut m-quiet press">
        <Icon id={icon} size={26} />
        <span>
          <b>{text}</b>
          <i>{sub}</i>
        </span>
        <Icon id="ui-chev" size={16} />
      </summary>
      <div>{children}</div>
    </details>
  );

/** A choice with its name above it. Guests read what was chosen. */
const Labelled = <Id extends string>({
  label,
  value,
  choices,
  isHost,
  look,
  wrap = false,
  onChoose,
}: {
  label: string;
  value: Id;
  choices: readonly ChoiceItem<Id>[];
  isHost: boolean;
  look?: string;
  wrap?: boolean;
  onChoose: (id: Id) => void;
}) => (
  <div class={`rw-option ${look ? 'tall' : ''}`}>
    <span class="small muted" aria-hidden="true">
      {label}
    </span>
    {isHost ? (
      <Choice label={label} value={value} choices={choices} wrap={wrap} {...(look && { look })} onChoose={onChoose} />
    ) : (
      <b>
        <span class="unseen">{label}: </span>
        {choices.find(({ id }) => id === value)?.text}
      </b>
    )}
  </div>
);

/** Leaves the table where it is: paper opens beside it. */
const PaperLink = ({ to, icon, text, sub }: { to: string; icon: string; text: string; sub: string }) => (
  <a class="cut m-quiet press" href={hrefOf(to, 'rollwrite')} target="_blank" rel="noopener">
    <Icon id={icon} size={26} />
    <span>
      <b>{text}</b>
      <i>{sub}</i>
    </span>
  </a>
);
