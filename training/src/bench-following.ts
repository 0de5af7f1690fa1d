/**
 * Follows recordings of a labeled folder while they run, in pieces as a browser gives them, and ends
 * them as the page does. `--slow 2` is a processor that takes twice as long.
 *
 *   node training/src/bench-following.ts --data FOLDER [--labels train.jsonl] [--limit N] [--slow N]
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createEndOfSpeech } from '../../web/src/features/recording/end-of-speech.ts';
import { secondsToSay } from '../../web/src/features/recording/seconds-to-say.ts';
import { saidOf } from '../../web/src/lib/audio/said.ts';
import { seededRandom } from './disturb.ts';
import { openEngineWith } from './engine-with-models.ts';
import { readLabeledFolder } from './labeled-folder.ts';
import { createOpusReader, type Recording } from './ogg-opus.ts';
import { otherPhrase } from './other-texts.ts';
import { withRoom } from './room-noise.ts';
import { share, summary } from './summary.ts';

/** Seconds of one piece, of the room after a recording, and between two looks of the page at it. */
const SHORTEST_PIECE = 0.025;
const LONGEST_PIECE = 0.1;
const REST = 3;
const MOMENT = 0.025;
/** Samples that the page looks at each time. */
const WINDOW = 1024;
/** A word lights up so many milliseconds after its end, at most. */
const TARGET = 400;

const { values: options } = parseArgs({
  options: {
    data: { type: 'string' },
    labels: { type: 'string', default: 'train.jsonl' },
    limit: { type: 'string', default: '200' },
    slow: { type: 'string', default: '1' },
  },
});
if (!options.data) throw new Error('say which folder: --data FOLDER');

const engine = openEngineWith();
const readOpus = await createOpusReader();
const all = readLabeledFolder(options.data, options.labels);
const step = Math.max(1, Math.floor(all.length / Number(options.limit)));
const clips = all.filter((_, i) => i % step === 0);
const random = seededRandom(7);
const slow = Number(options.slow);

/** Seconds that this processor works on something, times `slow`. */
function timed<T>(work: () => T): { value: T; seconds: number } {
  const before = process.threadCpuUsage();
  const value = work();
  const { user, system } = process.threadCpuUsage(before);
  return { value, seconds: (slow * (user + system)) / 1e6 };
}

type Heard = { at: number; words: number; done: boolean };

/** What is known when, where each piece waits until the thread is through with what came before. */
function follow(phrase: string, { samples, sampleRate }: Recording): Heard[] {
  const follower = engine.follow({ phrase });
  const heard: Heard[] = [];
  let free = 0;
  for (let at = 0; at < samples.length;) {
    const piece = SHORTEST_PIECE + (LONGEST_PIECE - SHORTEST_PIECE) * random();
    const come = Math.max(at / sampleRate + piece, free);
    const end = Math.min(samples.length, Math.round(come * sampleRate));
    const { value, seconds } = timed(() => {
      follower.push(samples.subarray(at, end), sampleRate);
      return follower.said();
    });
    free = come + seconds;
    heard.push({ at: free, ...value });
    // What is done ahead of the end holds up the next piece, but for one part at most.
    if (free < come + SHORTEST_PIECE) free += timed(() => follower.hearAhead()).seconds;
    at = end;
  }
  return heard;
}

/** When the page ends the recording, in seconds, and whether the last word had been heard. */
function endOf(phrase: string, { samples, sampleRate }: Recording, heard: readonly Heard[]) {
  const listen = createEndOfSpeech(secondsToSay(phrase));
  const wordsInPhrase = phrase.split(/\s+/).length;
  for (let time = 0; time * sampleRate < samples.length; time += MOMENT) {
    const now = Math.round(time * sampleRate);
    const soFar = heard.findLast(({ at }) => at <= time) ?? { words: 0, done: false };
    const said = saidOf(soFar, wordsInPhrase);
    const decibels = decibelsOf(samples.subarray(Math.max(0, now - WINDOW), now + 1));
    if (listen({ time, decibels, said }) === 'ended') return { time, isSaid: said === 'all' };
  }
  return undefined;
}

function decibelsOf(wave: Float32Array): number {
  const energy = wave.reduce((sum, sample) => sum + sample * sample, 0);
  return 20 * Math.log10(Math.max(Math.sqrt(energy / wave.length), 1e-6));
}

const delays: number[] = [];
const never: boolean[] = [];
const rests: number[] = [];
const cut: string[] = [];
const saidEnds: boolean[] = [];
const falseWords: boolean[] = [];
let spent = 0;
let seconds = 0;
for (const clip of clips) {
  const recording = withRoom(readOpus(readFileSync(clip.audio)), REST);
  const { words } = engine.analyze({ ...recording, phrase: clip.text });
  const followed = timed(() => follow(clip.text, recording));
  spent += (1000 * followed.seconds) / slow;
  seconds += recording.samples.length / recording.sampleRate;
  words.forEach(({ end }, word) => {
    const lit = followed.value.find((heard) => heard.words > word);
    never.push(lit === undefined);
    if (lit) delays.push(1000 * (lit.at - end));
  });
  const ended = endOf(clip.text, recording, followed.value);
  const last = Math.max(...words.filter(({ kind }) => kind !== 'missing').map(({ end }) => end));
  saidEnds.push(ended?.isSaid ?? false);
  if (ended && last > 0) rests.push(1000 * (ended.time - last));
  if (ended && ended.time < last)
    cut.push(`${clip.id} ${ended.isSaid ? 'after its words' : 'in a pause'}`);
  const other = otherPhrase(clip, all, random).text;
  const others = follow(other, recording).at(-1)?.words ?? 0;
  falseWords.push(...other.split(/\s+/).map((_, word) => word < others));
}
console.log(`${clips.length} recordings, ${never.length} words`);
console.log(`milliseconds from a word's end to its light ${summary(delays)}`);
console.log(
  `  within ${TARGET} ms                         ${share(delays.map((d) => d <= TARGET))}`,
);
console.log(`  never                                  ${share(never)}`);
console.log(`milliseconds from the last sound to the end ${summary(rests)}`);
console.log(`  after the last word was heard          ${share(saidEnds)}`);
console.log(`  cut off                                ${cut.length}: ${cut.join(', ')}`);
console.log(`words lit of another phrase              ${share(falseWords)}`);
console.log(`milliseconds a second of recording       ${(spent / seconds).toFixed(0)}`);
