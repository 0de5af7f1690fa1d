/**
 * Where every sound of well-read sentences is, found by the engine with its own readings of the
 * text.
 *
 *   node training/src/align-readings.ts READINGS.jsonl ACOUSTIC.swm > ALIGNED.jsonl
 *
 * A reading is `{"id", "text", "audio"}`, with a 16 kHz WAV file as audio. Prints the words as they
 * were said (ARPAbet with stress digits) and the frames of their sounds in the trimmed clip.
 */
import { readFileSync } from 'node:fs';
import { align, hear, loadAcousticModel, phoneIndex, prepare } from '@saywell/speech/training';
import { openLexicon, readPhrase } from '@saywell/speech/phonemes';
import { readWav } from './wav.ts';

type Reading = { id: string; text: string; audio: string };

const [list, acousticFile] = process.argv.slice(2);
if (!list || !acousticFile) throw new Error('usage: align-readings READINGS.jsonl ACOUSTIC.swm');
const speech = new URL('../../speech/', import.meta.url);
const lexicon = openLexicon({
  dictionary: readFileSync(new URL('dictionary/words.bin', speech)),
  letters: readFileSync(new URL('model/letters.swm', speech)),
});
const model = loadAcousticModel(readFileSync(acousticFile));

for (const line of readFileSync(list, 'utf8').trim().split('\n')) {
  const { id, text, audio } = JSON.parse(line) as Reading;
  const { samples, sampleRate } = readWav(readFileSync(audio));
  const words = readPhrase(text, lexicon);
  const indexed = words.map(({ variants }) => variants.map((phones) => phones.map(phoneIndex)));
  const found = align(hear(model, prepare(samples, sampleRate).samples).scores, indexed);
  if (!found) continue;
  const { phones, variants, score } = found;
  console.log(
    JSON.stringify({
      id,
      words: words.map((word, i) => ({ text: word.word, phones: word.variants[variants[i]!] })),
      start: phones.map(({ start }) => start),
      end: phones.map(({ end }) => end),
      score,
    }),
  );
}
