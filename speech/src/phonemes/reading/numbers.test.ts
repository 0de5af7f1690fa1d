import { expect, test } from 'vitest';
import { cardinalWords, decadeWords, fractionWords, ordinalWords, yearWords } from './numbers.ts';

test('every number up to ten thousand is read back to itself', () => {
  const values: Record<string, number> = {};
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .forEach((word, index) => (values[word] = index + 1));
  'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .forEach((word, index) => (values[word] = 10 * (index + 2)));
  const valueOf = (words: string[]) => {
    let total = 0;
    let group = 0;
    for (const word of words) {
      if (word === 'hundred') group *= 100;
      else if (word === 'thousand') [total, group] = [1000 * group, 0];
      else group += values[word] ?? Number.NaN;
    }
    return total + group;
  };
  for (let n = 1; n <= 10_000; n++) expect(valueOf(cardinalWords(String(n)))).toBe(n);
});

test('huge numbers have names, and beyond them digits', () => {
  expect(cardinalWords('1000000000000').join(' ')).toBe('one trillion');
  expect(cardinalWords(`1${'0'.repeat(17)}`).join(' ')).toBe('one hundred quadrillion');
  expect(cardinalWords(`1${'0'.repeat(18)}`)[1]).toBe('zero');
  expect(cardinalWords('9'.repeat(30))).toEqual(Array.from({ length: 30 }, () => 'nine'));
});

test.each([
  ['1', 'first'],
  ['2', 'second'],
  ['5', 'fifth'],
  ['8', 'eighth'],
  ['9', 'ninth'],
  ['12', 'twelfth'],
  ['20', 'twentieth'],
  ['83', 'eighty third'],
  ['100', 'one hundredth'],
  ['1000000', 'one millionth'],
])('%sth is %s', (digits, words) => {
  expect(ordinalWords(digits).join(' ')).toBe(words);
});

test('years go in pairs, and the new century both ways', () => {
  expect(yearWords('1999')[0]?.join(' ')).toBe('nineteen ninety nine');
  expect(yearWords('2019').map((words) => words.join(' '))).toEqual([
    'twenty nineteen',
    'two thousand nineteen',
  ]);
  expect(yearWords('2009')[0]?.join(' ')).toBe('two thousand nine');
  expect(yearWords('2010')[0]?.join(' ')).toBe('twenty ten');
  expect(decadeWords('1920').join(' ')).toBe('nineteen twenties');
});

test.each([
  ['1909', 'nineteen oh nine'],
  ['1910', 'nineteen ten'],
  ['1100', 'eleven hundred'],
  ['1800', 'eighteen hundred'],
  ['2000', 'two thousand'],
])('the year %s is %s', (digits, words) => {
  expect(yearWords(digits)[0]?.join(' ')).toBe(words);
});

test('fractions have their plurals', () => {
  expect(fractionWords('1', '4').join(' ')).toBe('one quarter');
  expect(fractionWords('5', '8').join(' ')).toBe('five eighths');
  expect(fractionWords('7', '32').join(' ')).toBe('seven thirty seconds');
});
