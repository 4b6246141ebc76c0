import { TURN } from '../../board/DoorSeal.tsx';
import type { Goal } from '../../play/goals.ts';
import { type ChoiceModel, choicesOf } from '../../play/model/choices.ts';
import type { Play } from '../../play/usePlay.ts';
import { Icon } from '../../ui/Icon.tsx';
import { words } from '../../words/words.ts';
import { MapPicture } from './MiniMap.tsx';

/** Fewer rooms than this are told apart by their names. */
const MAPPED_FROM = 2;

/** The ways to do one thing. Where they are about rooms, a map numbers the rooms and each stands once in the list. */
export const Choices = ({ play, options, onDone }: { play: Play; options: readonly Goal[]; onDone: () => void }) => {
  const { hand, table, names } = play;
  if (!hand) return null;
  const groups = choicesOf(
    table.view.value,
    options,
    { me: hand.seat, names: names.value, sitters: table.sitters.value },
    words.value,
  );
  const rooms = groups.filter(group => group.cell);
  const isMapped = rooms.length >= MAPPED_FROM;
  const numbers = new Map(rooms.map((group, i) => [group.cell as string, i + 1]));
  const numberOf = (cell: string | undefined): number | undefined =>
    isMapped && cell !== undefined ? numbers.get(cell) : undefined;
  const choose = (choice: ChoiceModel) => (): void => {
    hand.reachFor(choice.goal);
    onDone();
  };
  return (
    <div class="choices-box">
      {isMapped && (
        <div class="choices-map cut m-sunk">
          <MapPicture model={play.board.value} numbers={numbers} />
        </div>
      )}
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
