import { expect, test } from 'vitest';
import type { Analysis } from './analysis.ts';
import { createEngine } from './engine.ts';
import { resample } from './recording/resample.ts';
import { referenceClips } from './testing/reference.ts';
import { shippedFiles } from './testing/shipped.ts';
import { buzz, hiss, joined, louder, silence, tone } from './testing/sounds.ts';

const engine = createEngine(shippedFiles);
const { samples, text: phrase } = referenceClips[1]!;

function analyze(clip: ArrayLike<number>, said = phrase, sampleRate = 16_000): Analysis {
  return engine.analyze({ samples: clip, sampleRate, phrase: said });
}

function codes({ issues }: Analysis): string[] {
  return issues.map(({ code }) => code);
}

function expectSound(analysis: Analysis): void {
  const scores = [
    analysis.overallAccuracy,
    analysis.accuracyScore,
    analysis.fluencyScore,
    analysis.prosodyScore,
    analysis.completenessScore,
  ];
  for (const score of scores) {
    expect(score).toBeGreaterThanOrEqual(0);
    expect(score).toBeLessThanOrEqual(100);
  }
  for (const word of analysis.words) {
    expect(word.end).toBeGreaterThanOrEqual(word.start);
    expect(word.accuracy).toBeGreaterThanOrEqual(0);
    expect(word.accuracy).toBeLessThanOrEqual(1);
    for (const sound of word.sounds) expect(Number.isFinite(sound.accuracy)).toBe(true);
  }
}

test.each(referenceClips)('a clear reading of “$text” scores high, word by word', (clip) => {
  const analysis = analyze(clip.samples, clip.text);
  expectSound(analysis);
  expect(analysis.overallAccuracy).toBeGreaterThanOrEqual(85);
  expect(analysis.transcript).toBe(clip.text);
  expect(analysis.completenessScore).toBe(100);
  expect(analysis.confidence).toBeGreaterThan(0.8);
  expect(analysis.issues).toEqual([]);
  expect(analysis.words.map(({ kind }) => kind)).toEqual(analysis.words.map(() => 'ok'));
  expect(analysis.feedback).toHaveLength(analysis.words.length);
  expect(analysis.words.map(({ finding }) => finding?.words)).toEqual(
    analysis.words.map((_, index) => [index]),
  );
  expect(analysis.pitch.times).toHaveLength(analysis.pitch.semitones.length);
});

test('words and sounds follow each other in time, inside the recording', () => {
  const { words } = analyze(samples);
  const sounds = words.flatMap((word) => word.sounds);
  for (let i = 1; i < sounds.length; i++) {
    expect(sounds[i]!.start).toBeGreaterThanOrEqual(sounds[i - 1]!.end);
  }
  expect(sounds.at(-1)!.end).toBeLessThanOrEqual(samples.length / 16_000);
});

test('a given pronunciation gives exactly its sounds', () => {
  const pronunciation = referenceClips[1]!.pronunciation;
  const { words } = engine.analyze({ samples, sampleRate: 16_000, phrase, pronunciation });
  expect(words.map(({ sounds }) => sounds.map((sound) => sound.phone))).toEqual(
    pronunciation.map((word) => word.map((phone) => phone.replace(/\d/, ''))),
  );
});

test('the same take gives the same analysis', () => {
  expect(analyze(samples)).toEqual(analyze(samples));
});

test('the microphone, the gain and the pauses around the voice hardly matter', () => {
  const { overallAccuracy } = analyze(samples);
  const near = (analysis: Analysis) =>
    expect(Math.abs(analysis.overallAccuracy - overallAccuracy)).toBeLessThanOrEqual(5);
  near(analyze(louder(samples, 0.25)));
  near(analyze(joined(silence(1), samples, silence(2))));
  near(analyze(resample(samples, 48_000), phrase, 5_333));
});

test('another phrase never reaches 50 and is reported', () => {
  for (const other of ['Where do you usually buy vegetables', 'My brother plays the guitar']) {
    const analysis = analyze(samples, other);
    expect(analysis.overallAccuracy).toBeLessThan(20);
    expect(codes(analysis)).toContain('different-phrase');
  }
});

test('words missing at the end are reported, and only those', () => {
  const analysis = analyze(samples, `${phrase} beside my house`);
  expect(codes(analysis)).toEqual(['stopped-early']);
  const missing = analysis.words.filter(({ kind }) => kind === 'missing').map(({ word }) => word);
  expect(missing).toEqual(['beside', 'my', 'house']);
  expect(analysis.transcript).toBe(phrase);
  expect(analysis.overallAccuracy).toBeLessThan(75);
});

