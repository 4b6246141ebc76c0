import type { Seat } from '@templefall/kernel';
import { MiniDie } from '../../../ui/dice/Die.tsx';
import { Pawn } from '../../../ui/Icon.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { words } from '../../../words/words.ts';
import { characterOf } from '../model/cards.ts';
import { CardView } from './CardView.tsx';
import type { Play } from './usePlay.ts';

/** A friend at a closer look: where, with which dice, under which curses. */
export const MateSheet = ({ play, seat, onClose }: { play: Play; seat: number; onClose: () => void }) => {
  const mate = play.team.value.find(one => one.seat === seat);
  if (!mate) return null;
  const character = characterOf(play.session.view.value, seat as Seat, words.value);
  return (
    <Sheet title={mate.name} onClose={onClose}>
      <div class="mate-sheet">
        <p class="row">
          <Pawn pawn={mate.pawn} size={44} />
          <span class="grow">{mate.where}</span>
        </p>
        <div class="row">
          {mate.dice.map(die => (
            <MiniDie key={die.id} die={die} size={44} />
          ))}
        </div>
        {mate.notes.map(note => (
          <p key={note.text} class={`tag ${note.tone}`}>
            {note.text}
          </p>
        ))}
        {character && (
          <CardView
            row
            card={{
              key: 'character',
              kind: 'character',
              icon: character.icon,
              colour: `var(--p${mate.pawn})`,
              name: character.name,
              rule: character.rule,
              foot: character.faceDown ? words.value.say('card.backAtSlam') : '',
              cost: [],
              state: 'plain',
            }}
          />
        )}
        {mate.cards.map(card => (
          <CardView
            key={card.icon}
            row
            card={{
              key: card.icon,
              kind: card.kind,
              icon: card.icon,
              name: card.name,
              rule: card.rule,
              foot: '',
              cost: [],
              state: 'plain',
            }}
          />
        ))}
      </div>
    </Sheet>
  );
};
