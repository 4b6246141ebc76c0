import { luckOf, type Verified, verify } from '@templefall/replay';
import { useState } from 'preact/hooks';
import { Icon } from '../ui/Icon.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { replayWords } from '../words/replayWords.ts';
import { saveFile } from './saveFile.ts';
import { fileOf } from './sources.ts';
import type { OpenReplay } from './useReplay.ts';

/** Fair luck one can check: the seed, its seal, and every roll recomputed. */
export const CheckSheet = ({ open: { recording, rules }, onClose }: { open: OpenReplay; onClose: () => void }) => {
  const { say } = replayWords.value;
  const [checked, setChecked] = useState<ReturnType<typeof verify>>();
  return (
    <Sheet title={say('check.title')} onClose={onClose}>
      <div class="check-sheet">
        <p>{say('check.rule')}</p>
        {recording.seed && (
          <dl>
            <dt>{say('check.seal')}</dt>
            <dd class="num">{luckOf(recording.seed)}</dd>
            <dt>{say('check.seed')}</dt>
            <dd class="num">{recording.seed}</dd>
          </dl>
        )}
        <div class="fork-buttons">
          <button type="button" class="btn m-lit cut press" onClick={() => setChecked(verify(recording, rules))}>
            <Icon id="ui-check" size={18} /> {say('check.do')}
          </button>
          <button
            type="button"
            class="btn m-quiet cut press"
            onClick={() => saveFile(fileName(recording.game), fileOf(recording))}
          >
            <Icon id="ui-copy" size={18} /> {say('games.save')}
          </button>
        </div>
        <p role="status" class={checked?.ok === false ? 'flawed' : ''}>
          {checked && (checked.ok ? foundText(checked.value) : flawText(checked.error))}
        </p>
      </div>
    </Sheet>
  );
};

const foundText = ({ rolls, cards }: Verified): string =>
  cards > 0
    ? replayWords.value.say('check.fair', { rolls, cards })
    : replayWords.value.say('check.fairRolls', { rolls });

const flawText = ({ code, step }: Extract<ReturnType<typeof verify>, { ok: false }>['error']): string =>
  replayWords.value.say(`flaw.${code}`, { step: step ?? 0 });

const fileName = (game: string): string => `templefall-${game}.json`;
