/**
 * How well the engine hears which syllable of a word is strong. Four synthetic voices say each word
 * of the stress gym with its stress on every syllable; learners whom five experts judged read
 * sentences (speechocean762, in the layout that `training/README.md` describes). Nothing here was
 * used to set the thresholds of `lexical-stress.ts`.
 *
 *   node server/bench/stress.ts [--learners FOLDER]
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { stressItems, type Training } from '@saywell/contract';
import { createEngine } from '@saywell/speech';
import { openLexicon, readPhrase } from '@saywell/speech/phonemes';
import { decodeAudio } from '../src/audio/decode.ts';
import { sayWord, STRESS_VOICES, stressedOn } from './stress-takes.ts';

type Take = { samples: Float32Array; sampleRate: number };
type Line = {
  id: string;
  text: string;
  words: { stress: number; phones: string[] }[];
};
type Judged = { heard: 'right' | 'wrong' | 'unsure'; isRight: boolean };

const { values: options } = parseArgs({ options: { learners: { type: 'string' } } });
const speech = join(import.meta.dirname, '../../speech');
const read = (path: string) => readFileSync(join(speech, path));
const files = { letters: read('model/letters.swm'), dictionary: read('dictionary/words.bin') };
const lexicon = openLexicon(files);
const engine = createEngine({
  ...files,
  acoustic: read('model/acoustic.swm'),
  scorer: read('model/scorer.swm'),
});

for (const voice of STRESS_VOICES) report(voice, await voiceSays(voice));
if (options.learners) report('learners', await learnersSay(options.learners));

async function voiceSays(voice: (typeof STRESS_VOICES)[number]): Promise<Judged[]> {
  const found: Judged[] = [];
  for (const { kind, phrase, parts, strong, trains } of stressItems) {
    if (kind === 'focus') continue;
    const [usual = []] = readPhrase(phrase, lexicon)[0]!.shown;
    const sounds = trains.forms?.[0]?.sounds.split(' ') ?? usual;
    for (const said of parts.keys()) {
      const take = await sayWord(voice, phrase, stressedOn(sounds, said));
      const [heard] = heardIn(take, phrase, trains);
      if (heard) found.push({ heard, isRight: said === strong });
    }
  }
  return found;
}

/** Experts gave a word 10 for its stress if it was right, and 5 if it was not. */
async function learnersSay(folder: string): Promise<Judged[]> {
  const lines = readFileSync(join(folder, 'train.jsonl'), 'utf8').trim().split('\n');
  const found: Judged[] = [];
  for (const { id, text, words } of lines.map((line) => JSON.parse(line) as Line)) {
    const stress = words.flatMap(({ phones }, word) => {
      const vowels = phones.filter((phone) => /\d$/.test(phone));
      const syllable = vowels.findIndex((vowel) => vowel.endsWith('1')) + 1;
      return vowels.length > 1 && syllable > 0 ? [{ word, syllable }] : [];
    });
    if (stress.length === 0) continue;
    const file = readFileSync(join(folder, 'audio', `${id}.opus`));
    const heard = heardIn(await decodeAudio(new Uint8Array(file)), text, { stress });
    for (const [at, { word }] of stress.entries()) {
      if (heard[at]) found.push({ heard: heard[at], isRight: words[word]!.stress === 10 });
    }
  }
  return found;
}

/** Of each word whose stress is trained, in order; undefined for one that was not said. */
function heardIn(take: Take, phrase: string, trains: Training): (Judged['heard'] | undefined)[] {
  const { words } = engine.analyze({ ...take, phrase, trains });
  return trains.stress!.map(({ word }) => {
    const { stress, syllables } = words[word] ?? {};
    if (!syllables) return undefined;
    if (!stress) return 'unsure';
    return stress.heard === stress.expected ? 'right' : 'wrong';
  });
}

function report(name: string, all: readonly Judged[]) {
  process.stdout.write(`${name}\n`);
  for (const isRight of [true, false]) {
    const own = all.filter((one) => one.isRight === isRight);
    const counts = (['right', 'unsure', 'wrong'] as const).map(
      (heard) => `${heard} ${own.filter((one) => one.heard === heard).length}`,
    );
    const said = isRight ? 'said right' : 'said wrong';
    process.stdout.write(`  ${said}, ${own.length} words: ${counts.join(', ')}\n`);
  }
}
