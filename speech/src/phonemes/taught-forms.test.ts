import { expect, test } from 'vitest';
import type { TaughtForm } from '../analysis.ts';
import { lexicon } from '../testing/lexicon.ts';
import { readPhrase } from './read-phrase.ts';
import { taughtWords } from './taught-forms.ts';
import { transcribe } from './transcription.ts';

const taught = (phrase: string, forms: TaughtForm[] = []) =>
  taughtWords(readPhrase(phrase, lexicon), phrase, forms, ({ start }) => start);
const written = (phrase: string, forms?: TaughtForm[]) =>
  taught(phrase, forms)
    .map(({ word, shown }) => transcribe(word, shown[0]!))
    .join(' ');

test('little words are written as they are said before another word, and in full at the end', () => {
  expect(written('Thanks for thinking of me.')).toBe('ˈθæŋks fɚ ˈθɪŋkɪŋ əv mi');
  expect(written('Who is it for?')).toMatch(/fɔɹ$/);
});

test('what running speech does to a word by chance is not written', () => {
  expect(written('Turn right at the light.')).toBe('ˈtɝn ˈɹaɪt ət ðə ˈlaɪt');
});

test('an unstressed er is written ɚ', () => {
  expect(written('Her work takes her all over.')).toMatch(/^hɚ ˈwɝk .* ˈoʊvɚ$/);
});

test('a form that is taught is written, and is a fair way to say the word', () => {
  const forms = [{ word: 1, sounds: 'AH0 N' }];
  const [, and] = taught('Bread and butter.', forms);
  expect(written('Bread and butter.', forms)).toBe('ˈbɹɛd ən ˈbʌtɚ');
  expect(and!.variants).toContainEqual(['AH0', 'N']);
});

test('a tap that is taught is judged as the sound it is nearest to', () => {
  const [water] = taught('Water, please.', [{ word: 0, sounds: 'W AO1 DX ER0' }]);
  expect(water!.shown).toEqual([['W', 'AO1', 'DX', 'ER0']]);
  const bare = water!.variants.map((variant) => variant.join(' ').replace(/\d/g, ''));
  expect(bare).toContain('W AO D ER');
});

test('a form with an unknown sound is refused', () => {
  expect(() => taught('So?', [{ word: 0, sounds: 'QQ' }])).toThrow('unknown phone');
});
