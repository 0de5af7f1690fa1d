/**
 * Tests the engine with synthetic voices that were not used in training (flite's kal16 and
 * espeak-ng): the correct text, another text, another with the same function words, one changed
 * sound, and noise without speech.
 *
 *   node training/src/bench-slips.ts [--model FOLDER] [--each]
 */
import { parseArgs } from 'node:util';
import type { Analysis } from '@saywell/speech';
import { pinkNoise, seededRandom } from './disturb.ts';
import { LITTLE_WORDS } from './little-words.ts';
import type { Recording } from './ogg-opus.ts';
import { openEngineWith } from './engine-with-models.ts';
import { otherTexts } from './other-texts.ts';
import { type Slip, SLIPS } from './slips.ts';
import { speak, type Voice } from './speak.ts';
import { share, summary } from './summary.ts';

const VOICES: Voice[] = ['kal16', 'espeak-ng'];
const NOISES = 60;
/** Other texts per take: about one in hundreds is accepted, which one other text would not show. */
const OTHERS = 14;
const PASS = 50;

const { values: options } = parseArgs({
  options: { model: { type: 'string' }, each: { type: 'boolean', default: false } },
});
const engine = openEngineWith(options.model);
const phrases = [...new Set(SLIPS.map(({ phrase }) => phrase))];

for (const voice of VOICES) {
  const right = new Map(phrases.map((phrase) => [phrase, analyze(speak(voice, phrase), phrase)]));
  const another = phrases.flatMap((phrase, i) => {
    const take = speak(voice, phrase);
    return otherTexts(phrases, i, OTHERS).map((text) => analyze(take, text).overallAccuracy);
  });
  const little = LITTLE_WORDS.map(({ said, asked }) => analyze(speak(voice, said), asked));
  const slips = SLIPS.map((slip) => {
    const analysis = analyze(speak(voice, wrongly(slip)), slip.phrase);
    const before = right.get(slip.phrase)!;
    return { slip, before, analysis, ...found(slip, analysis) };
  });
  const losses = slips.map(
    ({ before, analysis }) => before.overallAccuracy - analysis.overallAccuracy,
  );
  const own = [...right.values()].map(({ overallAccuracy }) => overallAccuracy);
  const sounds = [...right.values()].flatMap(({ words }) => words.flatMap((word) => word.sounds));
  console.log(`\n${voice}`);
  console.log(`  right text           ${summary(own)}`);
  console.log(`  another text         ${summary(another)}`);
  console.log(`    ${PASS} or more         ${share(another.map((score) => score >= PASS))}`);
  console.log(`  same little words    ${summary(little.map((a) => a.overallAccuracy))}`);
  console.log(`    ${PASS} or more         ${share(little.map((a) => a.overallAccuracy >= PASS))}`);
  console.log(`  one sound exchanged  ${summary(slips.map((s) => s.analysis.overallAccuracy))}`);
  console.log(`  points it costs      ${summary(losses)}`);
  console.log(`  costs 5 or more      ${share(losses.map((loss) => loss >= 5))}`);
  console.log(`  sound called wrong   ${share(slips.map(({ verdict }) => verdict === 'wrong'))}`);
  console.log(`  sound wrong or check ${share(slips.map(({ verdict }) => verdict !== 'good'))}`);
  console.log(`  word not ok          ${share(slips.map(({ kind }) => kind !== 'ok'))}`);
  console.log(`  right sounds wrong   ${share(sounds.map(({ verdict }) => verdict === 'wrong'))}`);
  console.log(`  right sounds check   ${share(sounds.map(({ verdict }) => verdict === 'check'))}`);
  if (!options.each) continue;
  for (const { slip, before, analysis, verdict, accuracy } of slips) {
    const scores = `${before.overallAccuracy} -> ${analysis.overallAccuracy}`;
    console.log(
      `    ${slip.word} as ${slip.spelled}: ${scores}, ${verdict} ${accuracy.toFixed(2)}`,
    );
  }
}

console.log('\nNobody speaking');
for (const [name, make] of Object.entries({ pink: pinkNoise, brown: brownNoise, crowd })) {
  const scores = Array.from({ length: NOISES }, (_, i) => {
    const count = Math.round(16_000 * (1 + (i % 6)));
    const samples = scaled(make(count, seededRandom(100 + i)), 0.02 * 2 ** (i % 4));
    return analyze({ samples, sampleRate: 16_000 }, phrases[i % phrases.length]!).overallAccuracy;
  });
  console.log(
    `  ${name.padEnd(8)} ${summary(scores)}; above 10: ${share(scores.map((s) => s > 10))}`,
  );
}

function analyze(recording: Recording, phrase: string): Analysis {
  return engine.analyze({ ...recording, phrase });
}

function wrongly({ phrase, word, spelled }: Slip): string {
  return phrase
    .split(' ')
    .map((own) => (own === word ? spelled : own))
    .join(' ');
}

/** The worst verdict among the word's sounds that are the changed one. */
function found({ phrase, word, wanted }: Slip, { words }: Analysis) {
  const judged = words[phrase.split(' ').indexOf(word)]!;
  const sounds = judged.sounds.filter(({ phone }) => phone === wanted);
  const lowest = sounds.toSorted((a, b) => a.accuracy - b.accuracy)[0];
  if (!lowest) throw new Error(`no ${wanted} in "${word}"`);
  return { kind: judged.kind, verdict: lowest.verdict, accuracy: lowest.accuracy };
}

function brownNoise(count: number, random: () => number): Float32Array {
  let level = 0;
  return Float32Array.from({ length: count }, () => {
    level = 0.995 * level + random() - 0.5;
    return level;
  });
}

/** Six sentences at the same time, so that none can be understood. */
function crowd(count: number, random: () => number): Float32Array {
  const mixture = new Float32Array(count);
  for (let voice = 0; voice < 6; voice++) {
    const text = phrases[Math.floor(random() * phrases.length)]!;
    const { samples } = speak(voice % 2 ? 'kal16' : 'espeak-ng', text);
    const shift = Math.floor(random() * samples.length);
    for (let i = 0; i < count; i++) mixture[i]! += samples[(i + shift) % samples.length]!;
  }
  return mixture;
}

function scaled(samples: Float32Array, level: number): Float32Array {
  const power = samples.reduce((sum, value) => sum + value * value, 0) / samples.length;
  const factor = level / Math.sqrt(power);
  return samples.map((value) => Math.max(-1, Math.min(1, value * factor)));
}
