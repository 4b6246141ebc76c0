import { expect, type Locator, type Page } from '@playwright/test';
import type { Sound } from '../src/games/temple/sound/sound.ts';
import { CHROMIUM_ARGS } from '../tools/chromiumArgs.ts';

declare global {
  var templefallSound: Sound | undefined;
  var ear: {
    /** Everything that leaves for the loudspeaker. */
    listening: AnalyserNode | undefined;
    /** How loud the last third of a second was, in decibels below full scale; silence is -Infinity. */
    readonly loudness: () => number;
    /** The loudest since it was last forgotten. */
    loudest: number;
    /** Seconds of the audio clock at which something is going to sound or has sounded. */
    readonly planned: Map<AudioScheduledSourceNode, number>;
    readonly cues: () => readonly HeardCue[];
    /** What was ever shown of the spoken words. */
    readonly captions: Set<string>;
  };
}

/** A browser as players have it: no sound before the first touch. What notes a trace touches the page, so there is none. */
export const KEEPS_SOUND_BACK = {
  launchOptions: {
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [...CHROMIUM_ARGS, '--autoplay-policy=document-user-activation-required'],
  },
  trace: 'off' as const,
};

/** Puts an ear to the loudspeaker of a page, whatever that page thinks it plays. Before the page is opened. */
export const putEarTo = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const cues = (): readonly HeardCue[] => {
      const planned = new Set(globalThis.ear.planned.values());
      return (globalThis.templefallSound?.cueMoments() ?? [])
        .filter(({ cue, audioAt }) => cue.type !== 'tick' && planned.has(audioAt))
        .map(({ cue, heardAt }) => ({ name: `${cue.type} ${cue.at / 1000}`, heardAt }));
    };
    const loudness = (): number => {
      const { listening } = globalThis.ear;
      if (!listening) return Number.NEGATIVE_INFINITY;
      const samples = new Float32Array(listening.fftSize);
      listening.getFloatTimeDomainData(samples);
      return 10 * Math.log10(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
    };
    const loudest = Number.NEGATIVE_INFINITY;
    const captions = new Set<string>();
    new MutationObserver(() => {
      const words = document.querySelector('.caption')?.textContent;
      if (words) captions.add(words);
    }).observe(document, { childList: true, characterData: true, subtree: true });
    globalThis.ear = { listening: undefined, planned: new Map(), loudness, loudest, cues, captions };
    setInterval(() => {
      globalThis.ear.loudest = Math.max(globalThis.ear.loudest, loudness());
    }, 100);
    const connect = AudioNode.prototype.connect as (this: AudioNode, ...to: [AudioNode]) => AudioNode;
    const connectAndListen = function (this: AudioNode, ...to: [AudioNode]): AudioNode {
      if (to[0] instanceof AudioDestinationNode && this.context instanceof AudioContext) {
        globalThis.ear.listening = new AnalyserNode(this.context, { fftSize: 16_384 });
        connect.call(this, globalThis.ear.listening);
        console.debug('loudspeaker');
      }
      return connect.apply(this, to);
    };
    AudioNode.prototype.connect = connectAndListen as typeof AudioNode.prototype.connect;
    const { start } = AudioBufferSourceNode.prototype;
    const { stop } = AudioScheduledSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (when = 0, ...rest) {
      globalThis.ear.planned.set(this, when);
      start.call(this, when, ...rest);
    };
    AudioScheduledSourceNode.prototype.stop = function (when = 0) {
      if (when <= (globalThis.ear.planned.get(this) ?? 0)) globalThis.ear.planned.delete(this);
      stop.call(this, when);
    };
  });
};

/**
 * Kept once a page has a loudspeaker. Whoever looks at a page before that touches it, in the browser's eyes, and sound
 * is not kept back any more: so this only listens to what the page says.
 */
export const hasLoudspeaker = async (page: Page): Promise<void> => {
  await page.waitForEvent('console', message => message.text() === 'loudspeaker');
};

/** How loud the last third of a second was, in decibels below full scale; silence is -Infinity. */
export const loudness = (page: Page): Promise<number> => page.evaluate(() => globalThis.ear.loudness());

/** Music lies some 25 dB below full scale; a hall that rings out is soon below this. */
export const SILENT = -70;
export const AUDIBLE = -60;
export const isHeard = (page: Page): Promise<void> =>
  expect.poll(() => loudness(page), { timeout: 30_000 }).toBeGreaterThan(AUDIBLE);
export const isSilent = (page: Page): Promise<void> =>
  expect.poll(() => loudness(page), { timeout: 30_000 }).toBeLessThan(SILENT);

/** That sound waits for a touch. */
export const hint = (page: Page): Locator => page.locator('.sound-hint');

/** The loudest since then: what sounds for a moment only is over before a machine that stalls listens. */
export const loudestSince = async (page: Page): Promise<() => Promise<number>> => {
  await page.evaluate(() => {
    globalThis.ear.loudest = Number.NEGATIVE_INFINITY;
  });
  return () => page.evaluate(() => globalThis.ear.loudest);
};

/** The cry, gongs, slams and the collapse, and when each will leave this page's loudspeaker, in milliseconds since 1970. */
export interface HeardCue {
  readonly name: string;
  readonly heardAt: number;
}

/** The names of all that is handed to the audio device, but for the cry, which is soon past; in no order but their own. */
export const plannedCues = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    globalThis.ear
      .cues()
      .map(({ name }) => name)
      .filter(name => name !== 'cry 0')
      .sort(),
  );
