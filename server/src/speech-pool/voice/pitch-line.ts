import { SAMPLE_RATE, trackAnyVoice, trackThisVoice } from '@saywell/speech/audio';
import type { SpokenSound } from './flite.ts';
import { repitch, type Stretch } from './repitch.ts';

const UNVOICED = new Set(['P', 'T', 'K', 'CH', 'F', 'TH', 'S', 'SH', 'HH']);
const WEAK = new Set(['F', 'TH', 'HH']);
/** Frames of the pitch tracker. */
const HOP = 160;
const CENTRE = 320;
/** Enough of a text's end to know the voice's usual pitch; following all of a long one takes long. */
const TAIL_S = 15;
/** Voices sound on for so many samples where a sound without voice has begun. */
const EDGE = 560;

export const isVoiced = ({ phone }: SpokenSound) => !UNVOICED.has(phone);

export type VoicePitch = {
  /** Hertz. */
  usual: number;
  /** The pitch from sample to sample of a stretch; undefined where nothing of it can be told. */
  within: (stretch: Stretch) => ((sample: number) => number) | undefined;
};

/** The pitch that a voice has of its own, in the last seconds of an utterance. */
export function pitchOf(samples: Float32Array): VoicePitch | undefined {
  const skipped = HOP * Math.max(0, Math.floor((samples.length - TAIL_S * SAMPLE_RATE) / HOP));
  const tail = samples.subarray(skipped);
  const { hz } = trackThisVoice(tail, trackAnyVoice(tail));
  const usual = medianOf(hz);
  if (usual === undefined) return undefined;
  const within = ({ from, to }: Stretch) => {
    const pitchAt = lineWithin(hz, from - skipped, to - skipped);
    return pitchAt && ((sample: number) => pitchAt(sample - skipped));
  };
  return { usual, within };
}

/** `wished`: the pitch to have at a sample, given the voice's own there; both in hertz. */
export function withPitch(
  samples: Float32Array,
  sounds: SpokenSound[],
  pitch: VoicePitch,
  wished: (sample: number, own: number) => number,
): Float32Array {
  return stretchesOf(sounds).reduce((changed, stretch) => {
    const hzAt = pitch.within(stretch);
    if (!hzAt) return changed;
    return repitch(changed, [stretch], {
      periodAt: (sample) => SAMPLE_RATE / hzAt(sample),
      ratioAt: (sample) => wished(sample, hzAt(sample)) / hzAt(sample),
    });
  }, samples);
}

/** Where the voice sounds without a break, and the consonant beside it into which it dies away. */
function stretchesOf(sounds: SpokenSound[]): Stretch[] {
  const stretches: Stretch[] = [];
  sounds.forEach((sound, at) => {
    if (!isVoiced(sound)) return;
    const before = sounds[at - 1];
    const from = sampleOf(sound.start);
    const last = stretches.at(-1);
    if (last && before && isVoiced(before)) last.to = sampleOf(sound.end);
    else stretches.push({ from: from - (before ? edgeIn(before) : 0), to: sampleOf(sound.end) });
    stretches.at(-1)!.to += edgeIn(sounds[at + 1]);
  });
  return stretches;
}

const sampleOf = (seconds: number) => Math.round(seconds * SAMPLE_RATE);

/** A stop or a strong hiss hides what sounds on in it; a weak one would be lost. */
function edgeIn(neighbor: SpokenSound | undefined): number {
  if (!neighbor) return EDGE;
  if (isVoiced(neighbor) || WEAK.has(neighbor.phone)) return 0;
  return Math.min(EDGE, sampleOf((neighbor.end - neighbor.start) / 2));
}

/**
 * Held where it cannot be told. Only what is near the middle of the stretch is believed: at its end
 * trackers like to slip an octave.
 */
function lineWithin(hz: Float32Array, from: number, to: number) {
  const frameOf = (sample: number) => Math.round((sample - CENTRE) / HOP);
  const first = Math.max(0, frameOf(from) - 2);
  const last = Math.min(hz.length - 1, frameOf(to));
  // Before the tail that was followed.
  if (last < 0) return undefined;
  const heard = Array.from(hz.slice(first, last + 1));
  const middle = medianOf(heard);
  if (middle === undefined) return undefined;
  let held = heard.find((value) => isNear(value, middle)) ?? middle;
  const line = heard.map((value) => (held = isNear(value, held) ? value : held));
  return (sample: number) =>
    line[Math.min(line.length - 1, Math.max(0, frameOf(sample) - first))] ?? middle;
}

const isNear = (hz: number, other: number) => hz > other / 1.25 && hz < other * 1.25;

function medianOf(hz: ArrayLike<number>): number | undefined {
  const sure = Array.from(hz)
    .filter((value) => value > 0)
    .toSorted((a, b) => a - b);
  return sure[sure.length >> 1];
}
