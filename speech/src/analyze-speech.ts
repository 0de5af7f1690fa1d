import type {
  Findings,
  Grounds,
  Issue,
  PitchContour,
  TrainedContrast,
  WordAnalysis,
} from './analysis.ts';
import { findSlips } from './contrasts/find-slips.ts';
import { heardIn } from './contrasts/measure.ts';
import { placeContrasts, trainedVerdicts } from './contrasts/trained.ts';
import { cleanContour, type Contour, isVoiced } from './intonation/contour.ts';
import { intonationOf } from './intonation/intonation-of.ts';
import type { Melody } from './intonation/melody.ts';
import type { Models } from './models.ts';
import { trackThisVoice } from './pitch/pitch.ts';
import type { Level } from './recording/level.ts';
import type { PreparedRecording } from './recording/prepare.ts';
import { confidenceOf } from './scoring/confidence.ts';
import { durationScores } from './scoring/durations.ts';
import { evaluate } from './scoring/evaluate.ts';
import { judgeWords } from './scoring/judge-words.ts';
import { lexicalStress } from './scoring/lexical-stress.ts';
import { HOP } from './acoustics/log-mel.ts';
import { withPinkNoise } from './recording/pink-noise.ts';
import { SAMPLE_RATE } from './recording/resample.ts';
import { hear, hearAgain } from './scoring/observe.ts';
import {
  aspectScore,
  overallScore,
  withConfusions,
  withFailure,
  withMelody,
} from './scoring/overall.ts';
import { soundsLikeSpeech } from './scoring/sounds-like-speech.ts';
import { findPauses } from './scoring/pauses.ts';
import { isAnotherPhrase, phraseIssues } from './scoring/phrase-issues.ts';
import type { ExpectedWord, Take } from './take.ts';

type Speech = {
  words: ExpectedWord[];
  trained: readonly TrainedContrast[];
  recording: PreparedRecording;
  level: Level;
  issues: Issue[];
};

/** A phrase that was not this one never scores higher, whatever fits by chance. */
const HIGHEST_FOR_ANOTHER_PHRASE = 30;

/**
 * Every take is also scored with pink noise this many dB under the voice, and the scores are
 * averaged: what the room's own noise does to a score is halved that way.
 */
const NOISE_COPIES = [22, 16];

/** With fewer sounds a gust of noise may pass for the phrase. */
const FEWEST_SOUNDS_OF_SPEECH = 10;

/** Frames after the phrase that are kept where somebody talked on. */
const KEPT_AFTER = 3;

/** Seconds in which nobody can tell a voice from a noise. */
const TOO_SHORT_TO_TELL = 0.6;

