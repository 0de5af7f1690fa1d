/**
 * Tests the engine with one word that is another one altogether. A native speaker's prompt is asked
 * with a random word in it; synthetic voices that were not used in training say a random word in a
 * sentence.
 *
 *   node training/src/bench-replaced.ts [--model FOLDER] [--every N]
 */
import { parseArgs } from 'node:util';
import type { Analysis, IssueCode } from '@saywell/speech';
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
/** Half of the words are long ones. */
const LONGER =
  'chocolate yesterday running mountain tomorrow window music seven computer family hospital garden ' +
  'paper animal summer kitchen police river camera birthday holiday remember table under';
const [LEAST_WORDS, MOST_WORDS] = [4, 12];
const PASS = 75;
const IN_QUESTION: IssueCode[] = [
  'different-phrase',
  'unsure-phrase',
  'words-missing',
  'stopped-early',
];
/** Of the sentences for the voices, which need a synthesis for each place. */
const EVERY_SENTENCE = 4;

const { values: options } = parseArgs({
  options: {
    model: { type: 'string' },
    every: { type: 'string', default: '1' },
  },
});
const engine = openEngineWith(options.model);
const every = Number(options.every);
const random = seededRandom(29);

type Place = (typeof PLACES)[number];
type Outcome = { place: Place; isRight: boolean; told: boolean; overall: number };

const prompts = nativePrompts().filter(({ text }) => isPlain(text));
report(
  'asterisk',
  prompts
    .filter((_, i) => i % every === 0)
    .flatMap((prompt) => {
      const recording = listenTo(prompt);
      return PLACES.flatMap((place) => {
        const { text, at } = replaced(prompt.text, place);
        return [
          { place, isRight: true, ...judge(recording, prompt.text, at) },
          { place, isRight: false, ...judge(recording, text, at) },
        ];
      });
    }),
);
const sentences = [...new Set(SWAP_PAIRS.map(({ asked }) => asked))].filter(isPlain);
for (const voice of VOICES) {
  report(
    voice,
    sentences
      .filter((_, i) => i % (EVERY_SENTENCE * every) === 0)
      .flatMap((sentence) =>
        PLACES.flatMap((place) => {
          const { text, at } = replaced(sentence, place);
          return [
            { place, isRight: true, ...judge(speak(voice, sentence), sentence, at) },
            { place, isRight: false, ...judge(speak(voice, text), sentence, at) },
          ];
        }),
      ),
  );
}

function judge(recording: Recording, phrase: string, at: number) {
  const analysis = engine.analyze({ ...recording, phrase });
  return { told: isTold(analysis, at), overall: analysis.overallAccuracy };
}

/** Whether the word is marked, or the phrase is in question; a refused recording has no words. */
function isTold({ words, issues }: Analysis, at: number): boolean {
  const word = words[at];
  return !word || isMarked(word) || issues.some(({ code }) => IN_QUESTION.includes(code));
}

function replaced(text: string, place: Place): { text: string; at: number } {
  const words = text.trim().split(/\s+/);
  const middle = 1 + Math.floor(random() * (words.length - 2));
  const at = { first: 0, middle, last: words.length - 1 }[place];
  const [own = '', mark = ''] = words[at]!.split(/(?=[,.!?]*$)/);
  return { text: words.with(at, otherThan(own) + mark).join(' '), at };
}

function otherThan(word: string): string {
  const list = random() < 0.5 ? LONGER.split(' ') : COMMON_WORDS;
  const other = list[Math.floor(random() * list.length)]!;
  return other === word.toLowerCase() ? otherThan(word) : other;
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
    const right = own.filter(({ isRight }) => isRight);
    const other = own.filter(({ isRight }) => !isRight);
    console.log(
      `  ${place.padEnd(8)}noticed ${share(other.map(({ told }) => told))}, ` +
        `falsely ${share(right.map(({ told }) => told))}, ` +
        `${PASS} or more ${share(other.map(({ overall }) => overall >= PASS))}, ` +
        `score ${summary(other.map(({ overall }) => overall))}`,
    );
  }
}
