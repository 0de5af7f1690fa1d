import { z } from 'zod';
import { IntonationTarget, TrainedContrast } from './exercises.ts';

const score = z.number().min(0).max(100);
const fraction = z.number().min(0).max(1);
/** Seconds from the start of the recording as it was sent. */
const seconds = z.number().nonnegative();

/** A sound: its ARPAbet symbol without stress digit, and its IPA for people. */
export const SoundName = z.object({ phone: z.string(), ipa: z.string() });

/**
 * One thing to tell the learner, as the engine found it. Analyses made by earlier versions, and
 * those based on a transcript, have only the texts.
 */
export const Finding = z.object({
  kind: z.enum([
    'sound',
    'unsure-sound',
    'stress',
    'missing-words',
    'blurred-words',
    'form',
    'melody',
    'pauses',
    'flow',
    'overall',
    'praise',
    'next-step',
    'not-scored',
    'issue',
  ]),
  /** The expected sound, if the finding is about one. */
  sound: SoundName.optional(),
  /** Indexes of the words it is about; empty if it is about the whole phrase. */
  words: z.array(z.int()),
  /** A heading: the first sentence, without its period. */
  title: z.string(),
  /** The sentences after the heading; may be empty. */
  body: z.string(),
});
export type Finding = z.infer<typeof Finding>;

export const AnalyzedSound = SoundName.extend({
  start: seconds,
  end: seconds,
  accuracy: fraction,
  /** 'wrong' only if it is very likely; 'check' if it is uncertain. */
  verdict: z.enum(['good', 'check', 'wrong']),
  /** What it sounded like instead, when that is clear. */
  heard: SoundName.extend({
    /** Two everyday words that differ in these two sounds, the one with the sound aimed at first. */
    pair: z.tuple([z.string(), z.string()]).optional(),
  }).optional(),
  /** It was left out, as far as that is clear; nothing was heard instead. */
  dropped: z.literal(true).optional(),
  /** What it may have been instead, where an exercise trains the two and nobody can tell: '' for nothing. */
  maybe: z.string().optional(),
});

/** What makes a syllable strong or weak, measured on its vowel. */
export const AnalyzedSyllable = z.object({
  start: seconds,
  end: seconds,
  /** The highest, in semitones above the speaker's median; absent if it has no voice. */
  pitch: z.number().optional(),
  /** In dB, against the loudest syllable of the word: 0 or less. */
  loudness: z.number(),
  /** Standard deviations from this vowel's usual length. */
  length: z.number(),
});
export type AnalyzedSyllable = z.infer<typeof AnalyzedSyllable>;

export const AnalyzedWord = z.object({
  word: z.string(),
  start: seconds,
  end: seconds,
  accuracy: fraction,
  /** `covered`: it did not come through, and noise may be why, so it is not judged. */
  kind: z.enum(['ok', 'unclear', 'mispronounced', 'missing', 'covered']),
  /** Only in words of two or more syllables, and only if clear. Syllables count from 1. */
  stress: z.object({ expected: z.int(), heard: z.int() }).optional(),
  /** Of a word whose stress the exercise trains; analyses of earlier versions have none. */
  syllables: z.array(AnalyzedSyllable).optional(),
  sounds: z.array(AnalyzedSound),
  /** A sound that makes another word of it: said after its last one, or, if it is an h, before its first. */
  extra: SoundName.optional(),
  finding: Finding.optional(),
});

/** Why a take could not be scored, or why its score is uncertain. */
export const RecordingIssue = z.object({
  code: z.enum([
    'silence',
    'too-quiet',
    'clipped',
    'too-short',
    'too-long',
    'only-noise',
    'noisy',
    'narrow-band',
    'damaged',
    'different-phrase',
    'unsure-phrase',
    'words-missing',
    'extra-words',
    'stopped-early',
    'too-far',
    'unreadable-phrase',
  ]),
  /** Whether it prevents a score. */
  blocking: z.boolean(),
  /** What happened and what to do about it: the finding as text. */
  message: z.string(),
  /** Indexes of the words concerned. */
  words: z.array(z.int()).optional(),
  finding: Finding.optional(),
});

/** The voiced 10 ms frames only; semitones around the speaker's own median. */
export const PitchContour = z.object({
  times: z.array(z.number()),
  semitones: z.array(z.number()),
});

const movement = z.enum(['rise', 'fall', 'level']);

export const IntonationAnalysis = z.object({
  target: IntonationTarget,
  /** Absent if the pitch could not be tracked. */
  score: score.optional(),
  ending: z.object({ expected: movement, heard: movement, semitones: z.number() }).optional(),
  focus: z.object({ expected: z.int(), heard: z.int(), score }).optional(),
  /** One sentence: how the melody went and how it should go. */
  message: z.string(),
  /** The target melody, on the learner's own timing. */
  model: PitchContour,
});

/** Which of two trained sounds a word was said with. */
export const AnalyzedContrast = TrainedContrast.extend({
  verdict: z.enum(['right', 'wrong', 'unsure']),
});

/** Who made an analysis: the learner's own device, or the server. */
export const SCORED_ON = ['device', 'server'] as const;
export const ScoredOn = z.enum(SCORED_ON);
export type ScoredOn = z.infer<typeof ScoredOn>;

/** What to do after a take. Where the score is in doubt, the issue says it instead. */
export const NextStep = z.object({
  /** Say one word alone, say the phrase again, or leave it behind. */
  action: z.enum(['drill', 'repeat', 'move-on']),
  /** Index of the word to drill. */
  word: z.int().optional(),
  text: z.string(),
});
export type NextStep = z.infer<typeof NextStep>;

export const Analysis = z.object({
  /** The version of the engine that made it; absent in analyses of earlier versions. */
  engine: z.string().max(40).optional(),
  scoredOn: ScoredOn.optional(),
  overallAccuracy: score,
  accuracyScore: score,
  fluencyScore: score,
  prosodyScore: score,
  completenessScore: score,
  /** The words of the phrase that were said, in order. */
  transcript: z.string(),
  confidence: fraction,
  words: z.array(AnalyzedWord),
  pauses: z.array(z.object({ start: seconds, end: seconds, afterWord: z.int() })),
  pitch: PitchContour,
  intonation: IntonationAnalysis.optional(),
  issues: z.array(RecordingIssue),
  /**
   * One for each trained contrast that could be tested; empty in analyses made by earlier versions.
   */
  contrasts: z.array(AnalyzedContrast).default([]),
  /** At most three, about the take as a whole, the most useful first. */
  findings: z.array(Finding).optional(),
  /** One sentence on what `findings` begins with; analyses of earlier versions have none. */
  summary: z.string().optional(),
  /** The one thing to do now; analyses of earlier versions have none. */
  next: NextStep.optional(),
  /** The findings of the words as text, one for each word. */
  feedback: z.array(z.object({ word: z.string(), accuracy: fraction, feedback: z.string() })),
  /** The findings of the take as text. */
  recommendations: z.array(z.string()),
});
export type Analysis = z.infer<typeof Analysis>;
