import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../ui/Icon.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { replayWords } from '../words/replayWords.ts';
import { askLuck, keptLuck, LUCK_GAMES, type ToldLuck } from './luckOf.ts';
import type { OpenReplay } from './useReplay.ts';

/** How much of the game was luck and how much was choice, so that it adds up; and where it turned. */
export const LuckSheet = ({
  open,
  onMoment,
  onClose,
}: {
  open: OpenReplay;
  /** Leads to a moment, to try it again. */
  onMoment: (n: number) => void;
  onClose: () => void;
}) => {
  const { say } = replayWords.value;
  const [luck, setLuck] = useState(() => keptLuck(open.recording.id));
  const [isAsked, setAsked] = useState(false);
  const [played, setPlayed] = useState(0);
  const [isUnknown, setUnknown] = useState(false);
  useEffect(() => {
    if (!isAsked) return;
    return askLuck(open, {
      played: setPlayed,
      told: answer => {
        setAsked(false);
        setUnknown(answer === undefined);
        setLuck(answer);
      },
    });
  }, [isAsked, open]);
  return (
    <Sheet title={say('luck.title')} onClose={onClose}>
      <div class="check-sheet">
        <p>{say('luck.rule')}</p>
        {luck ? (
          <Told open={open} luck={luck} onMoment={onMoment} />
        ) : isAsked ? (
          <>
            <progress max={LUCK_GAMES} value={played} aria-label={say('luck.title')} />
            <p role="status">{say('luck.progress', { n: played, most: LUCK_GAMES })}</p>
          </>
        ) : (
          <button type="button" class="btn m-lit cut press" onClick={() => setAsked(true)}>
            <Icon id="ui-dice" size={18} /> {say('luck.do')}
          </button>
        )}
        {isUnknown && <p role="alert">{say('luck.unknown')}</p>}
      </div>
    </Sheet>
  );
};

const points = (share: number): string =>
  `${share > 0 ? '+' : share < 0 ? '−' : ''}${Math.abs(Math.round(share * 100))}`;
const percent = (share: number): string => `${Math.round(share * 100)} %`;

const Told = ({ open, luck, onMoment }: { open: OpenReplay; luck: ToldLuck; onMoment: (n: number) => void }) => {
  const { say } = replayWords.value;
  const course = open.course.value;
  const label = (n: number): string => course.label(course.xOf(n));
  const turning = luck.stretches
    .map((stretch, index) => ({
      ...stretch,
      n: luck.from[index] ?? 0,
      to: luck.from[index + 1] ?? open.timeline.length,
    }))
    .sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before))
    .slice(0, TURNING_POINTS);
  const error = Math.round(luck.error * 100);
  return (
    <>
      <Curve luck={luck} label={say('luck.curve')} />
      <dl class="luck-sum">
        <div>
          <dt>{say('luck.start')}</dt>
          <dd class="num">{percent(luck.start)}</dd>
        </div>
        <div>
          <dt>{say('luck.luck')}</dt>
          <dd class="num">{points(luck.luck)}</dd>
        </div>
        <div>
          <dt>{say('luck.choice')}</dt>
          <dd class="num">{points(luck.choice)}</dd>
        </div>
        <div>
          <dt>{say('luck.result')}</dt>
          <dd class="num">{percent(luck.start + luck.luck + luck.choice)}</dd>
        </div>
      </dl>
      <p>{say('luck.error', { error, n: luck.games })}</p>
      <h3>{say('luck.turning')}</h3>
      <ul class="luck-turning">
        {turning.map(({ n, to, before, after, luck: dealt, choice }) => (
          <li key={n}>
            <span>
              <b>
                {say('luck.stretch', { from: label(n), to: label(to), before: percent(before), after: percent(after) })}
              </b>
              <i>{say('luck.parts', { luck: points(dealt), choice: points(choice) })}</i>
            </span>
            <button type="button" class="btn m-quiet cut press" onClick={() => onMoment(n)}>
              <Icon id="ui-fork" size={18} /> {say('luck.again')}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
};

const TURNING_POINTS = 3;
const WIDE = 480;
const HIGH = 120;

/** The chance of winning along the game. */
const Curve = ({ luck: { stretches }, label }: { luck: ToldLuck; label: string }) => {
  const chances = [...stretches.map(({ before }) => before), stretches.at(-1)?.after ?? 0];
  const line = chances
    .map((chance, index) => `${(index * WIDE) / Math.max(1, stretches.length)} ${HIGH - chance * HIGH}`)
    .join('L');
  const text = `${label}: ${chances.map(percent).join(', ')}`;
  return (
    <svg class="luck-curve" viewBox={`0 -4 ${WIDE} ${HIGH + 8}`} role="img" aria-label={text}>
      <title>{text}</title>
      <path class="half" d={`M0 ${HIGH / 2}H${WIDE}`} />
      <path d={`M${line}`} />
    </svg>
  );
};
