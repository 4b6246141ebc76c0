import {
  BONUS_TRACKS,
  CURSED_FIELDS,
  EXTRA_DICE,
  GEM_TRACK,
  GEMS_NEEDED,
  LEVELS,
  PLAYER_COUNTS,
  ROUNDS,
  type State,
  type TempleSheet,
  TRACKS,
  type Track,
  VARIANTS,
} from '@templefall/rollwrite';
import { linkTo } from '../../../shell/tableLink.ts';
import { QrCode } from '../../../ui/QrCode.tsx';
import { gameWords, paperWords } from '../words.ts';
import { Cross, Ink, InkGem, Ring } from './ink.tsx';
import { InkLogo, Page } from './Page.tsx';
import { STEPS } from './steps.ts';

const ROUND_TRACK = Math.max(...PLAYER_COUNTS.map(players => ROUNDS[players]));

/** The team's sheet: rounds, gems, bonus tracks and the fields of the cursed dice. */
export const AdventurePage = ({ sheet, state }: { sheet: TempleSheet; state?: State | undefined }) => {
  const { say } = paperWords.value;
  const isVariant = sheet.id === 'variant';
  return (
    <Page label={say('sheet.adventure')}>
      <header>
        <InkLogo />
        <h2 class="page-title">{say('sheet.adventure')}</h2>
        {isVariant && <span class="side">{say('sheet.variantSide')}</span>}
        <p class="right with-code">
          <span>
            {say('sheet.team')}
            <br />
            {say('sheet.scan')}
          </span>
          <QrCode link={linkTo('dice', 'rollwrite')} size={64} label={say('sheet.scan')} />
        </p>
      </header>
      <Rounds state={state} />
      <Gems state={state} />
      <h3>
        {say('sheet.bonus')} <small>{say('sheet.bonus.rule')}</small>
      </h3>
      <div class="tracks">
        {TRACKS.map(track => (
          <PrintedTrack key={track} track={track} state={state} />
        ))}
      </div>
      <h3>
        {say('sheet.cursed')} <small>{say('sheet.cursed.rule')}</small>
        {isVariant && <small class="extra-name">{say('sheet.extra')}</small>}
      </h3>
      <Curses state={state} isVariant={isVariant} />
      {isVariant ? <VariantRules /> : <TurnSteps />}
    </Page>
  );
};

const Rounds = ({ state }: { state: State | undefined }) => {
  const { say } = paperWords.value;
  return (
    <>
      <h3>
        {say('sheet.rounds')} <small>{say('sheet.rounds.last')}</small>
      </h3>
      <ol class="rounds">
        {Array.from({ length: ROUND_TRACK }, (_, index) => {
          const round = index + 1;
          const last = PLAYER_COUNTS.find(players => ROUNDS[players] === round);
          return (
            <li key={round} class={last ? 'last' : ''}>
              {round}
              {last && <u>{say('sheet.players', { n: last })}</u>}
              {state && state.round >= round && <Cross size={40} seed={round} />}
            </li>
          );
        })}
      </ol>
    </>
  );
};

const Gems = ({ state }: { state: State | undefined }) => {
  const { say } = paperWords.value;
  const game = gameWords.value;
  return (
    <>
      <div class="gems-head">
        <h3>
          {say('sheet.gems')} <small>{say('sheet.gems.needed')}</small>
        </h3>
        <table class="needed">
          <tbody>
            <tr>
              <th scope="row">{game.say('option.players')}</th>
              {PLAYER_COUNTS.map(players => (
                <th key={players} scope="col">
                  {players}
                </th>
              ))}
            </tr>
            {LEVELS.map(level => (
              <tr key={level}>
                <th scope="row">{game.say(`level.${level}`)}</th>
                {PLAYER_COUNTS.map(players => (
                  <td key={players}>{GEMS_NEEDED[level][players]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ol class="gem-track">
        {Array.from({ length: GEM_TRACK }, (_, index) => (
          <li key={index}>
            <InkGem size={46} line={1.9} />
            <em>{index + 1}</em>
            {state && state.gems > index && <Cross size={44} seed={index} />}
          </li>
        ))}
      </ol>
    </>
  );
};

const PrintedTrack = ({ track, state }: { track: Track; state: State | undefined }) => {
  const { boxes, gemAt } = BONUS_TRACKS[track];
  const marks = state?.tracks[track];
  return (
    <div class="track">
      <span class="track-icon">
        <Ink id={track} size={38} />
      </span>
      <b>{gameWords.value.say(`track.${track}`)}</b>
      <ol>
        {Array.from({ length: boxes }, (_, index) => {
          const counts = PLAYER_COUNTS.filter(players => gemAt[players] === index + 1);
          return (
            <li key={index} class={counts.length > 0 ? 'with-gem' : ''}>
              {counts.length > 0 && (
                <>
                  <InkGem size={25} line={2.2} />
                  <u>{counts.join(' ')}</u>
                </>
              )}
              {marks && marks.circled > index && <Ring size={42} seed={index} />}
              {marks && marks.used > index && <Cross size={36} seed={index} />}
            </li>
          );
        })}
      </ol>
    </div>
  );
};

const Curses = ({ state, isVariant }: { state: State | undefined; isVariant: boolean }) => {
  const { say } = paperWords.value;
  return (
    <div class={`curses ${isVariant ? 'variant' : ''}`}>
      {CURSED_FIELDS.map(field => (
        <>
          <div key={field} class="field">
            <span class="dice-there">
              {Array.from({ length: state?.cursed[field - 1] ?? 0 }, (_, die) => (
                <Ink key={die} id="ui-dice" size={26} />
              ))}
            </span>
            <span class="field-name">{say(`sheet.cursed.${field}`)}</span>
          </div>
          <div class="arrow" aria-hidden="true">
            ▶
          </div>
        </>
      ))}
      <div class="supply">
        <Ink id="ui-dice" size={36} />
        {say('sheet.supply')}
      </div>
      {isVariant && (
        <div class="extra-places">
          {Array.from({ length: EXTRA_DICE }, (_, place) => (
            <i key={place}>{state && state.extra.dice > place && <Ink id="ui-dice" size={40} />}</i>
          ))}
        </div>
      )}
    </div>
  );
};

const TurnSteps = () => {
  const { say } = paperWords.value;
  return (
    <ol class="turn-steps">
      {STEPS.map(step => (
        <li key={step}>{say(`turn.${step}`)}</li>
      ))}
    </ol>
  );
};

const VariantRules = () => {
  const { find } = gameWords.value;
  return (
    <div class="variant-rules">
      {Object.keys(VARIANTS).map(variant => (
        <p key={variant}>
          <b>{find(`variant.${variant}`)}</b> {find(`variant.${variant}.rule`)}
        </p>
      ))}
    </div>
  );
};
