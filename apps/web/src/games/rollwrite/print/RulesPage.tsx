import {
  COLOURS,
  GEMS_NEEDED,
  LEVELS,
  PLAYER_COUNTS,
  ROOM_ACTIONS,
  ROUNDS,
  TRACKS,
  VARIANTS,
} from '@templefall/rollwrite';
import type { ComponentChildren } from 'preact';
import { secretDrawing } from '../model/art.ts';
import { gameWords, paperWords } from '../words.ts';
import { Ink, InkGem } from './ink.tsx';
import { InkLogo, Page } from './Page.tsx';
import { STEPS } from './steps.ts';

const ACTIONS = [...ROOM_ACTIONS, 'exit'] as const;

/** The rules on one page, in the words the game itself uses. */
export const RulesPage = () => {
  const { say } = paperWords.value;
  const game = gameWords.value;
  return (
    <Page label={say('rules.title')}>
      <header>
        <InkLogo />
        <h2 class="page-title">{say('rules.title')}</h2>
      </header>
      <div class="rules">
        <div>
          <h3>{say('rules.goal')}</h3>
          <p>{say('rules.goal.rule')}</p>
          <h3>{say('rules.setup')}</h3>
          <p>{say('rules.setup.rule')}</p>
          <h3>{say('rules.turn')}</h3>
          <ol class="rule-steps">
            {STEPS.map(step => (
              <li key={step}>
                <b>{say(`turn.${step}`)}</b> {say(`turn.${step}.rule`)}
              </li>
            ))}
          </ol>
          <h3>{say('rules.end')}</h3>
          <p>{say('rules.end.rule')}</p>
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
              <tr>
                <th scope="row">{say('sheet.rounds')}</th>
                {PLAYER_COUNTS.map(players => (
                  <td key={players}>{ROUNDS[players]}</td>
                ))}
              </tr>
              {LEVELS.map(level => (
                <tr key={level}>
                  <th scope="row">
                    {say('sheet.gems')}, {game.say(`level.${level}`)}
                  </th>
                  {PLAYER_COUNTS.map(players => (
                    <td key={players}>{GEMS_NEEDED[level][players]}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <div>
          <h3>{say('rules.rooms')}</h3>
          {ACTIONS.map(action => (
            <Rule key={action} icon={action === 'gem' ? <InkGem size={22} /> : <Ink id={action} size={22} />}>
              {game.say(`action.${action}.rule`)}
            </Rule>
          ))}
          <h3>{say('rules.secrets')}</h3>
          <p class="rule-secrets">
            {COLOURS.map(colour => (
              <Ink key={colour} id={secretDrawing(colour)} size={22} />
            ))}
          </p>
          <p>{game.say('secret.rule')}</p>
          <h3>{say('rules.tracks')}</h3>
          {TRACKS.map(track => (
            <Rule key={track} icon={<Ink id={track} size={22} />}>
              {game.say(`track.${track}.rule`)}
            </Rule>
          ))}
          <p>{say('rules.tracks.rule')}</p>
          <h3>{say('rules.maps')}</h3>
          <p>
            {game.say('map.rule')} {game.say('mapSide.gem.rule')}
          </p>
        </div>
        <div class="rule-variants">
          <h3>
            {say('rules.variants')} <small>{say('rules.variants.rule')}</small>
          </h3>
          <div class="variant-rules">
            {Object.keys(VARIANTS).map(variant => (
              <p key={variant}>
                <b>{game.find(`variant.${variant}`)}</b> {game.find(`variant.${variant}.rule`)}
              </p>
            ))}
          </div>
        </div>
      </div>
    </Page>
  );
};

const Rule = ({ icon, children }: { icon: ComponentChildren; children: ComponentChildren }) => (
  <p class="rule">
    {icon}
    <span>{children}</span>
  </p>
);
