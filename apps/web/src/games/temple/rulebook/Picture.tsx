import { Face } from '../../../ui/Face.tsx';
import { Chips, Icon } from '../../../ui/Icon.tsx';
import { RoomPicture } from '../board/RoomView.tsx';
import { charactersPrinted, cursesPrinted, treasuresPrinted } from '../model/printedCards.ts';
import type { ParagraphId } from './chapters.ts';
import { pictureOf } from './pictures.ts';
import '../board/board.css';
import '../screen/cards.css';
import '../../../ui/dice/dice.css';

/** What lies beside a paragraph. It says nothing the words do not say. */
export const Picture = ({ of }: { of: string }) => {
  const picture = pictureOf(of as ParagraphId);
  if ('room' in picture)
    return (
      <span class="rulebook-room">
        <RoomPicture art={picture.room} light={0.75} />
      </span>
    );
  if ('dice' in picture)
    return (
      <span class="rulebook-dice">
        {picture.dice.map((face, i) =>
          face === 'lost' ? (
            <span key={i} class="die-hole" />
          ) : (
            <span key={i} class={`die ${face === 'black' ? 'blk' : ''} ${face === 'blank' ? 'blank' : ''}`}>
              <Face face={face === 'blank' ? undefined : face} />
            </span>
          ),
        )}
      </span>
    );
  if ('cards' in picture)
    return (
      <span class="rulebook-cards">
        {cardsPrinted()
          .filter(({ key }) => picture.cards.includes(key))
          .map(({ key, kind, icon, colour = `var(--${kind})`, cost }) => (
            <span key={key} class={`card cut ${MATERIAL[kind]}`}>
              <span class="niche">
                <Icon id={icon} size={64} colour={colour} />
              </span>
              <Chips price={cost.map(face => ({ face }))} size={22} />
            </span>
          ))}
      </span>
    );
  return <Icon id={picture.icon} size={64} {...(picture.colour && { colour: picture.colour })} />;
};

const MATERIAL = { curse: 'm-curse', treasure: 'm-brass', character: 'm-steel' } as const;

const cardsPrinted = () => [...cursesPrinted(), ...treasuresPrinted(), ...charactersPrinted('activated')];
