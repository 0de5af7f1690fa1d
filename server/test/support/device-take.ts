import { randomUUID } from 'node:crypto';
import type { Analysis } from '@saywell/contract';

/** The words of a plain phrase. */
export const plainWords = (phrase: string): string[] =>
  phrase
    .split(/\s+/)
    .map((word) => word.replace(/[^\p{L}\p{N}’']/gu, ''))
    .filter(Boolean);

/** An analysis of a phrase as a device makes one: every word one good sound long. */
function deviceAnalysis(phrase: string, overrides: Partial<Analysis> = {}): Analysis {
  const words = plainWords(phrase).map((word, at): Analysis['words'][number] => {
    const [start, end] = [at / 10, (at + 1) / 10];
    return {
      word,
      start,
      end,
      accuracy: 0.9,
      kind: 'ok',
      sounds: [{ phone: 'DH', ipa: 'ð', start, end, accuracy: 0.9, verdict: 'good' }],
      finding: { kind: 'praise', words: [at], title: 'Clear', body: '' },
    };
  });
  return {
    engine: 'made-1',
    overallAccuracy: 90,
    accuracyScore: 90,
    fluencyScore: 90,
    prosodyScore: 90,
    completenessScore: 100,
    transcript: words.map(({ word }) => word).join(' '),
    confidence: 0.9,
    words,
    pauses: [],
    pitch: { times: [0.01, 0.02], semitones: [0, -0.5] },
    issues: [],
    contrasts: [],
    feedback: words.map(({ word, accuracy }) => ({ word, accuracy, feedback: 'Clear.' })),
    recommendations: [],
    ...overrides,
  };
}

/** A body of `POST /api/analyses`. */
export const deviceTake = (phrase: string, overrides: Partial<Analysis> = {}) => ({
  id: randomUUID() as string,
  phrase,
  at: new Date().toISOString(),
  analysis: deviceAnalysis(phrase, overrides),
});
