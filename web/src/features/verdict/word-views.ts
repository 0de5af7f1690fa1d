import type { Analysis } from '@saywell/contract';
import { type Band, bandLabels, bandOf } from '../../ui/bands.ts';
import { CONFIDENT_FROM } from './confident.ts';

type Word = Analysis['words'][number];

/** A word as the verdict shows it. */
export type WordView = {
  /** As the phrase writes it, with its comma or full stop. */
  text: string;
  word: Word;
  band: Band;
  /** Undefined where we would rather not say. */
  percent: number | undefined;
  /** The band in words, and what it would hide. */
  label: string;
  sounds: Band[];
  /** The one sound to work on. */
  flagged: number | undefined;
  heard: boolean;
  /** What is told about it; in a take that is hard to hear, only what to move. */
  feedback: string;
  /** What to move, where a sound is to be worked on. */
  cue: string;
};

const SOUND_BANDS = { good: 'clear', check: 'close', wrong: 'notyet' } as const;

export function wordViews(analysis: Analysis, phrase: string): WordView[] {
  const written = writtenAs(analysis.words, phrase);
  const doubtful = doubtfulWords(analysis);
  const sure = analysis.confidence >= CONFIDENT_FROM;
  return analysis.words.map((analyzed, index) => {
    const word = sure ? analyzed : withoutGuesses(analyzed);
    const unsure = doubtful.has(index);
    const heard = word.kind !== 'missing';
    const percent = unsure || !heard ? undefined : Math.round(word.accuracy * 100);
    const band = heard ? bandOf(percent ?? null) : unsure ? 'unsure' : 'notyet';
    return {
      text: written[index] ?? word.word,
      word,
      band,
      percent,
      label: heard ? labelOf(band, word) : 'Not heard',
      sounds: word.sounds.map(({ verdict }) =>
        unsure ? 'unsure' : heard ? SOUND_BANDS[verdict] : 'notyet',
      ),
      flagged: unsure || !heard ? undefined : worstSound(word),
      heard,
      ...adviceOn(analysis, index, sure),
    };
  });
}

/** A word may be clear as a whole and still have a sound that was not: both are said. */
function labelOf(band: Band, { sounds }: Word): string {
  const slips = sounds.filter(({ verdict }) => verdict !== 'good');
  if (band !== 'clear' || slips.length === 0) return bandLabels[band];
  const todo = slips.some(({ verdict }) => verdict === 'wrong') ? 'fix' : 'check';
  const count = slips.length === 1 ? 'one sound' : `${slips.length} sounds`;
  return `${bandLabels.clear}, ${count} to ${todo}`;
}

/** In a take that is hard to hear we do not claim which other sound was said. */
function withoutGuesses(word: Word): Word {
  return { ...word, sounds: word.sounds.map((sound) => ({ ...sound, heard: undefined })) };
}

/** What was heard of a sound stands in the title of its finding, what to move in the body. */
function adviceOn({ feedback, words }: Analysis, index: number, sure: boolean) {
  const text = feedback[index]?.feedback ?? '';
  const finding = words[index]?.finding;
  const cue = finding?.kind === 'sound' ? finding.body : text;
  return { feedback: sure ? text : cue, cue };
}

/** The word to open first: the one that most needs it; none when all is well. */
export function wordToFix(views: readonly WordView[]): number | undefined {
  const [worst] = byNeed(views);
  return worst && views.indexOf(worst);
}

/** The words that need work, the one that needs it most first. */
export function byNeed(views: readonly WordView[]): WordView[] {
  return views
    .filter(({ flagged, band }) => flagged !== undefined || band === 'notyet' || band === 'close')
    .toSorted((a, b) => urgency(b) - urgency(a));
}

function urgency({ word, flagged }: WordView): number {
  const wrong = flagged !== undefined && word.sounds[flagged]?.verdict === 'wrong' ? 1 : 0;
  return wrong - word.accuracy;
}

function worstSound({ sounds }: Word): number | undefined {
  const slips = sounds
    .map((sound, index) => ({ sound, index }))
    .filter(({ sound }) => sound.verdict !== 'good')
    .toSorted(
      (a, b) =>
        Number(b.sound.verdict === 'wrong') - Number(a.sound.verdict === 'wrong') ||
        a.sound.accuracy - b.sound.accuracy,
    );
  return slips[0]?.index;
}

/** What keeps a word from being judged, where it is said which words it concerns. */
const COVERING = new Set<Analysis['issues'][number]['code']>(['noisy', 'damaged', 'too-far']);

/** Words that noise or echo covered; all of them when the whole take could not be scored. */
function doubtfulWords({ issues, words }: Analysis): Set<number> {
  if (issues.some(({ blocking }) => blocking)) return new Set(words.keys());
  const covered = issues.filter(({ code }) => COVERING.has(code));
  return new Set(covered.flatMap((issue) => issue.words ?? []));
}

/** The phrase's own spelling of each word, where the two count the same. */
function writtenAs(words: readonly Word[], phrase: string): (string | undefined)[] {
  const tokens = phrase.match(/\S+/g) ?? [];
  return tokens.length === words.length ? tokens : words.map(() => undefined);
}
