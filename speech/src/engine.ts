import type { Analysis, Findings, Grounds, Issue } from './analysis.ts';
import { analyzeSpeech } from './analyze-speech.ts';
import { describe } from './feedback/describe.ts';
import { type EngineFiles, loadModels, type Models } from './models.ts';
import { measureLevel } from './recording/level.ts';
import { prepare } from './recording/prepare.ts';
import { requireSampleRate } from './recording/resample.ts';
import { LONGEST_SECONDS, recordingIssues } from './recording/recording-issues.ts';
import { missingWord } from './scoring/judge-words.ts';
import { type ExpectedWord, expectedWords, type Take } from './take.ts';
import { trainedContrasts } from './trained-contrasts.ts';

export type Engine = {
  /** Which training the scores come from. */
  version: string;
  /** The same take always gives the same analysis. */
  analyze: (take: Take) => Analysis;
};

export function createEngine(files: EngineFiles): Engine {
  const models = loadModels(files);
  return {
    version: `${models.acoustic.version}+${models.scorer.version}`,
    analyze: (take) => putIntoWords(analyze(models, take), take.phrase),
  };
}

type Found = Findings & Grounds;

function analyze(models: Models, take: Take): Found {
  requireSampleRate(take.sampleRate);
  const words = expectedWords(take, models.lexicon);
  const trained = trainedContrasts(take);
  if (!words.length) return refuse(words, [issue('unreadable-phrase')]);
  if (take.samples.length / take.sampleRate > LONGEST_SECONDS) {
    return refuse(words, [issue('too-long')]);
  }
  const recording = prepare(take.samples, take.sampleRate);
  const level = measureLevel(recording.whole);
  const issues = recordingIssues(level, recording.broken);
  if (issues.some(({ blocking }) => blocking)) return refuse(words, issues);
  const findings = analyzeSpeech(models, take, { words, trained, recording, level, issues });
  if (typeof findings !== 'string') return findings;
  // Saying that there was noise under the speech would contradict that there was none.
  const others = issues.filter(({ code }) => code !== 'noisy' && code !== 'narrow-band');
  return refuse(words, [issue(findings), ...others]);
}

function issue(code: Issue['code']): Issue {
  return { code, blocking: true, message: '' };
}

/** Not scoring is an answer too: the reason, and the words as not heard. */
function refuse(words: ExpectedWord[], issues: Issue[]): Found {
  return {
    overallAccuracy: 0,
    accuracyScore: 0,
    fluencyScore: 0,
    prosodyScore: 0,
    completenessScore: 0,
    transcript: '',
    confidence: 0,
    words: words.map(({ word, variants }) => missingWord(word, variants[0]!, 0)),
    pauses: [],
    pitch: { times: [], semitones: [] },
    contrasts: [],
    issues,
    certain: new Set(),
    spokenAccuracy: 0,
  };
}

function putIntoWords({ certain, spokenAccuracy, ...findings }: Found, phrase: string): Analysis {
  return { ...findings, ...describe({ ...findings, phrase, certain, spokenAccuracy }) };
}
