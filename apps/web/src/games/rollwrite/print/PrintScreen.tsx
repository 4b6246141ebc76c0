import {
  BASE_SHEET,
  barredWaysOf,
  PLAYER_COUNTS,
  type PlayerCount,
  sheetOf,
  type TempleSheet,
  VARIANT_SHEET,
} from '@templefall/rollwrite';
import { useEffect, useState } from 'preact/hooks';
import { Choice, Toggle } from '../../../settings/controls.tsx';
import '../../../settings/settings.css';
import { hrefOf } from '../../../shell/router.ts';
import { learnAddress } from '../../../shell/tableLink.ts';
import { Icon, PAWNS } from '../../../ui/Icon.tsx';
import { words } from '../../../words/words.ts';
import { gameWords, paperWords } from '../words.ts';
import { AdventurePage } from './AdventurePage.tsx';
import { useInk } from './ink.tsx';
import './print.css';
import './sheets.css';
import { type PrintedGame, parsePrintedGame } from './printedGame.ts';
import { RulesPage } from './RulesPage.tsx';
import { TemplePage } from './TemplePage.tsx';

const PAPERS = ['a4', 'letter'] as const;
type Paper = (typeof PAPERS)[number];
const PRINT_SIDES = ['base', 'variant', 'both'] as const;
type PrintSide = (typeof PRINT_SIDES)[number];

const SHEETS: { readonly [S in PrintSide]: readonly TempleSheet[] } = {
  base: [BASE_SHEET],
  variant: [VARIANT_SHEET],
  both: [BASE_SHEET, VARIANT_SHEET],
};

/** North America prints on Letter, everybody else on A4. */
const usualPaper = (): Paper => (/-(US|CA|MX|PH|CL|CO)$/.test(navigator.language) ? 'letter' : 'a4');

/** Sheets for real pencils: chosen above, shown below as they come out of the printer. */
export const PrintScreen = ({ position, names }: { position?: string | undefined; names: readonly string[] }) => {
  const { say } = paperWords.value;
  const game = position === undefined ? undefined : parsePrintedGame(position, names);
  const [paper, setPaper] = useState<Paper>(usualPaper);
  const [side, setSide] = useState<PrintSide>('base');
  const [players, setPlayers] = useState<PlayerCount>(4);
  const [hasRules, setRules] = useState(true);
  useInk();
  useEffect(() => void learnAddress(), []);
  const pages = hasRules
    ? [...sheetPages(game, side, players), <RulesPage key="rules" />]
    : sheetPages(game, side, players);
  return (
    <main class={`print-screen ${paper}`}>
      <div class="print-controls cut">
        <a class="btn m-quiet cut press" href={hrefOf()}>
          {words.value.say('app.home')}
        </a>
        <h1>{say('print.title')}</h1>
        {game && <p>{say('print.game')}</p>}
        {position !== undefined && !game && <p role="alert">{say('print.unreadable')}</p>}
        <Choice
          label={say('print.paper')}
          value={paper}
          choices={PAPERS.map(id => ({ id, text: say(`print.paper.${id}`) }))}
          onChoose={setPaper}
        />
        {!game && (
          <>
            <Choice
              label={gameWords.value.say('option.players')}
              value={String(players)}
              choices={PLAYER_COUNTS.map(n => ({ id: String(n), text: say('sheet.players', { n }) }))}
              onChoose={id => setPlayers(PLAYER_COUNTS.find(count => String(count) === id) ?? players)}
            />
            <Choice
              label={say('print.side')}
              value={side}
              choices={PRINT_SIDES.map(id => ({ id, text: say(`print.side.${id}`) }))}
              onChoose={setSide}
            />
            {side === 'both' && <p>{say('print.side.both.rule')}</p>}
          </>
        )}
        <Toggle icon="ui-list" label={say('print.rules')} on={hasRules} onChange={setRules} />
        <button type="button" class="btn m-lit cut press" onClick={() => print()}>
          <Icon id="ui-print" size={22} /> {say('print.now')} <small>{say('print.pages', { n: pages.length })}</small>
        </button>
      </div>
      <div class="pages">{pages}</div>
    </main>
  );
};

/** A sheet for each player, front and back where both sides are wanted, then the team's. */
const sheetPages = (game: PrintedGame | undefined, side: PrintSide, players: PlayerCount) => {
  if (game) return gamePages(game);
  const sheets = SHEETS[side];
  const temples = Array.from({ length: players }, (_, seat) =>
    sheets.map(sheet => <TemplePage key={`${seat} ${sheet.id}`} sheet={sheet} />),
  );
  return [...temples.flat(), ...sheets.map(sheet => <AdventurePage key={sheet.id} sheet={sheet} />)];
};

const gamePages = ({ state, names }: PrintedGame) => {
  const sheet = sheetOf(state.options);
  return [
    ...state.players.map((player, seat) => (
      <TemplePage
        key={seat}
        sheet={sheet}
        name={names[seat] ?? ''}
        marks={{
          player,
          pawn: PAWNS[seat] ?? 1,
          found: state.secrets,
          closed: barredWaysOf(state)?.closed[seat] ?? [],
        }}
      />
    )),
    <AdventurePage key="adventure" sheet={sheet} state={state} />,
  ];
};
