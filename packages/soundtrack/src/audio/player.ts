import type { Note } from '../score/note.ts';
import { LOOP_SECONDS } from '../synth/sustained.ts';
import { baseOf, VOICES, type VoiceName } from '../synth/voices.ts';
import type { Bus, Mixer } from './mixer.ts';
import type { Samples } from './samples.ts';
import { createSockets } from './sockets.ts';

/** A note on its way or sounding. */
export interface Sounding {
  readonly stop: () => void;
}

export interface Player {
  /** Sounds a note at a second of the audio clock; nothing comes of it while its sample is still being made. */
  readonly play: (note: Note, at: number, bus: Bus) => Sounding | undefined;
  /** Everything sounding or planned on a bus ends within a twentieth of a second. */
  readonly hush: (bus: Bus) => void;
}

/** Where the notes of one voice meet on one bus: each sounds at a desk of its own. */
interface Stand {
  readonly socket: () => AudioNode;
  readonly desks: { readonly input: AudioNode; takenUntil: number }[];
}

/** Seconds before a cue. */
const LAST_MOMENT = 1;

export const createPlayer = (context: BaseAudioContext, mixer: Mixer, samples: Samples): Player => {
  const stands = new Map<string, Stand>();
  const sounding = new Map<Bus, Set<Sounding>>();

  /** Each voice has one place in the hall on each bus. */
  const standOf = (name: VoiceName, bus: Bus): Stand => {
    const key = `${bus} ${name}`;
    const known = stands.get(key);
    if (known) return known;
    const { pan = 0, hall } = VOICES[name];
    const place = context.createStereoPanner();
    place.pan.value = pan;
    place.connect(mixer.dry[bus]());
    const send = context.createGain();
    send.gain.value = hall;
    place.connect(send).connect(mixer.hall[bus]());
    const stand: Stand = { socket: createSockets(context, place), desks: [] };
    stands.set(key, stand);
    return stand;
  };

  /** A desk where nobody plays any more when this note begins; a new one if all are taken. */
  const deskFor = (stand: Stand, from: number, to: number): AudioNode => {
    const free = stand.desks.find(({ takenUntil }) => takenUntil <= from);
    const desk = free ?? { input: stand.socket(), takenUntil: 0 };
    if (!free) stand.desks.push(desk);
    desk.takenUntil = to;
    return desk.input;
  };

  /** Music and effects may come in a little later; a cue must sound, whatever it costs. */
  const sampleFor = (voice: VoiceName, base: number, at: number, bus: Bus): AudioBuffer | undefined =>
    bus === 'cues' && at - context.currentTime < LAST_MOMENT ? samples.now(voice, base) : samples.of(voice, base);

  const play = (note: Note, at: number, bus: Bus): Sounding | undefined => {
    const voice = VOICES[note.voice];
    const base = baseOf(voice, note.pitch);
    const buffer = sampleFor(note.voice, base, at, bus);
    if (!buffer) return undefined;
    const source = context.createBufferSource();
    const speed = 2 ** ((note.pitch - base) / 12);
    source.buffer = buffer;
    source.playbackRate.value = speed;
    const level = context.createGain();
    const { attack = 0, release } = voice;
    const start = Math.max(at, context.currentTime);
    const releasedAt = Math.max(start + note.length / 1000, start + attack);
    const end = release === undefined ? start + buffer.duration / speed : releasedAt + release * 1.5;
    source.connect(level).connect(deskFor(standOf(note.voice, bus), start, end));
    if (attack > 0) {
      level.gain.setValueAtTime(0, start);
      level.gain.linearRampToValueAtTime(note.level, start + attack);
    } else level.gain.value = note.level;
    if (voice.sustains) {
      source.loop = true;
      source.loopEnd = LOOP_SECONDS;
    }
    source.start(start);
    if (release !== undefined) {
      level.gain.setTargetAtTime(0, releasedAt, release / 3);
      source.stop(end);
    }
    const all = sounding.get(bus) ?? new Set();
    sounding.set(bus, all);
    const me: Sounding = {
      stop: () => {
        const now = context.currentTime;
        const reached = level.gain.value;
        level.gain.cancelScheduledValues(now);
        level.gain.setValueAtTime(reached, now);
        level.gain.setTargetAtTime(0, now, 0.015);
        // A note that has not begun never will: a stop before the start is silence.
        source.stop(start > now ? now : now + 0.08);
      },
    };
    all.add(me);
    source.onended = () => {
      all.delete(me);
      level.disconnect();
    };
    return me;
  };

  return {
    play,
    hush: bus => {
      for (const one of sounding.get(bus) ?? []) one.stop();
    },
  };
};
