import { RULES_TALK } from '@templefall/soundtrack';
import { type Language, loadSoundtrackTexts, type SoundtrackTexts } from '@templefall/texts';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { change, settings, voiceVolume } from '../../../settings/settings.ts';
import { go, hrefOf } from '../../../shell/router.ts';
import { browserSpeaker, voicesAreKnown } from '../../../sound/speaker.ts';
import { Gate } from '../../../ui/art/Gate.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Loading } from '../../../ui/loading/lazy.tsx';
import { words } from '../../../words/words.ts';
import { createTalk, type TalkMoment } from '../sound/talk.ts';
import { PICTURES } from './pictures.ts';
import { SceneView } from './SceneView.tsx';
import { TalkControls } from './TalkControls.tsx';
import './talk.css';

/** How to play, in two minutes: told by a voice if the device has one, always written, with a picture for each part. */
export const TalkScreen = ({ onClose }: { onClose?: () => void }) => {
  const { language } = settings.value;
  const [texts, setTexts] = useState<{ readonly of: Language; readonly words: SoundtrackTexts } | undefined>(undefined);
  useEffect(() => {
    let isGone = false;
    void Promise.all([loadSoundtrackTexts[language](), voicesAreKnown()]).then(([loaded]) => {
      if (!isGone) setTexts({ of: language, words: loaded });
    });
    return () => {
      isGone = true;
    };
  }, [language]);
  if (!texts) return <Loading />;
  const shown = { texts: texts.words, language: texts.of };
  // From a table it leads back there, from the main menu to a game.
  return <ShownTalk key={texts.of} {...shown} onClose={onClose ?? (() => go())} leadsOn={!onClose} />;
};

const ShownTalk = ({
  texts,
  language,
  onClose,
  leadsOn,
}: {
  texts: SoundtrackTexts;
  language: Language;
  onClose: () => void;
  leadsOn: boolean;
}) => {
  const { say } = words.value;
  const talk = useMemo(
    () => createTalk({ texts, volume: voiceVolume, speaker: browserSpeaker(language) }),
    [texts, language],
  );
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
    talk.play();
    return talk.pause;
  }, [talk]);
  const state = talk.state.value;
  const toggle = state === 'going' ? talk.pause : talk.play;
  const { isMuted } = settings.value;
  // Before the talk is seen: a key pressed at first sight must not be lost.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      // A button that has the focus is pressed by the space bar itself.
      if (event.key === ' ' && event.target instanceof HTMLButtonElement) return;
      const deed = { ' ': toggle, ArrowRight: () => talk.turn(1), ArrowLeft: () => talk.turn(-1), Escape: onClose }[
        event.key
      ];
      if (!deed || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      deed();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [talk, toggle, onClose]);
  const moment = talk.moment.value;
  return (
    <main class="talk">
      <header>
        <h1 ref={title} tabIndex={-1}>
          {say('talk.title')}
        </h1>
        <button
          type="button"
          class="tool cut press"
          aria-label={say(isMuted ? 'play.mute' : 'play.sound')}
          onClick={() => {
            change({ isMuted: !isMuted });
            if (state === 'going') talk.play();
          }}
        >
          <Icon id={isMuted ? 'ui-mute' : 'ui-sound'} size={22} />
        </button>
        <button type="button" class="tool cut press" aria-label={say('settings.close')} onClick={onClose}>
          <Icon id="ui-cross" size={20} />
        </button>
      </header>
      <Picture moment={moment}>{leadsOn && state === 'over' && <NowPlay />}</Picture>
      {/* What a voice says is not read out a second time. */}
      <p class="talk-words" aria-live={moment.isSpoken ? 'off' : 'polite'}>
        {moment.text}
      </p>
      <Progress at={moment.index} />
      <TalkControls talk={talk} texts={texts} onToggle={toggle} />
    </main>
  );
};

/** What it was told for. */
const NowPlay = () => {
  const { say } = words.value;
  return (
    <nav class="talk-end">
      <a class="btn m-lit cut press" href={hrefOf('alone')}>
        <Icon id="ui-timer" size={22} /> {say('talk.play')}
      </a>
      <a class="btn cut press" href={hrefOf('practice')}>
        <Icon id="ui-hand" size={22} /> {say('landing.practice')}
      </a>
    </nav>
  );
};

const Picture = ({ moment: { step }, children }: { moment: TalkMoment; children: ComponentChildren }) => (
  <div class="talk-picture cut m-sunk">
    <div key={step} class="talk-scene">
      {step === 'temple' ? <Gate /> : <SceneView scene={PICTURES[step]} />}
    </div>
    {children}
  </div>
);

const Progress = ({ at }: { at: number }) => (
  <div class="talk-progress">
    <span aria-hidden="true">
      {RULES_TALK.map(({ step }, i) => (
        <i key={step} class={i < at ? 'told' : i === at ? 'now' : ''} />
      ))}
    </span>
    <b class="num">
      {at + 1}/{RULES_TALK.length}
    </b>
  </div>
);
