import { choose } from '../../../lobby/choices.ts';
import { useTable } from '../../../lobby/useTable.ts';
import { assistsOf, settings } from '../../../settings/settings.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { storyWords } from '../../../words/storyWords.ts';
import type { TempleLobby } from '../options.ts';
import { loadRules } from './loadRules.ts';
import './presets.css';
import { chosenBy, isChosenNow, PRESET_ICON, PRESETS, type Preset } from './presets.ts';
import { wonChallenges } from './wonChallenges.ts';

/** One tap sets pace, level, modules and bots. What is chosen afterwards changes it as ever. */
export const PresetChoice = ({ lobby }: { lobby: TempleLobby }) => {
  const { options, isHost, hasServer } = useTable(lobby);
  const { say, find } = storyWords.value;
  // Until their words have come there are no such buttons.
  if (!isHost || !find('preset.label')) return null;
  const take = async (preset: Preset): Promise<void> => {
    const { options: chosen, bots } = chosenBy(preset, wonChallenges.value, Math.random());
    await choose(lobby, async () => {
      const { withAssists } = await loadRules();
      return before => withAssists({ ...before, ...chosen }, assistsOf(settings.value));
    });
    const { seats } = lobby.view.peek();
    for (const seat of seats) if (seat.bot && seat.bot !== bots.level) void lobby.changeBot(seat.place, bots.level);
    // Where friends may come, the chairs are theirs.
    if (hasServer) return;
    for (let people = seats.length; people < bots.least; people++) await lobby.addBot(bots.level);
  };
  return (
    <fieldset class="presets" aria-label={say('preset.label')}>
      {PRESETS.map(preset => {
        const isOn = isChosenNow(preset, options);
        return (
          <button
            type="button"
            key={preset}
            class={`cut press ${isOn ? 'on' : 'm-quiet'}`}
            aria-pressed={isOn}
            onClick={() => void take(preset)}
          >
            <Icon id={PRESET_ICON[preset]} size={22} />
            <b>{say(`preset.${preset}`)}</b>
          </button>
        );
      })}
    </fieldset>
  );
};
