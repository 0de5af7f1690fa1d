/**
 * Follows recordings of a labeled folder while they run, in pieces as a browser gives them.
 *
 *   node training/src/bench-following.ts --data FOLDER [--labels train.jsonl] [--limit N]
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { seededRandom } from './disturb.ts';
import { openEngineWith } from './engine-with-models.ts';
import { readLabeledFolder } from './labeled-folder.ts';
import { createOpusReader, type Recording } from './ogg-opus.ts';
import { otherPhrase } from './other-texts.ts';
import { share, summary } from './summary.ts';

/** Seconds of one piece, and of the quiet after a recording. */
const SHORTEST_PIECE = 0.025;
const LONGEST_PIECE = 0.1;
const REST = 2;
/** A word lights up so many milliseconds after its end, at most. */
const TARGET = 400;

const { values: options } = parseArgs({
  options: {
    data: { type: 'string' },
    labels: { type: 'string', default: 'train.jsonl' },
    limit: { type: 'string', default: '200' },
  },
});
if (!options.data) throw new Error('say which folder: --data FOLDER');

const engine = openEngineWith();
const readOpus = await createOpusReader();
const all = readLabeledFolder(options.data, options.labels);
const step = Math.max(1, Math.floor(all.length / Number(options.limit)));
const clips = all.filter((_, i) => i % step === 0);
const random = seededRandom(7);

/** When each word was heard, and when the phrase was over; in seconds. */
function follow(phrase: string, { samples, sampleRate }: Recording) {
  const follower = engine.follow({ phrase });
  const heardAt: number[] = [];
  let doneAt: number | undefined;
  for (let at = 0; at < samples.length;) {
    const seconds = SHORTEST_PIECE + (LONGEST_PIECE - SHORTEST_PIECE) * random();
    const end = at + Math.round(seconds * sampleRate);
    follower.push(samples.subarray(at, end), sampleRate);
    at = end;
    const { words, done } = follower.said();
    while (heardAt.length < words) heardAt.push(at / sampleRate);
    if (done) doneAt ??= at / sampleRate;
  }
  return { heardAt, doneAt };
}

function withRest({ samples, sampleRate }: Recording): Recording {
  const whole = new Float32Array(samples.length + REST * sampleRate);
  whole.set(samples);
  return { samples: whole, sampleRate };
}

const delays: number[] = [];
const never: boolean[] = [];
const rests: number[] = [];
const falseWords: boolean[] = [];
let spent = 0;
let seconds = 0;
for (const clip of clips) {
  const recording = withRest(readOpus(readFileSync(clip.audio)));
  const ends = engine.analyze({ ...recording, phrase: clip.text }).words.map(({ end }) => end);
  const before = performance.now();
  const { heardAt, doneAt } = follow(clip.text, recording);
  spent += performance.now() - before;
  seconds += recording.samples.length / recording.sampleRate;
  ends.forEach((end, word) => {
    never.push(heardAt[word] === undefined);
    if (heardAt[word] !== undefined) delays.push(1000 * (heardAt[word] - end));
  });
  if (doneAt !== undefined) rests.push(1000 * (doneAt - Math.max(...ends)));
  const other = otherPhrase(clip, all, random).text;
  const others = follow(other, recording).heardAt.length;
  falseWords.push(...other.split(/\s+/).map((_, word) => word < others));
}
console.log(`${clips.length} recordings, ${never.length} words`);
console.log(`milliseconds from a word's end to its light ${summary(delays)}`);
console.log(
  `  within ${TARGET} ms                         ${share(delays.map((d) => d <= TARGET))}`,
);
console.log(`  never                                  ${share(never)}`);
console.log(`milliseconds from the last sound to the end ${summary(rests)}`);
console.log(`  too early                              ${share(rests.map((rest) => rest < 0))}`);
console.log(`words lit of another phrase              ${share(falseWords)}`);
console.log(`milliseconds a second of recording       ${(spent / seconds).toFixed(0)}`);
