import { Icon, Pawn } from '../../../ui/Icon.tsx';
import { words } from '../../../words/words.ts';
import type { Summary } from '../model/summary.ts';
import type { GameTimeline } from './timeline.ts';

/** Everybody with what they did; in seat order. */
export const People = ({
  people,
  awards,
  marks,
}: {
  people: Summary['people'];
  /** What each of them did best, by seat. */
  awards: readonly (string | undefined)[];
  marks: GameTimeline['marks'];
}) => {
  const { say } = words.value;
  return (
    <ul class="people">
      {people.map((person, seat) => {
        const gems = marks.filter(mark => mark.seat === seat && mark.kind === 'gem').length;
        return (
          <li key={person.pawn} class="cut">
            <Pawn pawn={person.pawn} size={58} />
            <div class="grow">
              <b>{person.name}</b>
              <span>{person.line}</span>
              {awards[seat] && (
                <span class="award">
                  <Icon id="ui-flag" size={15} /> {awards[seat]}
                </span>
              )}
            </div>
            <div class="person-facts">
              <span>
                <Icon id="ui-dice" size={18} /> <b class="num">{person.rolls}</b>{' '}
                {say('end.rolls', { n: person.rolls })}
              </span>
              <span>
                <Icon id="gem" size={18} colour="var(--gem)" /> <b class="num">{gems}</b>{' '}
                {say('end.gemsLit', { n: gems })}
              </span>
              <span>
                <Icon id="ui-skull" size={18} colour="var(--alarm)" /> <b class="num">{person.lost}</b>{' '}
                {say('end.diceLost', { n: person.lost })}
              </span>
            </div>
          </li>
        );
      })}
    </ul>
  );
};
