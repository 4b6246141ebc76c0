import { Sheet } from '../../../ui/Sheet.tsx';
import { words } from '../../../words/words.ts';
import type { ActionModel } from '../model/actions.ts';
import type { HandCard } from '../model/cards.ts';
import { CardView } from './CardView.tsx';
import { Choices } from './Choices.tsx';
import { RuleLink } from './RuleLink.tsx';
import type { Screen } from './screen.ts';
import type { Play } from './usePlay.ts';

export const ChoiceSheet = ({
  play,
  screen,
  action,
  onClose,
}: {
  play: Play;
  screen: Screen;
  action: ActionModel;
  onClose: () => void;
}) => (
  <Sheet title={words.value.find(`act.${action.goal.command.type}.ask`) ?? action.title} onClose={onClose}>
    <Choices play={play} options={action.options} onDone={onClose} />
    <RuleLink screen={screen} at={`command:${action.goal.command.type}`} />
  </Sheet>
);

/** A card explains itself, and offers what can be done with it. */
export const CardSheet = ({
  play,
  screen,
  card,
  onClose,
}: {
  play: Play;
  screen: Screen;
  card: HandCard;
  onClose: () => void;
}) => {
  const ready = card.goals.filter(goal => goal.reach === 'go' || goal.cost.length > 0);
  return (
    <Sheet title={card.name} onClose={onClose}>
      <div class="card-sheet">
        <CardView card={card} />
        {ready.length > 0 && <Choices play={play} options={ready} onDone={onClose} />}
      </div>
      <RuleLink screen={screen} at={`card:${card.content}`} />
    </Sheet>
  );
};
