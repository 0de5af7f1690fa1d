/** The analysis of one take. Times are seconds from the start of the original recording. */
export type Analysis = {
  /** The version of the engine that made it. */
  engine: string;
  /** 0–100, as are the four scores below. */
  overallAccuracy: number;
  accuracyScore: number;
  fluencyScore: number;
  prosodyScore: number;
  completenessScore: number;
  /** The words of the phrase that were said, in order. */
  transcript: string;
  /** 0–1: how much the scores reflect the speaker rather than the recording. */
  confidence: number;
  words: WordAnalysis[];
  pauses: Pause[];
  pitch: PitchContour;
  /** Only for an exercise with a target. */
  intonation?: IntonationAnalysis;
  /** One for each trained contrast that could be tested. */
  contrasts: ContrastAnalysis[];
  /** At most three, about the take as a whole, the most useful first; each word has its own. */
  findings: Finding[];
  /** One sentence on what `findings` begins with; where a score lies under its parts, why. */
  summary: string;
  /** The one thing to do now, about what `findings` begins with. */
  next: NextStep;
  /** The findings of the words as text, one for each word. */
  feedback: WordFeedback[];
  /** `findings` as text. */
  recommendations: string[];
  /** Why the take could not be scored, or why its score is uncertain. */
  issues: Issue[];
};

/** `covered`: it did not come through, and noise may be why, so it is not judged. */
export type WordKind = 'ok' | 'unclear' | 'mispronounced' | 'missing' | 'covered';

export type WordAnalysis = {
  word: string;
  start: number;
  end: number;
  /** 0–1. */
  accuracy: number;
  kind: WordKind;
  /** Only in words of two or more syllables, and only if clear. Syllables count from 1. */
  stress?: { expected: number; heard: number };
  /** Of a word whose stress the exercise trains, as far as each could be measured. */
  syllables?: SyllableMeasures[];
  sounds: SoundAnalysis[];
  /** A sound that makes another word of it: said after its last one, or, if it is an h, before its first. */
  extra?: ExtraSound;
  /** What to tell the learner about it; added last. */
  finding?: Finding;
};

/** What makes a syllable strong or weak, measured on its vowel. */
export type SyllableMeasures = {
  start: number;
  end: number;
  /** The highest, in semitones above the speaker's median; absent if it has no voice. */
  pitch?: number;
  /** In dB, against the loudest syllable of the word: 0 or less. */
  loudness: number;
  /** Standard deviations from this vowel's usual length. */
  length: number;
};

/** The syllable of a word that an exercise wants strong. */
export type TrainedStress = {
  /** Index into the words of the phrase, split on spaces. */
  word: number;
  /** Counted from 1. */
  syllable: number;
};

export type Verdict = 'good' | 'check' | 'wrong';

export type SoundAnalysis = {
  /** ARPAbet without a stress digit. */
  phone: string;
  ipa: string;
  start: number;
  end: number;
  /** 0–1. */
  accuracy: number;
  verdict: Verdict;
  /** What it sounded like instead: only if flagged, and clearly better than the expected sound. */
  heard?: HeardSound;
  /** It was left out, as far as that is clear; nothing was heard instead. */
  dropped?: true;
  /**
   * What it may have been instead: the exercise trains the two, nobody can tell them apart here, and nothing
   * else is wrong with it. ARPAbet, '' if it may have been left out.
   */
  maybe?: string;
};

export type ExtraSound = { phone: string; ipa: string };

export type HeardSound = {
  phone: string;
  ipa: string;
  /** Two everyday words that differ in these two sounds, the one with the sound aimed at first. */
  pair?: [string, string];
};

/** Whether a word was said with its own sound or with the other one. */
export type ContrastAnalysis = TrainedContrast & { verdict: 'right' | 'wrong' | 'unsure' };

/** Two sounds to distinguish, in one word of an exercise's phrase. */
export type TrainedContrast = {
  /** Index into the words of the phrase, split on spaces. */
  word: number;
  /** ARPAbet without a stress digit; the first one, if the word has several. */
  sound: string;
  /** The sound that it must not be; '' if the mistake is to drop it. */
  instead: string;
};

