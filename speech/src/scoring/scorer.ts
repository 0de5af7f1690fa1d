import { type ContrastJudge, loadContrastJudge } from '../contrasts/contrast-judge.ts';
import { openMatrices } from '../matrix/matrices.ts';
import { readModelFile } from '../model/container.ts';
import { mean } from '../signal/statistics.ts';
import { loadPhraseJudge, type PhraseJudge } from './phrase-judge.ts';
import { loadWordJudge, type WordJudge } from './word-judge.ts';
import { createScorerMember, type ScorerInput } from './scorer-member.ts';
import type { Scores } from './scores.ts';
import type { ScorerConfig } from './scorer-config.ts';

type Score = (input: ScorerInput) => Scores;

export type Scorer = {
  version: string;
  config: ScorerConfig;
  /**
   * By networks that also learned from words that were not said. The judges ask these: they doubt
   * what they cannot hear.
   */
  scoreStrictly: Score;
  /** By networks that learned only what experts gave to what was said. People are shown these. */
  scoreAsExperts: Score;
  judgePhrase: PhraseJudge;
  judgeWords: WordJudge;
  judgeContrast: ContrastJudge;
};

export function loadScorer(bytes: Uint8Array): Scorer {
  const file = readModelFile(bytes);
  const config = file.config as ScorerConfig;
  const createMatrix = openMatrices();
  const scoreBy = (group: keyof ScorerConfig['members']): Score => {
    const members = Array.from({ length: config.members[group] }, (_, k) =>
      createScorerMember(file, `${group}${k}`, config, createMatrix),
    );
    return (input) =>
      joinParts(
        splitLong(input, config.maxPhones).map((part) =>
          average(members.map((member) => member(part))),
        ),
      );
  };
  return {
    version: file.version,
    config,
    judgePhrase: loadPhraseJudge(file),
    judgeWords: loadWordJudge(file),
    judgeContrast: loadContrastJudge(file, config.contrasts),
    scoreStrictly: scoreBy('strict'),
    scoreAsExperts: scoreBy('expert'),
  };
}

/**
 * Networks trained from different seeds make different random errors, so their mean is more stable; so do
 * a recording and its noisy copy.
 */
export function average(answers: Scores[]): Scores {
  const merge = (pick: (answer: Scores) => number[]) =>
    pick(answers[0]!).map((_, i) => mean(answers.map((answer) => pick(answer)[i]!)));
  return {
    phones: merge(({ phones }) => phones),
    words: merge(({ words }) => words),
    aspects: merge(({ aspects }) => aspects),
  };
}

/** Splits a phrase with too many sounds between words, into parts of about equal length. */
function splitLong(input: ScorerInput, most: number): ScorerInput[] {
  const { phones, wordOf } = input;
  const target = Math.ceil(phones.length / Math.ceil(phones.length / most));
  const parts: ScorerInput[] = [];
  for (let start = 0; start < phones.length;) {
    let end = Math.min(phones.length, start + target);
    while (end - start > 1 && wordOf[end] === wordOf[end - 1]) end--;
    parts.push({
      phoneFeatures: input.phoneFeatures.slice(start, end),
      utteranceFeatures: input.utteranceFeatures,
      phones: phones.slice(start, end),
      wordOf: wordOf.slice(start, end),
      stresses: input.stresses.slice(start, end),
    });
    start = end;
  }
  return parts;
}

function joinParts(parts: Scores[]): Scores {
  const total = parts.reduce((sum, { phones }) => sum + phones.length, 0);
  return {
    phones: parts.flatMap(({ phones }) => phones),
    words: parts.flatMap(({ words }) => words),
    aspects: parts[0]!.aspects.map((_, aspect) =>
      parts.reduce((sum, part) => sum + (part.aspects[aspect]! * part.phones.length) / total, 0),
    ),
  };
}
