import {
  createBand,
  createSamples,
  createSoundtrack,
  type Excerpt,
  type Mode,
  type Piece,
  recordWith,
  renderExcerpt,
  type Soundtrack,
  type Story,
  TRACKS,
  type TrackId,
} from '@templefall/soundtrack';

export interface Job {
  readonly track: TrackId;
  readonly mode: Mode;
  readonly seed: Piece['seed'];
  readonly countdowns: Piece['countdowns'];
  readonly story: Story;
  readonly excerpt: Omit<Excerpt, 'samples'>;
}

const band = createBand();
const samples = createSamples(band, recordWith(band));

/** Runs in Chromium: renders and sends the two channels back as raw samples. Answers the milliseconds it took. */
const render = async ({ track, mode, seed, countdowns, story, excerpt }: Job): Promise<number> => {
  const begun = performance.now();
  const buffer = await renderExcerpt({ track: TRACKS[track], mode, seed, countdowns }, story, { ...excerpt, samples });
  const took = performance.now() - begun;
  for (const channel of [0, 1])
    await fetch('/samples', { method: 'POST', body: new Blob([buffer.getChannelData(channel)]) });
  return took;
};

export interface LiveJob extends Omit<Job, 'story' | 'excerpt'> {
  /** When the game began, in milliseconds since 1970: what a synchronised clock would know. */
  readonly began?: number;
  /** Or how many milliseconds it has been going on when the page is ready to play. */
  readonly age?: number;
  /** Only the audio device runs: what playing is compared with. */
  readonly isSilent?: boolean;
}

export interface LiveReport {
  readonly isLocked: boolean;
  readonly mood: string;
  readonly captions: readonly string[];
  /** Seconds the audio clock has run. */
  readonly ran: number;
  /** When each cue is to be heard, in milliseconds since 1970. */
  readonly cues: readonly { readonly type: string; readonly at: number; readonly heardAt: number }[];
}

let playing:
  | { readonly soundtrack: Soundtrack; readonly context: AudioContext; readonly captions: string[] }
  | undefined;

/** Plays live, as a game does. A touch of the page unlocks it. */
const startLive = async ({ track, mode, seed, countdowns, began, age = 0, isSilent }: LiveJob): Promise<void> => {
  const context = new AudioContext();
  if (isSilent) {
    new GainNode(context).connect(context.destination);
    window.addEventListener('pointerdown', () => void context.resume());
    return;
  }
  const captions: string[] = [];
  const since1970 = (): number => performance.timeOrigin + performance.now();
  const start = began ?? since1970() - age;
  const now = (): number => since1970() - start;
  const soundtrack = createSoundtrack({
    context,
    samples,
    clock: {
      now,
      at: (moment, callback) => {
        const timer = setTimeout(callback, Math.max(0, moment - now()));
        return () => clearTimeout(timer);
      },
    },
    countdowns,
    seed,
    track,
    mode,
    role: 'alone',
    words: {
      introduction: 'introduction',
      cry: 'cry',
      gong1: 'gong1',
      gong2: 'gong2',
      gong3: 'gong3',
      slam: 'slam',
      collapse: 'collapse',
      victory: 'victory',
      fall: 'fall',
    },
    onCaption: caption => {
      if (caption) captions.push(caption.text);
    },
    onLocked: () => {},
  });
  playing = { soundtrack, context, captions };
  window.addEventListener('pointerdown', () => void soundtrack.wake());
  soundtrack.start();
  await soundtrack.prepare();
};

const reportLive = (): LiveReport => {
  if (!playing) throw new Error('nothing is playing');
  const { soundtrack, context, captions } = playing;
  const { contextTime = 0, performanceTime = 0 } = context.getOutputTimestamp();
  const origin = performance.timeOrigin + performanceTime - contextTime * 1000;
  return {
    isLocked: soundtrack.locked(),
    mood: soundtrack.mood(),
    captions,
    ran: context.currentTime,
    cues: soundtrack.scheduledCues().map(({ cue, audioAt }) => ({
      type: cue.type,
      at: cue.at,
      heardAt: origin + audioAt * 1000,
    })),
  };
};

declare global {
  var renderSoundtrack: typeof render;
  var reportLiveSoundtrack: typeof reportLive;
}
globalThis.renderSoundtrack = render;
globalThis.reportLiveSoundtrack = reportLive;

// Live playing is asked for in the address: a script sent by the test would count as a touch and unlock the sound.
if (location.hash) void startLive(JSON.parse(decodeURIComponent(location.hash.slice(1))));
