/** What one take tells. Times are seconds from the start of the recording as it was handed in. */
export type Analysis = {
  /** 0–100, as are the four scores below. */
  overallAccuracy: number;
  accuracyScore: number;
  fluencyScore: number;
  prosodyScore: number;
  completenessScore: number;
  /** The words of the phrase that were said, in order. */
  transcript: string;
  /** 0–1: how far this take can be trusted to show the speaker rather than the recording. */
  confidence: number;
  words: WordAnalysis[];
  pauses: Pause[];
  pitch: PitchContour;
  /** Only for an exercise that sets a target. */
  intonation?: IntonationAnalysis;
  /** One for each trained contrast that could be tested. */
  contrasts: ContrastAnalysis[];
  /** At most three for the take as a whole, the most useful first; each word has its own beside. */
  findings: Finding[];
  /** The findings of the words as text, one for each word. */
  feedback: WordFeedback[];
  /** `findings` as text. */
  recommendations: string[];
  /** Why the take could not be scored, or was scored with doubt. */
  issues: Issue[];
};

export type WordKind = 'ok' | 'unclear' | 'mispronounced' | 'missing';

export type WordAnalysis = {
  word: string;
  start: number;
  end: number;
  /** 0–1. */
  accuracy: number;
  kind: WordKind;
  /** Only in words of two or more syllables, and only when clear. Syllables count from 1. */
  stress?: { expected: number; heard: number };
  sounds: SoundAnalysis[];
  /** What to tell the learner about it; added last. */
  finding?: Finding;
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
  /** What it sounded like instead: only when flagged, and clearly better than what was expected. */
  heard?: { phone: string; ipa: string };
};

/** Whether a word was said with the sound it asks for or with the other one. */
export type ContrastAnalysis = TrainedContrast & { verdict: 'right' | 'wrong' | 'unsure' };

/** Two sounds that an exercise teaches to tell apart, in one word of its phrase. */
export type TrainedContrast = {
  /** Index into the words of the phrase, split at spaces. */
  word: number;
  /** ARPAbet without a stress digit; where the word has several, the first is meant. */
  sound: string;
  /** What it must not be: the same, or '' where the sound would be dropped. */
  instead: string;
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
  /** Index into the words of the phrase, split at spaces. */
  focusWord?: number;
};

export type IntonationAnalysis = {
  target: IntonationTarget;
  /** 0–100; absent when the pitch could not be followed. */
  score?: number;
  ending?: { expected: Movement; heard: Movement; semitones: number };
  focus?: { expected: number; heard: number; score: number };
  /** One sentence of what the voice said and what it should say. */
  message: string;
  /** A picture of what to aim for, on the learner's own timing. */
  model: PitchContour;
};

/** What a finding is about. */
export type FindingKind =
  | 'sound'
  | 'stress'
  | 'missing-words'
  | 'blurred-words'
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
  /** The sound that was asked for, where it is about one. */
  sound?: { phone: string; ipa: string };
  /** Indexes of the words it is about; none where it is about the phrase as a whole. */
  words: number[];
  /** A heading: the first sentence without its period. */
  title: string;
  /** The sentences that follow it; may be empty. */
  body: string;
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
  /** The take has no score because of it. */
  blocking: boolean;
  /** What happened and what to do about it: the finding as text. */
  message: string;
  /** Indices of the words concerned. */
  words?: number[];
  /** Added last. */
  finding?: Finding;
};

/** What was found, before it is put into words for the learner. */
export type ScoredTake = Omit<Analysis, 'findings' | 'feedback' | 'recommendations'>;

/** What feedback is also chosen by, and nobody is shown. */
export type FeedbackInputs = {
  /** Sounds with every likely confusion ruled out: only these may be praised. */
  certain: ReadonlySet<SoundAnalysis>;
  /** The overall score before a missed melody was taken off. */
  spokenAccuracy: number;
};
