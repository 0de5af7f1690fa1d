import type { Analysis } from '@saywell/contract';
import { expect, test } from 'vitest';
import { rhythmNotes } from './rhythm-notes.ts';
import { buildAnalysis } from '../testing-analysis.ts';
import { wordViews } from '../words/word-views.ts';

type Intonation = NonNullable<Analysis['intonation']>;

function notes(parts: Partial<Intonation>, pauses: Analysis['pauses'] = []) {
  const intonation: Intonation = {
    target: { kind: 'statement' },
    message: '',
    model: { times: [], semitones: [] },
    ...parts,
  };
  const views = wordViews(buildAnalysis(), 'I think, so.');
  return rhythmNotes({ intonation, pauses }, views);
}

test('weight on the right word is praised', () => {
  const [note] = notes({ focus: { expected: 1, heard: 1, score: 90 } });
  expect(note).toMatchObject({ band: 'clear', title: 'Stress on “think”: clear' });
});

test('weight on another word names both', () => {
  const [note] = notes({ focus: { expected: 2, heard: 1, score: 90 } });
  expect(note).toMatchObject({ band: 'close', title: 'Stress “so”' });
  expect(note?.text).toContain('Yours was on “think.”');
});

test('an ending that went the wrong way says how to get it right', () => {
  const [note] = notes({ ending: { expected: 'fall', heard: 'rise', semitones: 4.2 } });
  expect(note).toMatchObject({ title: 'End low', band: 'notyet' });
  expect(note?.text).toContain('let your pitch fall on the last note');
});

test('an ending that went right is clear', () => {
  expect(notes({ ending: { expected: 'fall', heard: 'fall', semitones: -5 } })[0]?.band).toBe(
    'clear',
  );
});

test('a pause is only a fault where nothing asks for it', () => {
  const pauses = [
    { start: 1, end: 1.3, afterWord: 1 },
    { start: 0.2, end: 0.7, afterWord: 0 },
  ];
  expect(notes({}, pauses)).toMatchObject([
    { title: 'Pause after “I”: 0.5\u00a0s', band: 'close', text: 'Go straight on to “think.”' },
    { title: 'Pause after “think”: 0.3\u00a0s', band: undefined },
  ]);
});