test.each([
  ['silence', silence(2)],
  ['only-noise', hiss(2, 0.2)],
  ['too-quiet', louder(samples, 0.005)],
  ['too-short', buzz(120, 140, 0.2)],
  ['too-short', samples.slice(4_000, 9_000)],
  ['too-long', silence(31)],
] as const)('%s is an answer too', (code, clip) => {
  const analysis = analyze(clip);
  expect(codes(analysis)).toContain(code);
  expect(analysis.overallAccuracy).toBe(0);
  expect(analysis.issues[0]!.message).not.toBe('');
  expect(analysis.findings[0]).toEqual(analysis.issues[0]!.finding);
  expect(analysis.issues.some(({ blocking }) => blocking)).toBe(true);
  expect(analysis.recommendations.length).toBeGreaterThan(0);
});

test('extra speech is reported, and the phrase itself is judged', () => {
  const asked = phrase.split(' ').slice(0, 3).join(' ');
  const analysis = analyze(samples, asked);
  expect(codes(analysis)).toEqual(['extra-words']);
  expect(analysis.transcript).toBe(asked);
  expect(analysis.overallAccuracy).toBeGreaterThan(80);
  const { end } = analysis.words.at(-1)!;
  expect(end).toBeLessThan(analyze(samples).words[3]!.start + 0.15);
});

test('hums, buzzes and beeps are not speech', () => {
  const beeps = joined(...Array.from({ length: 6 }, () => joined(tone(900, 0.2), silence(0.15))));
  for (const clip of [tone(220, 2), buzz(150, 90, 2), beeps]) {
    expect(analyze(clip).overallAccuracy).toBeLessThan(30);
  }
});

test('a phrase without anything to say gets an analysis too', () => {
  for (const nothing of ['', '   ', '…?!', '🙂', '—']) {
    expect(codes(analyze(samples, nothing))).toEqual(['unreadable-phrase']);
  }
});

test('hostile input gives an analysis, not an error', () => {
  for (const clip of [[], [0.5], [NaN], new Float32Array(16_000).fill(NaN), [1e30, -1e30]]) {
    expectSound(analyze(clip));
  }
  expectSound(analyze(samples.map((value, i) => (i % 500 ? value : Infinity))));
  expectSound(analyze(hiss(3, 1)));
});

test('a long phrase with a short clip, and a long clip, get an analysis', () => {
  const long = Array.from({ length: 60 }, () => 'wonderful').join(' ');
  expect(codes(analyze(samples, long))).toContain('too-short');
  const clip = joined(...Array.from({ length: 12 }, () => samples));
  expectSound(analyze(clip, Array.from({ length: 12 }, () => phrase).join(' ')));
});

test('an exercise with a target gets an intonation analysis', () => {
  const { intonation } = engine.analyze({
    samples,
    sampleRate: 16_000,
    phrase,
    target: { kind: 'statement', focusWord: 1 },
  });
  expect(intonation?.message).not.toBe('');
  expect(intonation?.focus?.expected).toBe(1);
  expect(intonation?.model.times.length).toBeGreaterThan(10);
});

test('a missed melody lowers the overall score of its exercise and is reported', () => {
  const ask = (ending: 'rise' | 'fall') =>
    engine.analyze({
      samples,
      sampleRate: 16_000,
      phrase,
      target: { kind: ending === 'rise' ? 'yes-no-question' : 'statement', ending },
    });
  const [rise, fall] = [ask('rise'), ask('fall')];
  const [missed, done] =
    rise.intonation!.score! < fall.intonation!.score! ? [rise, fall] : [fall, rise];
  expect(missed.overallAccuracy).toBeLessThan(done.overallAccuracy - 10);
  expect(missed.findings[0]?.kind).toBe('melody');
  expect(missed.prosodyScore).toBe(missed.intonation!.score);
});

test('a sample rate that no microphone has is refused with the reason', () => {
  for (const rate of [0, -1, NaN, Infinity]) {
    expect(() => analyze(samples, phrase, rate)).toThrow(/sample rate must be/);
  }
});

test('scores of words and sounds have no more than three decimals', () => {
  const { words } = analyze(samples);
  for (const { accuracy } of words.flatMap((word) => [word, ...word.sounds])) {
    expect(accuracy).toBe(Number(accuracy.toFixed(3)));
  }
});

test('a contrast for a word that the phrase does not have is rejected', () => {
  const contrasts = [{ word: 9, sound: 'TH', instead: 'S' }];
  const take = { samples, sampleRate: 16_000, phrase: 'Think twice', trains: { contrasts } };
  expect(() => engine.analyze(take)).toThrow(RangeError);
});
