import { expect, test } from 'vitest';
import { loudnessStep } from './recorder-panel.tsx';

test('a take is called clear only when it is neither too quiet nor too loud', () => {
  expect(loudnessStep([0.01, 0.4, 0.2])).toBe('Recording is clear');
  expect(loudnessStep([0.01, 0.02])).toBe('Recorded, but very quiet');
  expect(loudnessStep([])).toBe('Recorded, but very quiet');
  expect(loudnessStep([0.3, 1])).toBe('Recorded, but very loud');
});
