import { expect, test } from 'vitest';
import type { TaughtForm } from '../analysis.ts';
import { lexicon } from '../testing/lexicon.ts';
import { readPhrase } from './read-phrase.ts';
import { inFull, taughtWords } from './taught-forms.ts';
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

test('a pronoun is light at the end as well, and “are” inside a phrase', () => {
  expect(written('Please call us.')).toMatch(/əs$/);
  expect(written('Where are you going?')).toBe('wɛɹ ɚ ju ˈɡoʊɪŋ');
  expect(written('Are you ready?')).toMatch(/^ɑɹ/);
  expect(written('Yes, we are.')).toMatch(/ɑɹ$/);
  const [, us] = inFull(taught('Join us.'));
  expect(us!.shown).toEqual([['AH1', 'S']]);
});

test('one weak vowel is written one way', () => {
  expect(written('dishes lunches needed waited')).toBe('ˈdɪʃɪz ˈlʌntʃɪz ˈnidɪd ˈweɪtɪd');
  expect(written('message orange manager')).toBe('ˈmɛsɪdʒ ˈɔɹɪndʒ ˈmænɪdʒɚ');
  expect(written('upset until upon')).toBe('ˌʌpˈsɛt ənˈtɪl əˈpɑn');
});

test('where Americans differ, one of the two vowels of “caught” and “cot” is written throughout', () => {
  expect(written('caught coffee costs saw')).toBe('ˈkɔt ˈkɔfi ˈkɔsts ˈsɔ');
  expect(written('dog dogs soft fog')).toBe('ˈdɔɡ ˈdɔɡz ˈsɔft ˈfɔɡ');
  expect(written('hot swallow wash')).toBe('ˈhɑt ˈswɑloʊ ˈwɑʃ');
});

test('a schwa before a stressed syllable with r is no er', () => {
  expect(written('around correct garage')).toBe('əˈɹaʊnd kəˈɹɛkt ɡəˈɹɑʒ');
});

test('what running speech does to a word by chance is not written', () => {
  expect(written('Turn right at the light.')).toBe('ˈtɝn ˈɹaɪt ət ðə ˈlaɪt');
  expect(written('Take the other one.')).toBe('ˈteɪk ði ˈʌðɚ ˌwʌn');
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

test('a taught t that stops in the throat is judged as a t', () => {
  const [button] = taught('Button.', [{ word: 0, sounds: 'B AH1 Q N' }]);
  expect(transcribe('button', button!.shown[0]!)).toBe('ˈbʌʔn');
  expect(button!.variants).toContainEqual(['B', 'AH1', 'T', 'N']);
});

test('in full, “the” is said as its place asks for', () => {
  const full = inFull(taught('The oil and the water.')).map(({ shown }) => shown[0]!.join(' '));
  expect([full[0], full[3]]).toEqual(['DH IY0', 'DH AH0']);
});

test('a form with an unknown sound is refused', () => {
  expect(() => taught('So?', [{ word: 0, sounds: 'QQ' }])).toThrow('unknown phone');
});

test('in full, no taught form is left that only reduces a word', () => {
  const phrase = 'They permit him to call.';
  const forms = [
    { word: 1, sounds: 'P ER0 M IH1 T' },
    { word: 2, sounds: 'IH0 M' },
  ];
  const full = inFull(taught(phrase, forms));
  expect(full.map(({ shown }) => shown[0]!.join(' '))).toEqual([
    'DH EY1',
    'P ER0 M IH1 T',
    'HH IH1 M',
    'T UW1',
    'K AO1 L',
  ]);
});

test('in full, the second part of a compound stays the weaker one', () => {
  const forms = [{ word: 1, sounds: 'K AA2 R D' }];
  const [, card] = inFull(taught('Credit card.', forms));
  expect(card!.shown).toEqual([['K', 'AA2', 'R', 'D']]);
});

test('what nobody should be taught is understood and never written', () => {
  const [, get, , again] = taught('I get it again.');
  expect(get!.variants).toContainEqual(['G', 'IH1', 'T']);
  expect(again!.variants).toContainEqual(['AH0', 'G', 'EY1', 'N']);
  expect(readPhrase('get', lexicon)[0]!.shown).toEqual([['G', 'EH1', 'T']]);
  expect(readPhrase('again', lexicon)[0]!.shown).toEqual([['AH0', 'G', 'EH1', 'N']]);
});

test.each([
  ['houses', 'ˈhaʊzɪz'],
  ['Friday', 'ˈfɹaɪdeɪ'],
  ['Wednesday', 'ˈwɛnzdeɪ'],
  ['Tuesday', 'ˈtuzdeɪ'],
  ['email', 'ˈiˌmeɪl'],
])('“%s” is written /%s/', (word, ipa) => {
  expect(written(word).replace('ˌdeɪ', 'deɪ')).toBe(ipa);
});

test('in full, a word that was reduced by its stress alone has its vowel back', () => {
  const phrase = 'I was at work from nine to five.';
  const forms = [
    { word: 1, sounds: 'W AH0 Z' },
    { word: 4, sounds: 'F R AH0 M' },
  ];
  const full = inFull(taught(phrase, forms)).map(({ shown }) => shown[0]!.join(' '));
  expect([full[1], full[4]]).toEqual(['W AH1 Z', 'F R AH1 M']);
});
