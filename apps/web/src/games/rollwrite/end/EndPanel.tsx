import { GEM_SOURCES, gemsNeeded, type State, seatsOf } from '@templefall/rollwrite';
import { Icon } from '../../../ui/Icon.tsx';
import { SECRET_COLOUR, secretDrawing } from '../model/art.ts';
import { gameWords } from '../words.ts';
import { type Course, turningPoint } from './course.ts';
import { roomsAway } from './ending.ts';

type NameOf = (seat: number) => string;

/** [WF3] Each condition of winning, met or not. */
export const Conditions = ({ state, nameOf }: { state: State; nameOf: NameOf }) => {
  const { say } = gameWords.value;
  const needed = gemsNeeded(state.options);
  return (
    <>
      <h2>{say('end.missing')}</h2>
      <ul class="rw-conditions">
        <Condition
          isMet={state.gems >= needed}
          name={say('end.needed', { n: needed })}
          how={say('end.marked', { n: state.gems })}
        />
        {seatsOf(state).map(seat => {
          const away = roomsAway(state, seat);
          return <Condition key={seat} isMet={away === 0} name={nameOf(seat)} how={placeText(away)} />;
        })}
      </ul>
    </>
  );
};

/** Where somebody stood when it was over. */
export const placeText = (away: number | undefined): string => {
  const { say } = gameWords.value;
  if (away === undefined) return say('end.outside');
  return away === 0 ? say('end.atExit') : say('end.away', { n: away });
};

const Condition = ({ isMet, name, how }: { isMet: boolean; name: string; how: string }) => (
  <li class={isMet ? 'met' : 'unmet'}>
    <i>
      <Icon id={isMet ? 'ui-check' : 'ui-cross'} size={17} />
    </i>
    <b>{name}</b>
    <span>{how}</span>
  </li>
);

/** Gems by where they came from. */
export const Sources = ({ course, isTight }: { course: Course; isTight: boolean }) => {
  const { say } = gameWords.value;
  return (
    <>
      <h2>{say('end.sources')}</h2>
      <ul class={`rw-sources ${isTight ? 'tight' : ''}`}>
        {GEM_SOURCES.map(source => {
          const count = course.sources[source];
          return (
            <li key={source}>
              <span>{say(`end.source.${source}`)}</span>
              <b class="num">{count}</b>
              <i aria-hidden="true">
                {Array.from({ length: count }, (_, gem) => (
                  <Icon key={gem} id="gem" size={isTight ? 16 : 20} colour="var(--gem)" />
                ))}
              </i>
            </li>
          );
        })}
      </ul>
    </>
  );
};

/** Secret rooms, in the order in which they were found. */
export const Secrets = ({ course, nameOf }: { course: Course; nameOf: NameOf }) => {
  const { say, list } = gameWords.value;
  if (course.secrets.length === 0) return null;
  return (
    <ul class="rw-facts">
      {course.secrets.map(({ colour, turn, by }) => (
        <li key={colour}>
          <Icon id={secretDrawing(colour)} size={30} colour={SECRET_COLOUR[colour]} />
          <span>
            <b>{say(`colour.${colour}`)}</b> {say('end.found', { turn, names: list(by.map(nameOf)) })}
          </span>
        </li>
      ))}
    </ul>
  );
};

export const Turning = ({ course, nameOf }: { course: Course; nameOf: NameOf }) => {
  const { say } = gameWords.value;
  const turning = turningPoint(course);
  const seat = turning && course.turns[turning.turn - 1]?.seat;
  if (!turning || seat === undefined) return null;
  return (
    <p class="rw-turning">
      <b>{say('end.turning', { turn: turning.turn })}</b>
      <span>{say('end.turning.gems', { n: turning.gems, name: nameOf(seat) })}</span>
    </p>
  );
};
