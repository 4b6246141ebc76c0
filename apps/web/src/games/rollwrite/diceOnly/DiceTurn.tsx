import { type CursedField, type Face, ROUNDS } from '@templefall/rollwrite';
import { useRef, useState } from 'preact/hooks';
import { Choice } from '../../../settings/controls.tsx';
import '../../../settings/settings.css';
import { hrefOf } from '../../../shell/router.ts';
import { Icon, PAWNS, Pawn } from '../../../ui/Icon.tsx';
import { words } from '../../../words/words.ts';
import { Die, DiePlace } from '../dice/Die.tsx';
import { facesText } from '../log/parts.ts';
import { CursedDice } from '../sheet/CursedDice.tsx';
import { useOpenSound } from '../sound/useOpenSound.ts';
import { gameWords, paperWords } from '../words.ts';
import {
  areExtraDiceDue,
  type DiceTable,
  isBeforeRolling,
  isExploring,
  isOver,
  pairSize,
  placed,
  type TrayId,
  withChoice,
  withCursesMoved,
  withExtraDie,
  withExtraRoll,
  withHealed,
  withNextTurn,
  withReroll,
  withRoll,
  withTouched,
} from './diceTable.ts';
import { rolledFaces } from './rolledFaces.ts';

interface TurnProps {
  readonly table: DiceTable;
  readonly onChange: (table: DiceTable | undefined) => void;
}

/** A turn of a game on paper: the pair, where its dice go, and what lies where. */
export const DiceTurn = ({ table, onChange }: TurnProps) => {
  const { say } = paperWords.value;
  const rolls = useRef(0);
  const [told, setTold] = useState('');
  const play = useOpenSound('dice only');
  const roll = (count: number, then: (faces: readonly Face[]) => DiceTable): void => {
    const faces = rolledFaces(count);
    rolls.current++;
    setTold(facesText(gameWords.value, faces));
    play({ effect: 'roll', options: { dice: count, black: faces.filter(face => face === 'black').length } });
    onChange(then(faces));
  };
  const pawn = PAWNS[table.turn] ?? 1;
  return (
    <main class="dice-only">
      <header class="cut">
        <Pawn pawn={pawn} size={44} />
        <div class="grow">
          <h1>{isOver(table) ? say('dice.over') : say('dice.player', { n: table.turn + 1 })}</h1>
          {!isOver(table) && <p>{say('dice.round', { round: table.round, rounds: ROUNDS[table.players] })}</p>}
        </div>
        <PutAway onSure={() => onChange(undefined)} />
      </header>
      <section aria-label={say('sheet.cursed')} class="dice-curses">
        <h2>{say('sheet.cursed')}</h2>
        <CursedDice
          cursed={table.cursed}
          nameOf={(field, n) => nameOfField(table, field, n)}
          size={34}
          canHeal={field => isBeforeRolling(table) && (table.cursed[field - 1] ?? 0) > 0}
          onHeal={field => onChange(withHealed(table, field))}
        />
      </section>
      {table.variant && <ExtraDice table={table} onChange={onChange} roll={roll} />}
      <div class="dice-trays">
        <DiceRow table={table} tray="kept" onChange={onChange} />
        <DiceRow table={table} tray="pool" onChange={onChange} />
      </div>
      <div class="dice-pair">
        {table.pair.map(({ face, isKept }, index) => (
          <div key={index} class="dice-choice">
            <Die face={face} size={112} roll={rolls.current} />
            <span class="unseen">{gameWords.value.say(`face.${face}`)}</span>
            {face === 'black' ? (
              <p>{say('dice.cursed', { n: 1 })}</p>
            ) : (
              <Choice
                label={gameWords.value.say(`face.${face}`)}
                value={isKept ? 'keep' : 'pass'}
                choices={(['keep', 'pass'] as const).map(id => ({ id, text: say(`dice.${id}`) }))}
                onChoose={id => onChange(withChoice(table, index, id === 'keep'))}
              />
            )}
          </div>
        ))}
        {isExploring(table) && <p class="dice-hint">{say('dice.explore')}</p>}
      </div>
      <p class="unseen" role="status">
        {told}
      </p>
      {isOver(table) ? (
        <a class="btn m-quiet cut press" href={hrefOf()}>
          {words.value.say('app.home')}
        </a>
      ) : (
        <footer>
          {table.pair.length > 0 && (
            <button
              type="button"
              class="btn cut press"
              onClick={() => roll(table.pair.length, faces => withReroll(table, faces))}
            >
              <Icon id="reroll" size={22} colour="#8cd3ff" /> {say('dice.rollAgain')}
            </button>
          )}
          <MainButton table={table} onChange={onChange} onRoll={roll} />
        </footer>
      )}
    </main>
  );
};

