import type { Analysis } from '@saywell/contract';
import { expect, test } from 'vitest';
import { adviceFor } from './advice.ts';
import type { ClipFault } from './judge-clip.ts';

const words = [
  { word: 'Did', accuracy: 0.9 },
  { word: 'he', accuracy: 0.6 },
  { word: 'go', accuracy: 0.8 },
  { word: 'out', accuracy: 0.74, extra: { phone: 'S', ipa: 's' } },
];
const EXTRA = 'There may be an extra /s/ after “out.” End on the /t/.';
const analysis = {
  words,
  feedback: words.map(({ word, accuracy, extra }) => ({
    word,
    accuracy,
    feedback: extra ? EXTRA : 'Clear.',
  })),
  contrasts: [{ word: 2, verdict: 'wrong' }],
  intonation: { focus: { expected: 2 }, ending: { expected: 'rise' } },
} as unknown as Analysis;
const advice = (...faults: ClipFault[]) =>
  adviceFor({ isGood: false, score: 84, faults, analysis });

test.each<[ClipFault, string]>([
  [{ what: 'missing', words: [0, 1] }, 'We didn’t hear “Did” and “he.” Say every word.'],
  [{ what: 'unclear', words: [2] }, 'Say all of “go” clearly.'],
  [{ what: 'unclear', words: [2, 3] }, EXTRA],
  [{ what: 'form', words: [1] }, 'Say “he” the short way, as the sounds show.'],
  [{ what: 'stress', words: [2] }, 'Stress another syllable of “go.”'],
  [{ what: 'focus' }, 'Make “go” stand out.'],
  [{ what: 'ending' }, 'Let your voice go up at the end.'],
  [{ what: 'contrast' }, 'Say the sounds of “go” more clearly.'],
  [{ what: 'score' }, 'It scored 84, and 90 is needed. Say “he” more clearly.'],
  [{ what: 'unreadable' }, 'We can’t read this recording. Please record again.'],
  [{ what: 'recording', code: 'noisy', message: 'It is loud here.' }, 'It is loud here.'],
])('a fault has its line: %o', (fault, line) => {
  expect(advice(fault)).toBe(line);
});

test('of several faults the one that hinders most is told', () => {
  const missing: ClipFault = { what: 'missing', words: [1] };
  expect(advice({ what: 'score' }, { what: 'ending' }, missing)).toBe(advice(missing));
});
