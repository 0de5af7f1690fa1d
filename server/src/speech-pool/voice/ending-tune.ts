import { SAMPLE_RATE } from '@saywell/speech/audio';
import type { Utterance } from './flite.ts';
import { isVoiced, pitchOf, withPitch } from './pitch-line.ts';
import { type SpokenWord, stressedVowel } from './stressed-vowel.ts';

/** Where the last stressed vowel begins, in semitones from where the voice was. */
const STARTS = { plain: { rise: -0.5, fall: 1 }, focused: { rise: -1.5, fall: 4.5 } };
/** Semitones from there to the end. */
const RISES = { plain: 7.5, focused: 9.5 };
/** Of the voice's usual pitch: no ending begins lower, and a fall ends here. */
const LOWEST_START = { rise: 0.9, fall: 0.95 };
const FALL_TO = 0.74;
/** The lowest and the highest point is reached a little before the end. */
const REACHED_AT = 0.85;

type Ending = { ending: 'rise' | 'fall'; isFocused?: boolean };

/**
 * The embedded voices let every sentence sink a little, or croak away. Here the last word climbs or
 * steps down as an American would say it, which is also what learners are asked to do.
 */
export function withEnding(
  utterance: Utterance,
  lastWord: SpokenWord,
  { ending, isFocused = false }: Ending,
): Utterance {
  const nucleus = stressedVowel(lastWord);
  const after = utterance.sounds.filter(({ start }) => nucleus && start >= nucleus.start);
  const end = after.findLast(isVoiced)?.end;
  if (!nucleus || end === undefined) return utterance;
  const { samples } = utterance;
  const begin = nucleus.start * SAMPLE_RATE;
  const length = end * SAMPLE_RATE - begin;
  const pitch = pitchOf(samples);
  const hzAt = pitch?.within({ from: begin, to: nucleus.end * SAMPLE_RATE });
  if (!pitch || !hzAt) return utterance;
  const force = isFocused ? 'focused' : 'plain';
  const base = Math.max(isFocused ? 0 : hzAt(begin), pitch.usual * LOWEST_START[ending]);
  const first = base * semitones(STARTS[force][ending]);
  const last = ending === 'rise' ? first * semitones(RISES[force]) : pitch.usual * FALL_TO;
  const wished = (sample: number) => {
    const share = Math.min(1, Math.max(0, (sample - begin) / length / REACHED_AT));
    return first * (last / first) ** share;
  };
  return { ...utterance, samples: withPitch(samples, after, pitch, wished) };
}

const semitones = (count: number) => 2 ** (count / 12);
