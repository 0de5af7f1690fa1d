import { type Analysis, isJudged } from '@saywell/contract';

/** Longer words of a line whose stress could be told. */
export type LineStress = {
  right: number;
  of: number;
  /** The first one that was stressed elsewhere, and its syllable to stress, counted from 1. */
  missed?: { word: string; syllable: number };
};

/** Whether the voice went where the line asks. */
export type LineMelody = {
  isRight: boolean;
  /** How it went, and how it should go. */
  message: string;
};

export function lineStress({ words }: Pick<Analysis, 'words'>): LineStress {
  const told = words
    .filter(isJudged)
    .flatMap(({ word, stress }) => (stress ? [{ word, ...stress }] : []));
  const missed = told.filter(({ expected, heard }) => expected !== heard);
  const [first] = missed;
  return {
    right: told.length - missed.length,
    of: told.length,
    ...(first && { missed: { word: first.word, syllable: first.expected } }),
  };
}

export function lineMelody({
  intonation,
  findings,
}: Pick<Analysis, 'intonation' | 'findings'>): LineMelody | null {
  const { ending, focus, message = '' } = intonation ?? {};
  if (!ending && !focus) return null;
  const asAsked = [ending, focus].every((one) => !one || one.expected === one.heard);
  // What the tips say nothing about cost next to nothing.
  const isTold = findings?.some(({ kind }) => kind === 'melody') ?? true;
  return { isRight: asAsked || !isTold, message };
}

type Placed = { line: number; stress: LineStress; melody: LineMelody | null };

/** The stress of several lines in a sentence or two; undefined where nothing could be told. */
export function stressText(lines: readonly Placed[]): string | undefined {
  const of = sum(lines.map(({ stress }) => stress.of));
  if (of === 0) return undefined;
  const right = sum(lines.map(({ stress }) => stress.right));
  const told = `${countOf(right, of)} longer ${of === 1 ? 'word' : 'words'} right.`;
  const one = lines.find(({ stress }) => stress.missed);
  if (!one) return told;
  const { word, syllable } = one.stress.missed!;
  return `${told} In line ${one.line + 1}, stress the ${ORDINALS[syllable - 1] ?? 'right'} syllable of “${word}.”`;
}

/** The melody of several lines; undefined where none asks for one. */
export function melodyText(lines: readonly Placed[]): string | undefined {
  const asked = lines.flatMap(({ line, melody }) => (melody ? [{ line, ...melody }] : []));
  if (asked.length === 0) return undefined;
  const missed = asked.find(({ isRight }) => !isRight);
  const right = asked.filter(({ isRight }) => isRight).length;
  const told = `${countOf(right, asked.length)} ${asked.length === 1 ? 'line' : 'lines'} right.`;
  return missed ? `${told} Line ${missed.line + 1}: ${missed.message}` : told;
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];

const countOf = (right: number, of: number) => `${right} of ${of}`;

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
