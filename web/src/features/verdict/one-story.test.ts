import { type Finding, isDoubted, isScored } from '@saywell/contract';
import { madeAnalyses } from '@saywell/speech/made-analyses';
import { expect, test } from 'vitest';
import { bandOf } from '../../ui/bands.ts';
import { isOfWords, isPraise, messageOf } from './finding.ts';
import { nextOf } from './next-step.ts';
import { verdictOf } from './verdict-bands.ts';
import { withTunes } from './melody/tune-words.ts';
import { wordEntries } from './words/word-entries.ts';
import { needsWork, wordToFix, wordViews } from './words/word-views.ts';

const shown = madeAnalyses(600).map(({ phrase, analysis }) => {
  const words = wordViews(analysis, phrase);
  return {
    analysis,
    phrase,
    words,
    list: wordEntries(analysis, words),
    next: nextOf(analysis, { canRepeat: true }),
    open: wordToFix(words, analysis),
  };
});
const results = shown.filter(({ analysis }) => isScored(analysis) && !isDoubted(analysis));
const doubted = shown.filter(({ analysis }) => isDoubted(analysis));

test('there are results and doubted takes of every verdict to look at', () => {
  const verdicts = results.map(({ analysis }) => verdictOf(analysis.overallAccuracy).title);
  expect(new Set(verdicts).size).toBe(5);
  expect(doubted.length).toBeGreaterThan(30);
});

test('a word with something to correct is never shown as clear, and every other word is', () => {
  for (const { analysis, words } of results) {
    for (const { word, band } of words) {
      if (band === 'unsure') continue;
      expect(band === 'clear').toBe(word.finding?.kind === 'praise');
    }
    expect(words).toHaveLength(analysis.words.length);
  }
});

test('a word is marked for its tune only where a tip is about the tune', () => {
  const marked = results.filter(({ analysis, words }) =>
    withTunes(words, analysis).some(({ label }) => label?.startsWith('Melody')),
  );
  expect(marked.length).toBeGreaterThan(0);
  for (const { analysis } of marked) {
    expect(analysis.findings.map(({ kind }) => kind)).toContain('melody');
  }
});

test('a figure is never of another color than its word', () => {
  const figures = shown.flatMap(({ words }) =>
    words.filter(({ percent }) => percent !== undefined),
  );
  expect(figures.filter(({ percent, band }) => bandOf(percent ?? null) !== band)).toEqual([]);
});

test('every word stands in the list once: under a tip, among the others or with the clear ones', () => {
  for (const { words, list } of results) {
    const all = [...list.tips.flatMap((entry) => entry.words), ...list.others, ...list.rest];
    expect(all.toSorted((a, b) => a - b)).toEqual([...words.keys()]);
    for (const at of list.rest) expect(needsWork(words[at]!)).toBe(false);
  }
});

test('the word that is opened and the sound that is flagged are those of the first tip', () => {
  for (const { analysis, words, open } of results) {
    const [first] = analysis.findings;
    if (!first || !isOfWords(first) || first.words.length === 0) continue;
    const about = first.words.filter((at) => needsWork(words[at]!));
    if (about.length === 0) continue;
    expect(about).toContain(open);
    const { word, flagged } = words[open!]!;
    // A finding about stress or a word as a whole names no sound, and then only a slip is flagged.
    const sound = flagged === undefined ? undefined : word.sounds[flagged];
    expect(first.sound ? sound?.phone === first.sound.phone : sound?.verdict !== 'good').toBe(true);
  }
});

test('a word whose trained sound could be another is gray, says which, and is nowhere called clear', () => {
  const open = results.filter(({ analysis }) => analysis.findings[0]!.kind === 'unsure-sound');
  expect(open.length).toBeGreaterThan(5);
  for (const { analysis, words, next, list } of open) {
    const [{ words: about }] = analysis.findings as [Finding];
    for (const at of about) {
      const { word, band, sounds, flagged } = words[at]!;
      expect([band, sounds[flagged!], word.sounds[flagged!]!.maybe === undefined]).toEqual([
        'unsure',
        'unsure',
        false,
      ]);
      expect(word.finding?.title).toMatch(/^(This could be|We couldn’t)/);
      expect(list.rest).not.toContain(at);
    }
    expect(messageOf(analysis)).not.toMatch(/^(Very clear|Very easy|Easy)/);
    expect(next.action).toBe('repeat');
  }
});

test('a clear word is opened only where the page begins with it', () => {
  const clear = results.filter(({ words, open }) => open !== undefined && !needsWork(words[open]!));
  expect(clear.length).toBeGreaterThan(0);
  for (const { analysis, open } of clear) {
    expect(['form', 'praise']).toContain(analysis.findings[0]!.kind);
    expect(analysis.findings[0]!.words).toContain(open);
  }
});

test('what the sentence under the score praises is not praised again', () => {
  const praised = results.filter(({ analysis }) => isPraise(analysis.findings[0]!));
  expect(praised.length).toBeGreaterThan(0);
  expect(praised.filter(({ list }) => list.praise.length > 0)).toEqual([]);
});

test('the head says what the plan begins with, and praises nothing that is not good', () => {
  const heads = results.map(({ analysis }) => ({ analysis, message: messageOf(analysis) }));
  expect(heads.filter(({ analysis, message }) => !message.includes(analysis.summary))).toEqual([]);
  const low = heads.filter(({ analysis }) => analysis.overallAccuracy < 74);
  expect(low.filter(({ message }) => /easy to follow|Great|natural/i.test(message))).toEqual([]);
});

test('the word that is to be drilled is the one that is opened, with a sound to drill', () => {
  const drills = results.filter(({ next }) => next.action === 'drill');
  expect(drills.length).toBeGreaterThan(30);
  for (const { next, open, words } of drills) {
    expect(next.word).toBe(open);
    expect(words[open!]!.flagged).toBeDefined();
  }
});

test('“Tips for Improvement” stands over tips, and over none where the next phrase is next', () => {
  const without = results.filter(({ list }) => list.tips.length === 0);
  expect(without.filter(({ next }) => next.action !== 'move-on')).toEqual([]);
  expect(without.flatMap(({ list }) => list.others)).toEqual([]);
  for (const { analysis, list } of results) {
    const asks = analysis.findings.some(({ kind }) => !/praise|next-step/.test(kind));
    expect(list.tips.length > 0).toBe(asks);
  }
});

test('a take in doubt is said again, never praised or left behind', () => {
  for (const { next } of doubted) {
    expect(next.action).toBe('repeat');
    expect(next.text).not.toBe('');
  }
});

test('a doubted take marks nothing red or orange', () => {
  for (const { words } of doubted) {
    for (const { band } of words) expect(['clear', 'unsure']).toContain(band);
  }
});
