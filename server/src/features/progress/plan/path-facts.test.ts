import { earContrasts, type FirstLanguage, languageOf, type PathStep } from '@saywell/contract';
import { expect, test } from 'vitest';
import { factsOnPath, reasonOnPath } from './path-facts.ts';

type Kind = (typeof earContrasts)[number]['kind'];

const contrast = (id: string, kind: Kind, ...sounds: [string, string]) => ({
  ...earContrasts[0]!,
  id,
  kind,
  sounds,
});

/** A first language whose speakers mix up some contrasts. */
const language = (contrasts: string[], sounds: FirstLanguage['sounds']): FirstLanguage => ({
  ...languageOf('german')!,
  contrasts: Object.fromEntries(contrasts.map((id) => [id, 2])) as FirstLanguage['contrasts'],
  sounds,
});
const hard = (typical: 1 | 2, fact: string, place?: 'end') => ({
  typical,
  fact,
  advice: '',
  ...(place && { place }),
});

const facts = (...of: Parameters<typeof factsOnPath>) => Object.fromEntries(factsOnPath(...of));

test('who has said no language is told no fact', () => {
  expect(facts([contrast('v-w', 'consonant', 'V', 'W')], undefined)).toEqual({});
});

test('a step has the fact about its harder sound, if its speakers mix up just that', () => {
  const known = language(['v-w'], { V: hard(1, 'About v.'), W: hard(2, 'About w.') });
  const steps = [contrast('v-w', 'consonant', 'V', 'W'), contrast('v-b', 'consonant', 'V', 'B')];
  expect(facts(steps, known)).toEqual({ 'v-w': 'About w.' });
});

test('each fact is told once, at the first step that has it', () => {
  const known = language(['dh-d', 'dh-z'], { DH: hard(2, 'There is none.') });
  const steps = [
    contrast('dh-d', 'consonant', 'DH', 'D'),
    contrast('dh-z', 'consonant', 'DH', 'Z'),
  ];
  expect(facts(steps, known)).toEqual({ 'dh-d': 'There is none.' });
});

test('what holds at the end of a word is told of endings alone, and what holds anywhere of both', () => {
  const known = language(['final-t-d', 't-d', 'final-s-z', 's-z'], {
    D: hard(2, 'D at an end.', 'end'),
    Z: hard(2, 'About z.'),
  });
  expect(facts([contrast('final-t-d', 'final', 'T', 'D')], known)).toEqual({
    'final-t-d': 'D at an end.',
  });
  expect(facts([contrast('t-d', 'voicing', 'T', 'D')], known)).toEqual({});
  for (const kind of ['final', 'voicing', 'vowel'] as const) {
    expect(facts([contrast('s-z', kind, 'S', 'Z')], known)).toEqual({ 's-z': 'About z.' });
  }
});

test('a step that is not about single sounds has none', () => {
  const known = language(['cluster-s'], { S: hard(2, 'About s.') });
  expect(facts([contrast('cluster-s', 'cluster', 'S', 'AH')], known)).toEqual({});
});

test('a step of the first language says how often it is mixed up there, unless a fact says more', () => {
  const step = {
    contrast: contrast('v-w', 'consonant', 'V', 'W'),
    why: 'language',
    reason: 'Because.',
  };
  const reason = (fact: string | null, typical: 1 | 2) => {
    const known = { ...language([], {}), contrasts: { 'v-w': typical } };
    return reasonOnPath(step as PathStep, fact, known);
  };
  expect(reason(null, 1)).toBe('Sometimes mixed up.');
  expect(reason(null, 2)).toBe('Often mixed up.');
  expect(reason('There is no v.', 2)).toBeNull();
});

test('any other step keeps its own reason', () => {
  const step = {
    contrast: contrast('v-w', 'consonant', 'V', 'W'),
    why: 'mistakes',
    reason: 'Because.',
  };
  expect(reasonOnPath(step as PathStep, 'There is no v.', language(['v-w'], {}))).toBe('Because.');
});
