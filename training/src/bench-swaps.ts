/**
 * Tests the engine with another real word instead of the expected one: in an exercise that trains
 * the contrast, and in any phrase. Synthetic voices that were not used in training say the other
 * word; for a human reader, a different text than the one that was read is expected.
 *
 *   node training/src/bench-swaps.ts [--model FOLDER] [--reader FOLDER] [--swaps N] [--every N]
 *     [--misses] [--json]
 *
 * The reader is the one of Debian's asterisk-core-sounds-en-g722, and that of FOLDER (train.jsonl with
 * `id` and `text`, audio/ID.opus) if there is one.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { openLexicon } from '@saywell/speech/phonemes';
import { CONTRAST_CLASSES, contrastClass } from './contrasts.ts';
import { seededRandom } from './disturb.ts';
import { evenly, findSwaps, vocabularyOf } from './found-swaps.ts';
import { listenTo, nativePrompts } from './native-prompts.ts';
import { createOpusReader, type Recording } from './ogg-opus.ts';
import { openEngineWith } from './engine-with-models.ts';
import type { Voice } from './speak.ts';
import {
  type Asked,
  type Read,
  readCase,
  readTexts,
  spokenCases,
  type SwapCase,
  wordsToAskFor,
} from './swap-cases.ts';
import { type Outcome, outcomeOf, rowLines, rowOf } from './swap-table.ts';

const VOICES: Voice[] = ['kal16', 'espeak-ng', 'espeak-ng+f3', 'espeak-ng+m3'];
/** Long enough for a sentence, short enough not to be refused for its length. */
const [LEAST_WORDS, MOST_WORDS] = [3, 30];

const { values: options } = parseArgs({
  options: {
    model: { type: 'string' },
    reader: { type: 'string' },
    swaps: { type: 'string', default: '300' },
    every: { type: 'string', default: '1' },
    misses: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const engine = openEngineWith(options.model);
const readers: Record<string, Read[]> = {
  asterisk: nativePrompts().map((prompt) => ({
    text: prompt.text,
    listen: () => listenTo(prompt),
  })),
};
if (options.reader) readers['reader'] = readTexts(options.reader, await createOpusReader());

const all = [...VOICES.flatMap(spokenCases), ...Object.entries(readers).flatMap(asOtherTexts)];
// Random, not at regular intervals: every second case is the same pair in the other direction.
const draw = seededRandom(23);
const cases = all.filter(() => draw() * Number(options.every) < 1);
let heard: { from: Asked['listen']; recording: Recording } | undefined;
const outcomes = cases.flatMap((one) =>
  [true, false].flatMap((swapped) => {
    const asked = swapped ? one.swap : one.right;
    const untrained = judge(one, asked, swapped, false);
    return asked.contrast ? [judge(one, asked, swapped, true), untrained] : [untrained];
  }),
);

const groups = (trained: boolean) => {
  const own = outcomes.filter((outcome) => outcome.trained === trained);
  const synthetic = own.filter(({ voice }) => !(voice in readers));
  const named: [string, Outcome[]][] = [
    ['synthetic voices', synthetic],
    ['human readers', own.filter(({ voice }) => voice in readers)],
    ...[...VOICES, ...Object.keys(readers)].map((name): [string, Outcome[]] => [
      `  ${name}`,
      own.filter(({ voice }) => voice === name),
    ]),
    ...CONTRAST_CLASSES.flatMap((name): [string, Outcome[]][] => [
      [`${name}, synthetic`, synthetic.filter(({ kind }) => kind === name)],
      [`${name}, human`, own.filter(({ kind, voice }) => kind === name && voice in readers)],
    ]),
  ];
  return new Map(named.filter(([, members]) => members.length > 0));
};

if (options.json) {
  const rows = (trained: boolean) =>
    Object.fromEntries([...groups(trained)].map(([name, own]) => [name.trim(), rowOf(own)]));
  console.log(JSON.stringify({ trained: rows(true), anyPhrase: rows(false) }, null, 2));
} else {
  console.log(`\nIn an exercise that trains the contrast (${engine.version})`);
  console.log(rowLines(groups(true)).join('\n'));
  console.log('\nIn any phrase');
  console.log(rowLines(groups(false)).join('\n'));
}

function judge(one: SwapCase, asked: Asked, swapped: boolean, trained: boolean): Outcome {
  const { listen, said, phrase, place, contrast } = asked;
  const trains = trained && contrast ? { trains: { contrasts: [contrast] } } : {};
  const analysis = engine.analyze({ ...heardFrom(listen), phrase, ...trains });
  const outcome = outcomeOf(analysis, place, contrast);
  if (options.misses && trained && outcome.marked !== swapped) {
    const what = swapped ? 'not noticed' : 'falsely marked';
    console.log(`${what}: ${one.voice}, “${phrase}”, ${contrast!.sound}-${contrast!.instead}`);
  }
  const kind = trained && contrast ? contrastClass(contrast)! : one.kind;
  return { voice: one.voice, said, kind, swapped, trained, ...outcome };
}

/** A reader's recording is tested with two texts, twice each. */
function heardFrom(listen: Asked['listen']): Recording {
  if (heard?.from !== listen) heard = { from: listen, recording: listen() };
  return heard.recording;
}

function asOtherTexts([name, read]: [string, Read[]]): SwapCase[] {
  const speech = new URL('../../speech/', import.meta.url);
  const lexicon = openLexicon({
    dictionary: readFileSync(new URL('dictionary/words.bin', speech)),
    letters: readFileSync(new URL('model/letters.swm', speech)),
  });
  const vocabulary = vocabularyOf(wordsToAskFor(), lexicon);
  const found = read
    .filter(({ text }) => {
      const words = text.trim().split(/\s+/).length;
      return words >= LEAST_WORDS && words <= MOST_WORDS;
    })
    .flatMap(({ text, listen }) =>
      findSwaps(text.trim(), vocabulary, lexicon).map((swap) => ({ ...swap, listen })),
    );
  return evenly(found, Number(options.swaps), seededRandom(17)).map(({ listen, ...swap }) =>
    readCase(name, swap, listen),
  );
}
