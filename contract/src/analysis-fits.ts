import type { Analysis } from './analysis.ts';

type Path = (string | number)[];
type Stretch = { start: number; end: number };

/** Where the parts of an analysis do not belong together; undefined if they all do. */
export function misfitOf(analysis: Analysis): Path | undefined {
  const { words, issues, findings = [] } = analysis;
  const within = (index: number) => index < words.length;
  return (
    misfitOfWords(words) ??
    misfitOfScores(analysis) ??
    misfitOfPauses(analysis) ??
    misfitOfContour(analysis.pitch, ['pitch']) ??
    misfitOfMelody(analysis) ??
    misfitOfContrasts(analysis.contrasts) ??
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
      misfitWithin({ start, end }, syllables, ['words', at, 'syllables']) ??
      firstBad(sounds, isOneVerdict, ['words', at, 'sounds']);
    if (misfit) return misfit;
  }
  return undefined;
}

type Sound = Analysis['words'][number]['sounds'][number];

/** Only a good sound may have been another one. */
const isOneVerdict = ({ phone, verdict, heard, dropped, maybe }: Sound) =>
  maybe === undefined || (verdict === 'good' && !heard && !dropped && maybe !== phone);

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

/** Figures that follow from which words were said, up to their rounding. */
function misfitOfScores({ words, ...scores }: Analysis): Path | undefined {
  const said = words.filter(({ kind }) => kind !== 'missing').length;
  const complete = (100 * said) / words.length;
  if (Math.abs(scores.completenessScore - complete) > ROUNDED_BY) return ['completenessScore'];
  if (said > 0) return undefined;
  if (scores.overallAccuracy > 0) return ['overallAccuracy'];
  return scores.accuracyScore > 0 ? ['accuracyScore'] : undefined;
}

const ROUNDED_BY = 0.06;

/** Each lies between a word and the next one that was said. */
function misfitOfPauses({ words, pauses }: Analysis): Path | undefined {
  const isBetween = ({ start, end, afterWord }: Analysis['pauses'][number]) => {
    const before = words[afterWord];
    // What was not said takes no time.
    const next = words.find((word, at) => at > afterWord && word.end > word.start);
    return !!before && !!next && before.end <= start && end <= next.start;
  };
  return outOfOrder(pauses, ['pauses']) ?? firstBad(pauses, isBetween, ['pauses']);
}

function misfitOfMelody({ words, intonation }: Analysis): Path | undefined {
  if (!intonation) return undefined;
  const { focus, model } = intonation;
  const isOutside = focus && Math.max(focus.expected, focus.heard) >= words.length;
  return isOutside ? ['intonation', 'focus'] : misfitOfContour(model, ['intonation', 'model']);
}

/** One verdict about each pair of sounds. */
function misfitOfContrasts(contrasts: Analysis['contrasts']): Path | undefined {
  const seen = new Set<string>();
  const isGood = ({ word, sound, instead }: (typeof contrasts)[number]) => {
    const name = `${word} ${sound} ${instead}`;
    const isNew = !seen.has(name);
    seen.add(name);
    return isNew && sound !== instead;
  };
  return firstBad(contrasts, isGood, ['contrasts']);
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
