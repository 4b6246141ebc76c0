import type { DieSymbol } from '@templefall/temple';
import type { ComponentChildren } from 'preact';
import { Chips, Icon } from '../../../ui/Icon.tsx';
import { words } from '../../../words/words.ts';
import { CHARACTER_ART } from '../model/contentArt.ts';
import { FACE_TO_ART } from '../model/faces.ts';
import { CardView } from '../screen/CardView.tsx';
import { boxWords } from '../words.ts';
import { type Box, drawn, type Pile } from './box.ts';
import { curseCard, treasureCard } from './boxCards.ts';

/** The decks: one card each lies open, the one that was drawn last. */
export const BoxCards = ({ box, onChange }: { box: Box; onChange: (box: Box) => void }) => {
  const said = { game: words.value, box: boxWords.value };
  const { say } = said.box;
  const has = (part: Box['parts'][number]): boolean => box.parts.includes(part);
  return (
    <>
      {has('curses') && (
        <Deck
          title={say('box.part.curses')}
          icon="ui-deck"
          look="curses"
          pile={box.curses}
          draw={say('box.draw')}
          onDraw={curses => onChange({ ...box, curses })}
        >
          {box.curses.shown && <CardView row card={curseCard(box.curses.shown, said)} />}
        </Deck>
      )}
      {has('treasures') && (
        <Deck
          title={say('box.part.treasures')}
          icon="chest"
          look="treasures"
          pile={box.treasures}
          draw={say('box.draw')}
          onDraw={treasures => onChange({ ...box, treasures })}
        >
          {box.treasures.shown && <CardView row card={treasureCard(box.treasures.shown, said)} />}
        </Deck>
      )}
      {has('trials') && (
        <Deck
          title={say('box.part.trials')}
          icon="trial"
          look="trials"
          pile={box.trials}
          draw={say('box.turn')}
          onDraw={trials => onChange({ ...box, trials })}
        >
          {box.trials.shown && (
            <Chips
              price={([...box.trials.shown] as DieSymbol[]).map(face => ({ face: FACE_TO_ART[face] }))}
              size={40}
            />
          )}
        </Deck>
      )}
      {has('characters') && (
        <section class="box-deck cut panel" aria-label={say('box.characters')}>
          <ul class="box-people">
            {box.characters.map((character, i) => (
              <li key={character}>
                <b class="num">{i + 1}</b>
                <Icon id={CHARACTER_ART[character] ?? 'ui-crownless'} size={34} colour={`var(--p${i + 1})`} />
                <span>
                  <b>{said.game.find(`character.${character}`)}</b>
                  <i>{said.game.find(`character.${character}.permanent`)}</i>
                  <i>{said.game.find(`character.${character}.activated`)}</i>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
};

const Deck = <Card extends string>({
  title,
  icon,
  look,
  pile,
  draw,
  onDraw,
  children,
}: {
  title: string;
  icon: string;
  look: string;
  pile: Pile<Card>;
  draw: string;
  onDraw: (pile: Pile<Card>) => void;
  children: ComponentChildren;
}) => {
  const { say } = boxWords.value;
  const left = pile.down.length;
  return (
    <section class={`box-deck cut panel ${look}`} aria-label={title}>
      <h2 class="unseen">{title}</h2>
      <button type="button" class="box-draw cut press" disabled={left === 0} onClick={() => onDraw(drawn(pile))}>
        <Icon id={icon} size={32} />
        <span>
          <b>{`${title}: ${draw}`}</b>
          <i>{left === 0 ? say('box.empty') : say('box.left', { n: left })}</i>
        </span>
      </button>
      <div class="box-shown" aria-live="polite">
        {children}
      </div>
    </section>
  );
};
