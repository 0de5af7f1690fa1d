import { isVowel, type PhraseWord, withoutStress } from '@saywell/speech/phonemes';
import { SAMPLE_RATE, trackAnyVoice, trackThisVoice } from '@saywell/speech/audio';
import type { SpokenSound, Utterance } from './flite.ts';
import { repitch, type Stretch } from './repitch.ts';

/** From the last stressed vowel to the end, in semitones from where the voice was. */
const TUNES = { rise: { from: -0.5, to: 7 }, fall: { from: 1, to: -5 } };
/** Of the voice's usual pitch: a rise does not begin lower, a fall does not end lower. */
const RISE_FROM = 0.9;
const FALL_TO = 0.72;

const UNVOICED = new Set(['P', 'T', 'K', 'CH', 'F', 'TH', 'S', 'SH', 'HH']);
/** Frames of the pitch tracker. */
const HOP = 160;
const CENTRE = 320;
/** Enough of a text's end to know the voice's usual pitch; following all of a long one takes long. */
const TAIL_S = 15;

/**
 * The embedded voices let every sentence sink a little, or croak away. Here the last word climbs or
 * steps down as an American would say it, which is also what learners are asked to do.
 */
export function withEnding(
  utterance: Utterance,
  lastWord: { word: PhraseWord; sounds: SpokenSound[] },
  ending: keyof typeof TUNES,
): Utterance {
  const nucleus = nucleusOf(lastWord.word, lastWord.sounds);
  const voiced = utterance.sounds.filter(
    ({ phone, start }) => !UNVOICED.has(phone) && nucleus !== undefined && start >= nucleus.start,
  );
  const end = voiced.at(-1)?.end;
  if (!nucleus || end === undefined) return utterance;
  const { samples } = utterance;
  const skipped = HOP * Math.max(0, Math.floor((samples.length - TAIL_S * SAMPLE_RATE) / HOP));
  const tail = samples.subarray(skipped);
  const sounding = trackThisVoice(tail, trackAnyVoice(tail)).hz;
  const begin = nucleus.start * SAMPLE_RATE;
  const length = end * SAMPLE_RATE - begin;
  const pitchAt = pitchWithin(sounding, begin - skipped, begin - skipped + length);
  const hzAt = pitchAt && ((sample: number) => pitchAt(sample - skipped));
  if (!hzAt) return utterance;
  const usual = medianOf(sounding) ?? hzAt(begin);
  const wished = tune(ending, hzAt(begin), usual);
  const share = (sample: number) => Math.min(1, Math.max(0, (sample - begin) / length));
  return {
    ...utterance,
    samples: repitch(samples, stretchesOf(voiced), {
      periodAt: (sample) => SAMPLE_RATE / hzAt(sample),
      ratioAt: (sample) => wished(share(sample)) / hzAt(sample),
    }),
  };
}

/** The pitch to have after a share of the way, in hertz. */
function tune(ending: keyof typeof TUNES, hz: number, usual: number) {
  const { from, to } = TUNES[ending];
  const base = ending === 'rise' ? Math.max(hz, usual * RISE_FROM) : hz;
  const lowest = ending === 'fall' ? Math.min(base, usual * FALL_TO) : 0;
  return (share: number) => Math.max(lowest, base * 2 ** ((from + share * (to - from)) / 12));
}

/** The stressed vowel of the word as the voice said it, counted from the end. */
function nucleusOf({ variants }: PhraseWord, sounds: SpokenSound[]): SpokenSound | undefined {
  const spoken = sounds.filter(({ phone }) => isVowel(withoutStress(phone)));
  const written = (variants[0] ?? []).filter((phone) => isVowel(withoutStress(phone)));
  const stressed = written.findLastIndex((phone) => phone.endsWith('1'));
  const fromEnd = stressed < 0 ? 1 : written.length - stressed;
  return spoken.at(-Math.min(fromEnd, spoken.length)) ?? sounds.at(-1);
}

function stretchesOf(voiced: SpokenSound[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (const { start, end } of voiced) {
    const from = Math.round(start * SAMPLE_RATE);
    const to = Math.round(end * SAMPLE_RATE);
    const last = stretches.at(-1);
    if (last && from - last.to <= 1) last.to = to;
    else stretches.push({ from, to });
  }
  return stretches;
}

/**
 * The voice's own pitch from sample to sample, held where it cannot be told. Only what is near the
 * middle of the stretch is believed: at its end trackers like to slip an octave.
 */
function pitchWithin(hz: Float32Array, from: number, to: number) {
  const frameOf = (sample: number) => Math.round((sample - CENTRE) / HOP);
  const first = Math.max(0, frameOf(from) - 2);
  const last = Math.min(hz.length - 1, frameOf(to));
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
