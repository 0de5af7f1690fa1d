import { expect, test } from 'vitest';
import { unbroken } from './unbroken.ts';

test('a transcription does not break across lines', () => {
  expect(unbroken('Work on the /ɪ/ in “it”')).toBe('Work on the /\u2060ɪ\u2060/ in “it”');
  expect(unbroken('and/or')).toBe('and/or');
});
