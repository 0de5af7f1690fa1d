import { expect, test } from 'vitest';
import type { FeedbackInputs, ScoredTake, SoundAnalysis } from '../analysis.ts';
import { showAsTaught } from './show-as-taught.ts';

const sound = (phone: string, ipa: string, start: number, others = {}): SoundAnalysis => ({
  phone,
  ipa,
  start,
  end: start + 0.1,
  accuracy: 0.9,
  verdict: 'good',
  ...others,
});

function shown(forms: string[], sounds: SoundAnalysis[], certain: SoundAnalysis[] = []) {
  const word = { word: 'x', start: 0, end: 1, accuracy: 0.9, kind: 'ok' as const, sounds };
  const take = { words: [word], certain: new Set(certain) } as unknown as ScoredTake &
    FeedbackInputs;
  const asked = [{ word: 'x', at: 0, variants: [], shown: forms.map((form) => form.split(' ')) }];
  const answer = showAsTaught(asked, take);
  return { sounds: answer.words[0]!.sounds, certain: answer.certain };
}

test('“right” is not written with a d because its t was tapped', () => {
  const { sounds } = shown(
    ['R AY1 T'],
    [sound('R', 'ɹ', 0), sound('AY', 'aɪ', 0.1), sound('D', 'd', 0.2)],
  );
  expect(sounds.map(({ phone, ipa }) => phone + ipa)).toEqual(['Rɹ', 'AYaɪ', 'Tt']);
});

test('a full form said for a weak one is as good as its worse sound', () => {
  const { sounds } = shown(
    ['F ER0'],
    [
      sound('F', 'f', 0),
      sound('AO', 'ɔ', 0.1),
      sound('R', 'ɹ', 0.2, { accuracy: 0.3, verdict: 'wrong', heard: { phone: 'L', ipa: 'l' } }),
    ],
  );
  expect(sounds).toHaveLength(2);
  expect(sounds[1]).toEqual({
    phone: 'ER',
    ipa: 'ɚ',
    start: 0.1,
    end: 0.2 + 0.1,
    accuracy: 0.3,
    verdict: 'wrong',
    heard: { phone: 'L', ipa: 'l' },
  });
});

test('of two sounds that are written as one, the other one was said', () => {
  const dropped = { accuracy: 0.3, verdict: 'wrong', dropped: true } as const;
  const full = [sound('F', 'f', 0), sound('AO', 'ɔ', 0.1), sound('R', 'ɹ', 0.2, dropped)];
  const weak = shown(['F ER0'], full).sounds[1];
  expect(weak).toMatchObject({ phone: 'ER', verdict: 'wrong' });
  expect(weak).not.toHaveProperty('dropped');
  expect(shown(['F AO1 R'], full).sounds[2]).toMatchObject({ phone: 'R', dropped: true });
  const open = full.with(2, sound('R', 'ɹ', 0.2, { maybe: 'W' }));
  expect(shown(['F ER0'], open).sounds[1]).not.toHaveProperty('maybe');
  expect(shown(['F AO1 R'], open).sounds[2]).toMatchObject({ maybe: 'W' });
});

test('a t that running speech leaves out is nothing to work on', () => {
  const { sounds } = shown(['S T'], [sound('S', 's', 0)]);
  expect(sounds[1]).toMatchObject({ phone: 'T', verdict: 'good', start: 0.1, end: 0.1 });
});

test('nobody is told to aim for what they were heard to say', () => {
  const heard = { phone: 'AO', ipa: 'ɔ' };
  const { sounds } = shown(['AO1'], [sound('AA', 'ɑ', 0, { verdict: 'check', heard })]);
  expect(sounds[0]).not.toHaveProperty('heard');
});

test('what was heard in a weak syllable is written weak', () => {
  const heard = { phone: 'AH', ipa: 'ʌ' };
  const { sounds } = shown(['ER0'], [sound('ER', 'ɝ', 0, { verdict: 'wrong', heard })]);
  expect(sounds[0]).toMatchObject({ ipa: 'ɚ', heard: { phone: 'AH', ipa: 'ə' } });
});

test('a certain sound stays certain', () => {
  const one = sound('TH', 'θ', 0);
  const { sounds, certain } = shown(['TH'], [one], [one]);
  expect(certain.has(sounds[0]!)).toBe(true);
});

test('what was heard comes with two words to hear the difference in', () => {
  const heard = { phone: 'S', ipa: 's' };
  const { sounds } = shown(['TH'], [sound('TH', 'θ', 0, { verdict: 'wrong', heard })]);
  expect(sounds[0]!.heard).toEqual({ phone: 'S', ipa: 's', pair: ['think', 'sink'] });
});

test('a vowel that was said for the one shown is not certain', () => {
  const said = sound('IH', 'ɪ', 0);
  const { sounds, certain } = shown(['EH1'], [said], [said]);
  expect(sounds[0]!.phone).toBe('EH');
  expect(certain.size).toBe(0);
});
