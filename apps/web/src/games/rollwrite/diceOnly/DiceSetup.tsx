import { PLAYER_COUNTS, type PlayerCount, VARIANTS, type VariantId } from '@templefall/rollwrite';
import { useState } from 'preact/hooks';
import { Choice } from '../../../settings/controls.tsx';
import '../../../settings/settings.css';
import { hrefOf } from '../../../shell/router.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { words } from '../../../words/words.ts';
import { gameWords, paperWords } from '../words.ts';
import { type DiceTable, newDiceTable } from './diceTable.ts';

const NONE = 'none';
const isVariantId = (id: string): id is VariantId => Object.hasOwn(VARIANTS, id);

/** Before the first roll: how many play, and which variant. */
export const DiceSetup = ({ onStart }: { onStart: (table: DiceTable) => void }) => {
  const { say } = paperWords.value;
  const game = gameWords.value;
  const [players, setPlayers] = useState<PlayerCount>(2);
  const [variant, setVariant] = useState(NONE);
  return (
    <main class="dice-only setup">
      <a class="btn m-quiet cut press" href={hrefOf()}>
        {words.value.say('app.home')}
      </a>
      <h1>{say('dice.title')}</h1>
      <p>{say('dice.sub')}</p>
      <Choice
        label={game.say('option.players')}
        value={String(players)}
        choices={PLAYER_COUNTS.map(n => ({ id: String(n), text: say('sheet.players', { n }) }))}
        onChoose={id => setPlayers(PLAYER_COUNTS.find(count => String(count) === id) ?? players)}
      />
      <Choice
        label={game.say('option.variant')}
        value={variant}
        wrap
        choices={[NONE, ...Object.keys(VARIANTS)].map(id => ({ id, text: game.find(`variant.${id}`) ?? id }))}
        onChoose={setVariant}
      />
      <p class="variant-rule">{game.find(`variant.${variant}.rule`)}</p>
      <button
        type="button"
        class="btn m-lit cut press dice-main"
        onClick={() => onStart(isVariantId(variant) ? newDiceTable(players, variant) : newDiceTable(players))}
      >
        <b>{say('dice.start')}</b>
      </button>
      <a class="btn cut press" href={hrefOf('print', 'rollwrite')}>
        <Icon id="ui-print" size={20} /> {say('print.title')}
      </a>
    </main>
  );
};
