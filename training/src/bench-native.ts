/**
 * Tests the engine with a native speaker: what it should accept, and what it should not.
 *
 *   node training/src/bench-native.ts [--model FOLDER] [--each]
 */
import { parseArgs } from 'node:util';
import type { Analysis } from '@saywell/speech';
import { changes } from './bench-repeatability.ts';
import { listenTo, nativePrompts, type Prompt } from './native-prompts.ts';
import { createOpusReader, type Recording } from './ogg-opus.ts';
import { openEngineWith } from './engine-with-models.ts';
import { otherTexts } from './other-texts.ts';
import { share, summary } from './summary.ts';

const LENGTHS: Record<string, [least: number, most: number]> = {
  'one or two words': [1, 2],
  'three to twelve words': [3, 12],
  'thirteen to thirty words': [13, 30],
};
const ORDINARY = 'three to twelve words';
const EXPECTED = 90;
const LEAST = 75;
/** Other texts for each prompt. */
const OTHERS = 6;
const PASS = 50;

const { values: options } = parseArgs({
  options: { model: { type: 'string' }, each: { type: 'boolean', default: false } },
});
const engine = openEngineWith(options.model);
const prompts = nativePrompts();
const ofLength = ([least, most]: [number, number]) =>
  prompts.filter(({ words }) => words >= least && words <= most);

for (const [name, length] of Object.entries(LENGTHS)) {
  const read = ofLength(length).map((prompt) => ({ prompt, analysis: analyze(prompt) }));
  const scores = read.map(({ analysis }) => analysis.overallAccuracy);
  const words = read.flatMap(({ analysis }) => analysis.words);
  const sounds = words.flatMap((word) => word.sounds);
  console.log(`\n${name}`);
  console.log(`  score                ${summary(scores)}`);
  console.log(`  ${EXPECTED} or more           ${share(scores.map((score) => score >= EXPECTED))}`);
  console.log(`  under ${LEAST}             ${share(scores.map((score) => score < LEAST))}`);
  console.log(`  refused              ${share(read.map((one) => isRefused(one.analysis)))}`);
  console.log(`  words not ok         ${share(words.map(({ kind }) => kind !== 'ok'))}`);
  console.log(`  words missing        ${share(words.map(({ kind }) => kind === 'missing'))}`);
  console.log(`  sounds wrong         ${share(sounds.map(({ verdict }) => verdict === 'wrong'))}`);
  console.log(`  sounds to check      ${share(sounds.map(({ verdict }) => verdict === 'check'))}`);
  if (!options.each) continue;
  for (const { prompt, analysis } of read.toSorted((a, b) => score(a) - score(b)).slice(0, 20)) {
    console.log(`    ${analysis.overallAccuracy.toFixed(1)} ${prompt.text}`);
  }
}

const ordinary = ofLength(LENGTHS[ORDINARY]!);
const texts = ordinary.map(({ text }) => text);
const another = ordinary.flatMap((prompt, i) =>
  otherTexts(texts, i, OTHERS).map((text) => analyze(prompt, text).overallAccuracy),
);
console.log(`\nAnother text, ${ORDINARY}`);
console.log(`  score                ${summary(another)}`);
console.log(`  ${PASS} or more           ${share(another.map((score) => score >= PASS))}`);

console.log(`\nDisturbed, every fourth of ${ORDINARY}`);
for (const { name, apply } of changes(await createOpusReader())) {
  const disturbed = ordinary
    .filter((_, i) => i % 4 === 0)
    .map((prompt) => analyze(prompt, prompt.text, apply).overallAccuracy);
  const low = share(disturbed.map((score) => score < LEAST));
  console.log(`  ${name.padEnd(24)} ${summary(disturbed)}, under ${LEAST}: ${low}`);
}

function analyze(
  prompt: Prompt,
  phrase = prompt.text,
  change: (recording: Recording) => Recording = (recording) => recording,
): Analysis {
  return engine.analyze({ ...change(listenTo(prompt)), phrase });
}

function score({ analysis }: { analysis: Analysis }): number {
  return analysis.overallAccuracy;
}

function isRefused({ issues }: Analysis): boolean {
  return issues.some(({ blocking }) => blocking);
}
