/**
 * Tests the product's own engine on a labeled folder.
 *
 *   npm run bench:scoring -- --data FOLDER [--labels train.jsonl] [--model FOLDER] [--limit N]
 *
 * The shipped model was trained on the training half of speechocean762: on that folder the figures
 * are too good; the meaningful ones are the cross-validated figures of the model card.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { withAddedWord } from './added-words.ts';
import { equalErrorRate } from './agreement.ts';
import { agreementTable, flagTable, type Reading } from './bench-readings.ts';
import { changes } from './bench-repeatability.ts';
import { seededRandom } from './disturb.ts';
import { type LabeledClip, readLabeledFolder } from './labeled-folder.ts';
import { createOpusReader, type Recording } from './ogg-opus.ts';
import { openEngineWith } from './engine-with-models.ts';
import { otherPhrase } from './other-texts.ts';

/** A different phrase must stay below this. */
const PASS = 50;
const REPEATED_CLIPS = 80;
const ADDED_WORDS = 320;

const { values: options } = parseArgs({
  options: {
    data: { type: 'string' },
    labels: { type: 'string', default: 'train.jsonl' },
    model: { type: 'string' },
    limit: { type: 'string' },
  },
});
if (!options.data) throw new Error('say which folder: --data FOLDER');

const engine = openEngineWith(options.model);
const readOpus = await createOpusReader();
const all = readLabeledFolder(options.data, options.labels);
const clips = every(all, Number(options.limit ?? all.length));
const recordings = new Map<string, Recording>();
const listen = (clip: LabeledClip): Recording => {
  const kept = recordings.get(clip.id);
  if (kept) return kept;
  const recording = readOpus(readFileSync(clip.audio));
  if (recordings.size < REPEATED_CLIPS) recordings.set(clip.id, recording);
  return recording;
};
const analyze = (recording: Recording, said: LabeledClip) =>
  engine.analyze({
    ...recording,
    phrase: said.words.map(({ text }) => text).join(' '),
    pronunciation: said.words.map(({ phones }) => phones),
  });

let seconds = 0;
let milliseconds = 0;
const readings: Reading[] = clips.map((clip) => {
  const recording = listen(clip);
  // CPU time, since wall-clock time includes other load on the machine.
  const before = process.cpuUsage();
  const analysis = analyze(recording, clip);
  const { user, system } = process.cpuUsage(before);
  milliseconds += (user + system) / 1000;
  seconds += recording.samples.length / recording.sampleRate;
  return { clip, analysis };
});

console.log(`\nAgreement with the experts, ${clips.length} clips (95 % by drawing speakers)`);
for (const [name, { r, low, high, mse, count }] of Object.entries(agreementTable(readings))) {
  const interval = `${low.toFixed(3)} to ${high.toFixed(3)}`;
  console.log(
    `  ${name.padEnd(10)} r ${r.toFixed(3)} (${interval})  MSE ${mse.toFixed(3)}  n ${count}`,
  );
}

console.log('\nFlags');
for (const [name, { flagged, bad, precision, recall }] of Object.entries(flagTable(readings))) {
  const found = `precision ${precision.toFixed(2)}, recall ${recall.toFixed(2)}`;
  console.log(`  ${name.padEnd(32)} ${found}  (${flagged} flagged, ${bad} bad)`);
}

const random = seededRandom(3);
const wrong = clips.map((clip) => {
  return analyze(listen(clip), otherPhrase(clip, all, random)).overallAccuracy;
});
const right = readings.map(({ analysis }) => analysis.overallAccuracy);
const passed = wrong.filter((score) => score >= PASS).length;
console.log('\nAnother phrase on the same recording');
console.log(`  equal error rate ${percent(equalErrorRate(right, wrong))}`);
console.log(
  `  at ${PASS} or more: ${passed} of ${wrong.length}; highest ${Math.max(...wrong).toFixed(0)}`,
);

const said = readings.flatMap(({ analysis }) => analysis.words);
const falselyMissing = said.filter(({ kind }) => kind === 'missing').length;
const drawn = seededRandom(5);
const added = every(clips, ADDED_WORDS).map((clip) => {
  const { clip: longer, place } = withAddedWord(clip, all, drawn);
  return analyze(listen(clip), longer).words[place]!;
});
const named = added.filter(({ kind }) => kind === 'missing').length;
const spared = added.filter(({ kind }) => kind === 'ok').length;
console.log('\nWords nobody said');
console.log(`  added to the text: ${named} of ${added.length} called missing, ${spared} called ok`);
console.log(`  said but called missing: ${falselyMissing} of ${said.length}`);

const repeated = every(clips, REPEATED_CLIPS);
console.log(`\nChange of the overall score, ${repeated.length} clips`);
for (const { name, apply } of changes(readOpus)) {
  const moves = repeated
    .map((clip) => {
      const before = readings.find((reading) => reading.clip === clip)!.analysis.overallAccuracy;
      return Math.abs(analyze(apply(listen(clip)), clip).overallAccuracy - before);
    })
    .toSorted((a, b) => a - b);
  const mean = moves.reduce((sum, move) => sum + move, 0) / moves.length;
  const p95 = moves[Math.floor(0.95 * (moves.length - 1))]!;
  console.log(`  ${name.padEnd(24)} mean ${mean.toFixed(1)}, p95 ${p95.toFixed(1)}`);
}

console.log(`\n${(milliseconds / seconds).toFixed(1)} ms of processor time per second of audio`);

/** `count` items spread evenly over the list. */
function every<Item>(items: Item[], count: number): Item[] {
  const step = Math.max(1, items.length / count);
  return Array.from(
    { length: Math.min(count, items.length) },
    (_, i) => items[Math.floor(i * step)]!,
  );
}

function percent(share: number): string {
  return `${(100 * share).toFixed(2)} %`;
}
