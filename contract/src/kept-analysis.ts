import { z } from 'zod';
import {
  Analysis,
  AnalyzedContrast,
  AnalyzedSound,
  AnalyzedSyllable,
  AnalyzedWord,
  Finding,
  IntonationAnalysis,
  NextStep,
  RecordingIssue,
} from './analysis.ts';
import { misfitOf } from './analysis-fits.ts';
import { CONTRASTS_MAX, PHRASE_MAX } from './limits.ts';

/**
 * An analysis that a device sends: `Analysis` with a bound on everything, because anybody can send
 * one. What it says is believed, since it counts for nobody but its sender.
 */

/** No take is longer, in seconds. */
const TAKE_MAX_S = 30;
const WORDS_MAX = PHRASE_MAX / 2;
/** Of all words together. */
const SOUNDS_MAX = 500;
/** A voiced frame every 10 ms. */
const FRAMES_MAX = 100 * TAKE_MAX_S + 1;
const ISSUES_MAX = RecordingIssue.shape.code.options.length;
const FINDINGS_MAX = 3;
const TEXT_MAX = 1000;

const seconds = z.number().min(0).max(TAKE_MAX_S);
const index = z.int().min(0).max(WORDS_MAX);
const text = z.string().max(TEXT_MAX);
const word = z.string().min(1).max(PHRASE_MAX);
const phone = z.string().regex(/^[A-Z]{1,2}$/);
const ipa = z.string().min(1).max(4);
const sound = { phone, ipa };
/** An octave is twelve. */
const semitones = z.number().min(-60).max(60);
const contour = z.object({
  times: z.array(seconds).max(FRAMES_MAX),
  semitones: z.array(semitones).max(FRAMES_MAX),
});

const KeptFinding = Finding.extend({
  sound: z.object(sound).optional(),
  words: z.array(index).max(WORDS_MAX),
  title: text,
  body: text,
});

const KeptSound = AnalyzedSound.extend({
  ...sound,
  start: seconds,
  end: seconds,
  heard: z
    .object({ ...sound, pair: z.tuple([z.string().max(40), z.string().max(40)]).optional() })
    .optional(),
  maybe: phone.or(z.literal('')).optional(),
});

const syllable = z.int().min(1).max(SOUNDS_MAX);

/** More than any English word has. */
const SYLLABLES_MAX = 12;

const KeptSyllable = AnalyzedSyllable.extend({
  start: seconds,
  end: seconds,
  pitch: semitones.optional(),
  loudness: z.number().min(-120).max(0),
  length: z.number().min(-100).max(100),
});

const KeptWord = AnalyzedWord.extend({
  word,
  start: seconds,
  end: seconds,
  stress: z.object({ expected: syllable, heard: syllable }).optional(),
  syllables: z.array(KeptSyllable).max(SYLLABLES_MAX).optional(),
  sounds: z.array(KeptSound).min(1),
  extra: z.object(sound).optional(),
  finding: KeptFinding.optional(),
});

/** Counted before they are looked at: to say what is wrong with each of thousands takes long. */
const KeptWords = z.preprocess((value, context) => {
  const words: { sounds?: unknown }[] = Array.isArray(value) ? value : [];
  const counts = words.map((one) => (Array.isArray(one?.sounds) ? one.sounds.length : 0));
  const sounds = counts.reduce((sum, count) => sum + count, 0);
  if (sounds > SOUNDS_MAX) context.addIssue({ code: 'custom' });
  return value;
}, z.array(KeptWord).min(1).max(WORDS_MAX));

const KeptIssue = RecordingIssue.extend({
  message: text,
  words: z.array(index).max(WORDS_MAX).optional(),
  finding: KeptFinding.optional(),
});

const { ending, focus, target } = IntonationAnalysis.shape;

const KeptIntonation = IntonationAnalysis.extend({
  target: target.extend({ focusWord: index.optional() }),
  ending: ending.unwrap().extend({ semitones }).optional(),
  focus: focus.unwrap().extend({ expected: index, heard: index }).optional(),
  message: text,
  model: contour,
});

export const KeptAnalysis = Analysis.extend({
  engine: z
    .string()
    .regex(/^[\w.+-]{1,40}$/)
    .optional(),
  transcript: z.string().max(2 * PHRASE_MAX),
  words: KeptWords,
  pauses: z.array(z.object({ start: seconds, end: seconds, afterWord: index })).max(WORDS_MAX),
  pitch: contour,
  intonation: KeptIntonation.optional(),
  issues: z.array(KeptIssue).max(ISSUES_MAX),
  contrasts: z
    .array(AnalyzedContrast.extend({ word: index }))
    .max(CONTRASTS_MAX)
    .default([]),
  findings: z.array(KeptFinding).max(FINDINGS_MAX).optional(),
  summary: text.optional(),
  next: NextStep.extend({ word: index.optional(), text }).optional(),
  feedback: z
    .array(Analysis.shape.feedback.element.extend({ word, feedback: text }))
    .max(WORDS_MAX),
  recommendations: z.array(text).max(FINDINGS_MAX),
}).superRefine((analysis, context) => {
  const path = misfitOf(analysis);
  if (path) context.addIssue({ code: 'custom', path });
});
export type KeptAnalysis = z.output<typeof KeptAnalysis>;
