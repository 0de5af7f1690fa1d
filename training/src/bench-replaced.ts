/**
 * Tests the engine with one word that is another one altogether. A native speaker's prompt is asked
 * with a random word in it; synthetic voices that were not used in training say a random word in a
 * sentence.
 *
 *   node training/src/bench-replaced.ts [--model FOLDER] [--every N] [--misses]
 */
import { parseArgs } from 'node:util';
import type { Analysis } from '@saywell/speech';
import { isMarked } from './bench-readings.ts';
import { COMMON_WORDS } from './common-words.ts';
import { seededRandom } from './disturb.ts';
import { openEngineWith } from './engine-with-models.ts';
import { listenTo, nativePrompts } from './native-prompts.ts';
import type { Recording } from './ogg-opus.ts';
import { speak, type Voice } from './speak.ts';
import { share, summary } from './summary.ts';
import { SWAP_PAIRS } from './swap-pairs.ts';

const VOICES: Voice[] = ['kal16', 'espeak-ng', 'espeak-ng+m3'];
const PLACES = ['first', 'middle', 'last'] as const;
/** With these, COMMON_WORDS are not all of one syllable. */
const LONGER = [
  'chocolate',
  'yesterday',
  'running',
  'mountain',
  'tomorrow',
  'window',
  'music',
  'seven',
];
const [LEAST_WORDS, MOST_WORDS] = [4, 12];
const PASS = 75;

const { values: options } = parseArgs({
  options: {
    model: { type: 'string' },
    every: { type: 'string', default: '1' },
    misses: { type: 'boolean', default: false },
  },
});
const engine = openEngineWith(options.model);
const every = Number(options.every);
const random = seededRandom(29);

type Place = (typeof PLACES)[number];
type Outcome = { place: Place; told: boolean; overall: number };

const prompts = nativePrompts().filter(({ text }) => isPlain(text));
report(
  'asterisk',
  prompts
    .filter((_, i) => i % every === 0)
    .flatMap((prompt) => {
      const recording = listenTo(prompt);
      return PLACES.map((place) => judge(recording, replaced(prompt.text, place), place));
    }),
);
const sentences = [...new Set(SWAP_PAIRS.map(({ asked }) => asked))].filter(isPlain);
for (const voice of VOICES) {
  report(
    voice,
    sentences
      .filter((_, i) => i % (4 * every) === 0)
      .flatMap((sentence) =>
        PLACES.map((place) => {
          const other = replaced(sentence, place);
          return judge(speak(voice, other.text), { ...other, text: sentence }, place);
        }),
      ),
  );
}

/** `text`: what is asked. */
function judge(
  recording: Recording,
  { text, at }: { text: string; at: number },
  place: Place,
): Outcome {
  const analysis = engine.analyze({ ...recording, phrase: text });
  const told = isTold(analysis, at);
  if (options.misses && !told)
    console.log(`not noticed, ${place}: “${text}”, ${analysis.overallAccuracy}`);
  return { place, told, overall: analysis.overallAccuracy };
}

/** Whether the word is marked, or the phrase is in question; a refused recording has no words. */
function isTold({ words, issues }: Analysis, at: number): boolean {
  const codes = issues.map(({ code }) => code);
  const word = words[at];
  return (
    !word ||
    isMarked(word) ||
    (['different-phrase', 'unsure-phrase', 'words-missing', 'stopped-early'] as const).some(
      (code) => codes.includes(code),
    )
  );
}

function replaced(text: string, place: Place): { text: string; at: number } {
  const words = text.trim().split(/\s+/);
  const middle = 1 + Math.floor(random() * (words.length - 2));
  const at = { first: 0, middle, last: words.length - 1 }[place];
  const others = [...LONGER, ...COMMON_WORDS];
  // Half of them are longer ones, which are as frequent in speech.
  const list = random() < 0.5 ? LONGER : others;
  return { text: words.with(at, list[Math.floor(random() * list.length)]!).join(' '), at };
}

function isPlain(text: string): boolean {
  const words = text.trim().split(/\s+/);
  return (
    words.length >= LEAST_WORDS &&
    words.length <= MOST_WORDS &&
    words.every((word) => /^[A-Za-z']+[,.!?]*$/.test(word))
  );
}

function report(name: string, outcomes: Outcome[]): void {
  console.log(`\n${name} (${engine.version})`);
  for (const place of PLACES) {
    const own = outcomes.filter((outcome) => outcome.place === place);
    console.log(
      `  ${place.padEnd(8)}not noticed ${share(own.map(({ told }) => !told))}, ` +
        `${PASS} or more ${share(own.map(({ overall }) => overall >= PASS))}, ` +
        `score ${summary(own.map(({ overall }) => overall))}`,
    );
  }
}
