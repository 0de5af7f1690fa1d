import type { Findings, Grounds, Issue, PitchContour, WordAnalysis } from './analysis.ts';
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
import { withPinkNoise } from './recording/pink-noise.ts';
import { SAMPLE_RATE } from './recording/resample.ts';
import { hear, hearAgain } from './scoring/observe.ts';
import { aspectScore, overallScore, withConfusions, withMelody } from './scoring/overall.ts';
import { soundsLikeSpeech } from './scoring/sounds-like-speech.ts';
import { findPauses } from './scoring/pauses.ts';
import { phraseIssues } from './scoring/phrase-issues.ts';
import { interpolate } from './signal/statistics.ts';
import type { ExpectedWord, Take } from './take.ts';

type Speech = {
  words: ExpectedWord[];
  recording: PreparedRecording;
  level: Level;
  issues: Issue[];
};

/** A phrase that was not this one never scores higher, whatever fits by chance. */
const HIGHEST_FOR_ANOTHER_PHRASE = 30;

/** Nor does a reading that may as well have been another phrase get past an exercise. */
const HIGHEST_BY_BELIEF = [45, 100];

/**
 * Every take is also scored with pink noise this many dB under the voice, and the scores are
 * averaged: what the room's own noise does to a score is halved that way.
 */
const NOISE_COPIES = [22, 16];

/** Points that doubt has to cost before anybody is told of it. */
const NOTED_DOUBT = 2;

/** Seconds in which nobody can tell a voice from a noise. */
const TOO_SHORT_TO_TELL = 0.6;

/** The reason where there is nothing to score: no speech, or too little for the phrase. */
export function analyzeSpeech(
  { acoustic, scorer }: Models,
  { phrase, target }: Take,
  { words, recording, level, issues }: Speech,
): (Findings & Grounds) | 'only-noise' | 'too-short' {
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
  const momentary = samples.length < TOO_SHORT_TO_TELL * SAMPLE_RATE;
  if (!evaluation && momentary) return 'too-short';
  // A breathy or thin voice can look like noise, but noise never says a whole phrase well.
  if (!evaluation?.unmistakable && !soundsLikeSpeech(clip)) return 'only-noise';
  if (!evaluation) return 'too-short';
  const { phones, symbols, scores, different, match, belief } = evaluation;
  const pitch = trackThisVoice(samples, clip.pitch);
  const contour = cleanContour(pitch);
  const durations = durationScores(evaluation.observation, scorer.config.durations).z;
  const melody: Melody = { phones, symbols, durations, contour, rms: pitch.rms, offset };
  const {
    words: judged,
    certain,
    forgiven,
  } = judgeWords(words, evaluation, lexicalStress(melody), scorer.config, offset);
  const said = judged.filter(({ kind }) => kind !== 'missing');
  const [accuracy, fluency, prosody] = scores.aspects as [number, number, number];
  const share = saidShare(judged);
  const limit = different
    ? HIGHEST_FOR_ANOTHER_PHRASE
    : interpolate(belief, [0, 1], HIGHEST_BY_BELIEF);
  // A dull line takes away what tells an s from a th.
  const dull = issues.some(({ code }) => code === 'narrow-band');
  const heard = withConfusions(overallScore(scores, scorer.config.overall), dull ? 0 : forgiven);
  const held = limit < heard * share - NOTED_DOUBT;
  const spoken = Math.min(limit, heard * share);
  const intonation = target && !different ? intonationOf(melody, target, words, phrase) : undefined;
  return {
    overallAccuracy: round(withMelody(spoken, intonation?.score), 1),
    accuracyScore: round(Math.min(limit, aspectScore(accuracy) * share), 1),
    fluencyScore: round(Math.min(limit, aspectScore(fluency)), 1),
    prosodyScore: round(intonation?.score ?? Math.min(limit, aspectScore(prosody)), 1),
    completenessScore: round((100 * said.length) / words.length, 1),
    transcript: said.map(({ word }) => word).join(' '),
    confidence: round(confidenceOf(level, match, phones.length, { belief, held }), 3),
    words: judged,
    pauses: findPauses(phones, offset),
    pitch: toPitchContour(contour, offset),
    ...(intonation ? { intonation } : {}),
    contrasts: [],
    issues: [...issues, ...phraseIssues(evaluation, judged)],
    certain,
    spokenAccuracy: round(spoken, 1),
    held,
  };
}

/** Share of the phrase's sounds that belong to words that were said. */
function saidShare(words: WordAnalysis[]): number {
  const count = (list: WordAnalysis[]) => list.reduce((sum, { sounds }) => sum + sounds.length, 0);
  return count(words.filter(({ kind }) => kind !== 'missing')) / count(words);
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
