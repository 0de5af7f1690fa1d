import type { Analysis } from './analysis.ts';

type Path = (string | number)[];
type Stretch = { start: number; end: number };

/** Where the parts of an analysis do not belong together; undefined if they all do. */
export function misfitOf(analysis: Analysis): Path | undefined {
  const { words, pauses, issues, intonation, findings = [] } = analysis;
  const within = (index: number) => index < words.length;
  return (
    misfitOfWords(words) ??
    outOfOrder(pauses, ['pauses']) ??
    firstBad(pauses, ({ afterWord }) => within(afterWord), ['pauses']) ??
    misfitOfContour(analysis.pitch, ['pitch']) ??
    (intonation && misfitOfContour(intonation.model, ['intonation', 'model'])) ??
    firstBad(findings, (finding) => finding.words.every(within), ['findings']) ??
    (within(analysis.next?.word ?? 0) ? undefined : ['next', 'word']) ??
    firstBad(words, ({ finding }) => (finding?.words ?? []).every(within), ['words']) ??
    firstBad(issues, (issue) => namesWords(issue).every(within), ['issues']) ??
    misfitOfTexts(analysis)
  );
}

const namesWords = ({ words = [], finding }: Analysis['issues'][number]) => [
  ...words,
  ...(finding?.words ?? []),
];

function misfitOfWords(words: Analysis['words']): Path | undefined {
  const bad = outOfOrder(words, ['words']);
  if (bad) return bad;
  for (const [at, { start, end, sounds, syllables = [] }] of words.entries()) {
    const misfit =
      misfitWithin({ start, end }, sounds, ['words', at, 'sounds']) ??
      misfitWithin({ start, end }, syllables, ['words', at, 'syllables']);
    if (misfit) return misfit;
  }
  return undefined;
}

function misfitWithin(word: Stretch, parts: readonly Stretch[], path: Path): Path | undefined {
  const outside = parts.findIndex(({ start, end }) => start < word.start || end > word.end);
  return outside >= 0 ? [...path, outside] : outOfOrder(parts, path);
}

/** Each ends after it starts, and none starts before the one before it. */
function outOfOrder(stretches: readonly Stretch[], path: Path): Path | undefined {
  const isInOrder = ({ start, end }: Stretch, at: number) =>
    start <= end && (at === 0 || stretches[at - 1]!.start <= start);
  return firstBad(stretches, isInOrder, path);
}

function misfitOfContour({ times, semitones }: Analysis['pitch'], path: Path): Path | undefined {
  if (times.length !== semitones.length) return [...path, 'semitones'];
  return firstBad(times, (time, at) => at === 0 || times[at - 1]! < time, [...path, 'times']);
}

/** The words of the feedback, and the transcript, follow from the words. */
function misfitOfTexts({ words, feedback, transcript, issues }: Analysis): Path | undefined {
  if (feedback.length !== words.length) return ['feedback'];
  const differs = firstBad(
    feedback,
    ({ word, accuracy }, at) => word === words[at]!.word && accuracy === words[at]!.accuracy,
    ['feedback'],
  );
  if (differs) return differs;
  const said = words.filter(({ kind }) => kind !== 'missing').map(({ word }) => word);
  if (transcript !== said.join(' ')) return ['transcript'];
  return new Set(issues.map(({ code }) => code)).size < issues.length ? ['issues'] : undefined;
}

function firstBad<Item>(
  items: readonly Item[],
  isGood: (item: Item, at: number) => boolean,
  path: Path,
): Path | undefined {
  const at = items.findIndex((item, index) => !isGood(item, index));
  return at < 0 ? undefined : [...path, at];
}
