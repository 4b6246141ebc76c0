import { useConfirmTap } from '../../../ui/confirmTap.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { words } from '../../../words/words.ts';
import { TURN } from '../board/DoorSeal.tsx';
import type { Goal } from '../hand/goals.ts';
import { type ChoiceModel, choicesOf } from '../model/choices.ts';
import { isLastDie } from '../model/lastDie.ts';
import { ChoiceMap } from './ChoiceMap.tsx';
import type { Play } from './usePlay.ts';

/** The ways to do one thing. Where they are about rooms, a piece of the temple shows these with numbers, and each stands once in the list. */
export const Choices = ({ play, options, onDone }: { play: Play; options: readonly Goal[]; onDone: () => void }) => {
  const { hand, session, names } = play;
  const { asked, twice } = useConfirmTap();
  if (!hand) return null;
  const groups = choicesOf(
    session.view.value,
    options,
    { me: hand.seat, names: names.value, players: session.players.value },
    words.value,
  );
  const cells = new Set(groups.flatMap(({ cell }) => cell ?? []));
  const numbers: ReadonlyMap<string, number> = new Map([...cells].map((cell, i) => [cell, i + 1]));
  const numberOf = (cell: string | undefined): number | undefined =>
    cell === undefined ? undefined : numbers.get(cell);
  const choose = ({ goal }: ChoiceModel): (() => void) => {
    const deed = (): void => {
      hand.reachFor(goal);
      onDone();
    };
    return isLastDie(session.view.value, goal) ? twice(goal.key, deed) : deed;
  };
  const sure = words.value.say('act.lastDie');
  const named = (choice: ChoiceModel): ChoiceModel => (choice.goal.key === asked ? { ...choice, text: sure } : choice);
  return (
    <div class="choices-box">
      {numbers.size > 0 && <ChoiceMap play={play} numbers={numbers} />}
      <div class="choices">
        {groups.map(group =>
          group.title ? (
            <fieldset key={group.key} class="choice-room">
              <legend>
                <RoomNumber n={numberOf(group.cell)} /> {group.title}
              </legend>
              {group.choices.map(choice => (
                <ChoiceButton key={choice.goal.key} choice={named(choice)} onTap={choose(choice)} />
              ))}
            </fieldset>
          ) : (
            group.choices.map(choice => (
              <ChoiceButton
                key={choice.goal.key}
                choice={named(choice)}
                number={numberOf(choice.cell)}
                onTap={choose(choice)}
              />
            ))
          ),
        )}
      </div>
      {/* What is part of a button's name is not told when it changes. */}
      <p class="unseen" role="status">
        {asked && sure}
      </p>
    </div>
  );
};

const RoomNumber = ({ n }: { n: number | undefined }) =>
  n === undefined ? null : (
    <b class="choice-number num" aria-hidden="true">
      {n}
    </b>
  );

const ChoiceButton = ({
  choice,
  number,
  onTap,
}: {
  choice: ChoiceModel;
  number?: number | undefined;
  onTap: () => void;
}) => (
  <button type="button" class={`btn cut press ${choice.goal.reach === 'go' ? 'm-warm' : 'm-quiet'}`} onClick={onTap}>
    <RoomNumber n={number} />
    {choice.icon && <Icon id={choice.icon} size={28} />}
    {choice.side && (
      <span aria-hidden="true" style={{ transform: `rotate(${TURN[choice.side]}deg)` }}>
        <Icon id="ui-arrow" size={18} />
      </span>
    )}
    {choice.text}
  </button>
);
