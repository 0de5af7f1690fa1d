import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openLexicon, readPhrase } from '@saywell/speech/phonemes';
import { expect, test } from 'vitest';
import { loadEmbeddedVoices } from './embedded-voices.ts';
import { speakingTime } from './speaking-time.ts';

const read = (path: string) => readFileSync(join(import.meta.dirname, '../../../../speech', path));
const lexicon = openLexicon({
  letters: read('model/letters.swm'),
  dictionary: read('dictionary/words.bin'),
});
const voices = await loadEmbeddedVoices(lexicon);

test.each([
  'The weather is nice this morning, so we will walk to the river.',
  'She wasn’t at 24 Main Street, was she?',
  'you, you, you, you, you, you, you',
  'a. a. a. a. a. a. a. a. a. a. a. a.',
  'our our our our our our our our our',
  'hm hm hm hm hm hm hm hm hm hm hm hm',
  '000000 000000 000000',
  'I; I; I; I; I; I; I; I; I; I;',
  '(a) (a) (a) (a) (a) (a) (a)',
  'It costs $9.99. It costs $9.99. It costs $9.99.',
])('“%s” takes about as long as expected, on either voice', (text) => {
  const expected = speakingTime(text, readPhrase(text, lexicon));
  for (const voice of ['slt', 'rms'] as const) {
    const { samples, sampleRate } = voices.say({ text, voice, rate: 1, pitch: 0 })!;
    const taken = samples.length / sampleRate;
    expect(expected / taken).toBeGreaterThan(0.75);
    expect(expected / taken).toBeLessThan(2.5);
  }
});
