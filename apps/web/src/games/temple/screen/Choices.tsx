import { Icon } from '../../../ui/Icon.tsx';
import { words } from '../../../words/words.ts';
import { TURN } from '../board/DoorSeal.tsx';
import type { Goal } from '../hand/goals.ts';
import { type ChoiceModel, choicesOf } from '../model/choices.ts';
import { ChoiceMap } from './ChoiceMap.tsx';
import type { Play } from './usePlay.ts';

/** The ways to do one thing. Where they are about rooms, a piece of the temple shows these with numbers, and each stands once in the list. */
export const Choices = ({ play, options, onDone }: { play: Play; options: readonly Goal[]; onDone: () => void }) => {
  const { hand, session, names } = play;
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
  const choose = (choice: ChoiceModel) => (): void => {
    hand.reachFor(choice.goal);
    onDone();
  };
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
                <ChoiceButton key={choice.goal.key} choice={choice} onTap={choose(choice)} />
              ))}
            </fieldset>
          ) : (
            group.choices.map(choice => (
              <ChoiceButton
                key={choice.goal.key}
                choice={choice}
                number={numberOf(choice.cell)}
                onTap={choose(choice)}
              />
            ))
          ),
        )}
      </div>
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
