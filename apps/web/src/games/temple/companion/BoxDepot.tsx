import { Chips, Icon } from '../../../ui/Icon.tsx';
import { words } from '../../../words/words.ts';
import { boxWords } from '../words.ts';
import { type Box, gemsOf, lit, putBack, tempted } from './box.ts';

/** What is left in the depot, what it takes to leave, and fate. */
export const BoxDepot = ({ box, onChange }: { box: Box; onChange: (box: Box) => void }) => {
  const { say } = boxWords.value;
  const game = words.value;
  const most = Math.max(gemsOf(box), box.depot);
  return (
    <>
      <section class="box-depot cut panel" aria-label={game.say('depot.title')}>
        <button
          type="button"
          class="cut press"
          aria-label={say('box.light')}
          disabled={box.depot === 0}
          onClick={() => onChange(lit(box))}
        >
          <Icon id="ui-minus" size={32} />
        </button>
        <div>
          <p class="box-gems" role="status" aria-label={game.say('depot.left', { n: box.depot })}>
            <Icon id="gem" size={44} colour="var(--gem)" /> <b class="num">{box.depot}</b>
          </p>
          <p class="box-row-of-gems" aria-hidden="true">
            {Array.from({ length: most }, (_, i) => (
              <Icon
                key={i}
                id={i < box.depot ? 'gem' : 'gem-empty'}
                size={20}
                colour={i < box.depot ? 'var(--gem)' : '#6a6355'}
              />
            ))}
          </p>
          <p class="box-leave">
            {game.say('depot.toLeave')} <b class="num">{box.depot + 1}</b>
            <Chips price={[{ face: 'key' }]} size={26} />
          </p>
        </div>
        <button type="button" class="cut press" aria-label={say('box.putBack')} onClick={() => onChange(putBack(box))}>
          <Icon id="ui-plus" size={32} />
        </button>
      </section>
      <button
        type="button"
        class="box-fate cut press"
        disabled={box.fates === 0}
        onClick={() => onChange(tempted(box))}
      >
        <Icon id="gem" size={36} colour="var(--gem)" />
        <span>
          <b>{game.say('fate.withPrice')}</b>
          <i>{game.say('fate.left', { n: box.fates })}</i>
        </span>
      </button>
    </>
  );
};
