import type { Analysis } from '@saywell/contract';

/** The verdict on a take of two words, for journeys about what comes after it. */
export const scoredTake: Analysis = {
  overallAccuracy: 82,
  accuracyScore: 82,
  fluencyScore: 85,
  prosodyScore: 80,
  completenessScore: 100,
  transcript: 'So far',
  confidence: 0.9,
  words: [
    {
      word: 'So',
      start: 0.4,
      end: 0.7,
      accuracy: 0.9,
      kind: 'ok',
      sounds: [
        { phone: 'S', ipa: 's', start: 0.4, end: 0.5, accuracy: 0.9, verdict: 'good' },
        { phone: 'OW', ipa: 'oʊ', start: 0.5, end: 0.7, accuracy: 0.9, verdict: 'good' },
      ],
      finding: { kind: 'praise', words: [0], title: 'Clear', body: '' },
    },
    {
      word: 'far',
      start: 0.7,
      end: 1.1,
      accuracy: 0.74,
      kind: 'ok',
      sounds: [
        { phone: 'F', ipa: 'f', start: 0.7, end: 0.8, accuracy: 0.8, verdict: 'good' },
        { phone: 'AA', ipa: 'ɑ', start: 0.8, end: 0.95, accuracy: 0.6, verdict: 'check' },
        { phone: 'R', ipa: 'ɹ', start: 0.95, end: 1.1, accuracy: 0.8, verdict: 'good' },
      ],
      finding: {
        kind: 'sound',
        sound: { phone: 'AA', ipa: 'ɑ' },
        words: [1],
        title: 'The /ɑ/ in “far” was not quite clear',
        body: 'Open wide.',
      },
    },
  ],
  pauses: [],
  pitch: { times: [0.5, 0.51, 0.52], semitones: [0, 0.5, 1] },
  issues: [],
  contrasts: [],
  findings: [
    {
      kind: 'sound',
      sound: { phone: 'AA', ipa: 'ɑ' },
      words: [1],
      title: 'Sharpen the /ɑ/ in “far”',
      body: 'Open wide.',
    },
  ],
  feedback: [
    { word: 'So', accuracy: 0.9, feedback: 'Clear.' },
    { word: 'far', accuracy: 0.74, feedback: 'The /ɑ/ in “far” was not quite clear. Open wide.' },
  ],
  recommendations: ['Sharpen the /ɑ/ in “far”. Open wide.'],
};
