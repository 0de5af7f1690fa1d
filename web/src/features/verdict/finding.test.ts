import type { Finding } from '@saywell/contract';
import { expect, test } from 'vitest';
import { isTuneFirst, messageOf } from './finding.ts';
import { buildAnalysis } from './testing-analysis.ts';

const SUMMARY = 'Your /θ/ in “think” sounded like /s/.';

test('the verdict’s own message comes first, then what the plan begins with', () => {
  expect(messageOf(buildAnalysis({ summary: SUMMARY }))).toBe(`Easy to follow. ${SUMMARY}`);
});

test('an analysis of an earlier version has the message alone', () => {
  expect(messageOf(buildAnalysis())).toBe('Easy to follow.');
});

test('the tune comes first when the plan begins with it', () => {
  const [melody, sound] = (['melody', 'sound'] as const).map((kind): Finding => ({
    kind,
    words: [],
    title: '',
    body: '',
  }));
  expect(isTuneFirst({ findings: [melody!, sound!] })).toBe(true);
  expect(isTuneFirst({ findings: [sound!, melody!] })).toBe(false);
  expect(isTuneFirst({})).toBe(false);
});
