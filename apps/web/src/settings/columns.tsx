import { LANGUAGE_NAMES, LANGUAGES } from '@templefall/texts';
import { VIBRATION, withStrength } from '../sound/vibration.ts';
import { Die, faceDice } from '../ui/dice/Die.tsx';
import { PAWNS, Pawn } from '../ui/Icon.tsx';
import { words } from '../words/words.ts';
import { Choice, Row, Slider, Toggle } from './controls.tsx';
import { change, READ_MODES, SOUND_MODES, settings } from './settings.ts';

/** As long as a stroke of the gong. */
const SAMPLE = [80] as const;

export const SoundColumn = () => {
  const { say } = words.value;
  const s = settings.value;
  const icons = { full: 'ui-sound', gongs: 'gong', gentle: 'tree' } as const;
  return (
    <div>
      <section class="cut panel">
        <h3>{say('settings.language')}</h3>
        <Choice
          label={say('settings.language')}
          value={s.language}
          choices={LANGUAGES.map(id => ({ id, text: LANGUAGE_NAMES[id] }))}
          onChoose={language => change({ language })}
          wrap
        />
      </section>
      <section class="cut panel">
        <h3>{say('settings.sound')}</h3>
        <Choice
          label={say('settings.sound')}
          value={s.soundMode}
          choices={SOUND_MODES.map(id => ({
            id,
            text: say(`settings.sound.${id}`),
            sub: say(`settings.sound.${id}.sub`),
            icon: icons[id],
          }))}
          onChoose={soundMode => change({ soundMode })}
        />
        <Slider icon="ui-play" label={say('settings.music')} value={s.music} onChange={music => change({ music })} />
        <Slider
          icon="ui-dice"
          label={say('settings.effects')}
          value={s.effects}
          onChange={effects => change({ effects })}
        />
        <Slider
          icon="ui-team"
          label={say('settings.voices')}
          value={s.voices}
          onChange={voices => change({ voices })}
        />
        <Toggle
          icon="ui-eye"
          label={say('settings.showSounds')}
          sub={say('settings.showSounds.sub')}
          on={s.showsSounds}
          onChange={showsSounds => change({ showsSounds })}
        />
        {'Notification' in window && (
          <Toggle
            icon="ui-wait"
            label={say('settings.turnNotices')}
            sub={say('settings.turnNotices.sub')}
            on={s.turnNotices}
            onChange={wanted => void wishNotices(wanted)}
          />
        )}
        <Toggle
          icon="ui-pencil"
          label={say('settings.quietMusic')}
          sub={say('settings.quietMusic.sub')}
          on={s.quietMusic}
          onChange={quietMusic => change({ quietMusic })}
        />
        <Toggle
          icon="start"
          label={say('settings.introduction')}
          sub={say('settings.introduction.sub')}
          on={s.introduces}
          onChange={introduces => change({ introduces })}
        />
        {/* Safari and Firefox know no vibration: there the switch would promise what nothing keeps. */}
        {'vibrate' in navigator && (
          <Toggle
            icon="ui-vibe"
            label={say('settings.vibrate')}
            sub={say('settings.vibrate.sub')}
            on={s.vibrates}
            onChange={vibrates => change({ vibrates })}
          />
        )}
        {'vibrate' in navigator && s.vibrates && (
          <Slider
            icon="ui-vibe"
            label={say('settings.strength')}
            value={s.vibration}
            {...VIBRATION}
            onChange={vibration => {
              change({ vibration });
              // A number says little: it is felt.
              navigator.vibrate(withStrength(SAMPLE, vibration));
            }}
          />
        )}
      </section>
    </div>
  );
};

export const SeeColumn = () => {
  const { say } = words.value;
  const s = settings.value;
  return (
    <div>
      <section class="cut panel">
        <h3>{say('settings.see')}</h3>
        <Toggle
          icon="ui-ff"
          label={say('settings.motion')}
          sub={say('settings.motion.sub')}
          on={s.reducedMotion}
          onChange={reducedMotion => change({ reducedMotion })}
        />
        <Toggle
          icon="ui-dice"
          label={say('settings.largeDice')}
          sub={say('settings.largeDice.sub')}
          on={s.largeDice}
          onChange={largeDice => change({ largeDice })}
        />
        <Toggle
          icon="ui-text"
          label={say('settings.contrast')}
          sub={say('settings.contrast.sub')}
          on={s.moreContrast}
          onChange={moreContrast => change({ moreContrast })}
        />
        <Toggle
          icon="tree"
          label={say('settings.calm')}
          sub={say('settings.calm.sub')}
          on={s.calm}
          onChange={calm => change({ calm })}
        />
        <Slider
          icon="ui-text"
          label={say('settings.text')}
          value={s.textSize}
          least={90}
          most={130}
          onChange={textSize => change({ textSize })}
        />
      </section>
      <section class="cut panel">
        <h3>{say('settings.preview')}</h3>
        <div class="preview" aria-hidden="true">
          {faceDice.map(die => (
            <Die key={die.id} die={die} size={56} />
          ))}
        </div>
        <div class="preview pawns-row" aria-hidden="true">
          {PAWNS.map(pawn => (
            <Pawn key={pawn} pawn={pawn} size={36} />
          ))}
        </div>
      </section>
    </div>
  );
};

export const AssistColumn = () => {
  const { say } = words.value;
  const s = settings.value;
  return (
    <div>
      <section class="cut panel">
        <h3>{say('settings.play')}</h3>
        <Row icon="ui-target" label={say('settings.goal')} />
        <Choice
          label={say('settings.goal')}
          value={s.paysAtOnce ? 'auto' : 'tap'}
          choices={(['auto', 'tap'] as const).map(id => ({ id, text: say(`settings.goal.${id}`) }))}
          onChoose={how => change({ paysAtOnce: how === 'auto' })}
        />
        <Toggle
          icon="ui-hand"
          label={say('settings.oneHand')}
          sub={say('settings.oneHand.sub')}
          on={s.leftHand}
          onChange={leftHand => change({ leftHand })}
        />
      </section>
      <section class="cut panel">
        <h3>{say('settings.body')}</h3>
        <Toggle
          icon="cu-hand"
          colour="var(--curse)"
          label={say('settings.hand')}
          sub={say('settings.hand.sub')}
          on={s.assistHand}
          onChange={assistHand => change({ assistHand })}
        />
        <Toggle
          icon="cu-feet"
          colour="var(--curse)"
          label={say('settings.feet')}
          sub={say('settings.feet.sub')}
          on={s.assistFeet}
          onChange={assistFeet => change({ assistFeet })}
        />
        <p class="settings-note">{say('settings.assistNote')}</p>
      </section>
      <section class="cut panel">
        <h3>{say('settings.read')}</h3>
        <p class="small muted">{say('settings.read.sub')}</p>
        <Choice
          label={say('settings.read.sub')}
          value={s.reads}
          choices={READ_MODES.map(id => ({ id, text: say(`settings.read.${id}`) }))}
          onChoose={reads => change({ reads })}
        />
      </section>
    </div>
  );
};

/** The browser asks once; who says no there has said no here. */
const wishNotices = async (wanted: boolean): Promise<void> =>
  change({ turnNotices: wanted && (await Notification.requestPermission()) === 'granted' });
