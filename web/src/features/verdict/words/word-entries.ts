import type { Analysis, Finding } from '@saywell/contract';
import { isOfWords, isPraise } from '../finding.ts';
import { needsWork, type WordView } from './word-views.ts';

/** One thing to work on, with the words it is about. */
export type Entry = {
  /** Absent where an analysis of an earlier version has only the text. */
  title?: string;
  text: string;
  /** The sound it is about, as it is written for people. */
  glyph?: string;
  /** It is about the recording and not about what was said. */
  isOfRecording?: true;
  /** Two everyday words that differ in that sound and in what was heard in its place. */
  pair?: readonly [string, string];
  /** Indexes; none where it is about the phrase as a whole. */
  words: number[];
};

export type WordEntries = {
  /** What to improve. */
  tips: Entry[];
  /** What went well, unless the sentence under the score says it. */
  praise: Entry[];
  /** Words that need something too, after what matters most. */
  others: number[];
  /** Words with nothing to correct, or that could not be judged. */
  rest: number[];
};

/** Every word once: under the first thing that is told about it, or else among the others. */
export function wordEntries(
  {
    findings,
    summary = '',
    recommendations,
  }: Pick<Analysis, 'findings' | 'summary' | 'recommendations'>,
  words: readonly WordView[],
): WordEntries {
  const taken = new Set<number>();
  const take = (index: number) => {
    if (taken.has(index) || !words[index] || !needsWork(words[index])) return false;
    taken.add(index);
    return true;
  };
  const entryOf = (finding: Finding): Entry => ({
    title: finding.title,
    text: finding.body,
    ...(finding.sound && { glyph: finding.sound.ipa }),
    ...(finding.kind === 'issue' && { isOfRecording: true }),
    ...pairOf(finding, words),
    words: isOfWords(finding) ? finding.words.filter(take) : [],
  });
  const tips = findings
    ? withoutTune(findings.filter((one) => !isPraise(one))).map(entryOf)
    : recommendations.map((text): Entry => ({ text, words: [] }));
  const left = [...words.keys()].filter((index) => !taken.has(index));
  return {
    tips,
    praise: findings?.filter((one) => isPraise(one) && !isSaid(one, summary)).map(entryOf) ?? [],
    others: left.filter((index) => needsWork(words[index]!)),
    rest: left.filter((index) => !needsWork(words[index]!)),
  };
}

/** Where nothing is to be corrected, the sentence under the score has the praise already. */
const isSaid = ({ title }: Finding, summary: string) =>
  summary !== '' && (summary.startsWith(title) || title.startsWith(summary.replace(/\.$/, '')));

function pairOf({ sound, words }: Finding, views: readonly WordView[]): Pick<Entry, 'pair'> {
  const slips = words
    .flatMap((index) => views[index]?.word.sounds ?? [])
    .filter(({ phone }) => phone === sound?.phone);
  const pair = slips.find(({ heard }) => heard?.pair)?.heard?.pair;
  return pair ? { pair } : {};
}

/** The tune has a card of its own, so it is told here only where there is no other tip. */
function withoutTune(tips: Finding[]): Finding[] {
  const others = tips.filter(({ kind }) => kind !== 'melody');
  return others.length === 0 ? tips : others;
}

/** What a tip says besides what stands beside the opened word already. */
export function withoutCue(text: string, opened: WordView | undefined): string {
  const { cue = '' } = opened ?? {};
  return cue !== '' && text.startsWith(cue) ? text.slice(cue.length).trim() : text;
}