/** How an exercise wants one word of its phrase to be said. */
export type TaughtForm = {
  /** Index into the words of the phrase, split at spaces. */
  word: number;
  /** ARPAbet with stress digits, DX for the tap, and Q for the t of “button”. */
  sounds: string;
};

export type Pause = {
  start: number;
  end: number;
  /** Index of the word before it. */
  afterWord: number;
};

/** The voiced 10 ms frames only; semitones around the speaker's own median. */
export type PitchContour = { times: number[]; semitones: number[] };

export type Movement = 'rise' | 'fall' | 'level';

export type IntonationTarget = {
  kind: 'statement' | 'yes-no-question' | 'wh-question' | 'list' | 'tag-question' | 'contrast';
  ending?: Movement;
  /** Index into the words of the phrase, split on spaces. */
  focusWord?: number;
};

export type IntonationAnalysis = {
  target: IntonationTarget;
  /** 0–100; absent if the pitch could not be tracked. */
  score?: number;
  ending?: { expected: Movement; heard: Movement; semitones: number };
  focus?: { expected: number; heard: number; score: number };
  /** One sentence: how the melody went and how it should go. */
  message: string;
  /** The target melody, on the learner's own timing. */
  model: PitchContour;
};

/** What a finding is about. */
export type FindingKind =
  | 'sound'
  /** One that an exercise trains, which could not be told from the other one. */
  | 'unsure-sound'
  | 'stress'
  | 'missing-words'
  | 'blurred-words'
  /** A word in full of which the exercise teaches the reduced form. */
  | 'form'
  | 'melody'
  | 'pauses'
  | 'flow'
  | 'overall'
  | 'praise'
  | 'next-step'
  /** A word of a take without a score. */
  | 'not-scored'
  | 'issue';

/** One thing to tell the learner. */
export type Finding = {
  kind: FindingKind;
  /** The expected sound, if it is about one. */
  sound?: { phone: string; ipa: string };
  /** Indexes of the words it is about; empty if it is about the whole phrase. */
  words: number[];
  /** A heading: the first sentence, without its period. */
  title: string;
  /** The sentences after the heading; may be empty. */
  body: string;
};

/** What to do after a take, in one short sentence. */
export type NextStep = {
  /** Say one word alone, say the phrase again, or leave it behind. */
  action: 'drill' | 'repeat' | 'move-on';
  /** Index of the word to drill. */
  word?: number;
  text: string;
};

export type WordFeedback = {
  word: string;
  /** 0–1. */
  accuracy: number;
  feedback: string;
};

export type IssueCode =
  | 'silence'
  | 'too-quiet'
  | 'clipped'
  | 'too-short'
  | 'too-long'
  | 'only-noise'
  | 'noisy'
  | 'narrow-band'
  | 'damaged'
  | 'different-phrase'
  | 'unsure-phrase'
  | 'words-missing'
  | 'extra-words'
  | 'stopped-early'
  | 'too-far'
  | 'unreadable-phrase';

export type Issue = {
  code: IssueCode;
  /** Whether it prevents a score. */
  blocking: boolean;
  /** What happened and what to do about it: the finding as text. */
  message: string;
  /** Indexes of the words it is about. */
  words?: number[];
  /** Added last. */
  finding?: Finding;
};

/** The result before it is put into words for the learner. */
export type ScoredTake = Omit<
  Analysis,
  'engine' | 'findings' | 'summary' | 'next' | 'feedback' | 'recommendations'
>;

/** Inputs for choosing findings; never sent. */
export type FeedbackInputs = {
  /** Sounds whose likely confusions were all ruled out: only these may be praised. */
  certain: ReadonlySet<SoundAnalysis>;
  /** The overall score before a missed melody is subtracted. */
  spokenAccuracy: number;
  /** Points of it that confused sounds cost, which the scorer did not penalize. */
  confusionCost: number;
  /** For the words of which the exercise teaches a reduced form. */
  forms: SaidForm[];
};

/** How a word was said that has a full and a reduced form. */
export type SaidForm = {
  word: number;
  /** As it is written, with the word that it runs into: “want to.” */
  text: string;
  /** Both forms in IPA. */
  full: string;
  taught: string;
  /** Whether it is also said that way alone or at the end of a phrase. */
  everywhere: boolean;
  /** By how much each form fits better than all others, in natural log; at most one is positive. */
  margins: { full: number; taught: number };
};
