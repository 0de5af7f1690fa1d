import { languageOf } from '@saywell/contract';
import { expect, test } from 'vitest';
import { inOrderOfPath } from './sound-order.ts';

type Steps = Parameters<typeof inOrderOfPath>[1];

const step = (id: string, sounds: string, choice: 'pinned' | 'skipped' | null = null) => ({
  contrast: { id, title: id, sounds: sounds.split(' ') },
  choice,
});
/** What somebody says at this accuracy; null is not known yet. */
const sounds = (said: Record<string, number | null>) =>
  Object.entries(said).map(([phone, accuracy]) => ({ phone, accuracy }));

const order = (said: Record<string, number | null>, steps: Steps, language?: 'german') =>
  inOrderOfPath(sounds(said), steps, language && languageOf(language)).map(
    ({ sound, step: brought, isPinned }) =>
      `${sound.phone} ${brought?.contrast ?? '-'}${isPinned ? ' pinned' : ''}`,
  );

test('each step brings the sound that is said worse, then come the others, then what no step has', () => {
  expect(
    order({ TH: 0.6, S: 0.5, V: 0.7, W: 0.4, M: 0.1 }, [step('th-s', 'TH S'), step('v-w', 'V W')]),
  ).toEqual(['S th-s', 'W v-w', 'TH th-s', 'V v-w', 'M -']);
});

test('what is unclear comes before what is only typically hard, and that before the rest', () => {
  const steps = [step('th-s', 'TH S')];
  expect(order({ S: 0.9, TH: null }, steps, 'german')).toEqual(['TH th-s', 'S th-s']);
  expect(order({ S: 0.74, TH: null }, steps, 'german')).toEqual(['S th-s', 'TH th-s']);
  expect(order({ S: 0.749, TH: null }, steps, 'german')).toEqual(['S th-s', 'TH th-s']);
  expect(order({ S: 0.75, TH: null }, steps, 'german')).toEqual(['TH th-s', 'S th-s']);
  // Without a language both are the same, and both come at once.
  expect(order({ S: 0.9, TH: null }, steps)).toEqual(['S th-s', 'TH th-s']);
});

test('a sound of two steps comes once, with the first of them that it is harder in', () => {
  expect(order({ TH: 0.3, S: 0.5, F: 0.9 }, [step('th-s', 'TH S'), step('th-f', 'TH F')])).toEqual([
    'TH th-s',
    'S th-s',
    'F th-f',
  ]);
  expect(order({ TH: 0.5, S: 0.3, F: 0.9 }, [step('th-s', 'TH S'), step('th-f', 'TH F')])).toEqual([
    'S th-s',
    'TH th-f',
    'F th-f',
  ]);
});

test('of a pinned step the harder sound is pinned; a skipped one brings none', () => {
  const said = { TH: 0.3, S: 0.5, V: 0.9, W: 0.9 };
  expect(order(said, [step('th-s', 'TH S', 'pinned'), step('v-w', 'V W', 'skipped')])).toEqual([
    'TH th-s pinned',
    'S th-s',
  ]);
});