const nameOfField = (table: DiceTable, field: CursedField, n: number): string => {
  const { say } = paperWords.value;
  return isBeforeRolling(table) && n > 0 ? say('dice.heal', { field }) : say('dice.field', { field, n });
};

/** One amber button says what comes next. */
const MainButton = ({
  table,
  onChange,
  onRoll,
}: TurnProps & { onRoll: (count: number, then: (faces: readonly Face[]) => DiceTable) => void }) => {
  const { say } = paperWords.value;
  const size = pairSize(table);
  if (size > 0)
    return (
      <button
        type="button"
        class="btn m-lit cut press dice-main"
        onClick={() => onRoll(size, faces => withRoll(table, faces))}
      >
        <b>{say(table.supply === 1 ? 'dice.rollOne' : table.supply === 2 ? 'dice.rollLast' : 'dice.roll')}</b>
        <small>{say('dice.supply', { n: table.supply })}</small>
      </button>
    );
  return table.pair.length > 0 ? (
    <button type="button" class="btn m-lit cut press dice-main" onClick={() => onChange(placed(table))}>
      <b>{say('dice.place')}</b>
    </button>
  ) : (
    <button type="button" class="btn m-lit cut press dice-main" onClick={() => onChange(withNextTurn(table))}>
      <b>{say('dice.next')}</b>
    </button>
  );
};

/** Dice that lie there: a tap turns one aside when it is used. */
const DiceRow = ({ table, tray, onChange }: TurnProps & { tray: TrayId }) => {
  const { say } = paperWords.value;
  const name = say(`dice.${tray}`);
  return (
    <section class="cut m-sunk" aria-label={name}>
      <h2>{name}</h2>
      <div class="dice-row">
        {table[tray].length === 0 && <DiePlace size={44} />}
        {table[tray].map(({ face, isUsed }, index) => (
          <button
            type="button"
            key={index}
            aria-pressed={isUsed}
            aria-label={gameWords.value.say(`face.${face}`)}
            onClick={() => onChange(withTouched(table, tray, index))}
          >
            <Die face={face} size={44} isSmall state={isUsed ? 'gone' : undefined} />
          </button>
        ))}
      </div>
    </section>
  );
};

const ExtraDice = ({
  table,
  onChange,
  roll,
}: TurnProps & { roll: (count: number, then: (faces: readonly Face[]) => DiceTable) => void }) => {
  const { say } = paperWords.value;
  const { faces, left, joining } = table.extra;
  return (
    <section class="dice-extra" aria-label={say('sheet.extra')}>
      <h2>{say('sheet.extra')}</h2>
      {Array.from({ length: left }, (_, index) => (
        <Die key={index} face={faces[index]} size={44} isSmall />
      ))}
      {faces.length > 0 && <span class="unseen">{facesText(gameWords.value, faces)}</span>}
      {areExtraDiceDue(table) && (
        <button type="button" class="btn cut press" onClick={() => roll(left, shown => withExtraRoll(table, shown))}>
          {say('dice.rollExtra')}
        </button>
      )}
      {table.variant === 'diceRooms' && left > 0 && (
        <button type="button" class="btn cut press" onClick={() => onChange(withExtraDie(table))}>
          {say('dice.joinExtra')}
        </button>
      )}
      {joining > 0 && <span class="num">+{joining}</span>}
      {table.variant === 'jokerLottery' && faces.includes('black') && (
        <button type="button" class="btn cut press" onClick={() => onChange(withCursesMoved(table))}>
          {say('dice.moveCurses')}
        </button>
      )}
    </section>
  );
};

/** A new game puts these dice away: it asks twice. */
const PutAway = ({ onSure }: { onSure: () => void }) => {
  const { say } = paperWords.value;
  const [isAsking, setAsking] = useState(false);
  return (
    <button
      type="button"
      class={`btn sm cut press ${isAsking ? 'm-alarm' : 'm-quiet'}`}
      onBlur={() => setAsking(false)}
      onClick={() => (isAsking ? onSure() : setAsking(true))}
    >
      {say(isAsking ? 'dice.sure' : 'dice.new')}
    </button>
  );
};
