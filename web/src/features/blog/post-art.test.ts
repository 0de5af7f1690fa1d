import { expect, test } from 'vitest';
import { motifOf, waveOf } from './post-art.tsx';

const post = (title: string, tags: string[] = [], category = 'learning-strategies') => ({
  title,
  tags,
  category,
});

test('what a post is about decides what is drawn for it', () => {
  expect(motifOf(post('Five sounds', ['flap t']))).toEqual({ kind: 'sign', sign: 'ɾ' });
  expect(motifOf(post('Polite words', ['intonation']))).toEqual({ kind: 'tune' });
});

test('a post about something else gets what goes with its category', () => {
  expect(motifOf(post('Meetings', [], 'career-professional'))).toEqual({ kind: 'tune' });
  expect(motifOf(post('Anything', [], 'a-category-of-tomorrow'))).toEqual({ kind: 'wave' });
});

test('a wave is always the same for one post, another for the next, and falls silent in the middle', () => {
  expect(waveOf('one', 41)).toEqual(waveOf('one', 41));
  expect(waveOf('one', 41)).not.toEqual(waveOf('two', 41));
  expect(waveOf('one', 41)[20]).toBe(0);
});
