import type { Goal } from '../../play/goals.ts';
import type { ActionModel } from '../../play/model/actions.ts';
import type { HandCard } from '../../play/model/cards.ts';
import { choicesOf } from '../../play/model/choices.ts';
import type { Play } from '../../play/usePlay.ts';
import { CardView } from '../../ui/CardView.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { words } from '../../words/words.ts';

/** A list of ways to do one thing. */
const Choices = ({ play, options, onDone }: { play: Play; options: readonly Goal[]; onDone: () => void }) => {
  const { hand, table, names } = play;
  if (!hand) return null;
  const choices = choicesOf(
    table.view.value,
    options,
    { me: hand.seat, names: names.value, sitters: table.sitters.value },
    words.value,
  );
  return (
    <div class="choices">
      {choices.map(choice => (
        <button
          type="button"
          key={choice.goal.key}
          class={`btn cut press ${choice.goal.reach === 'go' ? 'm-warm' : 'm-quiet'}`}
          onClick={() => {
            hand.reachFor(choice.goal);
            onDone();
          }}
        >
          {choice.icon && <Icon id={choice.icon} size={28} />}
          {choice.text}
        </button>
      ))}
    </div>
  );
};

export const ChoiceSheet = ({ play, action, onClose }: { play: Play; action: ActionModel; onClose: () => void }) => (
  <Sheet title={words.value.find(`act.${action.goal.command.type}.ask`) ?? action.title} onClose={onClose}>
    <Choices play={play} options={action.options} onDone={onClose} />
  </Sheet>
);

/** A card explains itself, and offers what can be done with it. */
export const CardSheet = ({ play, card, onClose }: { play: Play; card: HandCard; onClose: () => void }) => {
  const ready = card.goals.filter(goal => goal.reach === 'go' || goal.cost.length > 0);
  return (
    <Sheet title={card.name} onClose={onClose}>
      <div class="card-sheet">
        <CardView card={card} />
        {ready.length > 0 && <Choices play={play} options={ready} onDone={onClose} />}
      </div>
    </Sheet>
  );
};