/** The reason where there is nothing to score: no speech, or too little for the phrase. */
export function analyzeSpeech(
  models: Models,
  take: Take,
  speech: Speech,
): (Findings & Grounds) | 'only-noise' | 'too-short' {
  const { acoustic, scorer } = models;
  const { phrase, target } = take;
  const { words, trained, recording, level, issues } = speech;
  const { samples, offset } = recording;
  const clip = hear(acoustic, samples);
  const noisy = withPinkNoise(samples, NOISE_COPIES).map((copy) =>
    hearAgain(acoustic, copy, clip.pitch),
  );
  const evaluation = evaluate(
    acoustic,
    scorer,
    [clip, ...noisy],
    words.map(({ variants }) => variants),
  );
  const { extraFrom } = evaluation ?? {};
  const isCut = issues.some(({ code }) => code === 'extra-words');
  if (extraFrom !== undefined && !isCut) {
    // What was said of the phrase is judged on its own.
    const cut = { ...recording, samples: samples.subarray(0, (extraFrom + KEPT_AFTER) * HOP) };
    const extra: Issue = { code: 'extra-words', blocking: false, message: '' };
    return analyzeSpeech(models, take, { ...speech, recording: cut, issues: [...issues, extra] });
  }
  const momentary = samples.length < TOO_SHORT_TO_TELL * SAMPLE_RATE;
  if (!evaluation && momentary) return 'too-short';
  const { phrase: judged } = scorer.config;
  // A breathy or thin voice can look like noise, but noise never says a whole phrase well.
  const surelySaid =
    evaluation &&
    evaluation.chance >= judged.sure &&
    evaluation.phones.length >= FEWEST_SOUNDS_OF_SPEECH;
  if (!surelySaid && !soundsLikeSpeech(clip)) return 'only-noise';
  if (!evaluation) return 'too-short';
  const { phones, symbols, scores, match, chance, observation } = evaluation;
  const different = isAnotherPhrase(evaluation, judged);
  const pitch = trackThisVoice(samples, clip.pitch);
  const contour = cleanContour(pitch);
  const { durations, contrasts } = scorer.config;
  const melody: Melody = {
    phones,
    symbols,
    durations: durationScores(observation, durations).z,
    contour,
    rms: pitch.rms,
    offset,
  };
  const placed = different ? [] : placeContrasts(trained, phones, words, phrase);
  const evidence = findSlips(
    scorer.judgeContrast,
    { ...heardIn(observation, symbols, durations), phones },
    observation,
    contrasts.priors,
    placed.map(({ contrast }) => contrast),
  );
  const {
    words: found,
    certain,
    forgiven,
    failed,
  } = judgeWords(
    words,
    evaluation,
    evidence,
    lexicalStress(melody),
    scorer.config,
    different,
    offset,
  );
  const said = found.filter(({ kind }) => kind !== 'missing');
  const [accuracy, fluency, prosody] = scores.aspects as [number, number, number];
  const share = saidShare(found, evaluation.replaced);
  const limit = different ? HIGHEST_FOR_ANOTHER_PHRASE : 100;
  // A dull line takes away what tells an s from a th.
  const dull = issues.some(({ code }) => code === 'narrow-band');
  const heard = withConfusions(overallScore(scores, scorer.config.overall), dull ? 0 : forgiven);
  const spoken = Math.min(limit, withFailure(heard * share, failed));
  const intonation = target && !different ? intonationOf(melody, target, words, phrase) : undefined;
  return {
    overallAccuracy: round(withMelody(spoken, intonation?.score), 1),
    accuracyScore: round(Math.min(limit, aspectScore(accuracy) * share), 1),
    fluencyScore: round(Math.min(limit, aspectScore(fluency)), 1),
    prosodyScore: round(intonation?.score ?? Math.min(limit, aspectScore(prosody)), 1),
    completenessScore: round((100 * said.length) / words.length, 1),
    transcript: said.map(({ word }) => word).join(' '),
    confidence: round(confidenceOf(level, match, phones.length, chance * share), 3),
    words: found,
    pauses: findPauses(phones, offset),
    pitch: toPitchContour(contour, offset),
    ...(intonation ? { intonation } : {}),
    contrasts: trainedVerdicts(placed, evidence, contrasts.priors),
    issues: [
      // Who said another phrase said nothing after this one.
      ...issues.filter(({ code }) => !different || code !== 'extra-words'),
      ...phraseIssues(evaluation, found, judged),
    ],
    certain,
    spokenAccuracy: round(spoken, 1),
  };
}

/** Share of the phrase's sounds that belong to words that were said, and not others in their place. */
function saidShare(words: WordAnalysis[], replaced: readonly number[]): number {
  const count = (list: WordAnalysis[]) => list.reduce((sum, { sounds }) => sum + sounds.length, 0);
  const said = words.filter(({ kind }, i) => kind !== 'missing' && !replaced.includes(i));
  return count(said) / count(words);
}

function toPitchContour(contour: Contour, offset: number): PitchContour {
  const times: number[] = [];
  const semitones: number[] = [];
  contour.forEach((value, frame) => {
    if (!isVoiced(value)) return;
    times.push(round(offset + frame / 100, 2));
    semitones.push(round(value, 2));
  });
  return { times, semitones };
}

function round(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}
