import type { Note } from '../score/note.ts';
import type { Stretch } from '../synth/band.ts';
import { baseOf, VOICES, type VoiceName } from '../synth/voices.ts';
import type { Bus, Mixer } from './mixer.ts';
import { bufferOf, type Samples } from './samples.ts';

/** A sound on its way or sounding. */
export interface Sounding {
  readonly stop: () => void;
}

export interface Player {
  /** Sounds a note at a second of the audio clock; nothing comes of it while its sample is still being made. */
  readonly play: (note: Note, at: number, bus: Bus) => Sounding | undefined;
  /**
   * Sounds the next stretch of a piece once it is mixed. When it begins, in seconds of the audio clock, is asked then;
   * whatever of it is past by then is left out.
   */
  readonly goOn: (stretch: Omit<Stretch, 'isFirst'>, at: () => number, bus: Bus) => void;
  /** Everything sounding or planned on a bus ends within a twentieth of a second. */
  readonly hush: (bus: Bus) => void;
}

/** Where a sound is plugged in; the next one takes it over once it is free. */
interface Desk {
  readonly input: AudioNode;
  takenUntil: number;
}

/** How one recording is to sound. */
interface Course {
  readonly bus: Bus;
  readonly at: number;
  readonly level: number;
  readonly speed: number;
  /** Seconds after which it is let go, and seconds it then takes to fade. */
  readonly held?: number;
  readonly release?: number;
}

export const createPlayer = (context: BaseAudioContext, mixer: Mixer, samples: Samples): Player => {
  const desks: { readonly [bus in Bus]: Desk[] } = { music: [], effects: [], cues: [] };
  const sounding: { readonly [bus in Bus]: Set<Sounding> } = { music: new Set(), effects: new Set(), cues: new Set() };
  /** How often a bus was hushed: what was ordered before is not wanted any more. */
  const hushed: { [bus in Bus]: number } = { music: 0, effects: 0, cues: 0 };
  /** How often it had been when a stretch was last ordered for it. */
  const followed: { [bus in Bus]?: number } = {};

  const deskFor = (bus: Bus, from: number, to: number): AudioNode => {
    const free = desks[bus].find(({ takenUntil }) => takenUntil <= from);
    const desk = free ?? { input: mixer.input[bus](), takenUntil: 0 };
    if (!free) desks[bus].push(desk);
    desk.takenUntil = to;
    return desk.input;
  };

  const sound = (buffer: AudioBuffer, { bus, at, level, speed, held, release }: Course): Sounding | undefined => {
    const start = Math.max(at, context.currentTime);
    const missed = start - at;
    const end = Math.min(
      at + buffer.duration / speed,
      held === undefined || release === undefined ? Number.POSITIVE_INFINITY : at + held + release * LINGERS,
    );
    if (end <= start) return undefined;
    const source = context.createBufferSource();
    source.buffer = buffer;
    source.playbackRate.value = speed;
    const fader = context.createGain();
    source.connect(fader).connect(deskFor(bus, start, end));
    if (missed > 0) {
      fader.gain.setValueAtTime(0, start);
      fader.gain.linearRampToValueAtTime(level, start + FADE_IN);
    } else fader.gain.value = level;
    source.start(start, missed * speed);
    if (held !== undefined && release !== undefined) {
      fader.gain.setTargetAtTime(0, Math.max(at + held, start + FADE_IN), release / 3);
      source.stop(end);
    }
    const me: Sounding = {
      stop: () => {
        const now = context.currentTime;
        const reached = fader.gain.value;
        fader.gain.cancelScheduledValues(now);
        fader.gain.setValueAtTime(reached, now);
        fader.gain.setTargetAtTime(0, now, 0.015);
        // What has not begun never will: a stop before the start is silence.
        source.stop(start > now ? now : now + 0.08);
      },
    };
    sounding[bus].add(me);
    source.onended = () => {
      sounding[bus].delete(me);
      fader.disconnect();
    };
    return me;
  };

  /** Effects may be missed; a cue must sound, whatever it costs. */
  const sampleFor = (voice: VoiceName, base: number, at: number, bus: Bus): AudioBuffer | undefined =>
    bus === 'cues' && at - context.currentTime < LAST_MOMENT ? samples.now(voice, base) : samples.of(voice, base);

  return {
    play: ({ voice: name, pitch, length, level }, at, bus) => {
      const voice = VOICES[name];
      const base = baseOf(voice, pitch);
      const buffer = sampleFor(name, base, at, bus);
      if (!buffer) return undefined;
      const { release } = voice;
      const course = { bus, at: Math.max(at, context.currentTime), level, speed: 2 ** ((pitch - base) / 12) };
      return sound(buffer, release === undefined ? course : { ...course, held: length / 1000, release });
    },
    goOn: (stretch, at, bus) => {
      const ordered = hushed[bus];
      const isFirst = followed[bus] !== ordered;
      followed[bus] = ordered;
      samples.record({ type: 'goOn', ...stretch, isFirst }, recording => {
        if (hushed[bus] === ordered) sound(bufferOf(recording), { bus, at: at(), level: 1, speed: 1 });
      });
    },
    hush: bus => {
      hushed[bus] += 1;
      for (const one of sounding[bus]) one.stop();
    },
  };
};

/** Seconds before a cue. */
const LAST_MOMENT = 1;
/** Seconds in which something comes in that had begun before. */
const FADE_IN = 0.03;
/** Releases after which nothing is heard of a note. */
const LINGERS = 1.5;
