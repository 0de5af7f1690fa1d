import type { Analysis } from '@saywell/contract';
import { ipaOf, judgedAs, withoutStress } from '@saywell/speech/phonemes';
import { expect, test } from 'vitest';
import { readExercises } from '../../seed/content.ts';
import { requireKnownSounds } from './known-sounds.ts';

const analysisOf = (sounds: { phone: string; ipa: string; maybe?: string }[]) =>
  ({ words: [{ sounds }], contrasts: [], issues: [] }) as unknown as Analysis;
const check = (...sounds: Parameters<typeof analysisOf>[0]) =>
  requireKnownSounds(analysisOf(sounds));

test('every sound of every form that an exercise teaches is known as it is shown', async () => {
  const forms = (await readExercises()).flatMap(({ trains }) => trains.forms ?? []);
  const symbols = new Set(forms.flatMap(({ sounds }) => sounds.split(/\s+/)));
  expect([...symbols]).toEqual(expect.arrayContaining(['DX', 'Q']));
  for (const symbol of symbols) {
    const shown = { phone: withoutStress(judgedAs(symbol)), ipa: ipaOf(symbol) };
    expect(() => check(shown)).not.toThrow();
  }
});

test('a sound that English does not have, or that is written as another, is refused', () => {
  const d = { phone: 'D', ipa: 'd' };
  for (const odd of [
    { phone: 'QX', ipa: 'q' },
    { ...d, ipa: 'ʔ' },
    { ...d, maybe: 'QX' },
  ]) {
    expect(() => check(odd)).toThrow('Invalid sound');
  }
  expect(() => check({ ...d, maybe: 'T' }, { ...d, maybe: '' })).not.toThrow();
});
