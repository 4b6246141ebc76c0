import { useState } from 'preact/hooks';
import { layout } from '../shell/layout.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { words } from '../words/words.ts';
import { AssistColumn, SeeColumn, SoundColumn } from './columns.tsx';
import { Choice } from './controls.tsx';
import './settings.css';

const TABS = ['sound', 'see', 'assist'] as const;

/** All settings at once on large windows, three tabs on phones. They hold from the moment they are touched. */
export const SettingsSheet = ({ onClose }: { onClose: () => void }) => {
  const { say } = words.value;
  const [tab, setTab] = useState<(typeof TABS)[number]>('sound');
  const small = layout.value.kind === 'phone' || layout.value.kind === 'landscape';
  const shown = (one: (typeof TABS)[number]) => !small || tab === one;
  return (
    <Sheet title={say('settings.title')} onClose={onClose} wide>
      {small && (
        <Choice
          label={say('settings.title')}
          value={tab}
          choices={TABS.map(id => ({ id, text: say(`settings.${id}`) }))}
          onChoose={setTab}
        />
      )}
      <div class="settings-columns">
        {shown('sound') && <SoundColumn />}
        {shown('see') && <SeeColumn />}
        {shown('assist') && <AssistColumn />}
      </div>
    </Sheet>
  );
};
